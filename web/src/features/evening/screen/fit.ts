/** An area of a screen and its font size, in pixels. */
export interface Area {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
}

/** How many items a page of the board has, and the factor by which its font is larger than usual. */
export interface Fit {
  readonly perPage: number;
  readonly scale: number;
}

/** The size of a table on a board and the gap between tables, in ems. */
export const CARD = { width: 12, height: 12, gap: 0.75 };
/** The standings beside tables, in ems: their width, and the heights of a line and of the title with the table head. */
export const BESIDE = { width: 14, line: 1.9, above: 4 };
/**
 * A line of the standings, in ems: its width with all columns, with fewer columns, and for each amount of money in
 * addition; its height in one row, and folded.
 */
const LINE = { width: 40, narrow: 30, amount: 5, height: 1.95, folded: 5.5 };
/**
 * Widths of an area in ems: up to the first one, standings have fewer columns; up to the second one, lines are folded,
 * with the numbers below the name. The styles of `BoardStandings.svelte` use the same numbers.
 */
const [NARROW, FOLDED] = [44, 36];
/** The height above the lines, for a title and a table head, in ems. */
const ABOVE = 5;

/** The largest factor of the font size, and the steps in which it grows. */
const SCALE_MAX = 2.4;
const STEP = 0.05;

/** How tables are laid out on a board: on as few pages as possible, then as large as possible. */
export function tablesIn(area: Area, count: number): Fit {
  return fitted(count, (scale) => {
    const { columns, rows } = gridOf(area, scale);
    return scale === 1 ? Math.max(1, columns) * Math.max(1, rows) : columns * rows;
  });
}

/**
 * How tables are laid out with standings beside them, and how many lines of the standings fit there; `undefined` if the
 * tables would need more pages, or the area is too narrow.
 */
export function tablesBeside(area: Area, count: number): (Fit & { lines: number }) | undefined {
  // The standings grow with the tables, so tables of twice the size leave half of the room.
  let fit: Fit | undefined;
  for (let scale = 1; scale <= SCALE_MAX; scale += STEP) {
    const beside = (BESIDE.width + CARD.gap) * area.fontSize * scale;
    const { columns, rows } = gridOf({ ...area, width: area.width - beside }, scale);
    if (columns * rows < count) break;
    fit = { perPage: count, scale };
  }
  if (fit === undefined) return undefined;
  const height = area.height / area.fontSize / fit.scale - BESIDE.above;
  return { ...fit, lines: Math.floor(height / BESIDE.line) };
}

/** How many tables of a scale fit beside and below each other. */
function gridOf(area: Area, scale: number): { columns: number; rows: number } {
  const width = area.width / area.fontSize / scale;
  const height = area.height / area.fontSize / scale;
  return {
    columns: Math.floor((width + CARD.gap) / (CARD.width + CARD.gap)),
    rows: Math.floor((height + CARD.gap) / (CARD.height + CARD.gap)),
  };
}

/** How lines of the standings are laid out on a board, in the same way. `amounts` counts the columns for money. */
export function linesIn(area: Area, count: number, amounts: number): Fit {
  const widthInEms = area.width / area.fontSize;
  const neededWidth = (widthInEms <= NARROW ? LINE.narrow : LINE.width) + amounts * LINE.amount;
  return fitted(count, (scale) => {
    if (scale > 1 && (widthInEms <= FOLDED || widthInEms / scale < neededWidth)) return 0;
    const line = widthInEms <= FOLDED ? LINE.folded : LINE.height;
    const lines = Math.floor((area.height / area.fontSize / scale - ABOVE) / line);
    return Math.max(scale === 1 ? 4 : 0, lines);
  });
}

function fitted(count: number, capacity: (scale: number) => number): Fit {
  const pages = Math.max(1, Math.ceil(count / capacity(1)));
  const perPage = Math.max(1, Math.ceil(count / pages));
  let scale = 1;
  while (scale + STEP <= SCALE_MAX && capacity(scale + STEP) >= perPage) scale += STEP;
  return { perPage, scale };
}
