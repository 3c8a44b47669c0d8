import type { Laid, Landing } from '../../tiles/arrange.ts';
import type { Rect } from '../../tiles/rect.ts';

/** A clamp: a bar across an end of the line, and the way in which it closes, away from the open place. */
export type Clamp = { readonly bar: Rect; readonly dx: number; readonly dy: number };

/** How thick a clamp is, and how far it stands out on each side, in units of the cloth. */
const THICK = 0.24;
const OUT = 0.16;
/** Rounding differs by less than this. */
const NEAR = 0.01;

/** A clamp for each open end: it lies where the end's place touches a tile. */
export function clampsOf(landings: readonly Landing[], tiles: readonly Laid[]): Clamp[] {
  return landings.flatMap(({ rect }) => {
    for (const tile of tiles) {
      const clamp = clampBetween(rect, tile.rect);
      if (clamp !== null) return [clamp];
    }
    return [];
  });
}

/** The clamp at the side that a place shares with a tile; `null` if they share none. */
function clampBetween(place: Rect, tile: Rect): Clamp | null {
  const across = shared(place.y, place.h, tile.y, tile.h);
  if (across !== null) {
    if (Math.abs(place.x + place.w - tile.x) < NEAR) return upright(tile.x, across, 1);
    if (Math.abs(tile.x + tile.w - place.x) < NEAR) return upright(place.x, across, -1);
  }
  const along = shared(place.x, place.w, tile.x, tile.w);
  if (along !== null) {
    if (Math.abs(place.y + place.h - tile.y) < NEAR) return level(tile.y, along, 1);
    if (Math.abs(tile.y + tile.h - place.y) < NEAR) return level(place.y, along, -1);
  }
  return null;
}

type Span = { from: number; length: number };

/** The part that two spans share; `null` if they touch at a point at most. */
function shared(a: number, lengthA: number, b: number, lengthB: number): Span | null {
  const from = Math.max(a, b);
  const length = Math.min(a + lengthA, b + lengthB) - from;
  return length > NEAR ? { from, length } : null;
}

function upright(x: number, { from, length }: Span, dx: 1 | -1): Clamp {
  const left = dx > 0 ? x - THICK : x;
  return { bar: { x: left, y: from - OUT, w: THICK, h: length + 2 * OUT }, dx, dy: 0 };
}

function level(y: number, { from, length }: Span, dy: 1 | -1): Clamp {
  const top = dy > 0 ? y - THICK : y;
  return { bar: { x: from - OUT, y: top, w: length + 2 * OUT, h: THICK }, dx: 0, dy };
}
