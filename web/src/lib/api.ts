import type {
  Failure,
  Me,
  OpenedTable,
  OpenTable,
  PresetInfo,
  Problem,
  Seat,
  TableSummary,
} from './protocol/types.ts';
import { isDrawn } from './rules/drawn.ts';

/** Why a request failed: the server's reason, or `unreachable` where no answer came. */
export type Reason = Problem | { code: 'unreachable' };

/** A request that failed. */
export class ApiError extends Error {
  readonly reason: Reason;
  /** What a host finds the failure by. */
  readonly reference: string | undefined;

  constructor(reason: Reason, reference?: string) {
    super(reason.code);
    this.reason = reason;
    this.reference = reference;
  }
}

/** Who am I? Makes a guest of whoever is new. */
export const getMe = () => request<Me>('GET', '/api/me');

/** Call me something else. */
export const putMe = (name: string) => request<Me>('PUT', '/api/me', { name });

/** The ways of playing that this page can show. They change only with the server, so one answer serves all pages. */
export function getPresets(): Promise<PresetInfo[]> {
  presets ??= request<PresetInfo[]>('GET', '/api/presets').then(
    (all) => all.filter(({ rules }) => isDrawn(rules)),
    (error: unknown) => {
      presets = undefined;
      throw error;
    },
  );
  return presets;
}
let presets: Promise<PresetInfo[]> | undefined;

/** Tables with a free seat. */
export const getTables = () => request<TableSummary[]>('GET', '/api/tables');

/** A table as the list shows it. */
export const findTable = (table: string) => request<TableSummary>('GET', tablePath(table));

/** Opens a table and sits down at it. */
export const createTable = (table: OpenTable) => request<OpenedTable>('POST', '/api/tables', table);

/** Sits down at a table. */
export const takeSeat = (table: string, seat: Seat) =>
  request<undefined>('POST', `${tablePath(table)}/seats/${seat}`);

/** The record of a match in DGN. */
export async function getRecord(table: string): Promise<string> {
  const response = await answerTo('GET', `${tablePath(table)}/record`);
  if (response.ok) return response.text();
  return refuse(await response.json().catch(() => undefined));
}

const tablePath = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response = await answerTo(method, path, body);
  if (response.status === 403 && method !== 'GET') {
    // Whoever presses a button before the server knows them is made a guest first.
    await getMe();
    response = await answerTo(method, path, body);
  }
  const answer: unknown = await response.json().catch(() => undefined);
  // The server's own answers have the types that were generated from it.
  const whole = answer !== undefined || response.status === 204;
  if (response.ok && whole) return answer as Answer;
  return refuse(answer);
}

async function answerTo(method: string, path: string, body?: unknown): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError({ code: 'unreachable' });
  }
}

function refuse(answer: unknown): never {
  if (isFailure(answer)) throw new ApiError(answer.problem, answer.reference);
  // A proxy in between answered for a server that is down.
  throw new ApiError({ code: 'unreachable' });
}

function isFailure(answer: unknown): answer is Failure {
  return typeof answer === 'object' && answer !== null && 'problem' in answer;
}
