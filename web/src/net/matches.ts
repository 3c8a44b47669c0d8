import { request, requestText } from './api.ts';
import type {
  DownloadFormat,
  Family,
  FinishedMatch,
  HandStatistics,
  ImportedView,
  Leader,
  MatchesPage,
  MatchesRequest,
  MatchReplay,
  Opponents,
  Profile,
  RatingSeason,
  SearchPage,
  SearchRequest,
  Seat,
} from './protocol/types.ts';

/** One page of this visitor's matches, the last match first. */
export const getMatches = (wanted: MatchesRequest) =>
  request<MatchesPage>('GET', withQuery('/api/matches', wanted));

/** One page of a search over all public matches, the last match first. It may be empty although there are further ones. */
export const searchMatches = (wanted: SearchRequest) =>
  request<SearchPage>('GET', withQuery('/api/matches/search', wanted));

/** The address of all this visitor's matches in one file. */
export const downloadPath = (format: DownloadFormat) =>
  withQuery('/api/matches/download', { format });

/** A match that is over. */
export const getMatch = (match: string) => request<FinishedMatch>('GET', matchPath(match));

/** A match that is over, event by event. Only the hand of `seat` is shown; `null` shows none. */
export const getReplay = (match: string, seat: Seat | null) =>
  request<MatchReplay>(
    'GET',
    withQuery(`${matchPath(match)}/replay`, seat === null ? {} : { seat }),
  );

/** The address of the record of a match in DGN. */
export const matchRecordPath = (match: string) => `${matchPath(match)}/record`;

/** The record of a match in DGN. */
export const getMatchRecord = (match: string) => requestText(matchRecordPath(match));

/** The address of a match with its record, as JSON. */
export const matchDocumentPath = (match: string) => `${matchPath(match)}/document`;

/** A match that was imported from a record. Its replay has the hand of `seat`. */
export const getImported = (match: string, seat: Seat | null) =>
  request<ImportedView>('GET', withQuery(importedPath(match), seat === null ? {} : { seat }));

/** The address of an imported match with its record, as JSON. */
export const importedPath = (match: string) => `/api/imports/${encodeURIComponent(match)}`;

/** The address of the record of an imported match, in DGN. */
export const importedRecordPath = (match: string) => `${importedPath(match)}/record`;

/** The record of an imported match, in DGN. */
export const getImportedRecord = (match: string) => requestText(importedRecordPath(match));

/** Opening hands against chance: this visitor's, and everyone's. */
export const getHands = () => request<HandStatistics>('GET', '/api/matches/hands');

/** A person with an account. */
export const getProfile = (name: string) => request<Profile>('GET', personPath(name));

/** With whom and against whom a person plays; and what the person played against `other`. */
export const getOpponents = (name: string, other: string | null) =>
  request<Opponents>(
    'GET',
    withQuery(`${personPath(name)}/opponents`, other === null ? {} : { against: other }),
  );

/** The leaderboard of a family of games, the best player first. */
export const getLeaders = (family: Family) => request<Leader[]>('GET', `/api/ratings/${family}`);

/** The leaderboard of a season, such as `2026-4`; of the running one if `season` is `null`. */
export const getSeason = (family: Family, season: string | null) =>
  request<RatingSeason>(
    'GET',
    withQuery(`/api/leaders/${family}`, season === null ? {} : { season }),
  );

const matchPath = (match: string) => `/api/matches/${encodeURIComponent(match)}`;

const personPath = (name: string) => `/api/people/${encodeURIComponent(name)}`;

function withQuery(path: string, wanted: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) query.set(name, String(value));
  const text = String(query);
  return text === '' ? path : `${path}?${text}`;
}
