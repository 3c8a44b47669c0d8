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
 * Asks the server, for browsers that cannot fold an evening. It knows nothing of what has not arrived, so that this is kept and
 * counted but not shown, and judged only when it arrives.
 */
export class ServerFold implements Fold {
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  async open(): Promise<void> {
    // The server has the entries.
  }

  async take(): Promise<void> {
    // The server has taken them.
  }

  async pend(): Promise<void> {
    // Nothing lies on top of what the server shows.
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

/** What the server answered; what was shown before stays where it did not. */
async function unlessFailed<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
