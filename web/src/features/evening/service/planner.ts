import type {
  Balance,
  KnownRegulation,
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
 * Plans evenings, on this device or on the server, with the same results. Throws `PlanRefused` if a plan is
 * impossible.
 */
export interface Planner {
  /**
   * The seating of a whole evening, and how even it is. `teamPairs` fixed pairs make a team; 1 without teams. `groups` is 0 without
   * groups.
   */
  seating(
    players: number,
    kind: SeatingKind,
    teamPairs?: number,
    groups?: number,
  ): Promise<Seating>;
  /** The tables with a scorekeeper if only these players keep the score on a phone (CLUB-27 to CLUB-29). */
  coverage(
    players: number,
    kind: SeatingKind,
    keepers: readonly Player[],
    teamPairs?: number,
    groups?: number,
  ): Promise<Coverage>;
  /** The remaining matches, for the players who continue. */
  replan(request: Replan): Promise<readonly MatchPlan[]>;
  /** The next match of a Swiss or a knock-out, from the file of the evening so far. */
  draw(file: string, present: readonly Player[]): Promise<MatchPlan>;
  /** The regulations that come with the program. */
  regulations(): Promise<readonly KnownRegulation[]>;
  /** The file of an evening before its first match. */
  write(setup: Setup): Promise<string>;
}

/** The seating of an evening and its properties. */
export interface Seating {
  readonly schedule: Schedule;
  readonly balance: Balance;
  /** Why the seating is not exact; `null` if it is. */
  readonly unevenness: Unevenness | null;
  readonly scorekeepers: Scorekeepers;
}

/** Which tables have a scorekeeper with a phone. */
export interface Coverage {
  /** The tables without such a scorekeeper. */
  readonly without: readonly SheetId[];
  /** New numbers for players 1, 2, … so that every table has a scorekeeper; `null` if there are too few. */
  readonly renumbering: readonly Player[] | null;
}

/** The players to seat again, and the matches before. */
export interface Replan {
  /** The matches that stay as they are. */
  readonly kept: readonly MatchPlan[];
  /** Whether pairs stay together; otherwise everybody plays with everybody. */
  readonly kind?: 'pairs' | 'groups';
  /** How many fixed pairs make a team, if there are teams. */
  readonly team_pairs?: number;
  /** How many groups there are, if there are groups. */
  readonly groups?: number;
  /** The players who continue, and how many matches were over when each joined. */
  readonly present: readonly { readonly player: Player; readonly since: number }[];
  /** How many matches to plan. */
  readonly matches: number;
}

/** Why a planner refuses a plan, as a refusal of an evening. */
export class PlanRefused extends Error {
  readonly refusal: EntryRefusal;

  constructor(refusal: EntryRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
