import type {
  ClubSeat,
  EveningView,
  MatchPlan,
  Player,
  SeatingKind,
  Setup,
} from '../../../net/protocol/evening.ts';

/** Whether each match is drawn from the results before it. */
export const isDrawn = (kind: SeatingKind): kind is 'swiss' | 'knock-out' =>
  kind === 'swiss' || kind === 'knock-out';

/** Whether partners stay together: players 1 and 2, 3 and 4, and so on. */
export const hasFixedPairs = (kind: SeatingKind): boolean => kind === 'pairs' || isDrawn(kind);

/** The number of a fixed pair, from 1. */
export const pairOf = (player: Player): number => Math.ceil(player / 2);

/** How many fixed pairs make a team; 1 without teams. */
export const teamPairsOf = ({
  seating,
  team_pairs,
}: Pick<Setup, 'seating' | 'team_pairs'>): number =>
  hasFixedPairs(seating) ? (team_pairs ?? 1) : 1;

/** The number of a player's team, from 1; `undefined` without teams. */
export function teamOf(setup: Setup, player: Player): number | undefined {
  const pairs = teamPairsOf(setup);
  return pairs === 1 ? undefined : Math.ceil(player / (2 * pairs));
}

/** Whether two players of fixed pairs share a place: as partners, or in a team. */
export const isTogether = (setup: Setup, one: Player, other: Player): boolean =>
  Math.ceil(one / (2 * teamPairsOf(setup))) === Math.ceil(other / (2 * teamPairsOf(setup)));

/** Everyone who sits at a table of a match. */
export const playersOf = ({ tables }: MatchPlan): Player[] =>
  tables.flatMap(({ pairing }) => pairing.flat());

/** Whether the next match has been drawn, or was planned from the start. */
export const isNextSeated = ({ begun, schedule }: EveningView): boolean =>
  begun < schedule.matches.length;

/** How many matches leave one pair. */
export const knockOutMatches = (pairs: number): number => Math.ceil(Math.log2(Math.max(2, pairs)));

/** The first players of the pairs or teams that can be drawn for the next match. Who has lost a match of a knock-out is out. */
export function pairsToDraw({ setup, schedule, begun, tables, report }: EveningView): Player[] {
  const together = 2 * teamPairsOf(setup);
  const first = setup.players.flatMap((_, at) => (at % together === 0 ? [at + 1] : []));
  const before = schedule.matches[begun - 1];
  if (setup.seating !== 'knock-out' || before === undefined) return first;
  const named = namedIn(before);
  if (together > 2) {
    const out = new Set(
      report.teams?.flatMap(({ team, played, wins }) => (played > wins ? [team] : [])),
    );
    return first.filter((player) => named.has(player) && !out.has(Math.ceil(player / together)));
  }
  const lost = new Set(
    tables.flatMap(({ seats, outcome }) => {
      const isLosers = (seat: ClubSeat) =>
        (seat === 'top' || seat === 'bottom') !== (outcome?.winner === 'first');
      return outcome === null
        ? []
        : seats.filter(({ seat }) => isLosers(seat)).map(({ player }) => player);
    }),
  );
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
