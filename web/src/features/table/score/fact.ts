import type { Seat, SeenEvent, TableView } from '../../../net/protocol/types.ts';
import type { ScoreTexts } from '../speech/outcome.ts';
import {
  calledOf,
  isOwn,
  ownSeats,
  partnersOf,
  partyOf,
  personIs,
  pointsLose,
  sideOf,
  targetOf,
} from '../view/people.ts';
import { armOf } from '../view/place.ts';
import { sameTile } from '../view/tile.ts';

type Played = Extract<SeenEvent, { type: 'played' }>;

/** A lead of fewer points than this, or than a fifth of the target, is not worth a sentence. */
const LEAD_MIN = 10;

/**
 * What is true and good about the match, from its sheet and its last round: something that the reader did well, or the
 * winners where the reader only watched. `null` if there is nothing worth saying.
 */
export function factOf(view: TableView, t: ScoreTexts): string | null {
  const own = ownSeats(view);
  const won = view.match_end?.verdict.won ?? [];
  const side = own[0] === undefined ? (won[0] ?? null) : sideOf(view, own[0]);
  if (side === null || view.sheet.length < 2) return null;
  const { match } = t.score;
  const of = view.sheet.length;
  const counted = (fact: string) => `${match.count({ n: of })} ${fact}`;
  const isWinner = won.includes(side);
  const opened = isWinner ? openedText(view, t) : null;
  if (opened !== null) return counted(opened);
  const lead = leadText(view, side, isWinner, t);
  if (isWinner && lead !== null) return counted(lead);
  const seats = own.length > 0 ? own : (view.sides[side] ?? []);
  const [seat, outs] = mostOuts(view, seats);
  if (outs >= 2 && outs * 2 >= of) {
    return match.wentOut({ who: personIs(view, seat, t.table), n: outs, of });
  }
  return lead === null ? bestText(view, side, t) : counted(lead);
}

/** That a tile of the reader opened the way out of the last round for their partner, or the partner's for them. */
function openedText(view: TableView, { score, table }: ScoreTexts): string | null {
  const { you, round, sheet } = view;
  const outcome = sheet.at(-1)?.outcome;
  if (you === null || round === null || outcome?.kind !== 'out') return null;
  const opener = openerOf(round.history);
  if (opener === null || opener.last.seat !== outcome.seat) return null;
  const { tile, seat } = opener.before;
  const partners = partnersOf(view, you);
  const { openedByYou, openedForYou } = score.match;
  if (seat === you && partners.includes(outcome.seat)) {
    return openedByYou({ tile, name: calledOf(view, outcome.seat, table) });
  }
  return outcome.seat === you && partners.includes(seat)
    ? openedForYou({ tile, name: calledOf(view, seat, table) })
    : null;
}

/**
 * The last tile of a round, and the tile that it was joined to; `null` if that cannot be said, as for the lead and in
 * trains and lattices.
 */
export function openerOf(history: readonly SeenEvent[]): { last: Played; before: Played } | null {
  const played = history.filter((event) => event.type === 'played');
  const last = played.at(-1);
  if (last === undefined || last.at === 'first') return null;
  const { at } = last;
  if (typeof at === 'string') {
    const arm = armOf(at);
    const before = played
      .slice(0, -1)
      .findLast((one) => armOf(one.at) === arm || one.at === 'first');
    return before === undefined ? null : { last, before };
  }
  if (!('on' in at)) return null;
  const before = played.find(({ tile }) => sameTile(tile, at.on));
  return before === undefined ? null : { last, before };
}

/** How far behind a winner of two was at worst, or how far ahead a loser at best. */
function leadText(
  view: TableView,
  side: number,
  isWinner: boolean,
  { score, table }: ScoreTexts,
): string | null {
  const { sense } = view.rules.score;
  if (view.sides.length !== 2 || pointsLose(view)) return null;
  if (sense === 'none' || sense === 'round-points') return null;
  const rounds = view.sheet.slice(0, -1).map(({ round, settlement }) => {
    const points = (of: number) => settlement.sides[of]?.after.points ?? 0;
    return { round, n: (points(side) - points(1 - side)) * (isWinner ? -1 : 1) };
  });
  const [most] = rounds.sort((a, b) => b.n - a.n);
  if (most === undefined || most.n < Math.max(LEAD_MIN, (targetOf(view) ?? 0) / 5)) return null;
  const party = partyOf(view, side, table);
  return (isWinner ? score.match.behind : score.match.ahead)({ party, ...most });
}

/** The best round of a side, or how many rounds it kept free of points where these are bad. */
function bestText(view: TableView, side: number, { score, table }: ScoreTexts): string | null {
  const party = partyOf(view, side, table);
  const rounds = view.sheet.flatMap(({ round, settlement }) => {
    const line = settlement.sides[side];
    return line === undefined ? [] : [{ round, scored: line.scored, credit: line.credit }];
  });
  const { sense } = view.rules.score;
  const of = view.sheet.length;
  if (sense === 'losers-pay') {
    const clean = rounds.filter(({ credit }) => credit === 0).length;
    return clean >= 2 ? score.match.clean({ party, n: clean, of }) : null;
  }
  // Where a round is worth one point, no round is better than another.
  if (sense === 'none' || sense === 'round-points') return null;
  const [best] = rounds.sort((a, b) => b.scored - a.scored);
  return best === undefined || best.scored <= 0
    ? null
    : score.match.best({ party, n: best.scored, round: best.round });
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
