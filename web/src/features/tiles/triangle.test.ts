import { describe, expect, it } from 'vitest';
import { HEIGHT, middleOf, outline, spokes } from './triangle.ts';

/** How far inside its cell a tile's sides are. */
const INSET = 0.035;

/** The points of an outline where straight sides meet the rounded corners. */
function tangentPoints(path: string): [number, number][] {
  return [...path.matchAll(/(?:[ML]|0 0 1 )(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
}

/** The distance of a point from the middle of the triangle, at a right angle to the side nearest to the point. */
function acrossSide(up: boolean, [x, y]: readonly [number, number]): number {
  const normals = spokes(up, 1).map(([cx, cy]) => [-cx, middleOf(up) - cy] as const);
  return Math.max(
    ...normals.map(([nx, ny]) => (x * nx + (y - middleOf(up)) * ny) / Math.hypot(nx, ny)),
  );
}

describe.each([true, false])('a triangle, up: %s', (up) => {
  it('has sides of 2 and a bounding rectangle about the origin', () => {
    const corners = spokes(up, 1);
    corners.forEach(([x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % 3] ?? [0, 0];
      expect(Math.hypot(nextX - x, nextY - y)).toBeCloseTo(2);
    });
    const heights = corners.map(([, y]) => y);
    expect(Math.min(...heights)).toBeCloseTo(-HEIGHT / 2);
    expect(Math.max(...heights)).toBeCloseTo(HEIGHT / 2);
    expect(heights[0]).toBeCloseTo(up ? -HEIGHT / 2 : HEIGHT / 2);
  });

  it.each([undefined, 0.3])(
    'has an outline at the same distance from every side, grown by %s',
    (grow) => {
      const points = tangentPoints(outline(up, grow));
      expect(points).toHaveLength(6);
      expect(new Set(points.map(String)).size).toBe(6);
      for (const point of points) {
        expect(acrossSide(up, point)).toBeCloseTo(HEIGHT / 3 - INSET + (grow ?? 0), 2);
      }
    },
  );
});
