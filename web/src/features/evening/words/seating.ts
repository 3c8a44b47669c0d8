import type {
  EveningView,
  MatchPlan,
  Player,
  SeatingKind,
  Setup,
} from '../../../net/protocol/evening.ts';

/** Whether each match is drawn from the results before it. After groups, only the knock-out is. */
export const isDrawn = (kind: SeatingKind): kind is 'swiss' | 'knock-out' =>
  kind === 'swiss' || kind === 'knock-out';

/** Whether partners stay together: players 1 and 2, 3 and 4, and so on. */
export const hasFixedPairs = (kind: SeatingKind): boolean =>
  kind === 'pairs' || kind === 'groups' || isDrawn(kind);

/** How many matches the groups play before their knock-out; 0 without groups. */
export const groupMatches = ({ seating, matches }: Pick<Setup, 'seating' | 'matches'>): number =>
  seating === 'groups' ? (matches ?? 0) : 0;

/** Whether a match is drawn from the results before it. After groups, those of the knock-out are. */
export const isDrawnMatch = (setup: Pick<Setup, 'seating' | 'matches'>, match: number): boolean =>
  isDrawn(setup.seating) || (setup.seating === 'groups' && match > groupMatches(setup));

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
