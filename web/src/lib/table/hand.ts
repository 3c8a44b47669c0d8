import type { Tile } from '../protocol/types.ts';
import { sameTile } from './tile.ts';

/**
 * The hand in the order its owner gave it: tiles still held keep their places, new ones come last. Sorting never
 * leaves the device.
 */
export function arrangeHand(order: readonly Tile[], held: readonly Tile[]): Tile[] {
  const has = (tiles: readonly Tile[], tile: Tile) => tiles.some((other) => sameTile(other, tile));
  return [...order.filter((tile) => has(held, tile)), ...held.filter((tile) => !has(order, tile))];
}

/** The hand with a tile moved to another place. */
export function moveInHand(order: readonly Tile[], tile: Tile, to: number): Tile[] {
  const rest = order.filter((other) => !sameTile(other, tile));
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), tile, ...rest.slice(place)];
}
