import { calendarDay, day, written } from '../../i18n/dates.ts';
import type { ClubMessages } from '../../i18n/compiled/types.ts';
import type { EveningSummary } from '../../net/protocol/evening.ts';
import type { ClubView, SeasonSpan } from '../../net/protocol/types.ts';

/** The name of the page whose subscribers are the club's members; otherwise the club's name (CLUB-16). */
export const pageName = (club: ClubView) => club.settings.page_name || club.name;

/** The label of the link that the page has to the evenings; a standard text if the club sets none (CLUB-16). */
export const entryName = (club: ClubView, t: ClubMessages) =>
  club.settings.entry_name || t.entry.title;

/** The names in a list of people, with words for people who have no name. */
export const namesIn = (names: readonly string[], t: ClubMessages) =>
  names.map((name) => name || t.unnamed);

/** The day of an evening: the planned one, otherwise the day on which it was opened. */
export const dayOf = (
  { date, opened_ms }: Pick<EveningSummary, 'date' | 'opened_ms'>,
  code: string,
) => (date === null ? day(opened_ms, code) : calendarDay(date, code));

/** When a club night is, or how far it has come: “Now: match 2 of 7”. */
export function nightText(night: EveningSummary, t: ClubMessages, code: string): string {
  const day = dayOf(night, code);
  if (night.closed_ms !== null) return t.card.last({ day });
  return night.begun === 0
    ? t.card.next({ day })
    : t.card.now({ begun: night.begun, matches: night.matches });
}

/** The name of a season such as `2026` or `2026-2`: the year, and which part of it. */
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
      return written(Date.UTC(Number(year), part - 1), code, {
        year: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      });
  }
}
