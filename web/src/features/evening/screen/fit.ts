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

/** How tables are laid out: with so many beside each other. */
export interface TablesFit extends Fit {
  readonly columns: number;
}

/** The size of a table on a board and the gap between tables, in ems. */
export const CARD = { width: 12, height: 12, gap: 0.75 };
/**
 * The standings beside tables, in ems: their width, that of a name, and the height of the title with the table head, which
 * may each need two lines of text.
 */
export const BESIDE = { width: 14, name: 7, above: 6.5 };
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
/** The width of a letter in ems: the average of bold letters in a wide font. */
const LETTER = 0.7;
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
export function tablesIn(area: Area, count: number, below: string): TablesFit {
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
): (TablesFit & { lines: number }) | undefined {
  const heights = names.map((name) => heightOf(textLines(name, BESIDE.name)));
  // The standings grow with the tables, so tables of twice the size leave half of the room.
  const fits: (TablesFit & { lines: number })[] = [];
  for (let scale = 1; scale <= SCALE_MAX; scale += STEP) {
    const em = area.fontSize * scale;
    // The text below has the whole width.
    const height = area.height / em - heightBelow(below, area.width / em);
    const tables = {
      fontSize: area.fontSize,
      width: area.width - (BESIDE.width + CARD.gap) * em,
      height: height * em,
    };
    const { columns, rows } = gridOf(tables, scale, '');
    if (columns * rows < count) break;
    const lines = heights.filter((_, i) => sum(heights.slice(0, i + 1)) <= height - BESIDE.above);
    fits.push({
      perPage: count,
      scale,
      columns: columnsFor(count, rows),
      lines: lines.length,
    });
  }
  const largest = fits.at(-1);
  const withLines = (wanted: number) =>
    fits.findLast(({ lines, scale }) => lines >= wanted && scale >= (largest?.scale ?? 0) * SHRINK);
  const chosen = withLines(names.length) ?? withLines(LINES_MIN) ?? largest;
  if (chosen === undefined) return undefined;
  return widest(
    fits.filter(({ lines }) => lines >= chosen.lines),
    chosen,
  );
}

/** The widest tables that are hardly smaller than those of `fit`. `others` are in the order of their sizes. */
function widest<F extends TablesFit>(others: readonly F[], fit: F): F {
  const wider = others.filter(
    ({ columns, scale }) =>
      columns < fit.columns && scale >= fit.scale * WIDEN && scale < fit.scale,
  );
  const columns = Math.min(...wider.map((other) => other.columns));
  return wider.findLast((other) => other.columns === columns) ?? fit;
}

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
