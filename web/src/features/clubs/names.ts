import type { ClubMessages } from '../../i18n/club/en.ts';
import type { EveningSummary } from '../../net/protocol/evening.ts';
import type { ClubView, SeasonSpan } from '../../net/protocol/types.ts';

/** What the page is called whose subscribers the members are (CLUB-16). */
export const pageName = (club: ClubView) => club.settings.page_name || club.name;

/** What the page calls its way to the evenings (CLUB-16). */
export const entryName = (club: ClubView, t: ClubMessages) =>
  club.settings.entry_name || t.entry.title;

/** A day, as the language writes it. */
export const day = (ms: number, code: string) =>
  new Intl.DateTimeFormat(code, { dateStyle: 'medium' }).format(ms);

/** A day of the calendar, which is the same one wherever it is read. */
export const calendarDay = (day: string, code: string) =>
  new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day));

/** The day of an evening: the planned one, else that on which it was opened. */
export const dayOf = (
  { date, opened_ms }: Pick<EveningSummary, 'date' | 'opened_ms'>,
  code: string,
) => (date === null ? day(opened_ms, code) : calendarDay(date, code));

/** What a season is called, of all that are as long. */
export function seasonName(
  season: string,
  span: SeasonSpan,
  t: ClubMessages,
  code: string,
): string {
  const [year = '', second] = season.split('-');
  const part = Number(second ?? 0);
  switch (span) {
    case 'year':
      return year;
    case 'half-year':
      return t.season.half({ year, part: t.season.halves[part === 1 ? 1 : 2] });
    case 'quarter':
      return t.season.quarter({ year, part });
    case 'month':
      return new Intl.DateTimeFormat(code, {
        year: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      }).format(Date.UTC(Number(year), part - 1));
  }
}
