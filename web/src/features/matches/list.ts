import type { MatchesRequest } from '../../net/protocol/types.ts';
import { startOf } from './days.ts';

/** What the reader has chosen: texts of the form's fields, empty for no choice. */
export type Wanted = {
  readonly preset: string;
  readonly with: string;
  /** The first and the last day, such as `2026-11-26`. */
  readonly since: string;
  readonly until: string;
};

export const ALL: Wanted = { preset: '', with: '', since: '', until: '' };

/** The request for what the reader has chosen. Days are those of this device's time zone. */
export function requestFor({ preset, with: name, since, until }: Wanted): MatchesRequest {
  const trimmed = name.trim();
  return {
    ...(preset === '' ? {} : { preset }),
    ...(trimmed === '' ? {} : { with: trimmed }),
    ...(since === '' ? {} : { since_ms: startOf(since) }),
    ...(until === '' ? {} : { until_ms: startOf(until, 1) }),
  };
}

/** Whether every match is wanted. */
export const isWhole = (wanted: Wanted) => Object.keys(requestFor(wanted)).length === 0;
