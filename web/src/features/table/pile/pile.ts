/** The width of a tile that lies face down relative to its height, with the gap around it. */
const WIDE = 0.56;

/** The number of columns with which the tiles are largest in a box. */
export function columnsFor(count: number, width: number, height: number): number {
  let best = { columns: Math.max(1, count), size: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(width / columns / WIDE, height / rows);
    if (size > best.size) best = { columns, size };
  }
  return best.columns;
}

/** A grid of places, in pixels, from its upper left corner. */
export type Grid = { columns: number; width: number; height: number; lying: readonly boolean[] };

/** The place with a tile that is nearest to a point; `null` if none is within about a tile of it. */
export function nearestPlace(
  { columns, width, height, lying }: Grid,
  x: number,
  y: number,
): number | null {
  const cell = { width: width / columns, height: height / Math.ceil(lying.length / columns) };
  let best: { place: number; far: number } | null = null;
  for (const [place, lies] of lying.entries()) {
    if (!lies) continue;
    const across = (x - ((place % columns) + 0.5) * cell.width) / cell.width;
    const down = (y - (Math.floor(place / columns) + 0.5) * cell.height) / cell.height;
    const far = Math.hypot(across, down);
    if (far < 1 && (best === null || far < best.far)) best = { place, far };
  }
  return best?.place ?? null;
}

/** The place that an arrow key leads to: further in the same direction until there is a tile, otherwise the start. */
export function stepTo(lying: readonly boolean[], from: number, by: number): number {
  for (let place = from + by; place >= 0 && place < lying.length; place += by) {
    if (lying[place] === true) return place;
  }
  return from;
}

/** This place if it has a tile, otherwise the next one with a tile, or the one before; 0 where none is left. */
export function entryOf(lying: readonly boolean[], from: number): number {
  if (lying[from] === true) return from;
  const after = stepTo(lying, from, 1);
  return after === from ? Math.max(0, lying.lastIndexOf(true)) : after;
}
