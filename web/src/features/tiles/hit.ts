/** What lies under a pointer. */
import { halves, type Arm, type Half, type Laid, type Landing, type Layout } from './arrange.ts';
import { grown, holds, turned, type Rect } from './rect.ts';

/** Half the side, in pixels, of the smallest area that a finger can hit reliably. */
const REACH = 22;

/** The area of a landing place that responds to pointers at scale `u`: at least 44 pixels each way. */
export function touchArea(rect: Rect, u: number): Rect {
  const reach = REACH / u;
  return grown(rect, Math.max(0, reach - rect.w / 2), Math.max(0, reach - rect.h / 2));
}

/** The offered landing place at a point of the cloth; of two, the nearer one. */
export function landingAt(
  layout: Layout,
  offered: readonly Arm[],
  u: number,
  x: number,
  y: number,
): Arm | null {
  const distance = ({ rect, apex }: Landing) => {
    // Of triangles, the one with the nearest middle contains the point.
    const high = apex === undefined ? 1 / 2 : apex === 'up' ? 2 / 3 : 1 / 3;
    return Math.hypot(x - rect.x - rect.w / 2, y - rect.y - rect.h * high);
  };
  const [nearest] = layout.landings
    .filter(
      ({ arm, rect, turn }) => offered.includes(arm) && covers(touchArea(rect, u), turn, x, y),
    )
    .sort((a, b) => distance(a) - distance(b));
  return nearest?.arm ?? null;
}

/** Whether a point lies in a rectangle that is turned about its middle. */
function covers(rect: Rect, turn: number | undefined, px: number, py: number): boolean {
  const { x, y } = turned(-(turn ?? 0), rect, px, py);
  return holds(rect, x, y);
}

/** Tiles that lie somewhere: on the cloth, or in the lane of a train. */
interface Lying {
  readonly tiles: readonly Laid[];
}

/** The half at a point of the cloth. */
export function halfAt({ tiles }: Lying, x: number, y: number): Half | null {
  return tiles.flatMap(halves).find(({ rect, turn }) => covers(rect, turn, x, y)) ?? null;
}

/** All halves on the cloth that show a number. */
export function halvesOf({ tiles }: Lying, number: number): Half[] {
  return tiles.flatMap(halves).filter((half) => half.number === number);
}
