/** The width of a tile divided by its height, both with the gap around it. */
const CELL_ASPECT = 0.56;

/** The number of columns with which the tiles are largest in a box. */
export function columnsFor(count: number, width: number, height: number): number {
  let best = { columns: Math.max(1, count), size: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(width / columns / CELL_ASPECT, height / rows);
    if (size > best.size) best = { columns, size };
  }
  return best.columns;
}

/** A grid of places: its size in pixels, and for each place whether a tile lies there. */
export type Grid = { columns: number; width: number; height: number; lying: readonly boolean[] };

/** The place with a tile that is nearest to a point; `null` if none is less than a cell away. */
export function nearestPlace(
  { columns, width, height, lying }: Grid,
  x: number,
  y: number,
): number | null {
  const cell = { width: width / columns, height: height / Math.ceil(lying.length / columns) };
  let best: { place: number; distance: number } | null = null;
  for (const [place, hasTile] of lying.entries()) {
    if (!hasTile) continue;
    const across = (x - ((place % columns) + 0.5) * cell.width) / cell.width;
    const down = (y - (Math.floor(place / columns) + 0.5) * cell.height) / cell.height;
    const distance = Math.hypot(across, down);
    if (distance < 1 && (best === null || distance < best.distance)) best = { place, distance };
  }
  return best?.place ?? null;
}

/** The next place with a tile in steps of `by`; the start if there is none. */
export function stepTo(lying: readonly boolean[], from: number, by: number): number {
  for (let place = from + by; place >= 0 && place < lying.length; place += by) {
    if (lying[place] === true) return place;
  }
  return from;
}

/**
 * This place if it has a tile, otherwise the next place with one, or the last; 0 if none is left.
 */
export function entryOf(lying: readonly boolean[], from: number): number {
  if (lying[from] === true) return from;
  const after = stepTo(lying, from, 1);
  return after === from ? Math.max(0, lying.lastIndexOf(true)) : after;
}
