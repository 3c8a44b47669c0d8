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
  /** Who shuffles: the player before the leader, or the player who does it for them. */
  shuffler: ClubSeatView;
  /** The order in which players take their tiles. */
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
  const namedShuffler = table.seats.find(({ player }) => player === table.shuffler);
  return {
    leader: first,
    shuffler: (leader === table.next_lead ? namedShuffler : undefined) ?? before,
    taking: order,
    takingAgain: [...others, first],
  };
}

/** All four players in the order of play, starting with `player`. */
export function inOrderFrom(table: ClubTableView, player: Player): ClubSeatView[] {
  return [0, 1, 2, 3].flatMap((steps) => seatAfter(table, player, steps) ?? []);
}

/** A courtesy at a table: the player who needs it, and the player who provides it (CLUB-100 to CLUB-104). */
export interface AppliedCourtesy {
  courtesy: Courtesy;
  player: ClubSeatView;
  by: ClubSeatView;
}

/** Every courtesy that applies at a table, seat by seat. */
export function courtesiesAt(table: ClubTableView): AppliedCourtesy[] {
  return table.seats.flatMap((player) =>
    player.courtesies.map((courtesy) => ({
      courtesy,
      player,
      by: helperOf(table, player, courtesy),
    })),
  );
}

/**
 * Who provides a courtesy: the partner writes and shuffles, unless the partner needs the same. Everything else, and
 * that too, falls to the next player on the right.
 */
function helperOf(table: ClubTableView, player: ClubSeatView, courtesy: Courtesy): ClubSeatView {
  const right = seatAfter(table, player.player, 1) ?? player;
  const partner = seatAfter(table, player.player, 2) ?? player;
  const isPartnerTask = courtesy === 'partner-writes' || courtesy === 'partner-shuffles';
  return isPartnerTask && !partner.courtesies.includes(courtesy) ? partner : right;
}
