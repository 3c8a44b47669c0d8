import type { Player } from '../protocol/evening.ts';

/** Somebody who follows the evening on a device of their own. */
export interface Joined {
  readonly player: Player;
  /** When that device was last heard of, by this device’s clock. */
  readonly seen: number;
  /** Whether it is connected now. */
  readonly online: boolean;
}

/** What an evening can be had as, beside its file. */
export interface Downloads {
  /** Sheets to print, on either paper; large print too. */
  readonly sheets: (paper: 'a4' | 'letter', large: boolean) => string;
  readonly csv: string;
  readonly json: string;
}

/** A penalty that a club usually gives for something. */
export interface UsualPenalty {
  readonly reason: string;
  readonly amount: number;
}

/** What an organiser has besides the evening itself. A device alone has nobody who joined and no server to print. */
export interface OrganiserDesk {
  /** Where others join; `undefined` where nobody can. */
  readonly address: string | undefined;
  /** Where the public board is shown. */
  readonly board: string | undefined;
  /** Who has joined, as far as this device knows. */
  readonly joined: readonly Joined[];
  readonly downloads: Downloads | undefined;
  readonly usualPenalties: readonly UsualPenalty[];
  /** Lets another device take a player’s place, since the first is lost or has no power. Says whether it was done. */
  free(player: Player): Promise<boolean>;
}
