import type { Author, Player } from '../../../lib/protocol/evening.ts';

/** A player, for whoever looks for the own name. */
export interface Named {
  readonly player: Player;
  readonly name: string;
  /** Whether another device is here for this player; the organiser's number always is taken. */
  readonly taken: boolean;
}

/** An evening as whoever wants to join it sees it. */
export interface Found {
  /** As in its address. */
  readonly id: string;
  readonly club: string;
  readonly name: string;
  /** Who this device is there already. */
  readonly me: Author | null;
  readonly players: readonly Named[];
}

/** Finds evenings and joins them. What fails does so as an `ApiError`. */
export interface EveningFinder {
  /** The open evening of a code. */
  find(code: string): Promise<Found>;
  /** Joins it as one of its players. */
  join(id: string, code: string, player: Player): Promise<unknown>;
}

/** Four letters, as they are typed: whatever else is in between does not count. */
export const lettersOf = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 4);
