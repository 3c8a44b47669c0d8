/** A season of ratings: a calendar quarter. */
export type Season = { readonly year: number; readonly quarter: number };

/** The season of a text such as `2026-4`. */
export function seasonOf(text: string): Season | undefined {
  const [, year, quarter] = /^(\d{4})-([1-4])$/.exec(text) ?? [];
  return year === undefined ? undefined : { year: Number(year), quarter: Number(quarter) };
}

/** The season that an address asks for; `null` for the running list. */
export function seasonIn(search: string): string | null {
  const text = new URLSearchParams(search).get('season') ?? '';
  return seasonOf(text) === undefined ? null : text;
}

/** The address of a leaderboard. */
export const boardAddress = (family: string, season: string | null) =>
  `/ratings/${family}${season === null ? '' : `?season=${season}`}`;
