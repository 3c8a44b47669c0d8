import type {
  ClubSeat,
  EveningView,
  MatchPlan,
  Player,
  SeatingKind,
} from '../../../net/protocol/evening.ts';

/** Whether each match is drawn from the results before it. */
export const isDrawn = (kind: SeatingKind): kind is 'swiss' | 'knock-out' =>
  kind === 'swiss' || kind === 'knock-out';

/** Whether partners stay together: players 1 and 2, 3 and 4, and so on. */
export const hasFixedPairs = (kind: SeatingKind): boolean => kind === 'pairs' || isDrawn(kind);

/** The number of a fixed pair, from 1. */
export const pairOf = (player: Player): number => Math.ceil(player / 2);

/** Everyone who sits at a table of a match. */
export const playersOf = ({ tables }: MatchPlan): Player[] =>
  tables.flatMap(({ pairing }) => pairing.flat());

/** Whether the next match has been drawn, or was planned from the start. */
export const isNextSeated = ({ begun, schedule }: EveningView): boolean =>
  begun < schedule.matches.length;

/** How many matches leave one pair. */
export const knockOutMatches = (pairs: number): number => Math.ceil(Math.log2(Math.max(2, pairs)));

/** The first players of the pairs that can be drawn for the next match. Who has lost a match of a knock-out is out. */
export function pairsToDraw({ setup, schedule, begun, tables }: EveningView): Player[] {
  const first = setup.players.flatMap((_, at) => (at % 2 === 0 ? [at + 1] : []));
  const before = schedule.matches[begun - 1];
  if (setup.seating !== 'knock-out' || before === undefined) return first;
  const lost = new Set(
    tables.flatMap(({ seats, outcome }) => {
      const isLosers = (seat: ClubSeat) =>
        (seat === 'top' || seat === 'bottom') !== (outcome?.winner === 'first');
      return outcome === null
        ? []
        : seats.filter(({ seat }) => isLosers(seat)).map(({ player }) => player);
    }),
  );
  const named = namedIn(before);
  return first.filter((player) => named.has(player) && !lost.has(player));
}

/** Those of the pairs who were there for the last match that was drawn, or have joined since. */
export function pairsHere(view: EveningView): Player[] {
  const drawn = view.schedule.matches.map(namedIn);
  const last = drawn.at(-1);
  return pairsToDraw(view).filter(
    (player) => last?.has(player) === true || !drawn.some((match) => match.has(player)),
  );
}

/** Everyone who sits at a table of a match, or has no opponents in it. */
const namedIn = (plan: MatchPlan): ReadonlySet<Player> =>
  new Set([...playersOf(plan), ...(plan.byes ?? []).flat()]);
