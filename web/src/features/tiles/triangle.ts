/** The outline of a triangular tile, centred on the bounding rectangle of its cell. */

/** The height of a triangle whose side is 2. */
export const HEIGHT = Math.sqrt(3);

/** How far the sides of a tile are inside its cell, as for a domino. */
const INSET = 0.035;
const ROUND = 0.15;

/** How far the middle of a triangle lies below the middle of its bounding rectangle. */
export function middleOf(up: boolean): number {
  return up ? HEIGHT / 6 : -HEIGHT / 6;
}

/**
 * The corners of a triangle, clockwise from its apex. `part` is the fraction of the way from the middle to the cell's
 * corners.
 */
export function spokes(up: boolean, part: number): (readonly [number, number])[] {
  const way = (up ? 1 : -1) * part;
  const corners = [
    [0, (-2 / 3) * HEIGHT],
    [1, HEIGHT / 3],
    [-1, HEIGHT / 3],
  ] as const;
  return corners.map(([x, y]) => [x * way, middleOf(up) + y * way]);
}

/** The outline of a tile with rounded corners as an SVG path, moved out by `grow` on every side. */
export function outline(up: boolean, grow = 0): string {
  // A side is a third of the height away from the middle: moving it by `d` scales the triangle by `1 + 3d / HEIGHT`.
  const corners = spokes(up, 1 + ((grow - INSET) * 3) / HEIGHT);
  const radius = ROUND + grow;
  const tangent = radius * Math.sqrt(3);
  const toward = (from: readonly [number, number], to: readonly [number, number]) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const at = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * tangent) / length;
    return `${at(0).toFixed(3)} ${at(1).toFixed(3)}`;
  };
  const rounded = corners.flatMap((corner, i) => {
    const before = corners[(i + 2) % 3];
    const after = corners[(i + 1) % 3];
    if (before === undefined || after === undefined) return [];
    const arc = `A${radius} ${radius} 0 0 1 ${toward(corner, after)}`;
    return [`${i === 0 ? 'M' : 'L'}${toward(corner, before)}${arc}`];
  });
  return `${rounded.join('')}Z`;
}
