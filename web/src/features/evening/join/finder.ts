import { CODE_CHARS, type FoundEvening, type Player } from '../../../net/protocol/evening.ts';

/** Finds and joins evenings. Failures are `ApiError`s. */
export interface EveningFinder {
  /** The open evening with this code. */
  find(code: string): Promise<FoundEvening>;
  /** Joins the evening as one of its players. */
  join(id: string, code: string, player: Player): Promise<unknown>;
}

/** The letters of a code in the typed text, in capitals. Other characters are ignored. */
export const lettersOf = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, CODE_CHARS);
