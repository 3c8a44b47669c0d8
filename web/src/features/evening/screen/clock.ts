import type { EveningView } from '../../../net/protocol/evening.ts';

/**
 * When the time of the current match is up, in milliseconds. Tables that got extra minutes have their own end, so this is
 * the earliest of the tables that still play; `undefined` without a limit, and when no table plays.
 */
export function timeUpOf({ tables }: EveningView): number | undefined {
  const ends = tables.flatMap(({ time_up, outcome }) =>
    time_up === null || outcome !== null ? [] : [time_up],
  );
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** A duration as minutes and seconds: 24:05. */
export function leftText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
