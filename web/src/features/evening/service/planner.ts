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

/**
 * Plans evenings, on this device or on the server: both give the same answers. Throws `PlanRefused` for what is
 * impossible.
 */
export interface Planner {
  /** The seating of a whole evening, and how even it is. */
  seating(players: number, kind: SeatingKind): Promise<Seating>;
  /** What happens to a seating if only these players keep the score on a phone (CLUB-27 to CLUB-29). */
  coverage(players: number, kind: SeatingKind, keepers: readonly Player[]): Promise<Coverage>;
  /** The remaining matches, for those who play on. */
  replan(asked: Replan): Promise<readonly MatchPlan[]>;
  /** An evening before its first match, as a file. */
  write(setup: Setup): Promise<string>;
}

/** The seating of an evening and its properties. */
export interface Seating {
  readonly schedule: Schedule;
  readonly balance: Balance;
  /** Why it is not exact. */
  readonly unevenness: Unevenness | null;
  readonly scorekeepers: Scorekeepers;
}

/** Which tables have a scorekeeper with a phone. */
export interface Coverage {
  /** Tables without one. */
  readonly without: readonly SheetId[];
  /** New numbers for players 1, 2, … with which every table has one; `null` where too few keep the score. */
  readonly renumbering: readonly Player[] | null;
}

/** The players to seat again, and what was played before. */
export interface Replan {
  /** The matches that stay as they are. */
  readonly kept: readonly MatchPlan[];
  /** Who plays on, and how many matches were over when each joined. */
  readonly present: readonly { readonly player: Player; readonly since: number }[];
  /** How many matches are wanted. */
  readonly matches: number;
}

/** Why a planner refuses, in the terms of an evening's refusals. */
export class PlanRefused extends Error {
  readonly refusal: EntryRefusal;

  constructor(refusal: EntryRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
