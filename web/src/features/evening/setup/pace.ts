import type { EveningSummary } from '../../../net/protocol/evening.ts';

/** How long matches take. */
export interface Pace {
  /** Minutes of play for a match. */
  readonly minutes: number;
  /** Minutes between two matches, for the results and the next seats; 0 if `minutes` contains them. */
  readonly pause: number;
  /** Whether the club's own evenings were measured. */
  readonly own: boolean;
}

/** The usual pace, until a club has held an evening. */
export const USUAL_PACE: Pace = { minutes: 25, pause: 5, own: false };

/** An evening is planned to last at most so long, in minutes. */
const EVENING_MINUTES = 240;

/** The range of credible minutes for a match with its pause. An evening that was closed the next day lasted longer. */
const CREDIBLE = { least: 5, most: 90 };

/** How many of the last evenings count. */
const EVENINGS_MAX = 5;

/** The pace of a club: the median of its last evenings, from the opening to the close, for each match. */
export function paceOf(evenings: readonly EveningSummary[]): Pace {
  const measured = evenings
    .flatMap(({ opened_ms, closed_ms, begun }) =>
      closed_ms === null || begun < 2 ? [] : [(closed_ms - opened_ms) / 60_000 / begun],
    )
    .filter((minutes) => minutes >= CREDIBLE.least && minutes <= CREDIBLE.most)
    .slice(0, EVENINGS_MAX)
    .sort((a, b) => a - b);
  const median = measured[Math.floor((measured.length - 1) / 2)];
  return median === undefined ? USUAL_PACE : { minutes: Math.round(median), pause: 0, own: true };
}

/** The pace of matches that stop after `limit` minutes. */
export function limited(pace: Pace, limit: number | null): Pace {
  return limit === null || limit >= pace.minutes ? pace : { ...pace, minutes: limit };
}

/** How many of `all` matches fit into an evening; at least one. */
export function fitting(all: number, { minutes, pause }: Pace): number {
  return Math.min(all, Math.max(1, Math.floor((EVENING_MINUTES + pause) / (minutes + pause))));
}

/** How long so many matches take, in hours: halves, at least one half. */
export function hoursFor(matches: number, { minutes, pause }: Pace): number {
  const total = matches * minutes + Math.max(0, matches - 1) * pause;
  return Math.max(1, Math.round(total / 30)) / 2;
}
