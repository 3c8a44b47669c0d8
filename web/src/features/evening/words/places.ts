import type {
  Author,
  EveningView,
  Pair,
  Player,
  ClubSeatView,
  SheetId,
  ClubTableView,
} from '../../../net/protocol/evening.ts';
import { pairOf } from './people.ts';

/** The player number of this device. The organiser is player 1 (CLUB-7). */
export const numberOf = (me: Author | undefined): Player | undefined =>
  me === undefined ? undefined : me.kind === 'organiser' ? 1 : me.player;

/** The pair of a player at this table; `undefined` for everyone else. */
export const ownPair = (
  table: ClubTableView,
  player: Player | null | undefined,
): Pair | undefined =>
  player === null || player === undefined ? undefined : pairOf(table, player);

/** The player this many seats further in the order of play: 1 is the next on the right, 2 the partner. */
export function seatAfter(
  table: ClubTableView,
  player: Player,
  steps: number,
): ClubSeatView | undefined {
  // Seats are listed in the order of play.
  const place = table.seats.findIndex((seat) => seat.player === player);
  return place < 0 ? undefined : table.seats[(place + steps) % table.seats.length];
}

/** Whether both name the same table of the same match. */
export const isAt = (one: SheetId, two: SheetId): boolean =>
  one.match === two.match && one.table === two.table;

/**
 * The table that concerns a player in the current match: the player's own; for an organiser who sits out, the only
 * table there is (CLUB-27); `undefined` for anyone else who sits out.
 */
export function tableOf(view: EveningView, me: Author | undefined): ClubTableView | undefined {
  const own = view.tables.find((table) => ownPair(table, numberOf(me)) !== undefined);
  const only = view.tables.length === 1 ? view.tables[0] : undefined;
  return own ?? (me?.kind === 'organiser' ? only : undefined);
}
