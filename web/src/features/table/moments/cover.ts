import type { Edges } from '../../tiles/camera.ts';

/** A rectangle of the window, in pixels. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height'>;

/** The line keeps at least this part of the cloth's height and of its width. */
const KEPT = 0.5;

/**
 * How much of the cloth's edges the hands that lie there cover. Each hand counts at the edge where the line loses least
 * room.
 */
export function coverOf(cloth: Box, hands: readonly Box[]): Edges {
  const covered = { top: 0, left: 0, right: 0 };
  for (const hand of hands) {
    const reach = {
      top: hand.bottom - cloth.top,
      left: hand.right - cloth.left,
      right: cloth.right - hand.left,
    };
    const lost = [
      { edge: 'top' as const, area: reach.top * cloth.width },
      { edge: 'left' as const, area: reach.left * cloth.height },
      { edge: 'right' as const, area: reach.right * cloth.height },
    ];
    const { edge } = lost.reduce((least, next) => (next.area < least.area ? next : least));
    covered[edge] = Math.max(covered[edge], reach[edge]);
  }
  const most = { across: cloth.width * (1 - KEPT), down: cloth.height * (1 - KEPT) };
  const across = covered.left + covered.right;
  const part = across > most.across ? most.across / across : 1;
  return {
    top: Math.min(covered.top, most.down),
    left: covered.left * part,
    right: covered.right * part,
  };
}
