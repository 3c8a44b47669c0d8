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

/** The players who sit out a match. */
export function restingIn({ tables }: MatchPlan, { players }: Setup): Player[] {
  const playing = new Set(tables.flatMap(({ pairing }) => pairing.flat()));
  return players.map((_, at) => at + 1).filter((player) => !playing.has(player));
}
