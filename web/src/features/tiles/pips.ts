/** The pips of a half, on a square of side 1 centred on the origin, for an upright tile. */
import pips from '../../../../faces/pips.json';

/** The highest number drawn with pips. Higher numbers are digits. */
export const HIGHEST_PIPS = pips.length - 1;

/** The factors by which large pips lie further apart: for up to nine pips, and for more. */
const LARGE = { few: 1.08, many: 1.06 };

/** The pips of a number as one path of points. Stroke the path with round caps, as wide as a pip. */
export function pipPath(number: number, large = false): string {
  const grow = large ? spread(number) : 1;
  const at = (units: number) => +(((units - 50) / 100) * grow).toFixed(3);
  const spots = pips[number]?.spots ?? [];
  return spots.map(([x = 50, y = 50]) => `M${at(x)} ${at(y)}h0`).join('');
}

/** The width of a pip: the more pips, the smaller. */
export function pipWidth(number: number, large = false): number {
  const width = (pips[number]?.width ?? 0) / 100;
  return large ? Math.min(width * 1.3 * spread(number), number > 9 ? 0.21 : 0.26) : width;
}

function spread(number: number): number {
  return number > 9 ? LARGE.many : LARGE.few;
}
