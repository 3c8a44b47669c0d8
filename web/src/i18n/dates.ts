// Times in words. Days and hours are those of this device's time zone, unless a function says otherwise.

/** The day of a time: “26 Nov 2026”. */
export const day = (ms: number, code: string) =>
  new Intl.DateTimeFormat(code, { dateStyle: 'medium' }).format(ms);

/** The day and the hour of a time: “26 Nov 2026, 20:14”. */
export const dayAndHour = (ms: number, code: string) =>
  new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);

/** The hour of a time, with seconds: “20:14:05”. */
export const hour = (ms: number, code: string) =>
  new Intl.DateTimeFormat(code, { timeStyle: 'medium' }).format(ms);

/** The time of the day: “20:14”. */
export const timeOfDay = (ms: number, code: string) =>
  new Intl.DateTimeFormat(code, { timeStyle: 'short' }).format(ms);

/** The day of a time in UTC, by which seasons begin and end. */
export const utcDay = (ms: number, code: string) =>
  new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeZone: 'UTC' }).format(ms);

/** A day such as `2026-11-20`, the same in every time zone. */
export const calendarDay = (day: string, code: string) => utcDay(Date.parse(day), code);
