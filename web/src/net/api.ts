import type {
  Advice,
  Failure,
  GuidePage,
  LearnIndex,
  LearnPage,
  Me,
  MyTable,
  OpenedTable,
  OpenTable,
  PresetInfo,
  Problem,
  ReachView,
  RulesSheet,
  Seat,
  TableSummary,
  Unplayable,
} from './protocol/types.ts';

/** Why a request failed: the server's reason, or `unreachable` where no answer came. */
export type Reason = Problem | { code: 'unreachable' };

/** A request that failed. */
export class ApiError extends Error {
  readonly reason: Reason;
  /** The reference code under which a host finds the failure in the log. */
  readonly reference: string | undefined;

  constructor(reason: Reason, reference?: string) {
    super(reason.code);
    this.reason = reason;
    this.reference = reference;
  }
}

/** The window event after a request without an answer. `Connection` listens for it. */
export const UNREACHABLE = 'unreachable';

/** The window event after an outage, when the server answers again. `Connection` dispatches it. */
export const REACHABLE = 'reachable';

/** The window event when the server says that the visitor is signed in to an account. */
export const SIGNED_IN = 'signed-in';

/** The wait before a request is repeated because the server restarts. */
const RESTART_WAIT_MS = 1000;
const RETRIES_MAX = 3;

/** The visitor of this device. A new visitor becomes a guest. */
export function getMe(): Promise<Me> {
  const asked = request<Me>('GET', '/api/me');
  guest = asked;
  asked.then(
    ({ account }) => account === true && dispatchEvent(new Event(SIGNED_IN)),
    () => {
      if (guest === asked) guest = undefined;
    },
  );
  return asked;
}
/** The last request of this page for its visitor. Once it is answered, the browser has the guest's cookie. */
let guest: Promise<Me> | undefined;

/** Waits until the server knows the visitor of this device. */
export const knowVisitor = (): Promise<unknown> => guest ?? getMe();

export const putMe = (me: Me) => request<Me>('PUT', '/api/me', me);

/** Changes the name and keeps the face. */
export const putName = async (name: string) => putMe({ ...(await getMe()), name });

/** Where other devices reach the server. */
export const getReach = () => request<ReachView>('GET', '/api/reach');

/** Every preset. Presets change only when the server is updated, so all pages share one answer. */
export function getPresets(): Promise<PresetInfo[]> {
  presets ??= request<PresetInfo[]>('GET', '/api/presets').catch((error: unknown) => {
    presets = undefined;
    throw error;
  });
  return presets;
}
let presets: Promise<PresetInfo[]> | undefined;

/** The games that cannot be played here because their rules are not settled, described in a language. */
export const getUnplayable = (lang: string) =>
  request<Unplayable[]>('GET', `/api/presets/unplayable?${String(new URLSearchParams({ lang }))}`);

/** The agreement that describes these rules in a language, with the alternatives to each rule. */
export const getSheet = (rules: string, lang: string) =>
  request<RulesSheet>('GET', `/api/rules/sheet?${String(new URLSearchParams({ rules, lang }))}`);

/** The list of lessons in a language. */
export const getLearnIndex = (language: string) =>
  request<LearnIndex>('GET', `/api/learn/${language}`);

/** The lesson and the strategy of a game, in a language. */
export const getLearnPage = (language: string, preset: string) =>
  request<LearnPage>('GET', `/api/learn/${language}/${encodeURIComponent(preset)}`);

/** A guide for one kind of user, in a language. */
export const getGuide = (language: string, guide: string) =>
  request<GuidePage>('GET', `/api/guides/${language}/${encodeURIComponent(guide)}`);

/** Tables with a free seat where a person who sits there is connected, or was a moment ago. */
export const getTables = () => request<TableSummary[]>('GET', '/api/tables');

/** This visitor's tables whose match is not over: first those that wait for the visitor, then the newest. */
export const getMyTables = () => request<MyTable[]>('GET', '/api/tables/mine');

/** A table as the list shows it. */
export const findTable = (table: string) => request<TableSummary>('GET', tablePath(table));

/** Opens a table and sits down at it. */
export const createTable = (table: OpenTable) => request<OpenedTable>('POST', '/api/tables', table);

export const takeSeat = (table: string, seat: Seat) =>
  request<undefined>('POST', `${tablePath(table)}/seats/${seat}`);

/** The address of the record of a match in DGN. */
export const recordPath = (table: string) => `${tablePath(table)}/record`;

/** The record of a match in DGN. */
export const getRecord = (table: string) => requestText(recordPath(table));

/** What a bot would play for this person now, and why. */
export const getHint = (table: string) => request<Advice>('POST', `${tablePath(table)}/hint`);

const tablePath = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

/**
 * Asks the server. A body is sent as JSON, but a `Blob` as it is. A request that changes something waits until the
 * server knows the visitor. A request that is given up with `signal` fails, and says nothing about the connection.
 */
export async function request<Answer>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer> {
  if (method !== 'GET') await knowVisitor();
  let response = await answerTo(method, path, body, signal);
  if (method !== 'GET' && (await isBecause('not-allowed', response, 403))) {
    // The browser has lost the cookie since, so the visitor becomes another guest.
    await getMe();
    response = await answerTo(method, path, body, signal);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  // Without a body, only 204 is a complete answer.
  const complete = answer !== undefined || response.status === 204;
  // The answers have the types that were generated from the server's code.
  if (response.ok && complete) return answer as Answer;
  return refuse(answer);
}

/** Asks the server for a text. */
export async function requestText(path: string): Promise<string> {
  const response = await answerTo('GET', path);
  if (response.ok) return response.text().catch(unreachable);
  return refuse(await response.json().catch(() => undefined));
}

/** Asks the server for a file. */
export async function requestBlob(method: string, path: string, body: Blob): Promise<Blob> {
  const response = await answerTo(method, path, body);
  if (response.ok) return response.blob().catch(unreachable);
  return refuse(await response.json().catch(() => undefined));
}

/** The server's answer. A request that only reads is sent again while the server restarts. */
async function answerTo(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await ask(method, path, body, signal);
    const retry =
      method === 'GET' && attempt <= RETRIES_MAX && (await isBecause('restarting', response, 503));
    if (!retry) return response;
    await new Promise((go) => setTimeout(go, RESTART_WAIT_MS));
  }
}

/** Whether a response has this status for this reason. */
async function isBecause(
  code: Problem['code'],
  response: Response,
  status: number,
): Promise<boolean> {
  if (response.status !== status) return false;
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return isFailure(answer) && answer.problem.code === code;
}

async function ask(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      headers:
        body === undefined || body instanceof Blob ? {} : { 'content-type': 'application/json' },
      body: body === undefined || body instanceof Blob ? (body ?? null) : JSON.stringify(body),
      ...(signal && { signal }),
    });
  } catch {
    if (signal?.aborted === true) throw new ApiError({ code: 'unreachable' });
    return unreachable();
  }
}

function refuse(answer: unknown): never {
  if (isFailure(answer)) throw new ApiError(answer.problem, answer.reference);
  // A proxy answered in place of a server that is down, or the answer was cut short.
  return unreachable();
}

function unreachable(): never {
  dispatchEvent(new Event(UNREACHABLE));
  throw new ApiError({ code: 'unreachable' });
}

function isFailure(answer: unknown): answer is Failure {
  return typeof answer === 'object' && answer !== null && 'problem' in answer;
}
