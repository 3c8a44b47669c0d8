/** The way of a tile to its place, as keyframes for the Web Animations API. */

/** Where a tile starts, as seen from its place, in units of the drawing, and how large and how turned it is there. */
export type Start = { dx: number; dy: number; scale: number; degrees: number };

/** The way is sampled at this many places. */
const STEPS = 6;

/**
 * The keyframes from a start to the place itself. The way is one arc that is `height` units high in its middle; the
 * tile turns and takes its own size on the way.
 */
export function flight({ dx, dy, scale, degrees }: Start, height: number): Keyframe[] {
  const length = Math.hypot(dx, dy);
  if (length === 0) return [{ transform: 'none' }, { transform: 'none' }];
  // The arc goes round the straight way on its upper side.
  const side = dx > 0 ? 1 : -1;
  const [nx, ny] = [(side * dy) / length, (-side * dx) / length];
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const left = 1 - i / STEPS;
    const out = 4 * left * (1 - left) * height;
    const x = dx * left + nx * out;
    const y = dy * left + ny * out;
    const size = 1 + (scale - 1) * left;
    return {
      transform: `translate(${round(x)}px, ${round(y)}px) rotate(${round(degrees * left)}deg) scale(${round(size)})`,
    };
  });
}

function round(n: number): number {
  // Without this, tiny remainders would be written as exponents. Adding zero turns a negative zero into zero.
  return Math.round(n * 1000) / 1000 + 0;
}
