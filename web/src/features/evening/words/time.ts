/** The time of day of a moment, as the device writes it: 20:14. */
export function timeText(moment: number, language: string): string {
  return new Intl.DateTimeFormat(asWritten(language), { timeStyle: 'short' }).format(moment);
}

/** A day of the calendar, such as `2026-11-20`, in words. */
export function dayText(day: string, language: string): string {
  // A day has no hour and no place: read as UTC and written as UTC it stays the same day everywhere.
  const format = new Intl.DateTimeFormat(asWritten(language), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** How a language is written where the reader is, if the browser says so: `en-GB` for English. */
function asWritten(language: string): string[] {
  return [...navigator.languages.filter((tag) => tag.startsWith(language)), language];
}
