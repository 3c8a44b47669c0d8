import type { Party } from '../../../i18n/fluent.ts';
import type { RoundResult, TableView } from '../../../net/protocol/types.ts';
import { partyOf, pointsLose, sideOf } from '../view/people.ts';
import type { ScoreTexts } from './outcome.ts';
import { outcomeOf } from './outcome.ts';

/** Up to this many sides, one sentence can name what each of them scores. */
const NAMED_MAX = 4;

/** Who scores how much in a round, in one short sentence. */
export function briefOf(view: TableView, result: RoundResult, t: ScoreTexts): string {
  const { why, accounts } = outcomeOf(view, result, t);
  const rule = accounts[0] ?? why.at(-1) ?? '';
  const { sense } = view.rules.score;
  // These rules count rounds, not points.
  if (sense === 'none' || sense === 'round-points') return rule;
  const scored = result.settlement.sides.map(({ scored: n }, side) => ({ side, n }));
  const some = scored.filter(({ n }) => n !== 0);
  const [first, second] = some;
  if (first === undefined) return rule;
  const { round } = t.score;
  const bad = pointsLose(view);
  if (second === undefined && first.n > 0) {
    return bad
      ? round.takes({ party: partyOf(view, first.side, t.table), n: first.n })
      : round.writes({ party: theyOf(view, first.side, t), n: first.n });
  }
  if (scored.length <= NAMED_MAX) {
    const made = some.map(({ side, n }) =>
      round.madeBy({ names: partyOf(view, side, t.table).names, n }),
    );
    return (bad ? round.taken : round.brief)({ made });
  }
  const own = view.you === null ? undefined : scored[sideOf(view, view.you)];
  if (own === undefined) return why.at(-1) ?? '';
  const party = partyOf(view, own.side, t.table);
  return (bad ? round.takes : round.writes)({ party, n: own.n });
}

/** The totals after a round: of all sides, or of the reader's side where there are many. */
export function totalsOf(view: TableView, result: RoundResult, t: ScoreTexts): string {
  const { sense } = view.rules.score;
  if (sense === 'none' || sense === 'round-points') return '';
  const { sides } = result.settlement;
  const own = view.you === null ? null : sideOf(view, view.you);
  const totals = sides
    .map(({ after }, side) => ({ side, n: after.points }))
    .filter(({ side }) => sides.length <= NAMED_MAX || side === own)
    .sort((a, b) => Number(b.side === own) - Number(a.side === own))
    .map(({ side, n }) => t.score.round.madeBy({ names: partyOf(view, side, t.table).names, n }));
  return totals.length === 0 ? '' : t.score.round.totals({ totals });
}

/** The people of a side; the pair against the reader's pair are "they". */
function theyOf(view: TableView, side: number, t: ScoreTexts): Party {
  const party = partyOf(view, side, t.table);
  const opposite = view.you !== null && !party.you && view.sides.length === 2;
  return opposite && party.many ? { ...party, names: t.table.they } : party;
}
