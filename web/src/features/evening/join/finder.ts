import type { FoundEvening, Player } from '../../../net/protocol/evening.ts';

/** Finds evenings and joins them. What fails does so as an `ApiError`. */
export interface EveningFinder {
  /** The open evening of a code. */
  find(code: string): Promise<FoundEvening>;
  /** Joins it as one of its players. */
  join(id: string, code: string, player: Player): Promise<unknown>;
}

/** Four letters as they are typed. Other characters between them do not count. */
export const lettersOf = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 4);
