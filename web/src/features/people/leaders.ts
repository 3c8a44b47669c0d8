import type { Family, Leader, Profile } from '../../net/protocol/types.ts';

/** A person in the table of a leaderboard. */
export type Row = Leader & {
  /** The place, from 1; `null` for the reader who is not listed. */
  readonly place: number | null;
};

/** The leaders with their places: equal ratings share a place. */
export function ranked(leaders: readonly Leader[]): Row[] {
  return leaders.map((leader) => ({
    ...leader,
    place: 1 + leaders.findIndex(({ rating }) => rating.rating === leader.rating.rating),
  }));
}

/** The rows, and after them the reader's own where it is not listed but has a rating. */
export function withOwn(rows: readonly Row[], reader: Profile | null, family: Family): Row[] {
  const rating = reader?.ratings.find((one) => one.family === family);
  if (reader === null || rating === undefined) return [...rows];
  if (rows.some(({ name }) => name === reader.name)) return [...rows];
  const { bot, face, name } = reader;
  return [...rows, { name, face, ...(bot === undefined ? {} : { bot }), rating, place: null }];
}
