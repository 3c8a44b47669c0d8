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
/** The width that a line of the standings needs, in ems: with all columns, with fewer, and more for each amount of money. */
const LINE = { width: 40, narrow: 30, amount: 5 };
/**
 * Widths of an area in ems: up to the first one, standings have fewer columns; up to the second one, lines are folded,
 * with the numbers below the name. The styles of `BoardStandings.svelte` use the same numbers.
 */
const NARROW = 44;
const FOLDED = 36;
/** How lines are laid out on an area, by its width alone: a larger font changes nothing. */
export type Lines = 'wide' | 'narrow' | 'folded';
/** The height of a line, in ems: with one line of text, and of each line of text if there are more, with the space around. */
const ROW = { height: 1.95, text: 1.15, around: 0.35 };
/** The width of a letter in ems: the average of bold letters in a wide font. */
const LETTER = 0.7;
/** So many lines are always on one page; a small window scrolls. */
const LINES_MIN = 4;
/** The height above the lines, for a title and a table head, in ems. */
const ABOVE = 5;

/** The largest factor of the font size, and the steps in which it grows. */
const SCALE_MAX = 2.4;
const STEP = 0.05;

/** How tables are laid out on a board: on as few pages as possible, then as large as possible. */
export function tablesIn(area: Area, count: number): Fit {
  return fitted(count, (perPage, scale) => {
    const { columns, rows } = gridOf(area, scale);
    return perPage <= (scale === 1 ? Math.max(1, columns) * Math.max(1, rows) : columns * rows);
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

/**
 * How lines of the standings are laid out on a board, in the same way. `heights` gives the height of each line at a
 * width, in ems. `amounts` counts the columns for money.
 */
export function linesIn(
  area: Area,
  heights: (width: number, lines: Lines) => readonly number[],
  amounts: number,
): Fit {
  const [width, height] = [area.width / area.fontSize, area.height / area.fontSize];
  const lines = width <= FOLDED ? 'folded' : width <= NARROW ? 'narrow' : 'wide';
  const neededWidth = (lines === 'wide' ? LINE.width : LINE.narrow) + amounts * LINE.amount;
  return fitted(heights(width, lines).length, (perPage, scale) => {
    if (scale === 1 && perPage <= LINES_MIN) return true;
    if (scale > 1 && (lines === 'folded' || width / scale < neededWidth)) return false;
    const pages = paged(heights(width / scale, lines), perPage);
    return pages.every((page) => sum(page) <= height / scale - ABOVE);
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

/** The items of each page. */
export function paged<Item>(items: readonly Item[], perPage: number): Item[][] {
  const pages = Math.ceil(items.length / perPage);
  return Array.from({ length: pages }, (_, i) => items.slice(i * perPage, (i + 1) * perPage));
}

/** The height of a line whose longest text has so many lines, in ems. */
export const heightOf = (texts: number) => Math.max(ROW.height, texts * ROW.text + ROW.around);

/**
 * How many lines a text has in a column of a width in ems: it wraps after spaces and hyphens, and words that are too long
 * wrap anywhere.
 */
export function textLines(text: string, width: number): number {
  const letters = Math.max(1, Math.floor(width / LETTER));
  let lines = 1;
  let filled = 0;
  for (const word of text.match(/[^\s-]*[\s-]?/g) ?? []) {
    // A space at the end of a line takes no room.
    if (filled > 0 && filled + word.trimEnd().length > letters) {
      lines += 1;
      filled = 0;
    }
    filled += word.length;
    const more = Math.ceil(filled / letters) - 1;
    if (word.trimEnd().length > letters && more > 0) {
      lines += more;
      filled -= more * letters;
    }
  }
  return lines;
}

/** Puts items on as few pages as possible, and enlarges them as long as each page fits. */
function fitted(count: number, fits: (perPage: number, scale: number) => boolean): Fit {
  let pages = 1;
  while (pages < count && !fits(Math.ceil(count / pages), 1)) pages += 1;
  const perPage = Math.max(1, Math.ceil(count / pages));
  let scale = 1;
  while (scale + STEP <= SCALE_MAX && fits(perPage, scale + STEP)) scale += STEP;
  return { perPage, scale };
}
