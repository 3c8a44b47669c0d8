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
export const CARD = { width: 15, height: 9.5, gap: 0.75 };
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
/** The height above the tables, for a title, and above the lines, for a title and a table head, in ems. */
const ABOVE = { tables: 2, lines: 5 };

/** The largest factor of the font size, and the steps in which it grows. */
const SCALE_MAX = 2.4;
const STEP = 0.05;

/** How tables are laid out on a board: on as few pages as possible, then as large as possible. */
export function tablesIn(area: Area, count: number): Fit {
  return fitted(count, (scale) => {
    const [width, height] = [
      area.width / area.fontSize / scale,
      area.height / area.fontSize / scale,
    ];
    const columns = Math.floor((width + CARD.gap) / (CARD.width + CARD.gap));
    const rows = Math.floor((height - ABOVE.tables + CARD.gap) / (CARD.height + CARD.gap));
    return scale === 1 ? Math.max(1, columns) * Math.max(1, rows) : columns * rows;
  });
}

/** How lines of the standings are laid out on a board, in the same way. `amounts` counts the columns for money. */
export function linesIn(area: Area, count: number, amounts: number): Fit {
  const widthInEms = area.width / area.fontSize;
  const neededWidth = (widthInEms <= NARROW ? LINE.narrow : LINE.width) + amounts * LINE.amount;
  return fitted(count, (scale) => {
    if (scale > 1 && (widthInEms <= FOLDED || widthInEms / scale < neededWidth)) return 0;
    const line = widthInEms <= FOLDED ? LINE.folded : LINE.height;
    const lines = Math.floor((area.height / area.fontSize / scale - ABOVE.lines) / line);
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
