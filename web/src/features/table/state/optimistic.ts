import type { Command, Seat, SeenEvent, TableView, Tile } from '../../../net/protocol/types.ts';
import { handsOf } from '../view/hand.ts';
import { isOwn } from '../view/people.ts';
import { sameTile } from '../view/tile.ts';
import { endsAfter } from '../view/touch.ts';
import { viewWith } from './apply.ts';
import { isTurnEvent } from './moment.ts';

/** A command of a turn that waits for its answer and events. Until then there are no choices. */
export interface Pending {
  readonly id: string;
  readonly command: Command;
  /**
   * The number of the command's last event; `null` until the server has acknowledged the command.
   */
  readonly seq: number | null;
}

/**
 * The table with this person's own play laid before the server has answered. While tiles are taken
 * from the pile, the table has no round: the last one is over.
 */
export function withPending(
  view: TableView | null,
  pending: Pending | null,
  turn: Seat | null,
): TableView | null {
  if (view?.phase === 'taking') return { ...view, round: null };
  if (view === null || view.you === null || pending?.command.type !== 'play') return view;
  const seat = turn !== null && isOwn(view, turn) ? turn : view.you;
  const { tile, at } = pending.command;
  // A snapshot may already contain the play.
  if (!handsOf(view).some(({ tiles }) => holds(tiles, tile))) return view;
  const ends = endsAfter(view.rules, view.round?.ends ?? [], pending.command);
  return viewWith(view, { type: 'played', seat, tile, at, ends, by: 'person' });
}

/**
 * Whether an event makes this person's pending command obsolete: one of their seats acted in its
 * turn, for any reason, or the round or match ended.
 */
export function isAnswer(event: SeenEvent, isOwnSeat: (seat: Seat) => boolean): boolean {
  if (event.type === 'round-ended' || event.type === 'match-ended') return true;
  return (isTurnEvent(event) || event.type === 'declared') && isOwnSeat(event.seat);
}

/** Whether the last event of a command has arrived. */
export function isSettled({ seq }: Pending, seen: number): boolean {
  return seq !== null && seen >= seq;
}

export function holds(tiles: readonly Tile[], tile: Tile): boolean {
  return tiles.some((held) => sameTile(held, tile));
}
