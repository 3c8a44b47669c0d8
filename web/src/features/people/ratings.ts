import {
  RATING_START,
  type FamilyRating,
  type Profile,
  type RatingPoint,
} from '../../net/protocol/types.ts';

/** A family of games with a person's rating there, and how it changed. */
export type RatedFamily = {
  readonly rating: FamilyRating;
  readonly changes: readonly RatingPoint[];
};

/** The ratings of a person, those that rest on the most matches first. */
export function ratedFamilies({ ratings, changes }: Profile): RatedFamily[] {
  return [...ratings]
    .sort((a, b) => b.matches - a.matches)
    .map((rating) => ({
      rating,
      changes: changes.filter(({ family }) => family === rating.family),
    }));
}

/** The ratings of a chart: before the first match, if its change is known, and after each match. */
export function chartRatings({ rating, changes }: RatedFamily): number[] {
  const after = changes.map((change) => change.rating);
  return changes.length === rating.matches ? [RATING_START, ...after] : after;
}

/** The lines of a chart at round numbers, from below the lowest rating to above the highest. */
export function gridOf(ratings: readonly number[]): number[] {
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const step = [20, 50, 100, 200, 500].find((step) => (high - low) / step <= 4) ?? 1000;
  const first = Math.floor(low / step - 0.25);
  const last = Math.ceil(high / step + 0.25);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}
