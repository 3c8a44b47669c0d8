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
  UnprintableName,
} from './protocol/evening.ts';
import type { Separator } from './protocol/types.ts';

/** The answers that a request to the engine can have. */
export type AnswerTo<R extends EngineRequest> = Extract<
  EngineAnswer,
  { type: R['type'] | 'refused' }
>;

/** Download addresses of an evening, besides its file. */
export interface Downloads {
  /** A printed sheet as PDF: in a language, on A4 or Letter, in large print or not. */
  sheet(kind: SheetKind, lang: string, paper: 'a4' | 'letter', large: boolean): string;
  /** Comma-separated values for a spreadsheet. */
  csv(kind: CsvKind, separator: Separator): string;
  /** Results and standings for other programs. */
  readonly json: string;
  /** Where the names are that sheets cannot show whole. */
  readonly unprintable: string;
  /** Whether the request must contain the evening's file, because only this device has the evening. */
  readonly wantsFile: boolean;
}

/** Opens an evening with this visitor as its organiser. */
export const openEvening = (evening: OpenEvening) =>
  request<OpenedEvening>('POST', '/api/evenings', evening);

/** The open evening that this visitor is in; `null` if there is none. */
export const getMyEvening = () => request<EveningSummary | null>('GET', '/api/evenings/mine');

/** The open evening with this code. */
export const findEvening = (code: string) =>
  request<FoundEvening>('GET', `/api/evenings?${String(new URLSearchParams({ code }))}`);

/** An evening, as far as this visitor may see it. */
export const getEvening = (evening: string) => request<EveningView>('GET', eveningPath(evening));

/** One table of any match. */
export const getEveningTable = (evening: string, at: SheetId) =>
  request<ClubTableView>('GET', `${eveningPath(evening)}/matches/${at.match}/tables/${at.table}`);

/** An evening as a file. Only its organiser receives the players' needs. */
export const getEveningFile = (evening: string) => requestText(`${eveningPath(evening)}/file`);

/** The devices that have joined an evening. */
export const getPeople = (evening: string) =>
  request<EveningPerson[]>('GET', `${eveningPath(evening)}/people`);

/** Joins an evening under a name from its list. */
export const joinEvening = (evening: string, join: JoinEvening) =>
  request<undefined>('POST', `${eveningPath(evening)}/people`, join);

export const leaveEvening = (evening: string) =>
  request<undefined>('DELETE', `${eveningPath(evening)}/people/me`);

/** Confirms, or no longer confirms, that a device belongs to its player. */
export const confirmDevice = (evening: string, person: string, confirmed: boolean) =>
  request<undefined>('PUT', `${eveningPath(evening)}/people/${encodeURIComponent(person)}`, {
    confirmed,
  } satisfies ConfirmDevice);

/** The devices that the organiser removed. */
export const getBarred = (evening: string) =>
  request<BarredDevice[]>('GET', `${eveningPath(evening)}/barred`);

/** Lets a removed device join again. */
export const admitDevice = (evening: string, device: string) =>
  request<undefined>('DELETE', `${eveningPath(evening)}/barred/${encodeURIComponent(device)}`);

/** Draws a new code. The old one no longer lets anyone join. */
export const drawCode = (evening: string) =>
  request<NewCode>('POST', `${eveningPath(evening)}/code`);

/** Removes a device, so that another device can join as its player. The removed one is barred until it is admitted. */
export const freePerson = (evening: string, person: string) =>
  request<undefined>('DELETE', `${eveningPath(evening)}/people/${encodeURIComponent(person)}`);

/** The unused links for more devices of the organiser. */
export const getLinks = (evening: string) =>
  request<EveningLink[]>('GET', `${eveningPath(evening)}/links`);

/** Makes a link for another device of the organiser. Its secret is sent only in this answer. */
export const makeLink = (evening: string) =>
  request<NewEveningLink>('POST', `${eveningPath(evening)}/links`);

export const withdrawLink = (evening: string, link: string) =>
  request<undefined>('DELETE', `${eveningPath(evening)}/links/${encodeURIComponent(link)}`);

/** Makes this device one of the organiser's devices, with the secret of a link. */
export const claimEvening = (evening: string, claim: ClaimEvening) =>
  request<undefined>('POST', `${eveningPath(evening)}/organisers`, claim);

/** Asks the engine on the server for something that needs no evening. */
export const askEngine = <R extends EngineRequest>(engineRequest: R) =>
  request<AnswerTo<R>>('POST', '/api/evenings/desk', engineRequest);

/** The download addresses of an evening: one on the server, or one whose file is sent with the request. */
export function downloadsOf(evening?: string): Downloads {
  const path = evening === undefined ? '/api/evenings/files' : eveningPath(evening);
  return {
    sheet: (kind, lang, paper, large) =>
      `${path}/sheets/${kind}?${String(new URLSearchParams({ lang, paper, large: `${large}` }))}`,
    csv: (kind, separator) => `${path}/csv/${kind}?spreadsheet=${separator}`,
    json: `${path}/report`,
    unprintable: `${path}/unprintable`,
    wantsFile: evening === undefined,
  };
}

/** A download that the server makes from an evening's file, which is sent with the request. */
export const convertFile = (file: string, address: string) =>
  requestBlob('POST', address, new Blob([file], { type: 'text/plain;charset=utf-8' }));

/** The names that sheets cannot show whole. For an evening that only this device has, its file is sent. */
export const getUnprintable = async (address: string, file?: string) =>
  file === undefined
    ? request<UnprintableName[]>('GET', address)
    : (JSON.parse(await (await convertFile(file, address)).text()) as UnprintableName[]);

const eveningPath = (evening: string) => `/api/evenings/${encodeURIComponent(evening)}`;
