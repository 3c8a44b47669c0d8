/** A sentence such as `Boris holds 0-6, 1-2: 6 + 3 = 9.`, taken apart so that its tiles can be drawn. */
import type { Tile } from '../../tiles/arrange.ts';

export interface Drawn {
  /** What the sentence says before its tiles. */
  readonly before: string;
  /** The tiles, each with what it adds, such as `+ 3`; empty if the sentence does not say. */
  readonly tiles: readonly { readonly tile: Tile; readonly pips: string }[];
  /** What follows the tiles. */
  readonly sum: string;
}

const TILE = /\b\d{1,2}-\d{1,2}(?:-\d{1,2})?\b/gu;

/** The parts of a sentence about the tiles of a hand; `undefined` if it names none. */
export function drawnIn(text: string): Drawn | undefined {
  const found = [...text.matchAll(TILE)];
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const tiles = found.map(([tile]) => tile.split('-').map(Number) as unknown as Tile);
  const before = text.slice(0, first.index).replace(/[\s,:]+$/u, '');
  const after = text.slice(last.index + last[0].length).replace(/^[\s:.]+|[\s.]+$/gu, '');
  const [addends = '', total] = after.split(' = ');
  const pips = addends.split(' + ');
  const isSum = pips.length === tiles.length && pips.every((n) => /^\d+$/u.test(n));
  if (!isSum) return { before, tiles: tiles.map((tile) => ({ tile, pips: '' })), sum: after };
  return {
    before,
    tiles: tiles.map((tile, i) => ({
      tile,
      pips: i === 0 ? (pips[0] ?? '') : `+ ${pips[i] ?? ''}`,
    })),
    sum: total === undefined ? '' : `= ${total}`,
  };
}
