import { request, requestText } from './api.ts';
import type {
  Family,
  FinishedMatch,
  Leader,
  MatchesPage,
  MatchesRequest,
  MatchReplay,
  Profile,
} from './protocol/types.ts';

/** One page of this visitor's matches, the last match first. */
export function getMatches(wanted: MatchesRequest): Promise<MatchesPage> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wanted)) query.set(name, String(value));
  const text = String(query);
  return request<MatchesPage>('GET', text === '' ? '/api/matches' : `/api/matches?${text}`);
}

/** A match that is over. */
export const getMatch = (match: string) => request<FinishedMatch>('GET', matchPath(match));

/** A match that is over, event by event. Only the hand of `seat` is shown; `null` shows none. */
export const getReplay = (match: string, seat: number | null) =>
  request<MatchReplay>('GET', `${matchPath(match)}/replay${seat === null ? '' : `?seat=${seat}`}`);

/** The address of the record of a match in DGN. */
export const matchRecordPath = (match: string) => `${matchPath(match)}/record`;

/** The record of a match in DGN. */
export const getMatchRecord = (match: string) => requestText(matchRecordPath(match));

/** A person with an account. */
export const getProfile = (name: string) =>
  request<Profile>('GET', `/api/people/${encodeURIComponent(name)}`);

/** The leaderboard of a family of games, the best player first. */
export const getLeaders = (family: Family) => request<Leader[]>('GET', `/api/ratings/${family}`);

const matchPath = (match: string) => `/api/matches/${encodeURIComponent(match)}`;
