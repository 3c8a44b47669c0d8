import { ApiError } from '../../../net/api.ts';
import type {
  EveningView,
  EntryRefusal,
  SheetId,
  ClubTableView,
} from '../../../net/protocol/evening.ts';
import { getEvening, getEveningFile, getEveningTable } from '../../../net/evenings.ts';
import type { Fold } from './fold.ts';

/**
 * Lets the server fold, where this browser has no engine. The server does not know this device's unsent entries: the
 * page counts them but does not show them, and they are tested only when they reach the server.
 */
export class ServerFold implements Fold {
  readonly needsServer = true;
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  async open(): Promise<void> {
    // The server has the entries.
  }

  async take(): Promise<void> {
    // The server has these entries already.
  }

  async pend(): Promise<void> {
    // The server shows no unsent entries.
  }

  async test(): Promise<EntryRefusal | undefined> {
    return undefined;
  }

  async assume(): Promise<void> {
    // The server knows which matches have begun.
  }

  view(): Promise<EveningView | undefined> {
    return unlessFailed(getEvening(this.#id));
  }

  table(at: SheetId): Promise<ClubTableView | undefined> {
    return unlessFailed(getEveningTable(this.#id, at));
  }

  file(): Promise<string> {
    return getEveningFile(this.#id);
  }
}

/** The server's answer; `undefined` if the request failed. The page then keeps the previous view. */
async function unlessFailed<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
