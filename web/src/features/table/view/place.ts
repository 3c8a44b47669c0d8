import type { TableMessages } from '../../../i18n/compiled/types.ts';
import type { Where } from '../../../i18n/fluent.ts';
import type { Cell, Place, TableView } from '../../../net/protocol/types.ts';
import { whoIs } from './people.ts';

/**
 * The key of a place: `start`, an arm `L`, `R`, `U` or `D`, `M` for the public train, `3` for the
 * train of seat 3, `2-5` on that tile, `1,-2` for a cell. A cell's turn is not part of its key.
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
 * A row of tiles in a sentence: by name, or by number in a lattice. The first row of trains is the
 * engine, that of a tree the hub.
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

/** How to say where a tile fits: `null` for nowhere, the lead, more cells of a lattice than one can name, or ends. */
export function fitsIn(where: readonly Where[]): 'lead' | 'cells' | 'ends' | null {
  if (where.length === 0) return null;
  if (where.includes('first')) return 'lead';
  const isManyCells =
    where.length > 2 && where.every((at) => typeof at === 'object' && 'cell' in at);
  return isManyCells ? 'cells' : 'ends';
}

/** A lattice cell by its row and its position in the row, both from 1; see `counted`. */
export type CountedCell = { row: number; nth: number };

/** The place with this row and position; `null` if it is not among these. */
export function countedPlace(
  { row, nth }: CountedCell,
  among: readonly Place[],
  view: TableView,
): Place | null {
  const matches = (place: Place) => {
    if (typeof place !== 'object' || !('cell' in place)) return false;
    const cell = counted(place.cell, view);
    return cell.row === row && cell.nth === nth;
  };
  return among.find(matches) ?? null;
}

/**
 * A cell's row and position, both from 1. Row 1 is just above all laid triangles, position 1 just
 * left of them: no triangle can be laid further out. `up` says whether the cell points up.
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

/** How far apart two rows of a lattice are in the sort key: more than a row has cells. */
const ROW_STRIDE = 1000;

const ORDER: readonly string[] = ['start', 'L', 'R', 'U', 'D', 'M'];

/**
 * Compares places in the order in which they are offered: the left end first; the public train,
 * then trains by seat; cells row by row.
 */
export function byPlace(a: Place, b: Place): number {
  const rank = (place: Place) => {
    if (typeof place === 'object' && 'cell' in place) {
      return place.cell.y * ROW_STRIDE + place.cell.x;
    }
    const at = ORDER.indexOf(armOf(place));
    if (at >= 0) return at;
    return ORDER.length + (typeof place === 'object' && 'train' in place ? place.train : 0);
  };
  return rank(a) - rank(b);
}
