// Generated from crates/protocol and the crates it uses. `cargo xtask generate typescript` writes it.

import type {
  ClubId,
  Day,
  EveningId,
  InvalidText,
  Problem,
  SeasonPlayerId,
  SeasonRules,
  StandingsKey,
  TableId,
} from './types.ts';

export const PLAYERS_MIN = 4;
export const PLAYERS_MAX = 800;
export const ROTATING_PLAYERS_MAX = 64;
export const TEAM_PAIRS_MAX = 20;
export const GROUPS_MAX = 64;
export const BONUS_MAX = 500;
export const WIN_POINTS_MAX = 20;
export const ROUND_POINTS_MAX = 999;
export const TARGET = 100;
export const TARGET_MIN = 10;
export const TARGET_MAX = 999;
export const AMOUNT_MAX = 1000000;
export const LIMIT_MINUTES_MAX = 600;
export const MATCHES_MAX = 200;
export const EVENING_NAME_CHARS_MAX = 60;
export const TEXT_CHARS_MAX = 300;
export const UNDO_MS = 10000;
export const CODE_CHARS = 4;
export const REGULATION_SOURCE_CHARS_MAX = 200;
export const EVENINGS_LISTED_MAX = 50;
export const PUBLISHED: readonly number[] = [4,5,6,7,8,12,16];

/** What a match counts for a pair that did not come. */
export type AbsentResult =
  /** A lost match. */
  | 'loss'
  /** Nothing, as if the pair had not been drawn. */
  | 'nothing';

/** The points of a pair that did not come. */
export type AbsentScore =
  /** None. */
  | 'zero'
  /** Half of the target. */
  | 'half';

/** A possible error, found by the application or a player (CLUB-81). */
export type Alert = {
  /** Numbered together with calls and announcements. */
  id: number;
  at: SheetId;
  /** When the alert was raised, by the clock of the device that made the entry. */
  raised: Moment;
  /** The possible error. */
  about: AlertCause;
  state: AlertState;
};

/** The possible error that an alert is about. */
export type AlertCause =
  /** A round is worth unusually many points (CLUB-45). */
  | {
      kind: 'high';
      /** The round, from 1. */
      number: number;
      round: Round;
    }
  /** The same round was entered twice within 20 seconds (CLUB-45). */
  | {
      kind: 'twice';
      /** The second of the two rounds, from 1. */
      number: number;
      round: Round;
    }
  /** A player objects (CLUB-84). */
  | {
      kind: 'objection';
      by: Player;
      /** The round, from 1. */
      number: number;
      text: string;
    }
  /** The wrong player leads (CLUB-41). */
  | {
      kind: 'wrong-lead';
      /** The round, from 1. */
      number: number;
      /** The player who leads. */
      leads: Player;
      /** The player whose turn it is to lead. */
      should: Player;
    }
  /** A correction ended the match or changed how it ended, before the result was confirmed. */
  | {
      kind: 'corrected-end';
      /** The round, from 1. */
      number: number;
    }
  /**
   * Two devices entered different rounds, or a device entered another round after the result was confirmed. The
   * sheet does not change; nothing is merged (CLUB-98).
   */
  | {
      kind: 'conflict';
      /** The round, from 1. */
      number: number;
      /** The round on the sheet; `None` if the sheet has no such round. */
      recorded: Round | null;
      /** The round that the other device entered. */
      entered: Round;
    }
  /** The rounds of a phone give another score than the result entered for the table. */
  | {
      kind: 'other-end';
      /** The score on the sheet. */
      recorded: [number, number];
      /** The score of the phone's rounds. */
      entered: [number, number];
    }
  /**
   * An organiser entered a sheet, but another entry had changed the sheet on which it was based. The sheet does not change; the
   * organisers decide (CLUB-98).
   */
  | {
      kind: 'other-sheet';
      /** The score on the sheet. */
      recorded: [number, number];
      /** The score of the other sheet. */
      score: [number, number];
      /** The other sheet. */
      entered: EnteredSheet;
    }
  /**
   * A scorekeeper whom another has replaced sent rounds that differ from the sheet. The sheet does not change; the organisers
   * decide (CLUB-98).
   */
  | { kind: 'late-rounds'; rounds: Array<LateRound> };

/** How an alert is settled (CLUB-82). */
export type AlertSettlement =
  /** There was no error. */
  | { kind: 'dismiss' }
  /** The sheet is replaced, and the match ends as usual. */
  | {
      kind: 'correct';
      result: EnteredSheet;
      /** Required once the match is confirmed (CLUB-54). */
      why: string;
      /** As in [`EveningCommand::Result`]. If the sheet has changed, the alert stays open. */
      was: EnteredSheet | null;
      /** Whether the scorekeeper is suspended. Entries of version 0.1 do not say so: they always suspend. */
      suspend: boolean;
    }
  /** The match is stopped at its present score. Not possible once the match is confirmed. */
  | {
      kind: 'stop';
      /** The winner by lot, if the pairs are tied. */
      lot: Pair | null;
      /** As in [`AlertSettlement::Correct`]. */
      suspend: boolean;
    }
  /** The match is annulled and played again. */
  | {
      kind: 'annul';
      /** The scorekeeper of the new match. Another one, if the present one is suspended. */
      keeper: Player;
      /** Required once the match is confirmed (CLUB-54). */
      why: string;
      /** As in [`AlertSettlement::Correct`]. */
      suspend: boolean;
    };

/** The state of an alert. */
export type AlertState =
  /** No answer yet. */
  | 'open'
  /** The scorekeeper said that there is no error. Entry continues. */
  | 'denied'
  /** The scorekeeper said that there is an error. Entry waits for the organiser. */
  | 'confirmed'
  /** The organiser has decided: dismissed the alert, or corrected, stopped or annulled the match. Or the entry was corrected. */
  | 'settled';

/** An announcement by the organiser. */
export type Announcement = {
  /** Numbered together with alerts and calls. */
  id: number;
  /** When the announcement was made. */
  at: Moment;
  text: string;
};

/** The author of an entry (CLUB-23 to CLUB-25). */
export type Author =
  /** The organiser, who may enter anything. */
  | { kind: 'organiser' }
  /** A player of the evening. */
  | { kind: 'player'; player: Player };

/** How even a seating is. Partners and opponents count only if the match counts for both players (CLUB-33, CLUB-34). */
export type Balance = {
  /** For each count, how many pairs of players are partners that often. */
  partners: { [key in number]: number };
  /** For each count, how many pairs of players are opponents that often. */
  opponents: { [key in number]: number };
  /** For each count, how many ordered pairs of players sit that often with the second to the right of the first. */
  neighbours: { [key in number]: number };
  /** One entry per player, in order. */
  players: Array<PlayerBalance>;
};

/** A device that the organiser removed. It cannot join again with the code until the organiser allows it. */
export type BarredDevice = {
  /** The id by which the organiser names the device in requests. */
  id: ParticipantId;
  /** The number of the player whose device it was; `None` for the device of an organiser. */
  player: Player | null;
  /** When the organiser removed it, in milliseconds since 1970. */
  since_ms: number;
};

/** A call for the organiser to come to a table (CLUB-80). */
export type Call = {
  /** Numbered together with alerts and announcements. */
  id: number;
  /** The table to which the organiser is called. */
  at: SheetId;
  /** The player who calls; player 1 if the organiser entered the call. */
  by: Player;
  /** When the call was made. */
  since: Moment;
  reason: CallReason;
  state: CallState;
};

/** The reason of a call (CLUB-80). */
export type CallReason =
  | 'score'
  | 'rule'
  /** The conduct of a player. */
  | 'conduct'
  /** A player is unwell. */
  | 'health'
  /** Another reason. Spectators see this one for every call. */
  | 'other';

/** The state of a call. */
export type CallState =
  /** The organiser has not come yet. */
  | 'open'
  /** The organiser is on the way. */
  | 'on-the-way'
  /** The organiser has been there. */
  | 'done';

/** The evening of one player. */
export type Card = {
  player: Player;
  name: string;
  /** All matches, in order. */
  matches: Array<CardMatch>;
  /** The player's line in the standings. */
  standing: EveningStanding;
};

/** A match without opponents. */
export type CardBye = {
  /** What it counts in a Swiss; `None` until every table of the match has ended, and in a knock-out. */
  result: CardResult | null;
};

/** A match on a card. */
export type CardMatch = {
  /** The match, from 1. */
  number: number;
  /** The seat; `None` if the player rests. */
  seated: CardSeat | null;
  /** `None` unless the pair is there and has no opponents, in a match that was drawn. */
  bye?: CardBye;
};

/** The result of a match for the player. */
export type CardResult = {
  /** Match points won. */
  points: number;
  /** Whether the player's pair won. */
  won: boolean;
  /** The recorded score of the player's pair. */
  plus: number;
  /** The recorded score of the opponents. */
  minus: number;
};

/** A seat in a match, and the result there. */
export type CardSeat = {
  /** The table, from 1. */
  table: number;
  seat: ClubSeat;
  /** The partner, who sits opposite. */
  partner: Player;
  /** The opponents. The first sits on the right and plays next. */
  opponents: [Player, Player];
  /** Whether the match does not count for the player, who only fills the table (CLUB-35) or did not come. */
  filled_in: boolean;
  /** Whether the player's pair did not come. */
  absent?: boolean;
  /** `None` until the match is over. */
  result: CardResult | null;
};

/** Uses an organiser link, which makes your device an organiser's. */
export type ClaimEvening = {
  /** The secret in the link. */
  secret: string;
};

/** A regulation of a club. */
export type ClubRegulation = {
  /** The id, which stays when the name changes. */
  id: RegulationId;
  /** The name, which no other regulation of the club has. Upper and lower case count as the same. */
  name: string;
  /** The rules; `None` if another version of the program saved them and this one cannot read them. */
  rules: ClubRules | null;
};

/** A round on a sheet. */
export type ClubRoundView = {
  round: Round;
  leader: Player | null;
  /** The pair in whose column the round is written; see [`Sheet::column_of`]. */
  column: Pair | null;
  /** The points of each pair after the round, not capped at the target. */
  totals: [number, number];
};

/** The rules of a club's regulation. */
export type ClubRules = {
  /** How rounds, matches and places count. */
  regulation: Regulation;
  /** The usual target of a match. */
  target: number;
  /** The usual time limit of a match, in minutes; `None` for no limit. */
  limit: number | null;
  /** Where the club has the rules from, at most `REGULATION_SOURCE_CHARS_MAX` characters; may be empty. */
  source: string;
};

/** A seat at a table, seen from above. Play and lead go round in this order, counter-clockwise (CLUB-41). */
export type ClubSeat =
  /** First pair. */
  | 'top'
  /** Second pair, to the right of the top player. */
  | 'left'
  /** First pair, opposite the top. */
  | 'bottom'
  /** Second pair, opposite the left. */
  | 'right';

/** A seat of a table. */
export type ClubSeatView = {
  seat: ClubSeat;
  player: Player;
  name: string;
  /** Only for the organiser and the players of the table. */
  courtesies: Array<Courtesy>;
};

/** A table in a match. */
export type ClubTableView = {
  at: SheetId;
  state: TableState;
  /** The table where the match is played online, once it is open. */
  online?: TableId;
  /** In the order of play: top, left, bottom, right. */
  seats: Array<ClubSeatView>;
  /** The pair that only fills the table, if there is one. */
  filler: Pair | null;
  /** The named scorekeeper. */
  keeper: Player | null;
  /**
   * The player who enters the score: the scorekeeper, or another player in place of the scorekeeper. `None` before a
   * scorekeeper is named and after the result is confirmed.
   */
  acting_scorekeeper: Player | null;
  /** The same player, under the name that pages of earlier builds read. */
  writer: Player | null;
  /** The players who can keep the score. */
  able: Array<Player>;
  /** Whether all four players are at the table. */
  present: boolean;
  /** The leader of the first round. */
  first: Player | null;
  rounds: Array<ClubRoundView>;
  /** The most points of a round. */
  round_points_max: number;
  /** Whether only the final score is known; then `rounds` is empty. */
  only_end: boolean;
  /** The points of each pair, not capped at the target. */
  raw: [number, number];
  /** The recorded score, capped at the target unless the regulation records it as it is. */
  score: [number, number];
  /** How the match was stopped below the target, if it was. */
  stop: Stop | null;
  /** Who stopped it; `None` if it was not stopped, or if the sheet was entered from paper. */
  stopped_by: StoppedBy | null;
  /** `None` while the match is in progress. */
  outcome: MatchOutcome | null;
  /** The leader of the next round. */
  next_lead: Player | null;
  /** The player who shuffles for the next round. */
  shuffler: Player | null;
  /** Whether the scorekeeper has sent the result. */
  sent: boolean;
  /** Whether the organiser entered the result, so that the scorekeeper has none to send. */
  by_organiser?: boolean;
  /** The pair that must agree to the result; `None` if the club requires no agreement. */
  asked: Pair | null;
  /** The player of that pair who agreed. */
  agreed: Player | null;
  /** When the organiser confirmed the result. */
  confirmed: Moment | null;
  /** The id of the confirmed alert that stops entry. */
  waiting: number | null;
  /** When the last entry was made. */
  heard: Moment | null;
  /** When the time is up; `None` without a limit, and for a match that is not the current one. */
  time_up: Moment | null;
  /** How long before the time is up the table is warned, in milliseconds. */
  warn_ms: number;
  /** Extra minutes beyond the limit. */
  minutes: number;
};

/** The set of tiles at the tables. */
export type ClubTiles =
  /** 28 tiles, of which each player takes 7. */
  | 'double-six'
  /** 55 tiles, of which each player takes 10. */
  | 'double-nine';

/** Asks for an open evening by its join code. */
export type CodeRequest = {
  /** The join code: four letters, in either case. */
  code: string;
};

/**
 * Confirms that a device belongs to its player, or removes the confirmation. Only a confirmed device gets needs that
 * were entered before it joined (CLUB-103).
 */
export type ConfirmDevice = {
  /** Whether the device is confirmed from now on. */
  confirmed: boolean;
};

/** A line of the log: a correction, which says who changed what, when and why; or a note. */
export type Correction = {
  /** When the correction was made. */
  at: Moment;
  by: Player;
  /** The corrected item, such as `match 1 table 1 round 2`. A note has `note`, and may name what it is about after it: `note match 1 table 1`. */
  what: string;
  old: string;
  /** Empty if the item was removed. */
  new: string;
  /** The reason of a correction, or the text of a note. */
  why: string;
};

/** What a won round scores. */
export type Counted =
  /** The pips left with both losers (T-19). */
  | 'losers'
  /** The pips left with all four players. */
  | 'all'
  /** One point, whatever is left. */
  | 'rounds';

/** Help that a player gets at the table. The letters in parentheses are those of the list in the rules. */
export type Courtesy =
  /** The partner keeps the score: (a), (g), (k). */
  | 'partner-writes'
  /** The partner shuffles: (b), (h). */
  | 'partner-shuffles'
  /** The player may touch and rearrange their own tiles: (c). */
  | 'may-rearrange'
  /** The player lays the tile face up and says both ends; the player to the right puts it in place: (d). */
  | 'neighbour-sets'
  /** Each player says both open ends after a move: (e). */
  | 'all-say-ends'
  /** The player may ask how many tiles of a number were played; the player to the right answers: (f). */
  | 'may-ask-count'
  /** The player to the right sets up the tiles without looking, and turns over the rest at the end: (i). */
  | 'neighbour-stands'
  /** The player points at a tile and names an end; the player to the right places it: (j). */
  | 'neighbour-places'
  /** The player passes with two knocks in front of the player to the right: (l). */
  | 'knocks-to-pass'
  /** The other players pass with two knocks at the middle of the table: (m). */
  | 'others-knock'
  /** The scorekeeper shows the sheet after each round, and when the player touches the table in front of the scorekeeper: (n). */
  | 'sheet-shown';

/** One of the CSV files of an evening. */
export type CsvKind =
  /** The players by place, with all totals. */
  | 'standings'
  /** One line per match and table with an entry. */
  | 'results'
  /** What each player won or lost. */
  | 'money'
  /** Corrections, notes, sanctions, penalties and annulled sheets. */
  | 'log'
  /** One line per match and table of the whole evening. */
  | 'seating';

/** A device in one evening: the [`ParticipantId`] of its guest, a dot and its [`DeviceName`]. */
export type DeviceId = string;

/** Renames a regulation of a club, or replaces its rules. */
export type EditRegulation = {
  /** The name, 1 to `CLUB_NAME_CHARS_MAX` characters. */
  name: string;
  /** The new rules; `None` to keep those that are saved. */
  rules: ClubRules | null;
};

/** How a match ended. */
export type Ending =
  /** A pair reached the target (CLUB-46). */
  | 'target'
  /** The match was stopped while one pair led (CLUB-57). */
  | 'stopped'
  /** The match was stopped at a tie, and a lot decided the winner (CLUB-59). */
  | 'lot'
  /** The other pair did not come. */
  | 'absent'
  /** A player of the other pair was expelled. */
  | 'expelled';

/** An answer of the engine. It has the `type` of its request, unless the request is refused. */
export type EngineAnswer =
  /** The seating of a whole evening. */
  | {
      type: 'schedule';
      /** Who sits where in every match. */
      schedule: Schedule;
      /** How evenly partners, opponents and seats are spread. */
      balance: Balance;
      /** Why the seating is not exact; `None` if it is. */
      unevenness: Unevenness | null;
      /** Players who together cover every table as scorekeepers. */
      scorekeepers: Scorekeepers;
    }
  /** The results of an evening file. */
  | { type: 'score'; report: Report }
  /** The tables without a scorekeeper, and a way to cover them. */
  | {
      type: 'coverage';
      /** The tables where nobody keeps the score. At a single table the organiser can, even while resting. */
      without: Array<SheetId>;
      /** New numbers for players 1, 2, … that give every table a scorekeeper; `None` if too few players keep the score. */
      renumbering: Array<Player> | null;
    }
  /** The plans of the remaining matches. */
  | { type: 'replan'; matches: Array<MatchPlan> }
  /** Who meets whom in the next match. */
  | { type: 'draw'; plan: MatchPlan }
  /** The regulations that come with the program, in the order in which they are offered. */
  | { type: 'regulations'; regulations: Array<KnownRegulation> }
  /** The evening as a file. */
  | { type: 'write'; file: string }
  /** The engine holds no evening. */
  | { type: 'clear' }
  /** The pending entries were replaced. */
  | { type: 'lay' }
  /** The evening would accept the entry. */
  | { type: 'test' }
  /** The entry is part of the evening. */
  | {
      type: 'take';
      /** Whether the entry was known already, so that nothing changed. */
      again: boolean;
    }
  /** This device now treats the match as begun. */
  | { type: 'assume-begun' }
  /** The evening for the screen. */
  | { type: 'view'; view: EveningView }
  /** One table for the screen. */
  | {
      type: 'table';
      /** `None` if there is no evening, or no such table. */
      table: ClubTableView | null;
    }
  /** The evening as a file. */
  | { type: 'file'; file: string }
  /** The request is refused, and nothing has changed. */
  | { type: 'refused'; refusal: EngineRefusal };

/** Why the engine refuses a request. The page has the sentence in each language. */
export type EngineRefusal =
  /** The bytes are not JSON, or not the JSON of a request. */
  | {
      code: 'bad-request';
      /** The error in English. */
      detail: string;
    }
  /** There is no such seating for this number of players. */
  | { code: 'schedule'; error: ScheduleError }
  /** The remaining players cannot be seated, or the next match cannot be drawn. */
  | {
      code: 'replan';
      /** The error in English. */
      detail: string;
    }
  /** The evening file is refused. */
  | {
      code: 'file';
      /** The line, from 1. */
      line: number;
      /** The error in English. */
      detail: string;
    }
  /** The evening refuses the entry. */
  | { code: 'evening'; refusal: EntryRefusal };

/** A request to the engine. */
export type EngineRequest =
  /** Asks for the seating of a whole evening. Needs no open evening. */
  | {
      type: 'schedule';
      players: number;
      kind: SeatingKind;
      /** How many fixed pairs make a team. */
      team_pairs?: number;
      /** How many groups there are before a knock-out; 0 without groups. */
      groups?: number;
    }
  /** Asks for the results of an evening file. Needs no open evening. */
  | { type: 'score'; file: string }
  /** Asks which tables have no scorekeeper if only these players keep the score (CLUB-29). Needs no open evening. */
  | {
      type: 'coverage';
      players: number;
      kind: SeatingKind;
      /** How many fixed pairs make a team. */
      team_pairs?: number;
      /** How many groups there are before a knock-out; 0 without groups. */
      groups?: number;
      /** The players who keep the score on a device. */
      keepers: Array<Player>;
    }
  /** Asks for a plan of the remaining matches for the players who are present. Needs no open evening. */
  | {
      type: 'replan';
      /** Whether pairs stay together. */
      kind?: SeatingKind;
      /** How many fixed pairs make a team. */
      team_pairs?: number;
      /** How many groups there are before a knock-out; 0 without groups. Then as many matches are planned as the groups need. */
      groups?: number;
      /** Matches that were played or keep their plan. */
      kept: Array<MatchPlan>;
      /** Players who play the remaining matches. */
      present: Array<PresentPlayer>;
      /** How many matches to plan. */
      matches: number;
      /** The seed of the search. The same request with the same seed gives the same plan. */
      seed: number;
    }
  /** Asks for the next match of a Swiss or a knock-out, from the results in an evening file. Needs no open evening. */
  | {
      type: 'draw';
      file: string;
      /** Those who are there, with their partners. */
      present: Array<Player>;
      /** Decides the sides of pairs who have had the same ones. */
      lot: number;
    }
  /** Asks for the regulations that come with the program. Needs no open evening. */
  | { type: 'regulations' }
  /** Asks for the file of an evening before its first match. Needs no open evening. */
  | { type: 'write'; setup: Setup }
  /** Removes the evening from the engine, so that another can be opened. */
  | { type: 'clear' }
  /**
   * Adds an entry that the server has accepted, or the organiser without a server. The first entry opens the evening.
   * To learn whether an entry is acceptable, send `test` first.
   */
  | { type: 'take'; entry: LogEntry }
  /** Replaces the pending entries, which were made on this device and which the server has not accepted yet. */
  | {
      type: 'lay';
      /** In the order in which they were made. */
      entries: Array<LogEntry>;
    }
  /** Asks whether the evening, with its pending entries, would accept an entry. Changes nothing. */
  | { type: 'test'; entry: LogEntry }
  /** Begins the next match on a device without a network, before the organiser's entry arrives. */
  | { type: 'assume-begun'; number: number }
  /** Asks for the evening as the screen shows it. */
  | {
      type: 'view';
      /** The player whose card is included; `None` for no card. */
      viewer: Player | null;
      now: Moment;
    }
  /** Asks for one table of any match. */
  | { type: 'table'; at: SheetId; now: Moment }
  /** Asks for the evening as a file. */
  | {
      type: 'file';
      /** Whether the file contains the players' needs. */
      whole: boolean;
    };

/** A whole sheet, as the organiser enters it. */
export type EnteredSheet = {
  /** All rounds, or only the final score. */
  scored: SheetScore;
  /** How the match was stopped below the target, if it was. */
  stop: Stop | null;
  /** The leader of the first round, if known. */
  first: Player | null;
};

/** Why an entry is refused. */
export type EntryRefusal =
  /** The evening has not been opened. */
  | { code: 'not-open' }
  /** The evening is closed. */
  | { code: 'closed' }
  /** The evening file cannot be read. */
  | {
      code: 'file';
      line: number;
      /** The error in English. */
      detail: string;
    }
  /** The first match has begun, so the evening cannot be replaced (CLUB-5). */
  | { code: 'started' }
  /** Only the organiser may do that. */
  | { code: 'not-organiser' }
  /** Only the players at the table may do that. */
  | { code: 'not-at-table'; at: SheetId }
  /** Only the scorekeeper of the table may enter the score. */
  | {
      code: 'not-keeper';
      at: SheetId;
      /** The player who may enter the score; `None` before a scorekeeper is named. */
      keeper: Player | null;
    }
  /** This scorekeeper is suspended (CLUB-82). */
  | { code: 'suspended'; player: Player }
  /** The match has not begun. */
  | { code: 'not-begun'; number: number }
  /** A match is being played, so the tables stay as they are. */
  | { code: 'in-progress'; number: number }
  /** Another match comes next. */
  | { code: 'not-next'; next: number }
  /** The match has not been drawn. */
  | { code: 'not-drawn'; number: number }
  /** Some results of the previous match are not confirmed (CLUB-49). */
  | { code: 'not-delivered'; tables: Array<number> }
  /** Every match has been played. */
  | { code: 'all-played' }
  /** The organiser has confirmed the result. */
  | { code: 'confirmed'; at: SheetId }
  /** The match is not over, so there is no result to confirm. */
  | { code: 'not-over'; at: SheetId }
  /** The other pair has not agreed to the result. */
  | { code: 'not-agreed'; at: SheetId }
  /** The scorekeeper confirmed an error, so entry waits for the organiser (CLUB-81). */
  | { code: 'waiting'; alert: number }
  /** Earlier rounds, or the leader of the first round, have not arrived. */
  | {
      code: 'gap';
      /** The round that comes next. */
      next: number;
    }
  /** The sheet no longer has the value to be changed. */
  | { code: 'stands-otherwise' }
  /** The scorekeeper can change only the last round, and no other round can be removed (CLUB-54). */
  | { code: 'not-last' }
  /** The reason is missing. */
  | { code: 'no-reason' }
  /** The time is not up, so only the organiser may stop the match. */
  | { code: 'not-time' }
  /** It is too late to undo a confirmation or to annul a sheet. */
  | { code: 'too-late' }
  /** The player has an open call at this table. */
  | { code: 'called'; call: number }
  /** The player has an open objection to this round. */
  | { code: 'objected'; alert: number }
  /** The player has reached the limit for this kind of entry at this table; the organiser enters the rest. */
  | { code: 'too-many'; max: number }
  /** The players have reached the limit of entries for the evening; the organiser enters the rest. */
  | { code: 'no-room' }
  /** The device that entered the result cannot also agree to it. */
  | { code: 'own-result'; at: SheetId }
  /** The organiser is in another open evening, so this one cannot be opened again (CLUB-20). Only the server refuses this. */
  | { code: 'in-another' }
  /**
   * The changed name of a player looks like the name of another one. Send the command again with `namesakes` if they are two people.
   * Only the server refuses this.
   */
  | { code: 'names-alike'; first: number; name: string; second: number; other: string }
  /** The evening has a regulation of its own, and online tables play by club pairs. Only the server refuses this. */
  | { code: 'regulation-not-online' }
  /** There is no such alert, call, round, sanction or confirmation, or the alert or the call is already settled. */
  | { code: 'nothing' }
  /** A text is invalid. */
  | {
      code: 'bad-text';
      /** The highest number of characters. */
      max: number;
      bad: InvalidText;
    }
  /** The receiver cannot parse the entry, because the device runs another version. */
  | {
      code: 'not-understood';
      /** The error in English. */
      detail: string;
    }
  /** The evening refuses the change. */
  | { code: 'evening'; error: EveningError };

/** A message from a client. The server ignores unknown fields. It answers an unknown `type` with a problem. */
export type EveningClientMessage =
  /** The first message. Send it within ten seconds. */
  | {
      type: 'hello';
      /** The version of the messages that the client sends: [`VERSION`](crate::VERSION). */
      version: number;
      /**
       * The device's name among your devices: 1 to `DeviceName::CHARS_MAX` ASCII letters, digits and hyphens. Keep it as
       * long as the device remembers its entry numbers.
       */
      device: string;
      /** The number of the last entry that the device has. If you leave it out or send 0, you get all entries. */
      last_seen: number;
      /**
       * The `me` of the `welcome` before that entry; `None` for a spectator. If your author has changed since, the
       * server sends all entries again.
       */
      seen_as: Author | null;
    }
  /** A new entry. The server sets the author. It replaces a time in the future with its own time. */
  | {
      type: 'enter';
      /**
       * The entry's number on this device, from 1 to 1 000 000. Each new entry needs a new number. You may repeat an
       * entry with its number: the server stores it once and answers again.
       */
      n: number;
      /** When the entry was made, in milliseconds since 1970, by the device's clock. */
      at: Moment;
      /** The command that the entry carries out. */
      act: EveningCommand;
    }
  /** Asks for a `pong`, to check the connection. */
  | { type: 'ping' };

/** A command of the organiser or a player. */
export type EveningCommand =
  /** The organiser opens the evening, or replaces it before the first match (CLUB-5). */
  | {
      act: 'open';
      /** The evening as a file. */
      file: string;
      /** The options of the evening. Entries of version 0.1 call them `customs`. */
      options: EveningOptions;
      /**
       * Courtesies besides those that follow from the needs in the file. In the entry that a player is shown, the
       * file has no needs, and all courtesies at the player's tables are listed here. Spectators are shown neither.
       */
      courtesies: Array<PlayerCourtesies>;
    }
  /** The organiser says whether the tables are played online from the next match on. Not while a match is played. */
  | {
      act: 'online';
      /** How they are played; `None` at real tables. */
      play: OnlinePlay | null;
    }
  /** The server opens a table for the current match. Its result is entered by that table. */
  | { act: 'online-table'; at: SheetId; table: TableId }
  /** The organiser begins a match (CLUB-37). */
  | { act: 'begin'; number: number }
  /** A player at the table names the scorekeeper, at the start or later (CLUB-38). */
  | { act: 'keeper'; at: SheetId; player: Player }
  /** All four players are at the table (CLUB-39). */
  | { act: 'present'; at: SheetId }
  /** The scorekeeper names the leader of a round. The first leader sets the rotation (CLUB-40, CLUB-41). */
  | {
      act: 'lead';
      at: SheetId;
      /** The round, from 1. */
      round: number;
      player: Player;
    }
  /** The scorekeeper enters a round (CLUB-42). */
  | {
      act: 'round';
      at: SheetId;
      /** The round, from 1. */
      number: number;
      round: Round;
      /** Whether the scorekeeper confirmed an unusual round when the device asked (CLUB-45). */
      sure: boolean;
    }
  /**
   * A round from a scorekeeper whom another has replaced, made from [`EveningCommand::Round`] by
   * [`LiveEvening::received`](crate::live::LiveEvening::received). It raises an alert, and the sheet does not change (CLUB-98).
   */
  | {
      act: 'late-round';
      at: SheetId;
      /** The round, from 1. */
      number: number;
      round: Round;
    }
  /** A round on the sheet is corrected or removed (CLUB-54). */
  | {
      act: 'change';
      at: SheetId;
      /** The round, from 1. */
      number: number;
      old: Round;
      /** `None` removes the round, which must be the last. */
      new: Round | null;
      /** Required once the match is confirmed. */
      why: string;
    }
  /** The scorekeeper sends the result to the organiser (CLUB-50). */
  | { act: 'finish'; at: SheetId }
  /** A player of the other pair agrees to the result, if the club requires it. */
  | { act: 'agree'; at: SheetId }
  /** The organiser stops the match, or the scorekeeper does once the time is up (CLUB-56, CLUB-60). */
  | {
      act: 'stop';
      at: SheetId;
      /** The winner by lot, if the pairs are tied (CLUB-59). */
      lot: Pair | null;
    }
  /** The organiser enters or replaces a whole sheet (CLUB-96, CLUB-97). */
  | {
      act: 'result';
      at: SheetId;
      result: EnteredSheet;
      /** The reason, if the sheet had other contents. Required once the match is confirmed. */
      why: string;
      /**
       * The sheet on which the result is based. If another entry has changed the sheet since, the result raises an alert, and the
       * sheet does not change (CLUB-98). Entries of version 0.1 do not have it, and replace any sheet.
       */
      was: EnteredSheet | null;
    }
  /** The organiser confirms the result (CLUB-51, CLUB-52). */
  | { act: 'confirm'; at: SheetId }
  /** The organiser undoes a confirmation, within ten seconds. */
  | { act: 'undo'; at: SheetId }
  /** The scorekeeper answers whether an alert is an error (CLUB-81). */
  | {
      act: 'answer';
      alert: number;
      /** If there is an error, entry waits for the organiser. */
      is_error: boolean;
    }
  /** The organiser settles an alert (CLUB-82). */
  | { act: 'settle'; alert: number; how: AlertSettlement }
  /** A player at the table objects to an entry (CLUB-84). */
  | {
      act: 'object';
      at: SheetId;
      /** The round, from 1. */
      round: number;
      text: string;
    }
  /** A player calls the organiser to a table (CLUB-80). */
  | { act: 'call'; at: SheetId; reason: CallReason }
  /** The organiser answers a call. */
  | { act: 'attend'; call: number; state: CallState }
  /** The organiser enters a sanction or a penalty (CLUB-70). */
  | { act: 'sanction'; sanction: Sanction }
  /** The organiser removes a sanction. */
  | {
      act: 'withdraw';
      /** The index of the sanction in the list, from 0. */
      place: number;
      /** The sanction at that index. If it differs, nothing is removed. */
      sanction: Sanction;
      why: string;
    }
  /** The organiser changes names, needs, stakes or limits; the seating stays. */
  | {
      act: 'conditions';
      /** All conditions, changed or not. */
      setup: Setup;
      /** Courtesies, as in [`EveningCommand::Open`]. */
      courtesies: Array<PlayerCourtesies>;
      /** Whether you know that a changed name which looks like the name of another player is of a different person. */
      namesakes?: boolean;
    }
  /** The organiser changes the seating of matches that have not begun: late arrivals, leavers, substitutes. */
  | {
      act: 'reseat';
      /** All conditions, with the new list of players. */
      setup: Setup;
      /** The number of the first match that changes. */
      from: number;
      /** The new plans of that match and of all later ones. */
      matches: Array<MatchPlan>;
      /** Courtesies, as in [`EveningCommand::Open`]. */
      courtesies: Array<PlayerCourtesies>;
      /** As in [`EveningCommand::Conditions`]. */
      namesakes?: boolean;
    }
  /** The organiser gives a table more time. */
  | {
      act: 'minutes';
      at: SheetId;
      /** The extra minutes of the table in total; more than 240 count as 240. */
      minutes: number;
    }
  /** The organiser writes a note in the log. Only organisers see it: in the entry that others are shown, it is empty. */
  | {
      act: 'note';
      /** The match that it is about. */
      number: number | null;
      /** The table that it is about, in that match or in all. */
      table: number | null;
      /** The round that it is about, from 1, at that table in that match. */
      round: number | null;
      text: string;
    }
  /** The organiser makes an announcement. */
  | { act: 'announce'; text: string }
  /** A player has no phone, or has one after all. The organiser says so, the player, or another player at the table. */
  | { act: 'phone'; player: Player; has: boolean }
  /** The organiser annuls the match of a table, which plays it again. Its players choose a scorekeeper again. */
  | {
      act: 'annul';
      at: SheetId;
      /** Required once the match is confirmed (CLUB-54). */
      why: string;
    }
  /** The organiser closes the evening (CLUB-95). */
  | {
      act: 'close';
      /**
       * Whether the evening counts in the club's seasons. If the organiser does not say, and in entries of version 0.1, it counts
       * if every match was played.
       */
      counts: boolean | null;
    }
  /** The organiser discards the evening, before the first result is entered (CLUB-5). It is then closed, and lists leave it out. */
  | { act: 'discard' }
  /** The organiser opens a closed or discarded evening again. */
  | { act: 'reopen' };

/** Why an evening refuses a change. */
export type EveningError =
  /** The conditions are invalid. */
  | { code: 'setup'; error: SetupError }
  /** The sheet is invalid. */
  | { code: 'sheet'; error: SheetError }
  /** There is no fixed seating for this number of players. */
  | { code: 'no-seating'; players: number }
  /** No such bye: not a pair, seated in the same match, or in an evening whose matches are not drawn. */
  | { code: 'bye'; number: number; player: Player }
  /** A match has no tables, or a table without players. */
  | { code: 'unseated'; number: number }
  /** There is no such match. */
  | { code: 'no-match'; number: number; matches: number }
  /** There is no such table in the match. */
  | {
      code: 'no-table';
      at: SheetId;
      /** The number of tables in that match. */
      tables: number;
    }
  /** There is no such player. */
  | { code: 'no-player'; player: Player; players: number }
  /** A player would sit at two tables in one match. */
  | {
      code: 'seated-twice';
      /** The second of the two tables. */
      at: SheetId;
      player: Player;
    }
  /** The sheet names other players than the seating. */
  | {
      code: 'other-players';
      at: SheetId;
      /** The players of that table. */
      pairing: Pairing;
    }
  /** The sheet to annul is empty. */
  | { code: 'nothing-to-annul'; at: SheetId }
  /** The evening has no penalties. */
  | { code: 'penalties-off' }
  /** The penalty is too high. */
  | {
      code: 'penalty-too-high';
      amount: number;
      /** The highest amount by this regulation. */
      most: number;
    }
  /** An expulsion from the evening names no match. */
  | { code: 'expelled-when'; player: Player }
  /** Only fixed pairs win by a walkover. */
  | { code: 'no-walkover'; at: SheetId }
  /** A sanction names a round beyond the limit of a sheet. */
  | {
      code: 'no-round';
      round: number;
      /** The highest round number. */
      most: number;
    }
  /** A text is too long or has hidden characters. */
  | { code: 'text'; bad: TextError }
  /** The evening would exceed a limit. */
  | {
      code: 'too-many';
      what: LimitedItem;
      /** The limit. */
      most: number;
    }
  /** The match has begun, so its seating is fixed. */
  | {
      code: 'begun';
      /** A table that has an entry. */
      at: SheetId;
    }
  /** The players of a fixed pair sit apart. */
  | {
      code: 'parted';
      at: SheetId;
      /** A player of the pair. */
      player: Player;
    }
  /** Two pairs of a team would meet. */
  | {
      code: 'team-mates';
      at: SheetId;
      /** The team, from 1. */
      team: number;
    }
  /** The number of players, the seating, the teams, the regulation, the target and the number of matches cannot change. */
  | { code: 'settled' };

/** The facts about an evening that lists of evenings show. */
export type EveningFacts = {
  /** The evening's name. */
  name: string;
  /** The planned day; `None` if the evening file has none. */
  date: Day | null;
  /** How many players the evening has. */
  players: number;
  /** How many matches the evening's schedule has. */
  matches: number;
  /** The number of the last match that began, from 1; 0 before the first match. */
  begun: number;
  /** Whether every match of the schedule has a result at every table. */
  final: boolean;
  /**
   * Whether the closed evening counts in the club's seasons. `None` while it is open, and for an evening that an older server
   * closed: that one counts if `final` is true.
   */
  counts: boolean | null;
  /** Whether the organiser discarded the evening. Lists leave it out. */
  discarded?: boolean;
};

/**
 * A link that makes another device an organiser's. It works once and is not used yet. You see its secret only once, in
 * [`NewEveningLink`].
 */
export type EveningLink = {
  id: LinkId;
  /** When it was made, in milliseconds since 1970. */
  made_ms: number;
};

/** Options of an evening. They change no score. */
export type EveningOptions = {
  /** Whether a player of the other pair must agree to a result before the organiser confirms it. */
  countersign: boolean;
  /** The column of a tied fish: that of the pair that blocked if `true`, else that of the pair that led (T-7). */
  blockers_column: boolean;
};

/** A device with a role in an evening, as the organiser sees it. */
export type EveningPerson = {
  /** The id by which the organiser names the device in requests. The `device` of its entries begins with this id. */
  id: ParticipantId;
  /** The device's role, which is the author of its entries. */
  author: Author;
  /** When the device joined, in milliseconds since 1970. */
  since_ms: number;
  /** Whether the device is connected now. */
  online: boolean;
  /** Whether it is the device that sends the request. */
  you: boolean;
  /** Whether the organiser has confirmed that the device belongs to its player. */
  confirmed: boolean;
};

/** The phase of an evening. */
export type EveningPhase =
  /** No match has begun. */
  | 'waiting'
  /** A match is being played. */
  | 'playing'
  /** All results of the current match are confirmed, and another match follows. */
  | 'between'
  /** All results of all matches are confirmed. */
  | 'played'
  /** The organiser has closed the evening. */
  | 'closed';

/** A message from the server. */
export type EveningServerMessage =
  /**
   * Answers `hello`. The server sends it again when your author, your confirmation, the join code or the line-up
   * changes.
   */
  | {
      type: 'welcome';
      /** The server's [`VERSION`](crate::VERSION). */
      version: number;
      /** The author of your entries; `None` for a spectator (CLUB-26). */
      me: Author | null;
      /** The join code; `None` for a spectator, or if the evening is closed. */
      code: string | null;
      club: ClubId;
      /**
       * The needs of this device's player (CLUB-103). `None` for organisers and spectators. Also `None` if the
       * organiser has not confirmed the device and it joined after the needs were last changed.
       */
      needs: Array<Need> | null;
      /** The time by the server's clock, in milliseconds since 1970. */
      now: Moment;
      /**
       * The number of the first entry that follows. Discard your copies of this and later entries: they were not
       * stored, or were sent for another author.
       */
      entries_from: number;
      /** The number of the last entry. You are up to date when you have this entry. */
      entries_to: number;
      /** The `device` of this device's entries; `None` for a client without a guest cookie. */
      device: DeviceId | null;
      /**
       * The highest `n` among the stored entries of this device; 0 for none. If the device would give a lower number
       * to a new entry, it has lost its counter. Then it must continue after this number.
       */
      entered_to: number;
    }
  /** Entries numbered `from`, `from` + 1, … */
  | {
      type: 'entries';
      /** The number of the first entry. */
      from: number;
      entries: Array<LogEntry>;
    }
  /** An entry is stored. The server has already sent it in `entries`. */
  | {
      type: 'taken';
      /** The entry's number on the device. */
      n: number;
      /** Whether the entry was already stored when it arrived. */
      again: boolean;
    }
  /**
   * The server refused an entry and did not store it. An entry that the server cannot read also gets this answer, if
   * its number is readable.
   */
  | {
      type: 'refused';
      /** The entry's number on the device. */
      n: number;
      refusal: EntryRefusal;
    }
  /** The players who have joined with a device, and who of them is connected. Only participants get it. */
  | {
      type: 'people';
      /** The players with a device, ordered by number. */
      people: Array<PlayerDevice>;
    }
  /**
   * A message of the client failed, or the connection cannot continue. If it cannot continue, the server closes it
   * next.
   */
  | { type: 'problem'; problem: Problem }
  /** Answers `ping`. */
  | { type: 'pong' };

/** A player's line in the standings. */
export type EveningStanding = {
  /** From 1. Only the players of a fixed pair, or of a team, have the same; their lines follow each other. */
  place: number;
  number: Player;
  name: string;
  /** The partner of a fixed pair; `None` without fixed pairs. */
  partner?: Player;
  /** The number of the team, from 1; `None` without teams. */
  team?: number;
  /** The number of the group, from 1; `None` without groups. */
  group?: number;
  /** The additional prize; 0 until every match has a result. */
  prize: number;
  /** The key that puts this player, this pair or this team before the next; `None` for the last. */
  decided_by: StandingsKey | null;
} & Tally;

/** An evening, for a list. */
export type EveningSummary = {
  /** The evening's id, as in its URL. */
  id: EveningId;
  club: ClubId;
  /** When it was opened, in milliseconds since 1970. */
  opened_ms: number;
  /** When it was closed, in milliseconds since 1970; `None` while it is open. */
  closed_ms: number | null;
} & EveningFacts;

/** An evening as one device may see it. */
export type EveningView = {
  phase: EveningPhase;
  /** The conditions; without the needs that this device may not see. */
  setup: Setup;
  /** The options of the evening. */
  options: EveningOptions;
  /** How the tables are played online; `None` at real tables. */
  online?: OnlinePlay;
  /** Who sits where in every match; in a Swiss and a knock-out, in every match that has been drawn. */
  schedule: Schedule;
  /** The number of matches in all, drawn or not. */
  matches: number;
  /** The current match, or the last one played; 0 before the first. */
  begun: number;
  /** When that match began; `None` before the first. */
  begun_at: Moment | null;
  /** The tables of the current match. */
  tables: Array<ClubTableView>;
  /** All results entered so far. The standings and sums count only confirmed results. */
  report: Report;
  /** Players who are tied with another in all keys but the player number (CLUB-89). */
  by_number: Array<Player>;
  /** Who pays whom: the payments that settle the money and the prize of all confirmed results (CLUB-76). */
  transfers: Array<Transfer>;
  /** Tables that need a reminder (CLUB-48). */
  late: Array<LateTable>;
  /** Players who take part without a phone. */
  without_phone: Array<Player>;
  /** Alerts that are open or confirmed. */
  alerts: Array<Alert>;
  /** Calls that are not done, the oldest first. */
  calls: Array<Call>;
  /** All announcements, the newest last. */
  announcements: Array<Announcement>;
  /** Sanctions and penalties, in the order of entry. */
  sanctions: Array<Sanction>;
  /** Corrections, in the order in which they were made. */
  log: Array<Correction>;
  /** The card of the viewer; `None` if the viewer is no player of the evening. */
  card: Card | null;
  /** `None` while the evening is open. */
  closed: Moment | null;
  /** Whether the closed evening counts in the club's seasons; `false` while it is open. */
  counts: boolean;
  /** Whether the organiser discarded the evening. It is then closed too. */
  discarded?: boolean;
};

/** Asks for a page of a club's evenings, the newest first. */
export type EveningsRequest = {
  /**
   * Only evenings that were opened before this time, in milliseconds since 1970. If you leave it out, you get the
   * newest ones. For the next page, pass the `opened_ms` of the last evening that you have.
   */
  before: number | null;
};

/** What happens to the results of a pair that is expelled from the evening. */
export type ExpelledResults =
  /** They stay. */
  | 'stay'
  /** They count for nobody. In a knock-out they stay, because others have gone on from them. */
  | 'annulled';

/** The points of the pair of an expelled player. */
export type ExpelledScore =
  /** Those of the rounds before. */
  | 'keeps'
  /** None. */
  | 'zero';

/**
 * What an expulsion does. The pair of an expelled player loses the match. Fixed pairs can be expelled from the evening too; then
 * they have not come to the matches that are left.
 */
export type Expulsion = {
  /** The points of that pair in the match. */
  score: ExpelledScore;
  /** What happens to the results of a pair that is expelled from the evening. */
  results: ExpelledResults;
};

/** Whether money is settled in a match in which a pair only fills the table (CLUB-36). */
export type FillerMoney =
  /** All four players settle. */
  | 'settle'
  /** Nobody pays. */
  | 'void';

/** An open evening, for a person who has its join code. */
export type FoundEvening = {
  /** The evening's id, as in its URL. */
  id: EveningId;
  club: ClubId;
  /** The evening's name. */
  name: string;
  /** Your role in the evening, which is the author of your entries; `None` if you have not joined. */
  me: Author | null;
  /** The players, ordered by number. */
  players: Array<FoundPlayer>;
};

/** A player in the list from which you choose your name to join (CLUB-21). */
export type FoundPlayer = {
  /** The player's number. */
  player: Player;
  name: string;
  /** Whether a device, possibly yours, has joined as this player. Always true for player 1, who is the organiser. */
  taken: boolean;
};

/** The line of a pair or a team in the standings of its group. Only the matches of the group count. */
export type GroupStanding = {
  /** The group, from 1. */
  group: number;
  /** The place in the group, from 1. */
  place: number;
  /** The first player of the pair or the team. */
  number: Player;
  /** The key that puts this pair or team before the next of the group; `None` for the last. */
  decided_by: StandingsKey | null;
} & Tally;

/** The groups of an evening, and how many of each play the knock-out. */
export type Groups = {
  /** How many groups there are. */
  count: number;
  /** How many pairs or teams of each group go on to the knock-out. */
  qualify: number;
};

/** Joins an evening as one of its players (CLUB-21). */
export type JoinEvening = {
  /** The join code: four letters, in either case. */
  code: string;
  /** The number of the player who uses this device, from 2. Player 1 is the organiser. */
  player: Player;
};

/** A regulation that comes with the program. */
export type KnownRegulation = {
  /** The rules. */
  regulation: Regulation;
  /** The usual target of a match. */
  target: number;
  /** The usual time limit of a match, in minutes; `None` for no limit. */
  limit: number | null;
  /** Where the values come from; empty for the club's own. */
  sources: Array<Source>;
  /** What the sources leave open. There the values of club pairs stand, or those that are usual. */
  open: Array<RegulationItem>;
};

/** Why a table needs a reminder (CLUB-48). */
export type LateReason =
  /** The table has made no entry for [`REMIND_AFTER_MS`]. */
  | 'silent'
  /** The table makes entries, but half of the other tables have ended their match. */
  | 'others-done';

/** A round that arrived after another player took over the score. */
export type LateRound = {
  /** The player who sent it. */
  by: Player;
  /** The round, from 1. */
  number: number;
  round: Round;
};

/** A table that needs a reminder (CLUB-48). */
export type LateTable = {
  at: SheetId;
  /** When the first reminder was due. */
  since: Moment;
  /** How many reminders are due by now. */
  times: number;
  reason: LateReason;
};

/** Who leads after a round without a winner. */
export type LeadAfter =
  /** The same player again: the round is replayed. */
  | 'same'
  /** The next player to the right. */
  | 'next';

/** Who leads the rounds after the first. */
export type LeadRule =
  /** The lead passes counter-clockwise, no matter which pair won (CLUB-41). */
  | 'rotates'
  /** The pair that won leads. */
  | 'winner';

/** An item whose number in an evening is limited. */
export type LimitedItem =
  /** Tables of all matches together. */
  | 'tables'
  /** Rounds on all sheets, including annulled ones. */
  | 'rounds'
  /** Sanctions and penalties. */
  | 'sanctions'
  /** Annulled sheets. */
  | 'annulled'
  /** Corrections in the log. */
  | 'log-lines'
  /** Notes in the log. */
  | 'notes'
  /** Characters in the log. */
  | 'log-chars';

/** A link that makes one more device the organiser's. Its secret is another string. */
export type LinkId = string;

/** A command with its author and time. A device uses each number once, so a repeated entry is recognised (CLUB-98). */
export type LogEntry = {
  /** The device that made the entry. */
  device: DeviceId;
  /** The number of the entry among those of the device, from 1. */
  n: number;
  /** When the entry was made, by the clock of the device. */
  at: Moment;
  /** The author. The server overwrites it with the authenticated author. */
  by: Author;
  /** The command. */
  act: EveningCommand;
};

/** The outcome of a finished match. It always has a winner (CLUB-47). */
export type MatchOutcome = {
  winner: Pair;
  /** The recorded score of each pair (CLUB-46). */
  score: [number, number];
  ending: Ending;
  target: number;
  /** The match points of each winner. */
  worth: number;
};

/** The plan of one match: tables 1, 2, … in order. */
export type MatchPlan = {
  tables: Array<TablePlan>;
  /** Pairs who are there and have no opponents in a match that was drawn. */
  byes?: Array<[Player, Player]>;
};

/** The result of a table in a match. */
export type MatchReport = {
  number: number;
  table: number;
  pairs: Pairing;
  /** The recorded score, or the running score of a match in progress. */
  score: [number, number];
  /** Whether the match was stopped below the target. */
  stopped: boolean;
  /** `None` unless a pair did not come, or lost by an expulsion. */
  forfeit?: Ending;
  /** The next leader; `None` if the match is over or the first leader is unknown. */
  next_lead: Player | null;
};

/**
 * The rules for when something goes wrong.
 *
 * ```
 * use boneyard_club::{LeadAfter, MishapRules, PenaltyTakes, RegulationName};
 *
 * let usual = MishapRules::default();
 * assert_eq!((usual.annulled, usual.tied), (LeadAfter::Same, LeadAfter::Next));
 * assert_eq!(RegulationName::Club.known().regulation.mishaps, usual);
 * assert_eq!(PenaltyTakes::MatchPoints.most(), 20);
 * ```
 */
export type MishapRules = {
  /** What a match counts to which a fixed pair did not come. */
  walkover: Walkover;
  /** Who leads after a round that is annulled. */
  annulled: LeadAfter;
  /** Who leads after a block that is tied. Neither pair scores. */
  tied: LeadAfter;
  /** What penalties lower. */
  penalties: PenaltyTakes;
  /** What an expulsion does. */
  expulsion: Expulsion;
};

/**
 * A moment, in milliseconds since 1970 in UTC. As text it has whole seconds.
 *
 * ```
 * use boneyard_club::Moment;
 *
 * let moment: Moment = "2026-11-20T20:14:05Z".parse()?;
 * assert_eq!(moment.after(1_000).to_string(), "2026-11-20T20:14:06Z");
 * let error = "20:14".parse::<Moment>().expect_err("the day is missing");
 * assert_eq!(error.to_string(), "`20:14` is not a time; write it as `2026-11-20T20:14:05Z`");
 * # Ok::<_, boneyard_club::ParseTimeError>(())
 * ```
 */
export type Moment = number;

/** The item that a name belongs to. */
export type NameOwner =
  /** The evening. */
  | { kind: 'evening' }
  /** A country, a city or an organisation. */
  | { kind: 'place' }
  /** The unit of the stake. */
  | { kind: 'unit' }
  /** The club's own regulation. */
  | { kind: 'regulation' }
  /** A player. */
  | { kind: 'player'; player: Player }
  /** A team. */
  | { kind: 'team'; team: number };

/**
 * A need of a player. Only the organiser and that player see the need; the other players see the courtesies
 * (CLUB-103).
 */
export type Need =
  /** The player sees badly or not at all (CLUB-100). */
  | 'sight'
  /** The player cannot handle the tiles alone (CLUB-101). */
  | 'movement'
  /** The player does not hear or does not speak (CLUB-102). */
  | 'hearing';

/** The new join code of an evening. The old one has stopped working. */
export type NewCode = {
  /** The join code: four letters. */
  code: string;
};

/** The organiser link that you made. */
export type NewEveningLink = {
  id: LinkId;
  /** The secret in the link. The server stores only its hash, so it cannot show the secret again. */
  secret: string;
};

/** Saves a regulation for a club. */
export type NewRegulation = {
  /** The name, 1 to `CLUB_NAME_CHARS_MAX` characters. */
  name: string;
  /** The rules. */
  rules: ClubRules;
};

/** How the tables of an evening are played online. */
export type OnlinePlay = {
  /** The rules of the game: a preset with its changes, such as `club-pairs`. The target is that of the evening. */
  rules: string;
  /** Seconds for each turn; `None` for no clock. */
  turn_seconds: number | null;
  /** Seconds that each player has in reserve for a match; `None` for no reserve. */
  bank_seconds: number | null;
  /** Whether plays appear at an even pace, so that the time before a play reveals nothing. */
  even_tempo: boolean;
  /**
   * How long a table waits for a player who has not joined or has not come, in seconds. Then a bot plays for the player. From
   * `OnlinePlay::ABSENT_AFTER_S_MIN` to `OnlinePlay::ABSENT_AFTER_S_MAX`.
   */
  absent_after_s: number;
};

/** Opens an evening. You become its organiser. */
export type OpenEvening = {
  /** The club. You must be an organiser, or have entered it as a member (CLUB-1). */
  club: ClubId;
  /** The text of the evening file, at most `EVENING_FILE_BYTES_MAX` bytes. */
  file: string;
  /**
   * The options of the evening. If you leave them out, the evening gets those in the club's settings. Clients of
   * version 0.1 send this field as `customs`.
   */
  options?: EveningOptions;
  /** How the tables are played online. If you leave it out, they are real tables. */
  online?: OnlinePlay;
  /** Whether the first match begins at once. It has no effect on an evening that has begun already. */
  begin: boolean;
  /** Whether you know that players whose names look alike are different people. It has no effect on an evening that has begun already. */
  namesakes?: boolean;
};

/** The evening that you opened. */
export type OpenedEvening = {
  /** The evening's id, as in its URL. */
  id: EveningId;
  /** The join code: four letters. Players use it to find and join the evening. */
  code: string;
};

/** Where an evening takes place (T-9). */
export type Origin = {
  country: string;
  city: string;
  /** The club or house; may be empty. */
  organisation: string;
};

/** One of the two pairs of a table, in the order a schedule names them. */
export type Pair =
  /** The pair named first: top and bottom. */
  | 'first'
  /** The pair named second: left and right. */
  | 'second';

/**
 * The four players of a table: `[[a, b], [c, d]]` means that `a` and `b` play against `c` and `d`. `a` sits at the top, `b` at the
 * bottom, `c` on the left and `d` on the right (CLUB-14, CLUB-31).
 *
 * ```
 * use boneyard_seating::{Pairing, Player, ClubSeat};
 *
 * let player = |number| Player::new(number).expect("a number from 1 to 64");
 * let pairing = Pairing::new([[player(1), player(2)], [player(3), player(4)]]).expect("four players");
 * assert_eq!(pairing.at(ClubSeat::Left), player(3));
 * assert_eq!(pairing.right_of(player(1)), Some(player(3)));
 * assert!(Pairing::new([[player(1), player(2)], [player(3), player(1)]]).is_none());
 * ```
 */
export type Pairing = [[Player, Player], [Player, Player]];

/** A guest in one evening. The organiser sees it in place of the [`PersonId`]. */
export type ParticipantId = string;

/** What penalties lower. */
export type PenaltyTakes =
  /** Effectiveness and nothing else (CLUB-71). */
  | 'effectiveness'
  /** The player's plus points, and effectiveness with them. Plus points do not fall below 0. */
  | 'points'
  /** Match points, and nothing else. They do not fall below 0. */
  | 'match-points';

/**
 * A player's number in an evening, from 1; player 1 is the organiser (CLUB-7).
 *
 * ```
 * use boneyard_seating::Player;
 *
 * let organiser: Player = "1".parse()?;
 * assert_eq!(organiser, Player::ORGANISER);
 * let error = "801".parse::<Player>().expect_err("there are 800 players at most");
 * assert_eq!(error.to_string(), "`801` is not a player's number; numbers go from 1 to 800");
 * # Ok::<_, boneyard_seating::ParsePlayerError>(())
 * ```
 */
export type Player = number;

/** The tables, seats and rests of one player. Matches as a filler are included. */
export type PlayerBalance = {
  player: Player;
  /** The number of matches that count for the player. */
  entered: number;
  /** The number of rests. */
  rests: number;
  /** The most rests in a row. */
  rests_on_end: number;
  /** How often the player sits at table 1, 2, … */
  tables: Array<number>;
  /** How often the player sits at the top, on the left, at the bottom and on the right. */
  seats: [number, number, number, number];
};

/** The courtesies for a player. The players at the same table see them, but not the needs behind them (CLUB-103). */
export type PlayerCourtesies = {
  player: Player;
  courtesies: Array<Courtesy>;
  /**
   * In an entry that a player is shown: that player. The courtesies then count only at the tables where this player
   * sits too. `None`: they count at every table.
   */
  beside?: Player;
};

/** A player who has joined with a device (CLUB-28). */
export type PlayerDevice = {
  /** The player's number. */
  player: Player;
  /** Whether a device of the player is connected now. Organisers' devices count for player 1. */
  online: boolean;
};

/** A player of the evening. */
export type PlayerSetup = {
  /** The name on the sheets, unique in the evening (CLUB-15). */
  name: string;
  /** The needs of the player, which only the organiser and that player may see. */
  needs: Array<Need>;
};

/** A player for the remaining matches. */
export type PresentPlayer = {
  /** The player's new number. */
  player: Player;
  /** The number of matches that were over when the player arrived. These matches do not count as rests. */
  since: number;
};

/** The additional prize: what each player from the third place on pays the winner (CLUB.md 2.10). */
export type Prize = {
  /** How the payment is computed. */
  reading: PrizeReading;
  /** Whether tied winners share the prize (CLUB-79). */
  shared: boolean;
};

/** The three readings of the rule: what each player from the third place on pays. */
export type PrizeReading =
  /** Reading A: a fixed number of stakes. */
  | {
      kind: 'stakes';
      /** The number of stakes, 1 or more. */
      stakes: number;
    }
  /** Reading B: the money that the player has lost. */
  | { kind: 'losses' }
  /** Reading C: the money that the player has won. */
  | { kind: 'winnings' };

/**
 * How an evening is scored and ranked. The target and the time limit of a match stand in [`crate::Setup`].
 *
 * ```
 * use boneyard_club::{Regulation, RegulationName};
 *
 * let brazil = RegulationName::Brazil.known();
 * assert_eq!((brazil.target, brazil.limit), (150, Some(30)));
 * assert_eq!(brazil.regulation.round_points_max(), 153, "seven tiles at least are laid");
 * assert_eq!(Regulation::default().round_points_max(), 118);
 * ```
 */
export type Regulation = {
  /** The regulation that the values come from, or came from before the organiser changed them. */
  name: RegulationName;
  /** The set of tiles. */
  tiles: ClubTiles;
  /** What a won round scores. */
  counts: Counted;
  /** The most points that bonuses add to a round; 0 for no bonuses. */
  bonus: number;
  /** Who leads the rounds after the first. */
  lead: LeadRule;
  /** Whether a score above the target is recorded as it is. */
  excess: boolean;
  /** Whether a won round sets the score of the other pair to 0, as in six-love. */
  reset: boolean;
  /** What a win is worth in the standings. */
  wins: WinPoints;
  /** What decides the places, the most important first. If everything is equal, the player number decides. */
  order: Array<StandingsKey>;
  /** How many minutes before the time is up the tables are warned. */
  warning: number;
  /** What happens if something goes wrong; the club's own in what earlier versions stored. */
  mishaps: MishapRules;
};

/** Why a regulation is refused. */
export type RegulationError =
  /** The bonuses of a round are too high. */
  | { code: 'bonus'; bonus: number }
  /** A win is worth too much. */
  | { code: 'win-points'; points: number }
  /** Nothing decides the places, or something that no regulation names. */
  | { code: 'order' }
  /** A key stands twice in the order. */
  | { code: 'key-twice'; key: StandingsKey }
  /** A walkover is worth too much. */
  | { code: 'walkover-points'; points: number }
  /** The penalty of a pair that did not come is too high. */
  | { code: 'walkover-penalty'; penalty: number; most: number };

/** A regulation that a club has saved. */
export type RegulationId = string;

/** A value of a regulation. */
export type RegulationItem =
  | 'target'
  | 'limit'
  | 'warning'
  | 'counts'
  | 'bonus'
  | 'lead'
  | 'excess'
  | 'order'
  | 'walkover'
  | 'annulled-round'
  | 'tied-block'
  | 'penalties'
  | 'expulsion';

/** The regulations that come with the program. */
export type RegulationName =
  /** Club pairs, with three points for a shut-out. */
  | 'club'
  | 'spain'
  | 'mexico'
  | 'brazil'
  | 'venezuela'
  | 'dominican-republic'
  | 'cuba'
  | 'puerto-rico'
  | 'jamaica';

/** Results and standings, as `boneyard club score --json` prints them. */
export type Report = {
  /** Whether every match of the schedule has a result. */
  final: boolean;
  /** The players by place. */
  standings: Array<EveningStanding>;
  /** The teams by place; left out in JSON if there are none. */
  teams?: Array<TeamStanding>;
  /** The pairs or teams of each group by place, group after group; left out in JSON if there are none. */
  groups?: Array<GroupStanding>;
  /** All tables with an entry, match by match. */
  matches: Array<MatchReport>;
};

/**
 * The result of a round. What the points count, the regulation says: by default the pips left in both hands of the losing pair. Both
 * hold at least one tile, and only one tile is blank, so 0 always means a tied fish (CLUB-44, CLUB-45).
 *
 * ```
 * use boneyard_club::{Pair, Round};
 *
 * assert_eq!("0:45".parse(), Ok(Round::Won { pair: Pair::Second, points: 45 }));
 * assert_eq!("0:0".parse(), Ok(Round::Tied { column: None }));
 * let error = "31:5".parse::<Round>().expect_err("both pairs score");
 * assert_eq!(error.to_string(), "`31:5` is not a round: only one pair scores in a round; write 0 for the other");
 * ```
 */
export type Round =
  /** A pair went out, or held fewer pips when the round was blocked. */
  | {
      kind: 'won';
      pair: Pair;
      /** From 1. */
      points: number;
    }
  /** A tied fish: neither pair scores, and the lead passes on (CLUB-43). */
  | {
      kind: 'tied';
      /** The column of the zero; `None` for the column of the pair that led (T-7). */
      column: Pair | null;
    }
  /**
   * A round that was played and does not count, such as after a misdeal. Neither pair scores; the regulation says who leads
   * the next.
   */
  | { kind: 'annulled' };

/** A sanction of a player. With an amount it is a penalty; the regulation says what it lowers. */
export type Sanction = {
  player: Player;
  /** Points of effectiveness; 0 for a sanction without a penalty. */
  amount: number;
  /** The match, if known. */
  match: number | null;
  /** The round of the match, from 1, if known. */
  round: number | null;
  reason: string;
  /**
   * Whether the player is expelled from the evening. A fixed pair is then out from that match on; the regulation
   * says what its results before count.
   */
  expelled?: boolean;
};

/** The seating of a whole evening (CLUB-12, CLUB-30). */
export type Schedule = {
  /** The number of players. */
  players: number;
  kind: SeatingKind;
  /** Matches 1, 2, … in order. */
  matches: Array<MatchPlan>;
  /** How many of the matches are those of the groups, before the knock-out; 0 without groups, which JSON leaves out. */
  group_matches?: number;
};

/** Why there is no seating of a kind for a number of players. */
export type ScheduleError =
  /** The number of players is out of range. */
  | { code: 'players'; tried: number }
  /** Too many players for partners who rotate. */
  | { code: 'too-many-to-rotate'; tried: number }
  /** There is only a balanced seating for this number of players. */
  | { code: 'not-published'; tried: number }
  /** Fixed pairs need an even number of players. */
  | { code: 'odd-players'; tried: number }
  /** The players make no teams: not of fixed pairs, not all of the same size, or fewer than two. */
  | { code: 'team-size'; tried: number; team_pairs: number }
  /** The pairs or teams do not play in so many groups. */
  | { code: 'groups'; tried: number; sides: number; least: number; most: number };

/**
 * A set of players, including the organiser, with at least one at every table of every match. At a single table the
 * organiser may rest.
 */
export type Scorekeepers = {
  /** In the order of their numbers. */
  players: Array<Player>;
  /**
   * Whether no smaller set exists for certain. With many players the exact search gives up, and a smaller set may
   * exist.
   */
  least: boolean;
};

/** The evenings of a season, and how they count. */
export type Season = {
  name: string;
  rules: SeasonRules;
  /** Whether the season has ended. Only an ended season has a champion. */
  over: boolean;
  /** The evenings, the oldest first. */
  evenings: Array<SeasonEvening>;
};

/**
 * The final results of an evening. Players who are not members (guests) take a place, but only members have a result
 * here.
 */
export type SeasonEvening = { id: EveningId; players: number; results: Array<SeasonResult> };

/** The result of a member in an evening. */
export type SeasonResult = {
  /** The id of the member in the club. */
  member: SeasonPlayerId;
  /** The final place among all players (CLUB-87). Players who differ only by their numbers share it. */
  place: number;
  /** Match points. */
  points: number;
  /** Matches won. */
  wins: number;
  effectiveness: number;
};

/** The kind of seating (CLUB-4). In the first two kinds, everybody plays with everybody. */
export type SeatingKind =
  /** The published seatings, for 4, 5, 6, 7, 8, 12 and 16 players. */
  | 'published'
  /** Seatings for any number of players, listed or computed to be as even as possible. */
  | 'balanced'
  /** Pairs who stay together: players 1 and 2, 3 and 4, and so on. Every two pairs meet once. */
  | 'pairs'
  /** Pairs who stay together and meet pairs with about as many points. Each match is drawn from the results before it. */
  | 'swiss'
  /** Pairs who stay together and are out after a lost match. Each match is drawn from the results before it. */
  | 'knock-out'
  /**
   * Pairs who stay together, in groups in which every two pairs meet once. Then the best of each group play a knock-out, which is
   * drawn.
   */
  | 'groups';

/**
 * The conditions, the players and the kind of seating of an evening (CLUB-2, CLUB-3, CLUB-10).
 *
 * ```
 * use boneyard_club::{SeatingKind, Setup};
 *
 * let setup = Setup::new("Friday", 8, SeatingKind::Balanced);
 * assert_eq!(setup.check(), Ok(()));
 * let error = Setup { target: 1_000, ..setup }.check().expect_err("the target is too high");
 * assert_eq!(error.to_string(), "a match cannot be played to 1000; targets go from 10 to 999");
 * ```
 */
export type Setup = {
  /** The name of the evening. */
  name: string;
  /** Where the evening takes place. */
  origin: Origin | null;
  /** The planned day (T-8). */
  date: Day | null;
  /** All players, player 1 first. */
  players: Array<PlayerSetup>;
  /** The kind of seating. */
  seating: SeatingKind;
  /** How many fixed pairs make a team; 1 without teams, which JSON leaves out. */
  team_pairs?: number;
  /** The names of teams 1, 2, …; empty for those that have only their number. */
  teams?: Array<string>;
  /** The groups before a knock-out; `None` without groups, which JSON leaves out. */
  groups?: Groups;
  /** The number of matches; `None` for as many as the seating has, and for a knock-out. With groups, those of the groups. */
  matches: number | null;
  /** The score that wins a match. */
  target: number;
  /** The value of one unit; 0 for an evening without stakes (CLUB-76). For one table only (T-3). */
  stake: number;
  /** The unit of the stake, such as a currency; may be empty. */
  unit: string;
  /** The additional prize, if any (CLUB-78). */
  prize: Prize | null;
  /** Whether money is settled when a pair only fills the table (CLUB-36). */
  repeat: FillerMoney;
  /** Whether there are penalties (CLUB-69). */
  penalties: boolean;
  /** The time limit of a match, in minutes; `None` for no limit (CLUB-56). */
  limit: number | null;
  /** How rounds, matches and places count; left out in JSON if it is the club's own, as before there were others. */
  regulation?: Regulation;
  /**
   * The name of the regulation if it is one that a club has saved; empty for one that comes with the program, and for a changed
   * one.
   */
  own_regulation?: string;
};

/** Why conditions are refused. */
export type SetupError =
  /** The number of players is out of range. */
  | { code: 'players'; players: number }
  /** A name is invalid. */
  | { code: 'name'; what: NameOwner; bad: InvalidText }
  /** Two players have the same name (CLUB-15). */
  | {
      code: 'name-twice';
      /** The first of the two. */
      first: Player;
      /** The second of the two. */
      second: Player;
      name: string;
    }
  /** No seating is published for this number of players. */
  | { code: 'not-published'; players: number }
  /** Fixed pairs need an even number of players. */
  | { code: 'odd-players'; players: number }
  /** The players make no teams: not of fixed pairs, not all of the same size, or fewer than two. */
  | { code: 'team-size'; players: number; team_pairs: number }
  /** The pairs or teams do not play in so many groups. */
  | { code: 'groups'; groups: number; sides: number; least: number; most: number }
  /** Too few pairs or teams for groups. */
  | { code: 'few-for-groups'; sides: number }
  /** Nobody of a group goes on to the knock-out, or more than the smallest group has. */
  | { code: 'qualify'; qualify: number; most: number }
  /** There is no such team. */
  | {
      code: 'no-team';
      team: number;
      /** The number of teams. */
      teams: number;
    }
  /** Too many players for partners who rotate. */
  | { code: 'too-many-to-rotate'; players: number }
  /** A knock-out has another number of matches. */
  | { code: 'matches-of-knock-out'; players: number; matches: number }
  /** The regulation is refused. */
  | { code: 'regulation'; why: RegulationError }
  /** The warning does not come before the time is up. */
  | { code: 'warning'; minutes: number }
  /** The additional prize is paid by single players. */
  | { code: 'prize-of-pairs' }
  /** A target outside [`TARGETS`]. */
  | { code: 'target'; target: number }
  /** Stakes and the prize need a single table (T-3). */
  | {
      code: 'stakes-at-many-tables';
      /** Whether only the prize is set, without a stake. */
      prize: boolean;
    }
  /** The stake is too high. */
  | { code: 'stake'; stake: number }
  /** The prize is 0 stakes or too high. */
  | {
      code: 'prize-stakes';
      stakes: number;
      /** The highest number of stakes. */
      most: number;
    }
  /** A player has more needs than there are kinds. */
  | { code: 'needs'; player: Player }
  /** The time limit is out of range. */
  | { code: 'limit' }
  /** The number of matches is out of range. */
  | { code: 'matches' };

/** Why a score sheet refuses an entry. */
export type SheetError =
  /** The player does not sit at this table. */
  | {
      code: 'not-here';
      player: Player;
      /** The players of the table. */
      pairing: Pairing;
    }
  /** The round has impossible points. */
  | {
      code: 'impossible';
      round: Round;
      /** The most points of a round. */
      most: number;
    }
  /** The match is over. */
  | {
      code: 'over';
      /** The final score. */
      score: [number, number];
    }
  /** The sheet has too many rounds. */
  | {
      code: 'too-many-rounds';
      /** The limit. */
      most: number;
    }
  /** Both pairs have reached the target. */
  | { code: 'both-reached'; target: number }
  /** The score is higher than the last round can make it. */
  | {
      code: 'too-high';
      score: number;
      /** The highest possible score. */
      most: number;
    }
  /** The final score is below the target, but the match was not stopped. */
  | { code: 'not-finished'; target: number }
  /** The match is stopped at a tie, without a lot. */
  | {
      code: 'level';
      /** The score of both pairs. */
      score: number;
    }
  /** There is a lot, but the pairs are not tied. */
  | { code: 'not-level'; score: [number, number] }
  /** Rounds were played, so both pairs have come. */
  | { code: 'was-played' };

/**
 * Identifies a table of a match, and so its score sheet.
 *
 * ```
 * use boneyard_seating::SheetId;
 *
 * assert_eq!(SheetId { number: 2, table: 1 }.to_string(), "match 2 table 1");
 * ```
 */
export type SheetId = {
  /** The match, from 1. */
  match: number;
  /** The table, from 1. */
  table: number;
};

/** A kind of printed sheet for an evening. */
export type SheetKind =
  /**
   * What a club prints before an evening, in one document: the seating poster, the schedule, table cards, score sheets and the
   * procedure. Tables whose match is over have no card and no score sheet in it.
   */
  | 'tonight'
  /** The seating of the next match on one page, to hang on a wall. */
  | 'seating-poster'
  /** Who sits where, match by match. */
  | 'seating'
  /** The seating of the whole evening in one table. */
  | 'schedule'
  /** A card for every table of every match. */
  | 'tables'
  /** A score sheet for every table of every match. */
  | 'score'
  /** A card for every player. */
  | 'players'
  /** The results of all matches. */
  | 'results'
  /** The standings, with the key that decided each place. */
  | 'standings'
  /** The standings on one page, to hang on a wall. */
  | 'standings-poster'
  /** A certificate for each of the first three players. */
  | 'certificates'
  /** What each player won or lost, and who pays whom. */
  | 'money'
  /** Corrections, notes, sanctions and penalties. */
  | 'log'
  /** The procedure at the table. */
  | 'procedure'
  /** How rounds, matches and places count. */
  | 'regulation';

/** How to print a sheet of an evening. An unknown language or paper gets `bad-request`. */
export type SheetPrintRequest = {
  /** The language: `en`, `ru`, `hr`, `es` or `pt`. If you leave it out, you get English. */
  lang: string | null;
  /** The paper: `a4` or `letter`. If you leave it out, you get A4. */
  paper: string | null;
  /** Whether to use large print. If you leave it out, you get normal print. */
  large: boolean;
};

/** The score of a sheet: all rounds, or only the final score. */
export type SheetScore =
  /** All rounds. */
  | { kind: 'rounds'; rounds: Array<Round> }
  /** Only the final score, as copied from paper (CLUB-97). It may exceed the target. */
  | {
      kind: 'final';
      /** The points of the first and the second pair. */
      score: [number, number];
    };

/** A text that a regulation was taken from. */
export type Source = {
  /** The title, in its own language. */
  title: string;
  /** The address without `https://`; empty if there is none. */
  address: string;
};

/** How a match ended before a pair reached the target. */
export type Stop =
  /** The pair that leads wins (CLUB-57). */
  | { kind: 'ahead' }
  /** The pairs are tied, and the organiser draws lots for the winner (CLUB-59). */
  | { kind: 'lot'; winner: Pair }
  /** A fixed pair did not come. No round was played, and the other pair wins. */
  | { kind: 'absent'; pair: Pair }
  /** A player of a pair was expelled. The other pair wins. */
  | { kind: 'expelled'; pair: Pair };

/** Who stopped a match below the target (CLUB-56). */
export type StoppedBy =
  /** The time was up. */
  | 'time'
  /** The organiser, before the time was up or without a limit. */
  | 'organiser';

/** The plan of one table in one match. */
export type TablePlan = {
  /** Who sits where. */
  pairing: Pairing;
  /** The pair that only fills the table, so that the match does not count for it (CLUB-33 to CLUB-35). */
  filler: Pair | null;
};

/** The state of a table in the organiser's list. */
export type TableState =
  /** The table has made no entry yet. */
  | 'waiting'
  /** The table has made an entry, and its match is not over. */
  | 'playing'
  /** An open call or a confirmed error waits for the organiser. */
  | 'calls'
  /** The table needs a reminder; see [`LateTable`]. */
  | 'late'
  /** The match is over and waits for confirmation. */
  | 'to-confirm'
  /** The organiser has confirmed the result. */
  | 'done';

/** The totals of a player. */
export type Tally = {
  /** Matches that count for the player. */
  played: number;
  /** Match points. */
  points: number;
  /** Matches won. */
  wins: number;
  /** The recorded scores of the player's pairs, summed. */
  plus: number;
  /** The recorded scores of the opponents, summed. */
  minus: number;
  /** The sum of the penalties. The regulation says what they lower: usually effectiveness and nothing else (CLUB-71). */
  penalties: number;
  /** All plus points minus `minus`, minus `penalties` unless these lower match points (CLUB-66). */
  effectiveness: number;
  /** The money won, negative for a loss: units times the stake (CLUB-74). */
  money: number;
};

/** A team's line in the standings. */
export type TeamStanding = {
  place: number;
  /** The number of the team, from 1. */
  team: number;
  /** Empty if the team has only its number. */
  name: string;
  /** The key that puts this team before the next; `None` for the last. */
  decided_by: StandingsKey | null;
} & Tally;

/** A text that an evening refuses. */
export type TextError = {
  told: TextKind;
  why: TextFault;
  /** The highest number of characters, or of lines for [`TextFault::TooManyLines`]. */
  max: number;
};

/** Why an evening refuses a text. */
export type TextFault =
  /** More characters than [`TextKind::chars_max`]. */
  | 'too-long'
  /** More than [`TEXT_LINES_MAX`] lines, or several lines in a text of one line. */
  | 'too-many-lines'
  /** Invisible characters, or characters that change the direction of the text. */
  | 'hidden';

/** A text of an evening that is not a name. */
export type TextKind =
  /** The reason of a sanction or a correction. */
  | 'reason'
  /** The corrected item. */
  | 'corrected'
  /** The value before a correction. */
  | 'before'
  /** The value after a correction. */
  | 'since';

/** A payment from one player to another. */
export type Transfer = {
  from: Player;
  to: Player;
  /** In the unit of the evening. */
  amount: number;
};

/** Why a seating is not exact. */
export type Unevenness =
  /** No seating can be exact: the players make an odd number of pairs, and a table takes two. */
  | {
      type: 'odd-pairs';
      /** The number of pairs that the players make. */
      pairs: number;
    }
  /** An exact seating exists, but the published one is not exact. */
  | { type: 'as-published' };

/** A name or another text of an evening that printed sheets cannot show whole: the server has no font with some of its letters. */
export type UnprintableName = {
  /** The player; `None` for the name of the evening, its club, its place or a reason. */
  player: Player | null;
  /** The whole name. */
  name: string;
  /** Fonts that have the letters, such as `Noto Sans Arabic`, for the host to add. */
  fonts: Array<string>;
  /** Whether only emoji and other signs are left out. */
  only_signs: boolean;
};

/** What a match counts to which a fixed pair did not come. The pair that waited wins by the target. */
export type Walkover = {
  /** The points of the absent pair, which are the minus points of the other. */
  lost: AbsentScore;
  /** Whether the match counts for the absent pair. */
  absent: AbsentResult;
  /** The match points of the win; `None` for as many as a match with that score. */
  worth: number | null;
  /** A penalty for the absent pair; 0 for none. */
  penalty: number;
};

/** What a win is worth in the standings, by the losers' score (CLUB-61 to CLUB-65). A loss is worth nothing. */
export type WinPoints = {
  /** The losers have no point. */
  shutout: number;
  /** The losers have up to half of the target. */
  half: number;
  /** The losers have more. */
  close: number;
  /** The match was stopped below the target. */
  stopped: number;
};
