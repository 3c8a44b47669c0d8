/** What lies under a pointer. */
import { halves, type Arm, type Half, type Landing, type Layout, type Play } from './arrange.ts';
import { grown, holds, type Rect } from './rect.ts';

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
    .filter(({ arm, rect }) => offered.includes(arm) && holds(touchArea(rect, u), x, y))
    .sort((a, b) => distance(a) - distance(b));
  return nearest?.arm ?? null;
}

/** The train whose name is at a point of the cloth. */
export function headAt({ heads = [] }: Layout, u: number, x: number, y: number): Arm | null {
  return heads.find(({ rect }) => holds(touchArea(rect, u), x, y))?.arm ?? null;
}

/** The train of the closed-up tile at a point of the cloth. */
export function closedUpTrainAt(
  { tiles }: Layout,
  plays: readonly Play[],
  x: number,
  y: number,
): Arm | null {
  const index = tiles.findIndex(({ strip }) => strip !== undefined && holds(strip.rect, x, y));
  return plays[index]?.arm ?? null;
}

/** The half at a point of the cloth. */
export function halfAt(layout: Layout, x: number, y: number): Half | null {
  return layout.tiles.flatMap(halves).find(({ rect }) => holds(rect, x, y)) ?? null;
}

/** All halves on the cloth that show a number. */
export function halvesOf(layout: Layout, number: number): Half[] {
  return layout.tiles.flatMap(halves).filter((half) => half.number === number);
}
