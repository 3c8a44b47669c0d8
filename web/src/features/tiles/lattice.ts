/** Where triangular tiles lie: in the cells of a lattice. */
import {
  boxOf,
  type Arm,
  type Half,
  type Laid,
  type Landing,
  type Layout,
  type Play,
  type Tile,
} from './arrange.ts';
import { armOfCell, cellOf, neighbours, pointsUp, type LatticeCell } from './cells.ts';
import type { Figure } from './figure.ts';
import { HEIGHT } from './triangle.ts';
import { union, type Rect } from './rect.ts';

/** Where the number of a corner is drawn, as a fraction of the way from the middle to the corner. */
const TO_CORNER = 0.43;
/** The side of the square that a corner's number covers, in `u`. */
const NUMBER = 0.6;

/** The rectangle round a cell; that of the origin has the point 0, 0 at its middle. */
export function rectOf({ x, y }: LatticeCell): Rect {
  return { x: x - 1, y: (y - 0.5) * HEIGHT, w: 2, h: HEIGHT };
}

/** The corners of a cell, clockwise from its apex. */
export function cornersOf(cell: LatticeCell): readonly (readonly [number, number])[] {
  const { x, y, w, h } = rectOf(cell);
  return pointsUp(cell)
    ? [
        [x + w / 2, y],
        [x + w, y + h],
        [x, y + h],
      ]
    : [
        [x + w / 2, y + h],
        [x, y],
        [x + w, y],
      ];
}

/** Lays the plays of a round. The numbers of each tile go clockwise from the apex of its cell. */
export function arrangeLattice(plays: readonly Play[]): Layout {
  const tiles: Laid[] = [];
  const boxes: Rect[] = [];
  const taken = new Set<Arm>();
  const open = new Map<Arm, Landing>();
  let covered: Rect | undefined;
  for (const play of plays) {
    const cell = cellOf(play.arm);
    taken.add(armOfCell(cell));
    open.delete(armOfCell(cell));
    for (const next of neighbours(cell)) {
      const arm = armOfCell(next);
      if (!taken.has(arm)) open.set(arm, landing(arm, next));
    }
    const laid = layIn(cell, play.tile);
    tiles.push(laid);
    covered = covered ? union(covered, laid.rect) : laid.rect;
    boxes.push(boxOf(covered, [...open.values()]));
  }
  const landings = tiles.length > 0 ? [...open.values()] : [landing('start', { x: 0, y: 0 })];
  return { tiles, landings, boxes };
}

function landing(arm: Arm, cell: LatticeCell): Landing {
  return { arm, rect: rectOf(cell), apex: pointsUp(cell) ? 'up' : 'down' };
}

function layIn(cell: LatticeCell, tile: Tile): Laid {
  const corners = cornersOf(cell);
  const middle = [0, 1].map((axis) => corners.reduce((sum, at) => sum + (at[axis] ?? 0), 0) / 3);
  const [mx = 0, my = 0] = middle;
  const halves = corners.map(([x, y], i): Half => {
    const [cx, cy] = [mx + (x - mx) * TO_CORNER, my + (y - my) * TO_CORNER];
    const rect = { x: cx - NUMBER / 2, y: cy - NUMBER / 2, w: NUMBER, h: NUMBER };
    return { number: tile[i] ?? 0, rect };
  });
  return { tile, rect: rectOf(cell), toHigh: pointsUp(cell) ? 'up' : 'down', corners: halves };
}

/** The figure of triangular tiles, which lie on a lattice. */
export function latticeFigure(): Figure {
  return {
    startFactor: 0.9,
    shaped() {
      return {
        arrange: (plays) => arrangeLattice(plays),
        // Most rounds stay within nine sides (18 units) across and nine rows down.
        fit: (view) => Math.min(view.w / 18, view.h / (9 * HEIGHT)),
      };
    },
  };
}
