import type { Measure } from '../../net/protocol/types.ts';

/** What a moderator may choose. */
export type MeasureKind = Measure['kind'];

/** The lengths of a time-out that a moderator may choose, in minutes. */
export const TIME_OUTS: readonly number[] = [30, 2 * 60, 24 * 60, 7 * 24 * 60, 30 * 24 * 60];

/** The lengths of a ban that a moderator may choose, in days; `null` is for good. */
export const BANS: readonly (number | null)[] = [1, 7, 30, 365, null];

/** The measure of a kind; `time` is its place in the list of lengths. `null` for a kind without that length. */
export function measureOf(kind: MeasureKind, time: number): Measure | null {
  if (kind === 'warn') return { kind };
  if (kind === 'time-out') {
    const minutes = TIME_OUTS[time];
    return minutes === undefined ? null : { kind, minutes };
  }
  const days = BANS[time];
  return days === undefined ? null : { kind, days };
}

/** A length in minutes in words: in days or hours where that is a whole number. */
export function length(minutes: number, code: string): string {
  const [value, unit] =
    minutes % (24 * 60) === 0
      ? [minutes / (24 * 60), 'day']
      : minutes % 60 === 0
        ? [minutes / 60, 'hour']
        : [minutes, 'minute'];
  return new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
