import type { Party } from '../../../i18n/fluent.ts';
import type { RoundResult, TableView } from '../../../net/protocol/types.ts';
import { partyOf, sideOf } from '../view/people.ts';
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
  if (second === undefined && first.n > 0) {
    return t.score.round.writes({ party: theyOf(view, first.side, t), n: first.n });
  }
  if (scored.length <= NAMED_MAX) {
    const made = some.map(({ side, n }) =>
      t.score.round.madeBy({ names: partyOf(view, side, t.table).names, n }),
    );
    return t.score.round.brief({ made });
  }
  const own = view.you === null ? undefined : scored[sideOf(view, view.you)];
  return own === undefined
    ? (why.at(-1) ?? '')
    : t.score.round.writes({ party: partyOf(view, own.side, t.table), n: own.n });
}

/** The people of a side; the pair against the reader's pair are "they". */
function theyOf(view: TableView, side: number, t: ScoreTexts): Party {
  const party = partyOf(view, side, t.table);
  const opposite = view.you !== null && !party.you && view.sides.length === 2;
  return opposite && party.many ? { ...party, names: t.table.they } : party;
}
