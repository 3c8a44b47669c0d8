/** Where the coin with the points of the last play lies: beside its tile, where it hides nothing. */
import type { Layout } from './arrange.ts';
import { grown, type Rect } from './rect.ts';

/** Between the tile and the coin, in `u`. */
const GAP = 0.35;
/** The coin's radius in pixels: as large as a tile is wide, within these bounds. */
const SMALLEST = 18;
const LARGEST = 30;
/** Directions from the tile in the order in which they are tried: right, left, above, below, then the corners. */
const AROUND = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;
/** How far away the coin may lie, as multiples of the least distance. */
const DISTANCES = [1, 1.7] as const;

/** A coin by its middle and its radius, in `u`. */
export interface CoinSpot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/**
 * A free spot near the last tile, at this scale in pixels per `u`. It covers no tile and no landing place and lies within
 * the visible part of the cloth. `null` if there is none.
 */
export function coinBeside(
  { tiles, landings }: Pick<Layout, 'tiles' | 'landings'>,
  u: number,
  visible: Rect,
): CoinSpot | null {
  const last = tiles.at(-1)?.rect;
  if (last === undefined) return null;
  const r = Math.min(Math.max(SMALLEST, 0.6 * u), LARGEST) / u;
  const taken = [...tiles, ...landings].map(({ rect }) => rect);
  const { w, h } = grown(last, GAP + r, GAP + r);
  const spots = DISTANCES.flatMap((distance) =>
    AROUND.map(([dx, dy]) => ({
      x: last.x + last.w / 2 + (dx * distance * w) / 2,
      y: last.y + last.h / 2 + (dy * distance * h) / 2,
      r,
    })),
  );
  return (
    spots.find((spot) => isWithin(spot, visible) && !taken.some((rect) => covers(spot, rect))) ??
    null
  );
}

function isWithin({ x, y, r }: CoinSpot, area: Rect): boolean {
  return x - r >= area.x && x + r <= area.x + area.w && y - r >= area.y && y + r <= area.y + area.h;
}

/** Whether the coin covers a part of the rectangle. */
function covers({ x, y, r }: CoinSpot, rect: Rect): boolean {
  const dx = x - Math.min(Math.max(x, rect.x), rect.x + rect.w);
  const dy = y - Math.min(Math.max(y, rect.y), rect.y + rect.h);
  return Math.hypot(dx, dy) < r;
}
