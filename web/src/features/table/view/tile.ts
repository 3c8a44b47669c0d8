import type { Place, Seat, Tile } from '../../../net/protocol/types.ts';

/**
 * Whether two tiles are the same. Both must be written as on the wire: the lower half first, a
 * triangle clockwise from its smallest number.
 */
export function sameTile(a: Tile, b: Tile): boolean {
  return a.length === b.length && a.every((number, i) => number === b[i]);
}

/** Whether a tile has the same number everywhere: a double, or a triple. */
export function isDouble(tile: Tile): boolean {
  return tile.every((number) => number === tile[0]);
}

export function pips(tile: Tile): number {
  return tile.reduce((sum, number) => sum + number, 0);
}

/** A tile as text, the higher number first: `6-5`. A triangle as in records, clockwise: `1-2-5`. */
export function tileText(tile: Tile): string {
  return tile.length === 3 ? tile.join('-') : `${tile[1]}-${tile[0]}`;
}

/** A triangle's numbers clockwise from the one with index `turn`, which is 0, 1 or 2. */
export function turned([a, b, c]: readonly [number, number, number], turn: number): Triangle {
  if (turn === 0) return [a, b, c];
  return turn === 1 ? [b, c, a] : [c, a, b];
}

/**
 * A tile as it lies at a place: a triangle's numbers clockwise from the apex of its cell. The first
 * triangle is not turned.
 */
export function asLaid(tile: Tile, at: Place): Tile {
  const turn = typeof at === 'object' && 'cell' in at ? at.cell.turn : 0;
  return isTriangle(tile) ? turned(tile, turn) : tile;
}

/** A triangle as in hands: clockwise from its smallest number. */
export function fromSmallest(numbers: Triangle): Triangle {
  const readings = [0, 1, 2].map((turn) => turned(numbers, turn));
  return readings.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])[0] ?? numbers;
}

/** A triangle's numbers, clockwise. */
export type Triangle = [number, number, number];

export function isTriangle(tile: Tile): tile is Triangle {
  return tile.length === 3;
}

/** The other number of a tile that has `number`. */
export function otherHalf(tile: Tile, number: number): number {
  return tile[0] === number ? tile[1] : tile[0];
}

/** The number that two different tiles share, if they share one. */
export function shared(tile: Tile, other: Tile): number {
  return other.includes(tile[0]) ? tile[0] : tile[1];
}

/** The element of a seat in an array by seat. Seats count from 1. */
export function ofSeat<T>(bySeat: readonly T[], seat: Seat): T {
  const found = bySeat[seat - 1];
  if (found === undefined) throw new Error(`the table has no seat ${seat}`);
  return found;
}

/** An array by seat with one element replaced. */
export function withSeat<T>(bySeat: readonly T[], seat: Seat, value: T): T[] {
  return bySeat.map((old, i) => (i === seat - 1 ? value : old));
}
