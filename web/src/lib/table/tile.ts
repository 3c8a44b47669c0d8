import type { Place, Seat, Tile } from '../protocol/types.ts';

/** Whether these are the same tile. On the wire the lower half always comes first. */
export function sameTile(a: Tile, b: Tile): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

export function isDouble(tile: Tile): boolean {
  return tile[0] === tile[1];
}

export function pips(tile: Tile): number {
  return tile[0] + tile[1];
}

/** A tile as screens write it, the higher number first: `6-5`. */
export function tileText(tile: Tile): string {
  return `${tile[1]}-${tile[0]}`;
}

/** The other number of a tile that shows `number`. */
export function otherHalf(tile: Tile, number: number): number {
  return tile[0] === number ? tile[1] : tile[0];
}

/** What an array that goes by seat says of one. Seats count from 1. */
export function ofSeat<T>(bySeat: readonly T[], seat: Seat): T {
  const found = bySeat[seat - 1];
  if (found === undefined) throw new Error(`the table has no seat ${seat}`);
  return found;
}

/** An array that goes by seat, with what it says of one seat replaced. */
export function withSeat<T>(bySeat: readonly T[], seat: Seat, value: T): T[] {
  return bySeat.map((old, i) => (i === seat - 1 ? value : old));
}

/** A tile to lay and where. */
export type Placement = { tile: Tile; at: Place };
