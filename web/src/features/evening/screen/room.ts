/** An area of a screen and its font size, in pixels. */
export interface Area {
  readonly width: number;
  readonly height: number;
  readonly type: number;
}

/** How many items fit on a page of the board, and how many times the usual size its font is. */
export interface Fit {
  readonly each: number;
  readonly scale: number;
}

/** The size of a table and of a line on a board, and the gap between tables, in units of the font size. */
export const CARD = { width: 15, height: 9.5, gap: 0.75 };
const LINE = { width: 40, narrow: 30, amount: 5, height: 1.95, folded: 5.5 };
/**
 * An area no wider than the first number shows fewer columns; one no wider than the second has them below the name. The
 * styles of the standings use the same numbers.
 */
const [NARROW, FOLDED] = [44, 36];
/** The height of a scene's title, and with standings of the table's head. */
const ABOVE = { tables: 2, lines: 5 };

const SCALE_MAX = 2.4;
const STEP = 0.05;

/** How tables are laid out on a board: on as few pages as possible, then as large as possible. */
export function tablesIn(area: Area, count: number): Fit {
  return fitted(count, (scale) => {
    const [width, height] = [area.width / area.type / scale, area.height / area.type / scale];
    const columns = Math.floor((width + CARD.gap) / (CARD.width + CARD.gap));
    const rows = Math.floor((height - ABOVE.tables + CARD.gap) / (CARD.height + CARD.gap));
    return scale === 1 ? Math.max(1, columns) * Math.max(1, rows) : columns * rows;
  });
}

/** How lines of the standings are laid out on a board, in the same way. Amounts of money take further columns. */
export function linesIn(area: Area, count: number, amounts: number): Fit {
  const whole = area.width / area.type;
  const wanted = (whole <= NARROW ? LINE.narrow : LINE.width) + amounts * LINE.amount;
  return fitted(count, (scale) => {
    if (scale > 1 && (whole <= FOLDED || whole / scale < wanted)) return 0;
    const line = whole <= FOLDED ? LINE.folded : LINE.height;
    const lines = Math.floor((area.height / area.type / scale - ABOVE.lines) / line);
    return Math.max(scale === 1 ? 4 : 0, lines);
  });
}

function fitted(count: number, room: (scale: number) => number): Fit {
  const pages = Math.max(1, Math.ceil(count / room(1)));
  const each = Math.max(1, Math.ceil(count / pages));
  let scale = 1;
  while (scale + STEP <= SCALE_MAX && room(scale + STEP) >= each) scale += STEP;
  return { each, scale };
}
