import { request, requestBlob, requestText } from './api.ts';
import type {
  BarredDevice,
  ClaimEvening,
  ConfirmDevice,
  CsvKind,
  EngineAnswer,
  EngineRequest,
  EveningLink,
  EveningPerson,
  EveningSummary,
  EveningView,
  FoundEvening,
  JoinEvening,
  NewCode,
  NewEveningLink,
  OpenedEvening,
  OpenEvening,
  SheetId,
  SheetKind,
  ClubTableView,
} from './protocol/evening.ts';

/** The answers that a request to the engine may get. */
export type AnswerTo<Asked extends EngineRequest> = Extract<
  EngineAnswer,
  { type: Asked['type'] | 'refused' }
>;

/** The addresses where an evening can be downloaded, beside its file. */
export interface Downloads {
  /** Where a sheet to print is, as PDF: in a language, on either paper, in large print or not. */
  sheet(kind: SheetKind, lang: string, paper: 'a4' | 'letter', large: boolean): string;
  /** Where lines for a spreadsheet are. */
  csv(kind: CsvKind): string;
  /** Where results and standings are for other programs. */
  readonly json: string;
  /** Whether the evening’s file is sent there, since only this device has the evening. */
  readonly wantsFile: boolean;
}

/** Opens an evening, whose organiser I am then. */
export const openEvening = (evening: OpenEvening) =>
  request<OpenedEvening>('POST', '/api/evenings', evening);

/** The open evening that I am in, on this device or another one; `null` for none. */
export const getMyEvening = () => request<EveningSummary | null>('GET', '/api/evenings/mine');

/** The open evening of a code. */
export const findEvening = (code: string) =>
  request<FoundEvening>('GET', `/api/evenings?${String(new URLSearchParams({ code }))}`);

/** What a screen shows of an evening now, as I may see it. */
export const getEvening = (evening: string) => request<EveningView>('GET', eveningPath(evening));

/** One table of any match. */
export const getEveningTable = (evening: string, at: SheetId) =>
  request<ClubTableView>('GET', `${eveningPath(evening)}/matches/${at.match}/tables/${at.table}`);

/** An evening as a file. Only its organiser gets the needs of the players. */
export const getEveningFile = (evening: string) => requestText(`${eveningPath(evening)}/file`);

/** The devices that have joined an evening. */
export const getPeople = (evening: string) =>
  request<EveningPerson[]>('GET', `${eveningPath(evening)}/people`);

/** Joins an evening under a name from its list. */
export const joinEvening = (evening: string, join: JoinEvening) =>
  request<undefined>('POST', `${eveningPath(evening)}/people`, join);

/** Leaves an evening. */
export const leaveEvening = (evening: string) =>
  request<undefined>('DELETE', `${eveningPath(evening)}/people/me`);

/** Says whether a device really is its player's. */
export const confirmDevice = (evening: string, person: string, confirmed: boolean) =>
  request<undefined>('PUT', `${eveningPath(evening)}/people/${encodeURIComponent(person)}`, {
    confirmed,
  } satisfies ConfirmDevice);

/** The devices that were let go and stay out. */
export const getBarred = (evening: string) =>
  request<BarredDevice[]>('GET', `${eveningPath(evening)}/barred`);

/** Lets one of them in again. */
export const admitDevice = (evening: string, device: string) =>
  request<undefined>('DELETE', `${eveningPath(evening)}/barred/${encodeURIComponent(device)}`);

/** Draws a new code. The old one no longer lets anyone join. */
export const drawCode = (evening: string) =>
  request<NewCode>('POST', `${eveningPath(evening)}/code`);

/** Lets a device go, so that another one can be its player's. It stays out until it is let in again. */
export const freePerson = (evening: string, person: string) =>
  request<undefined>('DELETE', `${eveningPath(evening)}/people/${encodeURIComponent(person)}`);

/** The unused links for more devices of the organiser. */
export const getLinks = (evening: string) =>
  request<EveningLink[]>('GET', `${eveningPath(evening)}/links`);

/** Makes a link for another device of the organiser. Its secret is sent only in this answer. */
export const makeLink = (evening: string) =>
  request<NewEveningLink>('POST', `${eveningPath(evening)}/links`);

/** Withdraws a link. */
export const withdrawLink = (evening: string, link: string) =>
  request<undefined>('DELETE', `${eveningPath(evening)}/links/${encodeURIComponent(link)}`);

/** Organises an evening from this device too, with a link. */
export const claimEvening = (evening: string, claim: ClaimEvening) =>
  request<undefined>('POST', `${eveningPath(evening)}/organisers`, claim);

/** Has something worked out that needs no evening. */
export const askDesk = <Asked extends EngineRequest>(asked: Asked) =>
  request<AnswerTo<Asked>>('POST', '/api/evenings/desk', asked);

/** Where an evening is to be had to print, and for other programs: one of the server, or one whose file is sent along. */
export function downloadsOf(evening?: string): Downloads {
  const path = evening === undefined ? '/api/evenings/files' : eveningPath(evening);
  return {
    sheet: (kind, lang, paper, large) =>
      `${path}/sheets/${kind}?${String(new URLSearchParams({ lang, paper, large: `${large}` }))}`,
    csv: (kind) => `${path}/csv/${kind}`,
    json: `${path}/report`,
    wantsFile: evening === undefined,
  };
}

/** What the server makes of an evening that is sent along as a file. */
export const makeOf = (file: string, address: string) =>
  requestBlob('POST', address, new Blob([file], { type: 'text/plain;charset=utf-8' }));

const eveningPath = (evening: string) => `/api/evenings/${encodeURIComponent(evening)}`;
