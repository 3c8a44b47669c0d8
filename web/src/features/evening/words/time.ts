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

/** A day that is further away may be a mistake. */
const FAR_DAYS = 60;

/** A day of another year may have a wrong year, unless it is near: people play around New Year, too. */
const NEAR_DAYS = 7;

/** Whether a day of the calendar is so far from now, or in another year, that it may be a mistake. */
export function isFarDay(day: string | null, now: number): boolean {
  if (day === null) return false;
  const days = Math.abs(Date.parse(`${day}T12:00:00Z`) - now) / 86_400_000;
  const isOtherYear = Number(day.slice(0, 4)) !== new Date(now).getUTCFullYear();
  return days > FAR_DAYS || (isOtherYear && days > NEAR_DAYS);
}
