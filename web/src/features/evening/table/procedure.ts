import type {
  Courtesy,
  Player,
  ClubSeatView,
  ClubTableView,
} from '../../../net/protocol/evening.ts';
import { seatAfter } from '../words/places.ts';

/** Who does what before a round begins (CLUB-107, CLUB-109). */
export interface Beginning {
  leader: ClubSeatView;
  /** The shuffler: the player before the leader, or their helper. */
  shuffler: ClubSeatView;
  /** The order in which players take seven tiles. */
  taking: readonly ClubSeatView[];
  /** The order if the leader has had the tiles shuffled once more. */
  takingAgain: readonly ClubSeatView[];
}

/** The preparations for the round that `leader` leads; `undefined` if that player does not sit here. */
export function beginningOf(table: ClubTableView, leader: Player): Beginning | undefined {
  const order = inOrderFrom(table, leader);
  const [first, ...others] = order;
  const before = others.at(-1);
  if (first === undefined || before === undefined) return undefined;
  const named = table.seats.find(({ player }) => player === table.shuffler);
  return {
    leader: first,
    shuffler: (leader === table.next_lead ? named : undefined) ?? before,
    taking: order,
    takingAgain: [...others, first],
  };
}

/** All four players in the order of play, starting with one of them. */
export function inOrderFrom(table: ClubTableView, player: Player): ClubSeatView[] {
  return [0, 1, 2, 3].flatMap((steps) => seatAfter(table, player, steps) ?? []);
}

/** A courtesy: for whom, and by whom where another player does it (CLUB-100 to CLUB-104). */
export interface Done {
  courtesy: Courtesy;
  player: ClubSeatView;
  by: ClubSeatView;
}

/** Every courtesy that applies at a table, seat by seat. */
export function courtesiesAt(table: ClubTableView): Done[] {
  return table.seats.flatMap((player) =>
    player.courtesies.map((courtesy) => ({ courtesy, player, by: doer(table, player, courtesy) })),
  );
}

/**
 * Who does it: the partner writes and shuffles, unless the partner needs the same help; the next player does the rest.
 */
function doer(table: ClubTableView, player: ClubSeatView, courtesy: Courtesy): ClubSeatView {
  const right = seatAfter(table, player.player, 1) ?? player;
  const partner = seatAfter(table, player.player, 2) ?? player;
  const partners = courtesy === 'partner-writes' || courtesy === 'partner-shuffles';
  return partners && !partner.courtesies.includes(courtesy) ? partner : right;
}
