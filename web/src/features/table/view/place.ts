import type { TableMessages } from '../../../i18n/table/en.ts';
import type { Where } from '../../../i18n/table/parties.ts';
import type { Cell, Place, TableView } from '../../../net/protocol/types.ts';
import { whoIs } from './people.ts';

/**
 * A place by its name in records: `start`, `L`, `D`, `M`, `3` for a train, `2-5` on that tile, `1,-2` for a cell.
 * Places with the same name look the same on the cloth.
 */
export function armOf(place: Place): string {
  if (place === 'first') return 'start';
  if (typeof place === 'string') return place;
  if ('train' in place) return String(place.train);
  return 'on' in place ? place.on.join('-') : `${place.cell.x},${place.cell.y}`;
}

export function samePlace(a: Place, b: Place): boolean {
  return armOf(a) === armOf(b);
}

/** A place in a sentence at this table. */
export function whereOf(place: Place, view: TableView, t: TableMessages): Where {
  if (typeof place === 'string') return place;
  if ('train' in place) return { train: whoIs(view, place.train, t) };
  return 'on' in place ? place : { cell: counted(place.cell, view) };
}

/**
 * A row of tiles in a sentence: by name, or by number in a lattice. The first tiles of trains and trees have names of
 * their own.
 */
export function whereOfRow(at: Place, view: TableView, t: TableMessages): Where {
  const where = whereOf(at, view, t);
  if (typeof where === 'object' && 'cell' in where) return { row: where.cell.row };
  return where === 'first' ? firstRow(view) : where;
}

function firstRow({ rules }: TableView): Where {
  switch (rules.layout.shape) {
    case 'trains':
      return 'engine';
    case 'chicken-foot':
    case 'tree':
      return 'hub';
    default:
      return 'first';
  }
}

/** A cell in words: counted from the rim round all laid triangles. */
export type Counted = { row: number; nth: number };

/** The place with these words. */
export function placeSaid(
  { row, nth }: Counted,
  among: readonly Place[],
  view: TableView,
): Place | null {
  const said = (place: Place) => {
    if (typeof place !== 'object' || !('cell' in place)) return false;
    const cell = counted(place.cell, view);
    return cell.row === row && cell.nth === nth;
  };
  return among.find(said) ?? null;
}

/**
 * A cell counted from the rim round all laid triangles: the row above them and the column to their left are the first.
 */
function counted({ x, y }: Cell, view: TableView): { row: number; nth: number; up: boolean } {
  const laid = (view.round?.history ?? []).flatMap((event) =>
    event.type === 'played' && typeof event.at === 'object' && 'cell' in event.at
      ? [event.at.cell]
      : [],
  );
  // The first tile lies at the origin.
  const top = Math.min(0, ...laid.map((cell) => cell.y)) - 1;
  const left = Math.min(0, ...laid.map((cell) => cell.x)) - 1;
  return { row: y - top + 1, nth: x - left + 1, up: (x + y) % 2 === 0 };
}

/** More cells than a row of a lattice can have. */
const ROW = 1000;

const ORDER: readonly string[] = ['start', 'L', 'R', 'U', 'D', 'M'];

/**
 * The order in which places are offered: the left end first; the public train, then trains by seat; cells row by row.
 */
export function byPlace(a: Place, b: Place): number {
  const rank = (place: Place) => {
    if (typeof place === 'object' && 'cell' in place) return place.cell.y * ROW + place.cell.x;
    const at = ORDER.indexOf(armOf(place));
    if (at >= 0) return at;
    return ORDER.length + (typeof place === 'object' && 'train' in place ? place.train : 0);
  };
  return rank(a) - rank(b);
}
