import { LETTER } from '../words/name-width.ts';

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

/** How tables or lines are laid out: in so many columns. */
export interface ColumnsFit extends Fit {
  readonly columns: number;
}

/** How tables are laid out with standings beside them. */
export interface BesideFit extends ColumnsFit {
  /** How many lines of the standings fit. */
  readonly lines: number;
  /** The factor by which the font of the standings is larger than usual. */
  readonly linesScale: number;
}

/** The size of a table on a board and the gap between tables, in ems. */
export const CARD = { width: 12, height: 12, gap: 0.75 };
/** The column beside tables that shows how to join, in ems of the usual font: its code is a fifth of the screen's height. */
export const JOIN = { width: 9, height: 14 };
/** By which factor tables may shrink to make room for it. */
const JOIN_SHRINK = 0.75;
/**
 * The standings beside tables, in ems: their width, that of a name, and the height of the title with the table head, which
 * may each need two lines of text.
 */
export const BESIDE = { width: 14, name: 7, above: 6.5 };
/** The height of one of their lines, in ems: with one line of text, and with two. */
const BESIDE_LINE = { one: 1.75, two: 2.55 };
/** By which factor tables may shrink so that more lines of the standings fit beside them. */
const SHRINK = 2 / 3;
/** By which factor tables may shrink so that fewer, wider ones stand beside each other: long names need that room. */
const WIDEN = 0.8;
/** A text below the tables, in ems: the height of a line of text, and the gap above. */
const BELOW = { text: 1.25, gap: 0.75 };
/** The width that a line of the standings needs, in ems: with all columns, with fewer, and more for each amount of money. */
const LINE = { width: 40, narrow: 30, amount: 5 };
/**
 * Widths of an area in ems: up to the first one, standings have fewer columns; up to the second one, lines are folded,
 * with the numbers below the name. The styles of `BoardLines.svelte` and `BoardMatches.svelte` use the same numbers.
 */
const NARROW = 44;
const FOLDED = 36;
/** Whether the numbers of a line stand below its name. */
export const isFolded = ({ width, fontSize }: Area) => width / fontSize <= FOLDED;
/** How lines are laid out on an area, by its width alone: a larger font changes nothing. */
export type Lines = 'wide' | 'narrow' | 'folded';
/** The height of a line, in ems: with one line of text, and of each line of text if there are more, with the space around. */
const ROW = { height: 1.95, text: 1.15, around: 0.35 };
/** The gap between columns of lines, in ems. */
export const COLUMN_GAP = 1.5;
/** So many lines are always on one page, and beside tables if possible; a small window scrolls. */
const LINES_MIN = 4;
/** The height above the lines, for a title and a table head, in ems. */
const ABOVE = 5;

/** The largest factor of the font size, and the steps in which it grows. */
const SCALE_MAX = 2.4;
const STEP = 0.05;

/** The height that a text below the tables needs at a width, in ems. */
function heightBelow(text: string, width: number): number {
  return text === '' ? 0 : BELOW.gap + textLines(text, width) * BELOW.text;
}

/**
 * How tables are laid out on a board: on as few pages as possible, then as large as possible. `below` is a text below
 * them; it may be empty.
 */
export function tablesIn(area: Area, count: number, below: string): ColumnsFit {
  const fit = fitted(count, (perPage, scale) => {
    const { columns, rows } = gridOf(area, scale, below);
    return perPage <= (scale === 1 ? Math.max(1, columns) * Math.max(1, rows) : columns * rows);
  });
  const at = (scale: number) => ({
    ...fit,
    scale,
    columns: columnsFor(fit.perPage, gridOf(area, scale, below).rows),
  });
  const smaller = [];
  for (let scale = 1; scale < fit.scale; scale += STEP) smaller.push(at(scale));
  return widest(smaller, at(fit.scale));
}

/**
 * How tables are laid out with standings beside them, and how many lines of the standings fit there; `undefined` if the
 * tables would need more pages, or the area is too narrow. `names` are those of the standings, `below` is a text below
 * both.
 */
export function tablesBeside(
  area: Area,
  count: number,
  names: readonly string[],
  below: string,
): BesideFit | undefined {
  const heights = names.map((name) =>
    fittedLines(name, BESIDE.name) === 1 ? BESIDE_LINE.one : BESIDE_LINE.two,
  );
  const fits: BesideFit[] = [];
  for (let linesScale = 1; linesScale <= SCALE_MAX; linesScale += STEP) {
    const width = area.width - (BESIDE.width * linesScale + CARD.gap) * area.fontSize;
    const tables = tablesIn({ ...area, width }, count, below);
    // The standings are no larger than the tables, which people look for first.
    const isLarge = linesScale > 1 && linesScale > tables.scale;
    if (width < CARD.width * area.fontSize || tables.perPage < count || isLarge) break;
    const em = area.fontSize * tables.scale;
    // The text below has the whole width.
    const height = area.height - heightBelow(below, area.width / em) * em;
    const room = height / area.fontSize / linesScale - BESIDE.above;
    const lines = heights.filter((_, i) => sum(heights.slice(0, i + 1)) <= room).length;
    fits.push({ ...tables, lines, linesScale });
  }
  const largest = Math.max(...fits.map(({ scale }) => scale));
  const withLines = (wanted: number) =>
    fits.findLast(({ lines, scale }) => lines >= wanted && scale >= largest * SHRINK);
  return withLines(names.length) ?? withLines(LINES_MIN) ?? fits[0];
}

/** The area that is left beside the column that shows how to join; `undefined` where it has no room. */
export function areaBesideJoin(area: Area): Area | undefined {
  const [width, height] = [area.width / area.fontSize, area.height / area.fontSize];
  if (width <= FOLDED + JOIN.width || height < JOIN.height) return undefined;
  return { ...area, width: area.width - (JOIN.width + CARD.gap) * area.fontSize };
}

/** Whether tables may be laid out like `less` for something beside them: on as many pages, and hardly smaller. */
export const isHardlySmaller = (less: Fit, fit: Fit): boolean =>
  less.perPage >= fit.perPage && less.scale >= fit.scale * JOIN_SHRINK;

/**
 * The widest tables that are hardly smaller than those of `fit`, and leave no more places empty. `others` are in the order
 * of their sizes.
 */
function widest(others: readonly ColumnsFit[], fit: ColumnsFit): ColumnsFit {
  const wider = others.filter(
    (other) =>
      other.columns < fit.columns &&
      other.scale >= fit.scale * WIDEN &&
      other.scale < fit.scale &&
      emptyPlaces(other) <= emptyPlaces(fit),
  );
  const columns = Math.min(...wider.map((other) => other.columns));
  return wider.findLast((other) => other.columns === columns) ?? fit;
}

/** How many more tables the last row would hold. */
const emptyPlaces = ({ columns, perPage }: ColumnsFit) =>
  columns * Math.ceil(perPage / columns) - perPage;

/** How many tables stand beside each other if all rows are used. */
const columnsFor = (count: number, rows: number) => Math.ceil(count / Math.max(1, rows));

/** How many tables of a scale fit beside and below each other, with a text below them. */
function gridOf(area: Area, scale: number, below: string): { columns: number; rows: number } {
  const width = area.width / area.fontSize / scale;
  const height = area.height / area.fontSize / scale - heightBelow(below, width);
  return {
    columns: Math.floor((width + CARD.gap) / (CARD.width + CARD.gap)),
    rows: Math.floor((height + CARD.gap) / (CARD.height + CARD.gap)),
  };
}

/**
 * How lines of the standings are laid out on a board in one or two columns, in the same way. `heights` gives the height of
 * each line at a width, in ems. `amounts` counts the columns for money.
 */
export function linesInColumns(
  area: Area,
  heights: (width: number, lines: Lines) => readonly number[],
  amounts: number,
): ColumnsFit {
  const one = { ...linesIn(area, heights, amounts), columns: 1 };
  const [width, height] = [area.width / area.fontSize, area.height / area.fontSize];
  const columnAt = (scale: number) => (width / scale - COLUMN_GAP) / 2;
  const needed = LINE.narrow + amounts * LINE.amount;
  if (columnAt(1) < needed) return one;
  const count = heights(columnAt(1), 'narrow').length;
  const two = fitted(count, (perPage, scale) => {
    const column = columnAt(scale);
    const columns = paged(heights(column, 'narrow'), perPage).flatMap((page) => halved(page));
    return column >= needed && columns.every((lines) => sum(lines) <= height / scale - ABOVE);
  });
  return two.perPage > one.perPage ? { ...two, columns: 2 } : one;
}

/**
 * How lines are laid out in one column. `heights` and `amounts` are as above.
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

/** The items of the two columns of a page. */
export const halved = <Item>(page: readonly Item[]): Item[][] =>
  paged(page, Math.ceil(page.length / 2));

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

/** How many lines a name has in a column of a width in ems: its letters get smaller before there are more than two. */
export const fittedLines = (name: string, width: number): number =>
  Math.min(2, textLines(name, width));

/** Puts items on as few pages as possible, and enlarges them as long as each page fits. */
function fitted(count: number, fits: (perPage: number, scale: number) => boolean): Fit {
  let pages = 1;
  while (pages < count && !fits(Math.ceil(count / pages), 1)) pages += 1;
  const perPage = Math.max(1, Math.ceil(count / pages));
  let scale = 1;
  while (scale + STEP <= SCALE_MAX && fits(perPage, scale + STEP)) scale += STEP;
  return { perPage, scale };
}
