import { longestLine, type LongestLine } from '../board/width.ts';
import type { Rules, Tile } from '../protocol/types.ts';
import { sameTile } from './tile.ts';

/** The highest number of the set. */
export function highestOf(rules: Rules): number {
  return Number(rules.tiles.set.slice('double-'.length));
}

/** The tiles played with at a table of so many seats. */
export function tilesOf(rules: Rules, seats: number): Tile[] {
  const highest = highestOf(rules);
  const removed = removedTiles(rules, seats);
  const tiles: Tile[] = [];
  for (let low = 0; low <= highest; low++) {
    for (let high = low; high <= highest; high++) {
      const tile: Tile = [low, high];
      if (!removed.some((gone) => sameTile(gone, tile))) tiles.push(tile);
    }
  }
  return tiles;
}

function removedTiles(rules: Rules, seats: number): readonly Tile[] {
  const { without } = rules.tiles;
  return Array.isArray(without) ? without : (without[seats] ?? []);
}

/** The longest line these rules can give, which decides how wide it winds. */
export function longestOf(rules: Rules, seats: number): LongestLine {
  const all = tilesOf(rules, seats).length;
  const dealt = seats * (rules.deal.hand[seats] ?? 0);
  const drawn = rules.draw.mode === 'none' || rules.deal.rest === 'asleep' ? 0 : all - dealt;
  return longestLine(highestOf(rules), Math.min(all, dealt + drawn));
}
