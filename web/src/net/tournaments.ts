import { request } from './api.ts';
import type {
  ChooseEntrant,
  EnterTournament,
  OpenedTournament,
  OpenTournament,
  SetOutcome,
  TournamentsPage,
  TournamentsRequest,
  TournamentView,
} from './protocol/types.ts';

/** One page of tournaments. */
export function getTournaments(wanted: TournamentsRequest): Promise<TournamentsPage> {
  const query = String(new URLSearchParams({ ...wanted }));
  return request<TournamentsPage>('GET', `/api/tournaments?${query}`);
}

/** Opens a tournament. This visitor is its host. */
export const openTournament = (tournament: OpenTournament) =>
  request<OpenedTournament>('POST', '/api/tournaments', tournament);

/** A tournament; with `after`, once it has another version, or after some 20 seconds. */
export const getTournament = (id: string, after?: number) =>
  request<TournamentView>(
    'GET',
    `${tournamentPath(id)}${after === undefined ? '' : `?after=${String(after)}`}`,
  );

/** Enters a tournament; where pairs play, with a partner. */
export const enterTournament = (id: string, entry: EnterTournament) =>
  request<unknown>('POST', `${tournamentPath(id)}/enter`, entry);

/** Confirms a pair that waits for this visitor. */
export const confirmPair = (id: string, entry: number) =>
  request<unknown>('POST', `${tournamentPath(id)}/confirm`, { entry });

/** Withdraws this visitor, an entrant whom the host chooses, or a pair that is not confirmed. */
export const withdraw = (id: string, who: ChooseEntrant = {}) =>
  request<unknown>('POST', `${tournamentPath(id)}/withdraw`, who);

/** Lets this visitor, or an entrant whom the host chooses, take part again. */
export const comeBack = (id: string, who: ChooseEntrant = {}) =>
  request<unknown>('POST', `${tournamentPath(id)}/return`, who);

/** What only the host can do. */
export const hostDoes = (id: string, what: 'start' | 'pair' | 'close') =>
  request<unknown>('POST', `${tournamentPath(id)}/${what}`);

/** Sets the outcome of a match. */
export const setOutcome = (id: string, pairing: number, outcome: SetOutcome) =>
  request<unknown>('POST', `${tournamentPath(id)}/outcomes/${String(pairing)}`, outcome);

const tournamentPath = (id: string) => `/api/tournaments/${encodeURIComponent(id)}`;
