import type { Place, Seat, Tile } from '../../../net/protocol/types.ts';
import type { Triangle } from './tile.ts';

/** A laid tile, read along its row: a line from left to right, an arm outwards. */
export type LineTile = {
  tile: Tile;
  /** The number read first: on the left of a line, or nearer to where the arm begins. */
  left: number;
  right: number;
  /**
   * A triangle's numbers clockwise from the apex of its cell; used instead of `left` and `right`.
   */
  corners?: Triangle;
  seat: Seat;
  /** Which play of the round laid it, from 1. */
  play: number;
};

/**
 * Tiles that are read one after another. `at` says where they lie: `first` is the line itself, or
 * the row of the first tile; a row of a lattice has the cell of its leftmost triangle.
 */
export type Row = { at: Place; tiles: LineTile[] };

/** The numbers of a tile in reading order. */
export function readNumbers({ left, right, corners }: LineTile): readonly number[] {
  return corners ?? [left, right];
}

/** The number of the play that began a row. It does not change when the row grows. */
export function beginningOf({ tiles }: Row): number {
  return Math.min(...tiles.map(({ play }) => play));
}
