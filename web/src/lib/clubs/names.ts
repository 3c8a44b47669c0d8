import type { ClubMessages } from '../i18n/club/en.ts';
import type { EveningSummary } from '../protocol/evening.ts';
import type { ClubView } from '../protocol/types.ts';

/** What the page is called whose subscribers the members are (CLUB-16). */
export const pageName = (club: ClubView) => club.settings.page_name || club.name;

/** What the page calls its way to the evenings (CLUB-16). */
export const entryName = (club: ClubView, t: ClubMessages) =>
  club.settings.entry_name || t.entry.title;

/** A day, as the language writes it. */
export const day = (ms: number, code: string) =>
  new Intl.DateTimeFormat(code, { dateStyle: 'medium' }).format(ms);

/** The day of an evening: the planned one, else that on which it was opened. */
export const dayOf = (
  { date, opened_ms }: Pick<EveningSummary, 'date' | 'opened_ms'>,
  code: string,
) =>
  date === null
    ? day(opened_ms, code)
    : // The planned day is the same one wherever it is read.
      new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        Date.parse(date),
      );
