/** The time of day of a moment, in the device's format: 20:14. */
export function timeText(moment: number, language: string): string {
  return new Intl.DateTimeFormat(localesFor(language), { timeStyle: 'short' }).format(moment);
}

/** A day of the calendar, such as `2026-11-20`, in words. */
export function dayText(day: string, language: string): string {
  // A calendar day has no time zone. It is read and written as UTC, so that it is the same day everywhere.
  const format = new Intl.DateTimeFormat(localesFor(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** A day that is further away may have a wrong year: half a year. */
const FAR_DAYS = 184;

/** Whether a day of the calendar is more than half a year from now. */
export function isFarDay(day: string | null, now: number): boolean {
  if (day === null) return false;
  return Math.abs(Date.parse(`${day}T12:00:00Z`) - now) > FAR_DAYS * 86_400_000;
}

/** The regional form of a language, if the browser reports one: `en-GB` for English. */
function localesFor(language: string): string[] {
  return [...navigator.languages.filter((tag) => tag.startsWith(language)), language];
}
