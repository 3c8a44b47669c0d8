import { longestLine, type LongestLine } from '../../tiles/width.ts';
import type { Proposed } from '../../tiles/faces/shown.ts';
import type { Rules, Tile } from '../../../net/protocol/types.ts';
import { sameTile } from './tile.ts';

/** The highest number of the set. */
export function highestOf({ tiles }: Rules): number {
  return tiles.set === 'triomino-56' ? TRIANGLE_MAX : Number(tiles.set.slice('double-'.length));
}

/** The highest number on a triangle. */
const TRIANGLE_MAX = 5;

/** How these rules propose to show numbers: sets above double six, and triangles, have coloured numbers. */
export function facesOf(rules: Rules | undefined): Proposed {
  if (rules === undefined) return { style: 'pips', coloured: false };
  return { style: rules.tiles.faces, coloured: rules.tiles.set !== 'double-6' };
}

/** How many people play at this many seats: half as many where each has two hands. */
export function playersAt(rules: Rules, seats: number): number {
  return rules.seats.sides === 'two-hands' ? seats / 2 : seats;
}

/** The tiles that are in play with this many people: the set without those that are removed. */
export function tilesOf(rules: Rules, players: number): Tile[] {
  const highest = highestOf(rules);
  const removed = removedTiles(rules, players);
  const upTo = (low: number) => Array.from({ length: highest - low + 1 }, (_, i) => low + i);
  const pairs = upTo(0).flatMap((low) => upTo(low).map((high): Tile => [low, high]));
  const tiles =
    rules.tiles.set === 'triomino-56'
      ? pairs.flatMap(([a, b]) => upTo(b).map((c): Tile => [a, b, c]))
      : pairs;
  return tiles.filter((tile) => !removed.some((other) => sameTile(other, tile)));
}

function removedTiles(rules: Rules, players: number): readonly Tile[] {
  const { without } = rules.tiles;
  return Array.isArray(without) ? without : (without[players] ?? []);
}

/** The longest line that these rules allow. The cloth is laid out so that it fits. */
export function longestOf(rules: Rules, players: number): LongestLine {
  const all = tilesOf(rules, players).length;
  const dealt = players * (rules.deal.hand[players] ?? 0);
  const drawn = rules.draw.mode === 'none' || rules.deal.rest === 'asleep' ? 0 : all - dealt;
  const most = Math.min(all, dealt + drawn);
  const { layout, tiles } = rules;
  const plain = layout.shape === 'line' && layout.match === 'equal' && tiles.blanks === 'plain';
  // Only a plain line can leave tiles over, because equal numbers must meet at both ends.
  if (!plain) return { tiles: most, doubles: Math.min(highestOf(rules) + 1, Math.ceil(most / 2)) };
  return longestLine(highestOf(rules), most);
}
