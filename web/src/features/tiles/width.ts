/** The wrap width of a line: the width at which the longest line that the rules allow is drawn largest. */
import { arrange, type Play } from './arrange.ts';
import { union, type Rect } from './rect.ts';

/** The size of the cloth in CSS pixels. */
export interface Size {
  readonly w: number;
  readonly h: number;
}

/** The longest line that the rules allow: how many tiles, and how many of them are doubles. */
export interface LongestLine {
  readonly tiles: number;
  readonly doubles: number;
}

/** The distance between the wrap edges in `u`, and the scale in pixels per `u` at which the longest line still fits. */
export interface Width {
  readonly width: number;
  readonly fit: number;
}

// The distances between the two wrap edges that are tried, in `u`.
const NARROWEST = 8;
const WIDEST = 90;

/**
 * The longest line of a set up to `highest`-`highest`, with at most `tiles` tiles played in a round. Singles are the
 * edges between numbers, and a line is a trail along them. With an even count of numbers, each number has an odd count
 * of singles; then one single of every number is left over, except for the two numbers at the ends of the line.
 */
export function longestLine(highest: number, tiles = Infinity): LongestLine {
  const numbers = highest + 1;
  const singles = (numbers * highest) / 2 - (numbers % 2 === 0 ? numbers / 2 - 1 : 0);
  const total = Math.min(tiles, singles + numbers);
  return { tiles: total, doubles: Math.min(numbers, Math.ceil(total / 2)) };
}

/** The wrap width for a cloth, and its scale. Of several widths the widest is chosen, which turns the fewest corners. */
export function chooseWidth(longest: LongestLine, view: Size): Width {
  let best: Width = { width: NARROWEST, fit: 0 };
  for (let width = NARROWEST; width <= WIDEST; width++) {
    const fit = fitAt(longest, width, view);
    if (fit >= best.fit) best = { width, fit };
  }
  return best;
}

/** The scale at which the longest line, laid with this wrap width, fits the cloth. */
export function fitAt(longest: LongestLine, width: number, view: Size): number {
  const spans = extents(longest, width);
  return Math.min(...spans.map(({ w, h }) => Math.min(view.w / w, view.h / h)));
}

const measured = new Map<string, readonly Rect[]>();

/** The boxes of two longest lines, one grown to both sides and one to a single side. Cached by line and width. */
function extents(longest: LongestLine, width: number): readonly Rect[] {
  const key = `${longest.tiles}/${longest.doubles}/${width}`;
  let boxes = measured.get(key);
  if (!boxes) {
    const first = Math.floor(longest.tiles / 2);
    boxes = [first, 0].map((from) => arrange(synthetic(longest, from), width).boxes.reduce(union));
    measured.set(key, boxes);
  }
  return boxes;
}

/**
 * A line with its doubles evenly spread, starting from the tile with index `first`. Only the places of the doubles
 * matter here, not the numbers.
 */
function synthetic({ tiles, doubles }: LongestLine, first: number): Play[] {
  const doubleAt = (i: number) =>
    Math.floor(((i + 1) * doubles) / tiles) > Math.floor((i * doubles) / tiles);
  const play = (arm: Play['arm'], i: number): Play => ({
    arm,
    tile: doubleAt(i) ? [0, 0] : [0, 1],
    inner: 0,
  });
  const line = [play('start', first)];
  for (let i = first + 1; i < tiles; i++) line.push(play('R', i));
  for (let i = first - 1; i >= 0; i--) line.push(play('L', i));
  return line;
}
