import type { Seat, TableView, Tile } from '../../../net/protocol/types.ts';
import { sameTile } from './tile.ts';

/** How many tiles of a hand lie in a row, and in how many rows at most. With more tiles, the rows scroll. */
export type HandRoom = {
  perRow: number;
  rows: 1 | 2;
  /** The least gap between tiles in pixels. `null` where a hand is as wide as its tiles, so that its width says nothing. */
  gap: number | null;
};

/** The least width of a tile that a finger can press, in pixels. */
const TILE_PX = 28;
/** The padding around a row. */
const ROW_PADDING_PX = 8;

/** How many tiles with a gap between them fit in a hand, all in pixels. A width of 0 has not been measured yet. */
export function tilesIn(width: number, gap: number): number {
  if (width === 0) return Infinity;
  return Math.max(1, Math.floor((width - ROW_PADDING_PX + gap) / (TILE_PX + gap)));
}

/**
 * The tiles held, in the order that the player gave them: tiles of `order` first, new ones last.
 * The server never learns this order.
 */
export function arrangeHand(order: readonly Tile[], held: readonly Tile[]): Tile[] {
  const has = (tiles: readonly Tile[], tile: Tile) => tiles.some((other) => sameTile(other, tile));
  return [...order.filter((tile) => has(held, tile)), ...held.filter((tile) => !has(order, tile))];
}

/** The hand with a tile moved to an index; indices beyond the ends mean the ends. */
export function moveInHand(order: readonly Tile[], tile: Tile, to: number): Tile[] {
  const rest = order.filter((other) => !sameTile(other, tile));
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), tile, ...rest.slice(place)];
}

/** A hand of this person, and its seat. */
export type OwnHand = { seat: Seat; tiles: readonly Tile[] };

/** The hands of this person, dealt or taken so far: one, or two where each player has two. */
export function handsOf({ you, second, round, pile, phase }: TableView): OwnHand[] {
  if (you === null) return [];
  const held = phase === 'taking' ? pile : round;
  const first = { seat: you, tiles: held?.hand ?? [] };
  return second === undefined ? [first] : [first, { seat: second, tiles: held?.second_hand ?? [] }];
}

/** Which of a person's seats has the turn, or has it next; without a turn, counted from seat 1. */
export function nextToPlay(own: readonly Seat[], turn: Seat | null, seats: number): Seat | null {
  const from = turn ?? 1;
  const after = (seat: Seat) => (seat - from + seats) % seats;
  return [...own].sort((a, b) => after(a) - after(b))[0] ?? null;
}
