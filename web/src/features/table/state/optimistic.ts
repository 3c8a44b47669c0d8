import type { Command, Seat, SeenEvent, TableView, Tile } from '../../../net/protocol/types.ts';
import { handsOf } from '../hand/hand.ts';
import { isOwn } from '../view/people.ts';
import { sameTile } from '../view/tile.ts';
import { endsAfter } from '../view/touch.ts';
import { happened } from './apply.ts';
import { isTurnEvent } from './moment.ts';

/** The command of a turn on its way. Nothing else is asked until it is answered and its events are seen. */
export interface Pending {
  readonly id: string;
  readonly command: Command;
  /** The number of its last event, once the server has acknowledged it. */
  readonly seq: number | null;
}

/**
 * The table with this person's own play laid, although the server has not answered yet. While tiles are taken nothing
 * lies on it: the last round is over.
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
  // A snapshot may show it laid before the answer comes.
  if (!handsOf(view).some(({ tiles }) => holds(tiles, tile))) return view;
  const ends = endsAfter(view.rules, view.round?.ends ?? [], pending.command);
  return happened(view, { type: 'played', seat, tile, at, ends, by: 'person' });
}

/** Whether an event answers what this person asked: their own turn went on, however it came about, or the round is over. */
export function isAnswer(event: SeenEvent, isOwnSeat: (seat: Seat) => boolean): boolean {
  if (event.type === 'round-ended' || event.type === 'match-ended') return true;
  return (isTurnEvent(event) || event.type === 'declared') && isOwnSeat(event.seat);
}

/** Whether the last event of a command has been seen. */
export function isSettled({ seq }: Pending, seen: number): boolean {
  return seq !== null && seen >= seq;
}

export function holds(tiles: readonly Tile[], tile: Tile): boolean {
  return tiles.some((held) => sameTile(held, tile));
}
