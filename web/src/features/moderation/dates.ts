/** The day and the hour of a time, by this device's time zone. */
export const when = (ms: number, code: string) =>
  new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);

/** The day of a time, by this device's time zone. */
export const day = (ms: number, code: string) =>
  new Intl.DateTimeFormat(code, { dateStyle: 'medium' }).format(ms);
