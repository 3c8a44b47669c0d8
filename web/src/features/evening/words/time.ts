import { written } from '../../../i18n/dates.ts';

/** The time of day of a moment, in the device's format: 20:14. */
export function timeText(moment: number, language: string): string {
  return written(moment, language, { timeStyle: 'short' });
}

/** A day of the calendar, such as `2026-11-20`, in words. */
export function dayText(day: string, language: string): string {
  // A calendar day has no time zone. It is read and written as UTC, so that it is the same day everywhere.
  return written(Date.parse(day), language, { dateStyle: 'long', timeZone: 'UTC' });
}

/** A day that is further away may have a wrong year: half a year. */
const FAR_DAYS = 184;

/** Whether a day of the calendar is more than half a year from now. */
export function isFarDay(day: string | null, now: number): boolean {
  if (day === null) return false;
  return Math.abs(Date.parse(`${day}T12:00:00Z`) - now) > FAR_DAYS * 86_400_000;
}
