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

/** The regional form of a language, if the browser reports one: `en-GB` for English. */
function localesFor(language: string): string[] {
  return [...navigator.languages.filter((tag) => tag.startsWith(language)), language];
}
