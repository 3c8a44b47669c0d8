import type { Cell, Place, SeenEvent } from '../../../net/protocol/types.ts';
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
