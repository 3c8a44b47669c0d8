// Times in words, as the reader's region writes them. Days and hours are those of this device's time zone, unless a
// function says otherwise.
import { regional } from './regional.ts';

/** A time in a form of its own, as the reader's region writes it. */
export const written = (ms: number, code: string, form: Intl.DateTimeFormatOptions) =>
  // Where the reader's region is not known, the page's English is British.
  new Intl.DateTimeFormat(regional(code) ?? (code === 'en' ? 'en-GB' : code), form).format(ms);

/** The day of a time: “26 Nov 2026”. */
export const day = (ms: number, code: string) => written(ms, code, { dateStyle: 'medium' });

/** The day and the hour of a time: “26 Nov 2026, 20:14”. */
export const dayAndHour = (ms: number, code: string) =>
  written(ms, code, { dateStyle: 'medium', timeStyle: 'short' });

/** The hour of a time, with seconds: “20:14:05”. */
export const hour = (ms: number, code: string) => written(ms, code, { timeStyle: 'medium' });

/** The time of the day: “20:14”. */
export const timeOfDay = (ms: number, code: string) => written(ms, code, { timeStyle: 'short' });

/** The day of a time in UTC, by which seasons begin and end. */
export const utcDay = (ms: number, code: string) =>
  written(ms, code, { dateStyle: 'medium', timeZone: 'UTC' });

/** A day such as `2026-11-20`, the same in every time zone. */
export const calendarDay = (day: string, code: string) => utcDay(Date.parse(day), code);
