import { request } from './api.ts';
import type {
  CompetitionNote,
  CompetitionSummary,
  CompetitionView,
  DeclareOfficial,
  EditCompetition,
  EntryListRead,
  NewCompetition,
  NewCompetitionNote,
  OfficialMark,
  Separator,
} from './protocol/types.ts';

/** The competitions of a club, the newest first. */
export const getCompetitions = (club: string) =>
  request<CompetitionSummary[]>('GET', listPath(club));

export const makeCompetition = (club: string, competition: NewCompetition) =>
  request<CompetitionSummary>('POST', listPath(club), competition);

/** A competition with the results of an official version, or so far (0); without a version, the latest that there is. */
export const getCompetition = (club: string, competition: string, version?: number) =>
  request<CompetitionView>(
    'GET',
    `${competitionPath(club, competition)}${version === undefined ? '' : `?version=${String(version)}`}`,
  );

export const putCompetition = (club: string, competition: string, edit: EditCompetition) =>
  request<undefined>('PUT', competitionPath(club, competition), edit);

export const removeCompetition = (club: string, competition: string) =>
  request<undefined>('DELETE', competitionPath(club, competition));

/** Replaces the entry list of a competition. A preview changes nothing. */
export const putEntries = (
  club: string,
  competition: string,
  list: Blob,
  revision: number,
  preview: boolean,
) =>
  request<EntryListRead>(
    'PUT',
    `${competitionPath(club, competition)}/entries.csv?revision=${String(revision)}&preview=${String(preview)}`,
    list,
  );

export const removeEntries = (club: string, competition: string, revision: number) =>
  request<undefined>(
    'DELETE',
    `${competitionPath(club, competition)}/entries.csv?revision=${String(revision)}`,
  );

/** The address of the entry list, for a spreadsheet. */
export const entriesPath = (club: string, competition: string, separator: Separator) =>
  `${competitionPath(club, competition)}/entries.csv?spreadsheet=${separator}`;

/** Writes a note in the log of a competition. */
export const writeNote = (club: string, competition: string, note: NewCompetitionNote) =>
  request<CompetitionNote>('POST', `${competitionPath(club, competition)}/notes`, note);

/** Declares results official that have this checksum. */
export const declareOfficial = (club: string, competition: string, declare: DeclareOfficial) =>
  request<OfficialMark>('POST', `${competitionPath(club, competition)}/official`, declare);

/** The addresses of the results as files. */
export function filesOf(
  club: string,
  competition: string,
  version: number,
  { language, separator }: { language: string; separator: Separator },
) {
  const path = `${competitionPath(club, competition)}/results`;
  const query = `version=${String(version)}`;
  return {
    pdf: `${path}/pdf?${query}&lang=${language}`,
    letter: `${path}/pdf?${query}&lang=${language}&paper=letter`,
    csv: `${path}/csv?${query}&spreadsheet=${separator}`,
    json: `${path}/json?${query}`,
  };
}

const listPath = (club: string) => `/api/clubs/${encodeURIComponent(club)}/competitions`;
const competitionPath = (club: string, competition: string) =>
  `${listPath(club)}/${encodeURIComponent(competition)}`;
