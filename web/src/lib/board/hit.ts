/** What lies under a finger. */
import { halves, type Arm, type Half, type Layout } from './arrange';
import { grown, holds, type Rect } from './rect';

/** Half the side, in pixels, of the smallest area that a finger can be asked to hit. */
const REACH = 22;

/** What a landing place answers to at scale `u`: at least 44 pixels each way. */
export function touchArea(rect: Rect, u: number): Rect {
  const reach = REACH / u;
  return grown(rect, Math.max(0, reach - rect.w / 2), Math.max(0, reach - rect.h / 2));
}

/** The offered landing place at a point of the cloth; of two, the nearer. */
export function landingAt(
  layout: Layout,
  offered: readonly Arm[],
  u: number,
  x: number,
  y: number,
): Arm | null {
  const distance = (rect: Rect) => Math.hypot(x - rect.x - rect.w / 2, y - rect.y - rect.h / 2);
  const [nearest] = layout.landings
    .filter(({ arm, rect }) => offered.includes(arm) && holds(touchArea(rect, u), x, y))
    .sort((a, b) => distance(a.rect) - distance(b.rect));
  return nearest?.arm ?? null;
}

/** The half at a point of the cloth. */
export function halfAt(layout: Layout, x: number, y: number): Half | null {
  return layout.tiles.flatMap(halves).find(({ rect }) => holds(rect, x, y)) ?? null;
}

/** All halves on the cloth that show a number. */
export function halvesOf(layout: Layout, number: number): Half[] {
  return layout.tiles.flatMap(halves).filter((half) => half.number === number);
}
