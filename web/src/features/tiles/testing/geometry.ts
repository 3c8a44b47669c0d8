/** Measurements shared by the tests of all figures. */
import { halves, type Laid, type Layout } from '../arrange.ts';
import { areCloser, oblongOf } from '../oblong.ts';
import type { Rect } from '../rect.ts';

/** The item at an index. Throws if there is none. */
export function at<T>(items: readonly T[], i: number): T {
  const item = items[i];
  if (item === undefined) throw new Error(`nothing at ${i} of ${items.length}`);
  return item;
}

/** The larger of the horizontal and the vertical distance of two rectangles; negative where they overlap. */
export function gap(a: Rect, b: Rect): number {
  const dx = Math.max(b.x - a.x - a.w, a.x - b.x - b.w);
  const dy = Math.max(b.y - a.y - a.h, a.y - b.y - b.h);
  return Math.max(dx, dy);
}

/** The length of the edge that two rectangles share; 0 if they share none. */
export function contact(a: Rect, b: Rect): number {
  const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return Math.min(wide, high) === 0 ? Math.max(wide, high) : 0;
}

/** Rounding may make turned neighbours overlap by less than this. */
const ROUNDING = 1e-3;

/** Each pair of tiles or landing places that overlap, such as `tile 3 on landing L`. */
export function overlaps(layout: Layout): string[] {
  const places = [
    ...layout.tiles.map((laid, i) => ({ name: `tile ${i}`, oblong: oblongOf(laid) })),
    ...layout.landings.map((landing) => ({
      name: `landing ${landing.arm}`,
      oblong: oblongOf(landing),
    })),
  ];
  return places.flatMap((a, i) =>
    places
      .slice(i + 1)
      .flatMap((b) => (areCloser(a.oblong, b.oblong, -ROUNDING) ? [`${a.name} on ${b.name}`] : [])),
  );
}

/** The parts of a tile that a neighbour may touch: a whole double, otherwise the half with the number. */
export function touchable(laid: Laid, number: number): Rect[] {
  return laid.tile[0] === laid.tile[1]
    ? [laid.rect]
    : halves(laid).flatMap((half) => (half.number === number ? [half.rect] : []));
}
