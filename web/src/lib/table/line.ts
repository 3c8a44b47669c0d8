import type { Place, Seat, SeenEvent, Tile } from '../protocol/types.ts';
import type { Ends } from './ends.ts';
import { otherHalf } from './tile.ts';

/** A tile of the line as one reads it, from the left end to the right. */
export type LineTile = {
  tile: Tile;
  /** The number on its left. */
  left: number;
  right: number;
  seat: Seat;
  /** Its place in the order of play, from 1. */
  play: number;
};

/** The line from left to right. After a first tile that is no double the lower number is on the left. */
export function lineOf(history: readonly SeenEvent[]): LineTile[] {
  const line: LineTile[] = [];
  let play = 0;
  for (const event of history) {
    if (event.type !== 'played') continue;
    play += 1;
    const { tile, seat } = event;
    const leftmost = line[0];
    const rightmost = line.at(-1);
    if (leftmost === undefined || rightmost === undefined) {
      line.push({ tile, left: tile[0], right: tile[1], seat, play });
    } else if (event.at === 'L') {
      const inner = leftmost.left;
      line.unshift({ tile, left: otherHalf(tile, inner), right: inner, seat, play });
    } else {
      const inner = rightmost.right;
      line.push({ tile, left: inner, right: otherHalf(tile, inner), seat, play });
    }
  }
  return line;
}

/** The open ends after a listed play, so that it can be shown before the server answers. */
export function endsAfter(ends: Ends | null, tile: Tile, at: Place): Ends {
  if (ends === null || at === 'first') return [tile[0], tile[1]];
  const [left, right] = ends;
  return at === 'L' ? [otherHalf(tile, left), right] : [left, otherHalf(tile, right)];
}

/** How many of a number lie on the table, and how many there are in the set. */
export function outOf(
  number: number,
  history: readonly SeenEvent[],
  set: readonly Tile[],
): { out: number; all: number } {
  const shows = (tile: Tile) => tile.includes(number);
  return {
    out: history.filter((event) => event.type === 'played' && shows(event.tile)).length,
    all: set.filter(shows).length,
  };
}
