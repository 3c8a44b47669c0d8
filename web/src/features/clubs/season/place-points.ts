import { ROTATING_PLAYERS_MAX } from '../../../net/protocol/evening.ts';
import { PLACE_POINTS_MAX } from '../../../net/protocol/types.ts';

/** Parses typed points for places 1, 2, …; `undefined` where no season can have them. */
export function placePoints(text: string): number[] | undefined {
  const typed = text.split(/[\s,;]+/).filter((word) => word !== '');
  const points = typed.map((word) => (/^\d{1,6}$/.test(word) ? Number(word) : NaN));
  const [first = 0] = points;
  const neverRises = points.every((n, i) => n <= (points[i - 1] ?? PLACE_POINTS_MAX));
  return first > 0 && neverRises && points.length <= ROTATING_PLAYERS_MAX ? points : undefined;
}

/** Points as text for the field, which `placePoints` parses. */
export const pointsText = (points: readonly number[]) => points.join(', ');
