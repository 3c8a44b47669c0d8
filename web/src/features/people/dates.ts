/** The day of a time, by this device's time zone. */
export const day = (ms: number, code: string) =>
  new Intl.DateTimeFormat(code, { dateStyle: 'medium' }).format(ms);

/** The day of a time in UTC, by which seasons begin and end. */
export const seasonDay = (ms: number, code: string) =>
  new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeZone: 'UTC' }).format(ms);
