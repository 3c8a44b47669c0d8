import type { Cell, Place, SeenEvent, Tile } from '../../../net/protocol/types.ts';
import type { LineTile, Row } from './row.ts';
import { asLaid, isTriangle } from './tile.ts';

/** The laid triangles row by row, each row from left to right. */
export function latticeRows(history: readonly SeenEvent[]): Row[] {
  const laid = history
    .filter((event) => event.type === 'played')
    .flatMap(({ tile: held, at, seat }, i) => {
      const tile = asLaid(held, at);
      if (!isTriangle(tile)) return [];
      const [left, right] = tile;
      const lineTile = { tile: held, left, right, corners: tile, seat, play: i + 1 };
      return [{ cell: cellAt(at), lineTile }];
    })
    .sort((a, b) => a.cell.y - b.cell.y || a.cell.x - b.cell.x);
  const rows = new Map<number, { at: Place; tiles: LineTile[] }>();
  for (const { cell, lineTile } of laid) {
    const row = rows.get(cell.y);
    if (row === undefined) rows.set(cell.y, { at: { cell }, tiles: [lineTile] });
    else row.tiles.push(lineTile);
  }
  return [...rows.values()];
}

/** The cell of a triangle; the first one lies at the origin. */
function cellAt(at: Place): Cell {
  return typeof at === 'object' && 'cell' in at ? at.cell : { x: 0, y: 0, turn: 0 };
}

/** A laid triangle that shares a side with a place of the lattice, the last one laid; `null` in other layouts. */
export function besideOf(at: Place, history: readonly SeenEvent[]): Tile | null {
  if (typeof at !== 'object' || !('cell' in at)) return null;
  const { x, y } = at.cell;
  // A triangle that points up has its third neighbour below it.
  const third = (x + y) % 2 === 0 ? y + 1 : y - 1;
  const beside = history.findLast((event) => {
    if (event.type !== 'played') return false;
    const cell = cellAt(event.at);
    return cell.y === y ? Math.abs(cell.x - x) === 1 : cell.x === x && cell.y === third;
  });
  return beside?.type === 'played' ? beside.tile : null;
}
