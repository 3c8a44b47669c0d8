import { groupMatches, isDrawnMatch } from './seating.ts';
import type {
  EveningView,
  MatchPlan,
  Pair,
  Pairing,
  Player,
  ClubSeat,
  ClubSeatView,
  Setup,
  SheetId,
  ClubTableView,
} from '../../../net/protocol/evening.ts';

/** The name of a player for a sentence. */
export type NameOf = (player: Player) => string;

/** Both pairs, in the order in which schedules and scores list them. */
export const PAIRS: readonly Pair[] = ['first', 'second'];

/** The seats in the order of play, seen from above. */
export const SEATS: readonly ClubSeat[] = ['top', 'left', 'bottom', 'right'];

/** The players' names; a number without a player shows as the number. */
export function whoIn({ players }: Setup): NameOf {
  return (player: Player) => players[player - 1]?.name ?? String(player);
}

/**
 * The two players of a pair: the first pair sits at the top and the bottom, the second pair on the left and the right.
 */
export function seatsOf({ seats }: ClubTableView, pair: Pair): readonly ClubSeatView[] {
  const isSecondPair = pair === 'second';
  return seats.filter(({ seat }) => (seat === 'left' || seat === 'right') === isSecondPair);
}

/** The names of a pair. */
export function namesOf(table: ClubTableView, pair: Pair): string[] {
  return seatsOf(table, pair).map(({ name }) => name);
}

/** The player's pair at this table; `undefined` if the player does not sit there. */
export function pairOf(table: ClubTableView, player: Player): Pair | undefined {
  return PAIRS.find((pair) => seatsOf(table, pair).some((seat) => seat.player === player));
}

/** Who sits where at a table of any match; `undefined` where there is no such table. */
export function pairingAt({ schedule }: EveningView, at: SheetId): Pairing | undefined {
  return schedule.matches[at.match - 1]?.tables[at.table - 1]?.pairing;
}

/** The player on a seat: the first pair is at the top and the bottom, the second on the left and the right. */
export function seatedAt([[top, bottom], [left, right]]: Pairing, seat: ClubSeat): Player {
  return { top, left, bottom, right }[seat];
}

/**
 * The players who sit out match `match` of an evening; neither those who have not come yet, nor those who have left. The
 * same rule as `Schedule::sitting_out` in Rust, which says why it asks for a player's first and last seat. In a match that was
 * drawn, these are the pairs without opponents.
 */
export function restingIn(matches: readonly MatchPlan[], match: number, setup: Setup): Player[] {
  const at = match - 1;
  if (isDrawnMatch(setup, match)) return matches[at]?.byes?.flat() ?? [];
  const { players } = setup;
  const ofGroups = groupMatches(setup);
  const playing = (ofGroups > 0 ? matches.slice(0, ofGroups) : matches).map(
    ({ tables }) => new Set(tables.flatMap(({ pairing }) => pairing.flat())),
  );
  const seated = playing[at];
  if (seated === undefined) return [];
  const resting = players.map((_, i) => i + 1).filter((player) => !seated.has(player));
  const isOneTable = matches[at]?.tables.length === 1 && resting.length === 3;
  const restsInARow = ofGroups > 0 ? 2 : isOneTable ? 3 : 1;
  return resting.filter((player) => {
    const last = playing.findLastIndex((seated) => seated.has(player));
    return last > at
      ? playing.slice(0, at + 2).some((seated) => seated.has(player))
      : playing.length - 1 - last <= restsInARow;
  });
}
