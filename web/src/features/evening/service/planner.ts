import type {
  Balance,
  MatchPlan,
  Player,
  EntryRefusal,
  Schedule,
  Scorekeepers,
  SeatingKind,
  Setup,
  SheetId,
  Unevenness,
} from '../../../net/protocol/evening.ts';

/** Works out evenings, on this device or on the server: both answer the same. What cannot be is thrown as `PlanRefused`. */
export interface Planner {
  /** The seating of a whole evening, and how even it is. */
  seating(players: number, kind: SeatingKind): Promise<Seating>;
  /** What becomes of a seating where these players alone keep the score on a phone (CLUB-27 to CLUB-29). */
  coverage(players: number, kind: SeatingKind, keepers: readonly Player[]): Promise<Coverage>;
  /** The matches that are left, for those who play on. */
  replan(asked: Replan): Promise<readonly MatchPlan[]>;
  /** An evening before its first match, as a file. */
  write(setup: Setup): Promise<string>;
}

/** The seating of an evening and what can be said of it. */
export interface Seating {
  readonly schedule: Schedule;
  readonly balance: Balance;
  /** Why it is not exact, where it is not. */
  readonly unevenness: Unevenness | null;
  readonly scorekeepers: Scorekeepers;
}

/** Which tables have a scorekeeper with a phone. */
export interface Coverage {
  /** Tables at which nobody does. */
  readonly without: readonly SheetId[];
  /** New numbers for players 1, 2, … with which there is none such; `null` where too few keep the score. */
  readonly renumbering: readonly Player[] | null;
}

/** The players to seat again, and what was played before. */
export interface Replan {
  /** What stays as it was played or will be. */
  readonly kept: readonly MatchPlan[];
  /** Who plays on, and how many matches were over when each came. */
  readonly present: readonly { readonly player: Player; readonly since: number }[];
  /** How many matches are wanted. */
  readonly matches: number;
}

/** What a planner refuses, as it refuses an entry. */
export class PlanRefused extends Error {
  readonly refusal: EntryRefusal;

  constructor(refusal: EntryRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
