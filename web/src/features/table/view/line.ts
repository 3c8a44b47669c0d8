import type { Place, RoundView, SeenEvent, Tile } from '../../../net/protocol/types.ts';
import { latticeRows } from './lattice.ts';
import { armOf, samePlace } from './place.ts';
import type { LineTile, Row } from './row.ts';
import { isDouble, isTriangle, otherHalf, sameTile, shared } from './tile.ts';
import { innerOf } from './touch.ts';

/** Whether a tile has been laid in this round. */
export function isOpened(round: Pick<RoundView, 'ends' | 'history'> | null): boolean {
  // Triangles have no ends.
  if (round === null || round.ends.length > 0) return round !== null;
  return round.history.some(({ type }) => type === 'played');
}

type Played = Extract<SeenEvent, { type: 'played' }>;

/**
 * The layout in rows. A line goes from left to right, then the arms of a spinner follow. Trains
 * start with the engine. A tree starts with the row of its first tile; then each tile laid on a
 * double begins a row. Triangles follow the rows of their lattice. If the first tile is not a
 * double, its lower number is on the left.
 */
export function rowsOf(history: readonly SeenEvent[]): Row[] {
  if (history.some((event) => event.type === 'played' && isTriangle(event.tile))) {
    return latticeRows(history);
  }
  const rows: Row[] = [];
  let play = 0;
  for (const event of history) {
    if (event.type !== 'played') continue;
    play += 1;
    const { row, before } = placeIn(rows, event.at);
    const inner =
      innerOf(event.tile, event.at, event.ends) ??
      touchingNumber(row, event, before) ??
      event.tile[0];
    const other = otherHalf(event.tile, inner);
    const read = (left: number, right: number) => ({
      tile: event.tile,
      left,
      right,
      seat: event.seat,
      play,
    });
    if (event.at === 'L' || (before !== undefined && growsLeft(row, before, inner))) {
      row.tiles.unshift(read(other, inner));
    } else {
      row.tiles.push(read(inner, other));
    }
  }
  return rows.sort((a, b) => rank(a.at) - rank(b.at));
}

const ORDER: readonly string[] = ['start', 'U', 'D', 'M'];

/** The sort key of a row. Rows that begin on a laid tile share one, so their order stays. */
function rank(at: Place): number {
  const named = ORDER.indexOf(armOf(at));
  if (named >= 0) return named;
  return ORDER.length + (typeof at === 'object' && 'train' in at ? at.train : 0);
}

/**
 * The row for a tile at a place, and the tile that it touches if the place tells. Both ends of a
 * line belong to one row. Each tile laid on a double of a tree begins a new row.
 */
function placeIn(rows: Row[], at: Place): { row: Row; before?: LineTile } {
  if (typeof at === 'object' && 'on' in at) {
    for (const row of rows) {
      const before = row.tiles.find(({ tile }) => sameTile(tile, at.on));
      if (before !== undefined) return { row: isDouble(at.on) ? newRow(rows, at) : row, before };
    }
  }
  const name: Place = at === 'L' || at === 'R' ? 'first' : at;
  const row = rows.find((known) => samePlace(known.at, name)) ?? newRow(rows, name);
  if (at !== 'M' && typeof at !== 'object') return { row };
  const before = row.tiles.at(-1) ?? rows[0]?.tiles[0];
  return before === undefined ? { row } : { row, before };
}

function newRow(rows: Row[], at: Place): Row {
  const row: Row = { at, tiles: [] };
  rows.push(row);
  return row;
}

/**
 * Whether a tile goes to the left of the tile that it touches. This happens only in the first row
 * of a tree: unless its first tile is a double, that row grows at both ends.
 */
function growsLeft(row: Row, before: LineTile, inner: number): boolean {
  return row.at === 'first' && row.tiles[0] === before && before.left === inner;
}

/** The half that touches the tile before it or the end of its row; `undefined` for a first tile. */
function touchingNumber(
  { tiles }: Row,
  { tile, at }: Played,
  before?: LineTile,
): number | undefined {
  if (before !== undefined) return shared(tile, before.tile);
  const end = at === 'L' ? tiles[0]?.left : tiles.at(-1)?.right;
  return end !== undefined && tile.includes(end) ? end : undefined;
}

/** How many tiles with a number lie on the table, and how many the set has. */
export function outOf(
  number: number,
  history: readonly SeenEvent[],
  set: readonly Tile[],
): { out: number; all: number } {
  const shows = (tile: Tile) => tile.includes(number);
  return {
    out: history.filter((event) => event.type === 'played' && shows(event.tile)).length,
    all: set.filter(shows).length,
  };
}
