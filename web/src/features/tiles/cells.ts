/**
 * The cells of a lattice of triangles, with coordinates as on the wire. Columns are counted to the right, half a side
 * apart; rows are counted down. Cells whose column and row add up to an even number point up.
 */
import type { Arm } from './arrange.ts';

/** A cell of the lattice by its column `x` and its row `y`. Both may be negative. */
export interface LatticeCell {
  readonly x: number;
  readonly y: number;
}

/** The name of a cell as a place. */
export function armOfCell({ x, y }: LatticeCell): Arm {
  return `${x},${y}`;
}

/** The cell that a place names. The first tile lies at the origin. */
export function cellOf(arm: Arm): LatticeCell {
  const [x = 0, y = 0] = arm === 'start' ? [] : arm.split(',').map(Number);
  return { x, y };
}

export function pointsUp({ x, y }: LatticeCell): boolean {
  return (x + y) % 2 === 0;
}

/** The cells that share an edge with this one. */
export function neighbours(cell: LatticeCell): LatticeCell[] {
  const { x, y } = cell;
  return [
    { x: x - 1, y },
    { x: x + 1, y },
    { x, y: pointsUp(cell) ? y + 1 : y - 1 },
  ];
}
