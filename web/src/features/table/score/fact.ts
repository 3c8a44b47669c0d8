import type { Seat, TableView } from '../../../net/protocol/types.ts';
import { isOwn, ownSeats, partyOf, personIs, sideOf } from '../view/people.ts';
import type { ScoreTexts } from '../speech/outcome.ts';

/**
 * One true sentence about the match, from its sheet: something that the reader did well, or that the winners did where
 * the reader only watched. `null` if the sheet shows nothing worth saying.
 */
export function factOf(view: TableView, t: ScoreTexts): string | null {
  const own = ownSeats(view);
  const side =
    own[0] === undefined ? (view.match_end?.verdict.won[0] ?? null) : sideOf(view, own[0]);
  if (side === null || view.sheet.length < 2) return null;
  const of = view.sheet.length;
  const seats = own.length > 0 ? own : (view.sides[side] ?? []);
  const [seat, outs] = mostOuts(view, seats);
  if (outs >= 2 && outs * 2 >= of) {
    return t.score.match.wentOut({ who: personIs(view, seat, t.table), n: outs, of });
  }
  const party = partyOf(view, side, t.table);
  const rounds = view.sheet.flatMap(({ round, settlement }) => {
    const score = settlement.sides[side];
    return score === undefined ? [] : [{ round, scored: score.scored, credit: score.credit }];
  });
  const { sense } = view.rules.score;
  if (sense === 'losers-pay') {
    const clean = rounds.filter(({ credit }) => credit === 0).length;
    return clean >= 2 ? t.score.match.clean({ party, n: clean, of }) : null;
  }
  // Where a round is worth one point, no round is better than another.
  if (sense === 'none' || sense === 'round-points') return null;
  const [best] = rounds.sort((a, b) => b.scored - a.scored);
  return best === undefined || best.scored <= 0
    ? null
    : t.score.match.best({ party, n: best.scored, round: best.round });
}

/** Of these seats, the one that ended most rounds by going out, and how many. One's own hands count together. */
function mostOuts(view: TableView, seats: readonly Seat[]): [seat: Seat, outs: number] {
  const outs = (among: readonly Seat[]) =>
    view.sheet.filter(({ outcome }) => outcome.kind === 'out' && among.includes(outcome.seat))
      .length;
  const [first = 1] = seats;
  if (isOwn(view, first)) return [first, outs(seats)];
  return seats
    .map((seat): [Seat, number] => [seat, outs([seat])])
    .reduce((most, next) => (next[1] > most[1] ? next : most), [first, 0]);
}
