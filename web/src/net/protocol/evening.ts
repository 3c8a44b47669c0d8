// Generated from crates/club and crates/protocol. `cargo xtask generate typescript` writes it.

import type { Problem } from './types.ts';

export const PLAYERS_MIN = 4;
export const PLAYERS_MAX = 64;
export const ROUND_POINTS_MAX = 118;
export const TARGET = 100;
export const TARGET_MIN = 10;
export const TARGET_MAX = 999;
export const AMOUNT_MAX = 1000000;
export const LIMIT_MINUTES_MAX = 600;
export const MATCHES_MAX = 200;
export const EVENING_NAME_CHARS_MAX = 60;
export const TEXT_CHARS_MAX = 300;
export const UNDO_MS = 10000;
export const WARN_MS = 300000;
export const CODE_CHARS = 4;
export const DEVICE_CHARS_MAX = 32;
export const EVENING_FILE_BYTES_MAX = 524288;
export const EVENINGS_LISTED_MAX = 50;
export const CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXYZ';
export const PUBLISHED: readonly number[] = [4, 5, 6, 7, 8, 12, 16];

export type Player = number;

export type Pair = "first" | "second";

export type ClubSeat = "top" | "left" | "bottom" | "right";

export type Pairing = [[Player, Player], [Player, Player]];

export type TablePlan = { 
/**
 * Who sits where.
 */
pairing: Pairing, 
/**
 * The pair that only fills the table: nothing of this match is entered for it (CLUB-33 to CLUB-35).
 */
filler: Pair | null, };

export type MatchPlan = { 
/**
 * What is played at each table.
 */
tables: Array<TablePlan>, };

export type SeatingKind = "published" | "balanced";

export type Schedule = { 
/**
 * How many players there are.
 */
players: number, 
/**
 * Which seating it is.
 */
kind: SeatingKind, 
/**
 * Matches 1, 2, … in order.
 */
matches: Array<MatchPlan>, };

export type SheetId = { 
/**
 * The match, from 1.
 */
match: number, 
/**
 * The table, from 1.
 */
table: number, };

export type Scorekeepers = { 
/**
 * Who they are, in order.
 */
players: Array<Player>, 
/**
 * Whether it is certain that no fewer would do. For many players it is not, though few are found.
 */
least: boolean, };

export type Balance = { 
/**
 * How many pairs of players are partners so often.
 */
partners: { [key in number]: number }, 
/**
 * How many pairs of players are opponents so often.
 */
opponents: { [key in number]: number }, 
/**
 * How many ordered pairs of players sit so often with the second on the right hand of the first, where he plays next.
 */
neighbours: { [key in number]: number }, 
/**
 * Every player, in order.
 */
players: Array<PlayerBalance>, };

export type PlayerBalance = { 
/**
 * Who it is.
 */
player: Player, 
/**
 * How many matches are entered for the player.
 */
entered: number, 
/**
 * How often the player rests.
 */
rests: number, 
/**
 * The longest rest, in matches on end.
 */
rests_on_end: number, 
/**
 * How often the player sits at table 1, 2, …
 */
tables: Array<number>, 
/**
 * How often the player sits at the top, on the left, at the bottom and on the right.
 */
seats: [number, number, number, number], };

export type ScheduleError = { "code": "players", 
/**
 * The number asked for.
 */
tried: number, } | { "code": "not-published", 
/**
 * The number asked for.
 */
tried: number, };

export type Day = string;

export type Moment = number;

export type Need = "sight" | "movement" | "hearing";

export type Courtesy = "partner-writes" | "partner-shuffles" | "may-rearrange" | "neighbour-sets" | "all-say-ends" | "may-ask-count" | "neighbour-stands" | "neighbour-places" | "knocks-to-pass" | "others-knock" | "sheet-shown";

export type Origin = { 
/**
 * The country.
 */
country: string, 
/**
 * The city.
 */
city: string, 
/**
 * The club or house; empty where there is none.
 */
organisation: string, };

export type PlayerSetup = { 
/**
 * The name on the sheets, unique within the evening (CLUB-15).
 */
name: string, 
/**
 * What the player needs; private.
 */
needs: Array<Need>, };

export type PrizeReading = { "kind": "stakes", 
/**
 * How many, 1 or more.
 */
stakes: number, } | { "kind": "losses" } | { "kind": "winnings" };

export type Prize = { 
/**
 * What each of them pays.
 */
reading: PrizeReading, 
/**
 * Whether players whom nothing but their numbers part share it (CLUB-79).
 */
shared: boolean, };

export type FillerMoney = "settle" | "void";

export type Setup = { 
/**
 * What the evening is called.
 */
name: string, 
/**
 * Where it takes place.
 */
origin: Origin | null, 
/**
 * The planned day (T-8).
 */
date: Day | null, 
/**
 * The players, player 1 first.
 */
players: Array<PlayerSetup>, 
/**
 * Which seating was chosen.
 */
seating: SeatingKind, 
/**
 * How many matches are played, where that is fewer or more than the seating has.
 */
matches: number | null, 
/**
 * What matches are played to.
 */
target: number, 
/**
 * What one unit is worth; 0 plays without stakes (CLUB-76). For one table only (T-3).
 */
stake: number, 
/**
 * What a stake is counted in.
 */
unit: string, 
/**
 * The additional prize, if there is one (CLUB-78).
 */
prize: Prize | null, 
/**
 * What becomes of the money where a pair only fills the table (CLUB-36).
 */
repeat: FillerMoney, 
/**
 * Whether penalties are given (CLUB-69).
 */
penalties: boolean, 
/**
 * The time limit of a match, in minutes (CLUB-56).
 */
limit: number | null, };

export type BadText = "empty" | "too-long" | "hidden" | "stacked";

export type NameOwner = { "kind": "evening" } | { "kind": "place" } | { "kind": "unit" } | { "kind": "player", 
/**
 * Which.
 */
player: Player, };

export type SetupError = { "code": "players", 
/**
 * How many.
 */
players: number, } | { "code": "name", 
/**
 * Whose.
 */
what: NameOwner, 
/**
 * Why.
 */
bad: BadText, } | { "code": "name-twice", 
/**
 * The first of them.
 */
first: Player, 
/**
 * The second.
 */
second: Player, 
/**
 * The name.
 */
name: string, } | { "code": "not-published", 
/**
 * How many.
 */
players: number, } | { "code": "target", 
/**
 * The target.
 */
target: number, } | { "code": "stakes-at-many-tables", 
/**
 * Whether it is the prize alone.
 */
prize: boolean, } | { "code": "stake", 
/**
 * The stake.
 */
stake: number, } | { "code": "prize-stakes", 
/**
 * How many.
 */
stakes: number, 
/**
 * The most there can be.
 */
most: number, } | { "code": "needs", 
/**
 * Whose.
 */
player: Player, } | { "code": "limit" } | { "code": "matches" };

export type Round = { "kind": "won", 
/**
 * The pair that won.
 */
pair: Pair, 
/**
 * What both losers held, from 1 to 118.
 */
points: number, } | { "kind": "tied", 
/**
 * The column of the zero; `None` means the column of the pair that led (T-7).
 */
column: Pair | null, };

export type SheetScore = { "kind": "rounds", 
/**
 * In the order they were played.
 */
rounds: Array<Round>, } | { "kind": "final", 
/**
 * Of the first and the second pair.
 */
score: [number, number], };

export type Stop = { "kind": "ahead" } | { "kind": "lot", 
/**
 * Whom the lot named.
 */
winner: Pair, };

export type Ending = "target" | "stopped" | "lot";

export type MatchOutcome = { 
/**
 * The pair that won.
 */
winner: Pair, 
/**
 * What is recorded of each pair; never more than the target (CLUB-46).
 */
score: [number, number], 
/**
 * How it ended.
 */
ending: Ending, 
/**
 * What the evening plays to.
 */
target: number, };

export type SheetError = { "code": "not-here", 
/**
 * Who.
 */
player: Player, 
/**
 * Who does.
 */
pairing: Pairing, } | { "code": "impossible", 
/**
 * What was tried.
 */
round: Round, } | { "code": "over", 
/**
 * What it ended at.
 */
score: [number, number], } | { "code": "too-many-rounds", 
/**
 * How many it has at most.
 */
most: number, } | { "code": "both-reached", 
/**
 * The target.
 */
target: number, } | { "code": "too-high", 
/**
 * What was tried.
 */
score: number, 
/**
 * The most there can be.
 */
most: number, } | { "code": "not-finished", 
/**
 * The target.
 */
target: number, } | { "code": "level", 
/**
 * The score of both.
 */
score: number, } | { "code": "not-level", 
/**
 * The score.
 */
score: [number, number], };

export type Sanction = { 
/**
 * Who.
 */
player: Player, 
/**
 * Points of effectiveness; 0 is a sanction without a penalty.
 */
amount: number, 
/**
 * In which match, where that is known.
 */
match: number | null, 
/**
 * In which round of it, from 1.
 */
round: number | null, 
/**
 * Why.
 */
reason: string, };

export type Correction = { 
/**
 * When.
 */
at: Moment, 
/**
 * Who changed it.
 */
by: Player, 
/**
 * What was changed: `match 1 table 1 round 2`.
 */
what: string, 
/**
 * What stood there.
 */
old: string, 
/**
 * What stands there now.
 */
new: string, 
/**
 * Why.
 */
why: string, };

export type EveningError = { "code": "setup", 
/**
 * What.
 */
error: SetupError, } | { "code": "sheet", 
/**
 * What.
 */
error: SheetError, } | { "code": "no-seating", 
/**
 * How many.
 */
players: number, } | { "code": "unseated", 
/**
 * The match.
 */
number: number, } | { "code": "no-match", 
/**
 * The match.
 */
number: number, 
/**
 * How many there are.
 */
matches: number, } | { "code": "no-table", 
/**
 * Where.
 */
at: SheetId, 
/**
 * How many there are in that match.
 */
tables: number, } | { "code": "no-player", 
/**
 * The number.
 */
player: Player, 
/**
 * How many there are.
 */
players: number, } | { "code": "seated-twice", 
/**
 * The second of them.
 */
at: SheetId, 
/**
 * Who.
 */
player: Player, } | { "code": "other-players", 
/**
 * Where.
 */
at: SheetId, 
/**
 * Who does sit there.
 */
pairing: Pairing, } | { "code": "nothing-to-annul", 
/**
 * Where.
 */
at: SheetId, } | { "code": "penalties-off" } | { "code": "penalty-too-high", 
/**
 * The amount.
 */
amount: number, } | { "code": "no-round", 
/**
 * The round.
 */
round: number, 
/**
 * The last there can be.
 */
most: number, } | { "code": "text", 
/**
 * Which, and why.
 */
bad: { 
/**
 * Which text.
 */
told: "reason" | "corrected" | "before" | "since", 
/**
 * Why.
 */
why: "too-long" | "too-many-lines" | "hidden", 
/**
 * How many characters or lines it may have.
 */
max: number, }, } | { "code": "too-many", 
/**
 * Of what.
 */
what: "tables" | "rounds" | "sanctions" | "annulled" | "log-lines" | "log-chars", 
/**
 * How many there may be.
 */
most: number, } | { "code": "begun", 
/**
 * Where something stands already.
 */
at: SheetId, } | { "code": "settled" };

export type StandingsKey = "points" | "wins" | "effectiveness" | "plus" | "meetings" | "number";

export type Tally = { 
/**
 * Matches entered.
 */
played: number, 
/**
 * Match points.
 */
points: number, 
/**
 * Matches won.
 */
wins: number, 
/**
 * Own recorded score.
 */
plus: number, 
/**
 * The opponents' recorded score.
 */
minus: number, 
/**
 * Penalties; they lower effectiveness and nothing else (CLUB-71).
 */
penalties: number, 
/**
 * Plus less minus less penalties (CLUB-66).
 */
effectiveness: number, 
/**
 * Units times the stake (CLUB-74).
 */
money: number, };

export type Unevenness = { "type": "odd-pairs", 
/**
 * How many pairs the players make.
 */
pairs: number, } | { "type": "as-published" };

export type EveningStanding = { 
/**
 * From 1; no two are the same.
 */
place: number, 
/**
 * The player's number.
 */
number: Player, 
/**
 * The player's name.
 */
name: string, 
/**
 * The additional prize; 0 until the evening is final.
 */
prize: number, 
/**
 * What parts this player from the one below; `None` for the last.
 */
decided_by: StandingsKey | null, 
/**
 * Matches entered.
 */
played: number, 
/**
 * Match points.
 */
points: number, 
/**
 * Matches won.
 */
wins: number, 
/**
 * Own recorded score.
 */
plus: number, 
/**
 * The opponents' recorded score.
 */
minus: number, 
/**
 * Penalties; they lower effectiveness and nothing else (CLUB-71).
 */
penalties: number, 
/**
 * Plus less minus less penalties (CLUB-66).
 */
effectiveness: number, 
/**
 * Units times the stake (CLUB-74).
 */
money: number, };

export type MatchReport = { 
/**
 * The match.
 */
number: number, 
/**
 * The table.
 */
table: number, 
/**
 * Who played.
 */
pairs: Pairing, 
/**
 * What is recorded; the running score while the match is in progress.
 */
score: [number, number], 
/**
 * Whether it ended below the target.
 */
stopped: boolean, 
/**
 * Who leads next; `None` if the match is over or the first leader is unknown.
 */
next_lead: Player | null, };

export type Report = { 
/**
 * Whether every match of the schedule is in.
 */
final: boolean, 
/**
 * The players by place.
 */
standings: Array<EveningStanding>, 
/**
 * Every match that was begun.
 */
matches: Array<MatchReport>, };

export type Card = { 
/**
 * Whose.
 */
player: Player, 
/**
 * The player's name.
 */
name: string, 
/**
 * Every match, in order.
 */
matches: Array<CardMatch>, 
/**
 * Sums and place.
 */
standing: EveningStanding, };

export type CardMatch = { 
/**
 * The match, from 1.
 */
number: number, 
/**
 * Where the player sits; `None` where he rests.
 */
seated: CardSeat | null, };

export type CardSeat = { 
/**
 * The table, from 1.
 */
table: number, 
/**
 * The seat.
 */
seat: ClubSeat, 
/**
 * Who sits opposite.
 */
partner: Player, 
/**
 * The opponents: first the one on the right, who plays next.
 */
opponents: [Player, Player], 
/**
 * Whether the player only fills the table, and nothing of it is entered (CLUB-35).
 */
filled_in: boolean, 
/**
 * What came of it; `None` until it is over.
 */
result: CardResult | null, };

export type CardResult = { 
/**
 * Match points.
 */
points: number, 
/**
 * Whether the player's pair won.
 */
won: boolean, 
/**
 * The own recorded score.
 */
plus: number, 
/**
 * The opponents' recorded score.
 */
minus: number, };

export type SheetKind = "seating" | "schedule" | "tables" | "score" | "players" | "results" | "standings" | "money" | "log" | "procedure";

export type CsvKind = "standings" | "results" | "money" | "log" | "seating";

export type Author = { "kind": "organiser" } | { "kind": "player", 
/**
 * Which.
 */
player: Player, };

export type Customs = { 
/**
 * Whether one of the other pair agrees to the end before the organiser confirms it.
 */
countersign: boolean, 
/**
 * Whether the zero of a tied fish stands with the pair that made it, rather than with the pair that led (T-7).
 */
blockers_column: boolean, };

export type PlayerCourtesies = { 
/**
 * For whom.
 */
player: Player, 
/**
 * What.
 */
courtesies: Array<Courtesy>, };

export type EnteredSheet = { 
/**
 * The rounds, or what they came to.
 */
scored: SheetScore, 
/**
 * How it was stopped below the target, if it was.
 */
stop: Stop | null, 
/**
 * Who led first, where that is known.
 */
first: Player | null, };

export type CallReason = "score" | "rule" | "conduct" | "health" | "other";

export type CallState = "open" | "on-the-way" | "done";

export type AlertSettlement = { "kind": "dismiss" } | { "kind": "correct", 
/**
 * What stands on the sheet now.
 */
result: EnteredSheet, 
/**
 * The reason; required from the organiser once the match is confirmed (CLUB-54).
 */
why: string, } | { "kind": "stop", 
/**
 * Whom the lot named, where it is level.
 */
lot: Pair | null, } | { "kind": "annul", 
/**
 * Who.
 */
keeper: Player, 
/**
 * The reason; required from the organiser once the match is confirmed (CLUB-54).
 */
why: string, };

export type EveningCommand = { "act": "open", 
/**
 * The evening as a file.
 */
file: string, 
/**
 * How the club keeps its evenings.
 */
customs: Customs, 
/**
 * What is done at the tables, for those who may not know why.
 */
courtesies: Array<PlayerCourtesies>, } | { "act": "begin", 
/**
 * The match.
 */
number: number, } | { "act": "keeper", 
/**
 * The table.
 */
at: SheetId, 
/**
 * Who keeps the score.
 */
player: Player, } | { "act": "present", 
/**
 * The table.
 */
at: SheetId, } | { "act": "lead", 
/**
 * The table.
 */
at: SheetId, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Who leads it.
 */
player: Player, } | { "act": "round", 
/**
 * The table.
 */
at: SheetId, 
/**
 * The round, from 1.
 */
number: number, 
/**
 * What it wrote.
 */
round: Round, 
/**
 * Whether the scorekeeper was asked about something unusual and is sure (CLUB-45).
 */
sure: boolean, } | { "act": "change", 
/**
 * The table.
 */
at: SheetId, 
/**
 * The round, from 1.
 */
number: number, 
/**
 * What stood.
 */
old: Round, 
/**
 * What it was; `None` takes the last round back.
 */
new: Round | null, 
/**
 * The reason; required from the organiser once the match is confirmed.
 */
why: string, } | { "act": "finish", 
/**
 * The table.
 */
at: SheetId, } | { "act": "agree", 
/**
 * The table.
 */
at: SheetId, } | { "act": "stop", 
/**
 * The table.
 */
at: SheetId, 
/**
 * Whom the lot named, where it is level (CLUB-59).
 */
lot: Pair | null, } | { "act": "result", 
/**
 * The table.
 */
at: SheetId, 
/**
 * What stands on it.
 */
result: EnteredSheet, 
/**
 * Why, where something else stood.
 */
why: string, } | { "act": "confirm", 
/**
 * The table.
 */
at: SheetId, } | { "act": "undo", 
/**
 * The table.
 */
at: SheetId, } | { "act": "answer", 
/**
 * Which alert.
 */
alert: number, 
/**
 * Whether there is one; then entry waits for the organiser.
 */
is_error: boolean, } | { "act": "settle", 
/**
 * Which alert.
 */
alert: number, 
/**
 * How.
 */
how: AlertSettlement, } | { "act": "object", 
/**
 * The table.
 */
at: SheetId, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * What is wrong.
 */
text: string, } | { "act": "call", 
/**
 * The table.
 */
at: SheetId, 
/**
 * Why.
 */
reason: CallReason, } | { "act": "attend", 
/**
 * Which call.
 */
call: number, 
/**
 * What became of it.
 */
state: CallState, } | { "act": "sanction", 
/**
 * What is entered.
 */
sanction: Sanction, } | { "act": "withdraw", 
/**
 * Its place in the list, from 0.
 */
place: number, 
/**
 * Which it was, so that the right one goes.
 */
sanction: Sanction, 
/**
 * Why.
 */
why: string, } | { "act": "conditions", 
/**
 * All that is decided now.
 */
setup: Setup, 
/**
 * What is done at the tables, for those who may not know why.
 */
courtesies: Array<PlayerCourtesies>, } | { "act": "reseat", 
/**
 * All that is decided now, with the line-up.
 */
setup: Setup, 
/**
 * The first match that changes.
 */
from: number, 
/**
 * It and those after it.
 */
matches: Array<MatchPlan>, 
/**
 * What is done at the tables, for those who may not know why.
 */
courtesies: Array<PlayerCourtesies>, } | { "act": "minutes", 
/**
 * The table.
 */
at: SheetId, 
/**
 * How much in all, in minutes.
 */
minutes: number, } | { "act": "announce", 
/**
 * What.
 */
text: string, } | { "act": "close" };

export type LogEntry = { 
/**
 * The device it was entered on.
 */
device: string, 
/**
 * Its number among the entries of that device, from 1.
 */
n: number, 
/**
 * When it was entered, by that device's clock.
 */
at: Moment, 
/**
 * The author. The server overwrites it with the authenticated author.
 */
by: Author, 
/**
 * What was done.
 */
act: EveningCommand, };

export type EntryRefusal = { "code": "not-open" } | { "code": "closed" } | { "code": "file", 
/**
 * The line.
 */
line: number, 
/**
 * What is wrong, in English.
 */
detail: string, } | { "code": "started" } | { "code": "not-organiser" } | { "code": "not-at-table", 
/**
 * Which table.
 */
at: SheetId, } | { "code": "not-keeper", 
/**
 * Which table.
 */
at: SheetId, 
/**
 * Who that is, once it is known.
 */
keeper: Player | null, } | { "code": "suspended", 
/**
 * Who.
 */
player: Player, } | { "code": "not-begun", 
/**
 * The match.
 */
number: number, } | { "code": "not-next", 
/**
 * Which.
 */
next: number, } | { "code": "not-delivered", 
/**
 * Which tables.
 */
tables: Array<number>, } | { "code": "all-played" } | { "code": "confirmed", 
/**
 * Which table.
 */
at: SheetId, } | { "code": "not-over", 
/**
 * Which table.
 */
at: SheetId, } | { "code": "not-agreed", 
/**
 * Which table.
 */
at: SheetId, } | { "code": "waiting", 
/**
 * Which alert.
 */
alert: number, } | { "code": "gap", 
/**
 * The round that comes next.
 */
next: number, } | { "code": "stands-otherwise" } | { "code": "not-last" } | { "code": "no-reason" } | { "code": "not-time" } | { "code": "too-late" } | { "code": "called", 
/**
 * That call.
 */
call: number, } | { "code": "objected", 
/**
 * That alert.
 */
alert: number, } | { "code": "too-many", 
/**
 * The most.
 */
max: number, } | { "code": "no-room" } | { "code": "own-result", 
/**
 * Which table.
 */
at: SheetId, } | { "code": "nothing" } | { "code": "bad-text", 
/**
 * The most characters.
 */
max: number, 
/**
 * Why not.
 */
bad: BadText, } | { "code": "not-understood", 
/**
 * What is wrong, in English.
 */
detail: string, } | { "code": "evening", 
/**
 * Why.
 */
error: EveningError, };

export type AlertCause = { "kind": "high", 
/**
 * The round, from 1.
 */
number: number, 
/**
 * What it wrote.
 */
round: Round, } | { "kind": "twice", 
/**
 * The second of them, from 1.
 */
number: number, 
/**
 * What it wrote.
 */
round: Round, } | { "kind": "objection", 
/**
 * Who.
 */
by: Player, 
/**
 * To which round, from 1.
 */
number: number, 
/**
 * What is wrong.
 */
text: string, } | { "kind": "wrong-lead", 
/**
 * The round, from 1.
 */
number: number, 
/**
 * Who leads.
 */
leads: Player, 
/**
 * Who should.
 */
should: Player, } | { "kind": "corrected-end", 
/**
 * The round, from 1.
 */
number: number, } | { "kind": "conflict", 
/**
 * The round, from 1.
 */
number: number, 
/**
 * What stands; `None` where no such round does.
 */
stands: Round | null, 
/**
 * What the other device entered.
 */
told: Round, } | { "kind": "other-end", 
/**
 * What stands.
 */
stands: [number, number], 
/**
 * What the phone's rounds come to.
 */
told: [number, number], };

export type AlertState = "open" | "denied" | "confirmed" | "settled";

export type Alert = { 
/**
 * Its number in the evening.
 */
id: number, 
/**
 * The table.
 */
at: SheetId, 
/**
 * When it was raised.
 */
raised: Moment, 
/**
 * What is odd.
 */
about: AlertCause, 
/**
 * What became of it.
 */
state: AlertState, };

export type Call = { 
/**
 * Its number in the evening.
 */
id: number, 
/**
 * The table.
 */
at: SheetId, 
/**
 * Who calls.
 */
by: Player, 
/**
 * Since when.
 */
since: Moment, 
/**
 * Why.
 */
reason: CallReason, 
/**
 * What became of it.
 */
state: CallState, };

export type Announcement = { 
/**
 * Its number in the evening.
 */
id: number, 
/**
 * When.
 */
at: Moment, 
/**
 * What.
 */
text: string, };

export type LateTable = { 
/**
 * The table.
 */
at: SheetId, 
/**
 * Since when it has been reminded.
 */
since: Moment, 
/**
 * How often by now.
 */
times: number, };

export type EveningPhase = "waiting" | "playing" | "between" | "played" | "closed";

export type TableState = "waiting" | "playing" | "calls" | "late" | "to-confirm" | "done";

export type ClubSeatView = { 
/**
 * Where.
 */
seat: ClubSeat, 
/**
 * Who.
 */
player: Player, 
/**
 * The player's name.
 */
name: string, 
/**
 * What is done for the player.
 */
courtesies: Array<Courtesy>, };

export type ClubRoundView = { 
/**
 * What it wrote.
 */
round: Round, 
/**
 * Who led it.
 */
leader: Player | null, 
/**
 * The column in which it stands.
 */
column: Pair | null, 
/**
 * What the pairs had after it, uncapped.
 */
totals: [number, number], };

export type ClubTableView = { 
/**
 * Which.
 */
at: SheetId, 
/**
 * What it is doing.
 */
state: TableState, 
/**
 * Who sits there, in the order of play: top, left, bottom, right.
 */
seats: Array<ClubSeatView>, 
/**
 * The pair that only fills the table.
 */
filler: Pair | null, 
/**
 * Who was named to keep the score.
 */
keeper: Player | null, 
/**
 * Who enters the score: the scorekeeper, or a player who writes for the scorekeeper. `None` before one is named and after the end is confirmed.
 */
writer: Player | null, 
/**
 * Who may keep the score.
 */
able: Array<Player>, 
/**
 * Whether all four are there.
 */
present: boolean, 
/**
 * Who led the first round.
 */
first: Player | null, 
/**
 * The rounds; none where only the end is known.
 */
rounds: Array<ClubRoundView>, 
/**
 * Whether only the end is known.
 */
only_end: boolean, 
/**
 * What the pairs have collected, uncapped.
 */
raw: [number, number], 
/**
 * What is recorded of it.
 */
score: [number, number], 
/**
 * How it was stopped below the target, if it was.
 */
stop: Stop | null, 
/**
 * How the match ended here; `None` while it is in progress.
 */
outcome: MatchOutcome | null, 
/**
 * Who leads next.
 */
next_lead: Player | null, 
/**
 * Who shuffles for that round.
 */
shuffler: Player | null, 
/**
 * Whether the scorekeeper has sent the end.
 */
sent: boolean, 
/**
 * The pair that is asked to agree to the end, if the club asks for it; `None` if no pair can be named.
 */
asked: Pair | null, 
/**
 * Who of that pair agreed to it.
 */
agreed: Player | null, 
/**
 * When the organiser confirmed it.
 */
confirmed: Moment | null, 
/**
 * The alert for which entry waits.
 */
waiting: number | null, 
/**
 * When something was last entered.
 */
heard: Moment | null, 
/**
 * When the time is up.
 */
time_up: Moment | null, 
/**
 * Minutes beyond the limit.
 */
minutes: number, };

export type EveningView = { 
/**
 * Where it stands.
 */
phase: EveningPhase, 
/**
 * What was decided; needs only as far as this device may know them.
 */
setup: Setup, 
/**
 * How the club keeps its evenings.
 */
customs: Customs, 
/**
 * Who sits where in every match.
 */
schedule: Schedule, 
/**
 * The match being played, or played last; 0 before the first.
 */
begun: number, 
/**
 * When it began.
 */
begun_at: Moment | null, 
/**
 * The tables of that match.
 */
tables: Array<ClubTableView>, 
/**
 * Results and standings; a match that is over counts once it is confirmed.
 */
report: Report, 
/**
 * Players whom nothing but their number parts from another (CLUB-89).
 */
by_number: Array<Player>, 
/**
 * Tables that are to be reminded (CLUB-48).
 */
late: Array<LateTable>, 
/**
 * Alerts that are not settled.
 */
alerts: Array<Alert>, 
/**
 * Calls that are not done, the oldest first.
 */
calls: Array<Call>, 
/**
 * Announcements, the newest last.
 */
announcements: Array<Announcement>, 
/**
 * Sanctions and penalties, as they were entered.
 */
sanctions: Array<Sanction>, 
/**
 * Corrections, as they were made.
 */
log: Array<Correction>, 
/**
 * The viewer's own card.
 */
card: Card | null, 
/**
 * When the evening was closed.
 */
closed: Moment | null, };

export type EveningClientMessage = { "type": "hello", 
/**
 * The client's [`VERSION`](crate::VERSION).
 */
version: number, 
/**
 * Names the device among those of the same visitor; the same as long as it remembers the numbers it gave.
 */
device: string, 
/**
 * The number of the last entry it has; 0 or absent for none.
 */
last_seen: number, 
/**
 * The author that the server named then. If the author is another one now, the server sends all entries again.
 */
seen_as: Author | null, } | { "type": "enter", 
/**
 * The entry's number among those of this device, from 1. Repeating one is harmless and answered.
 */
n: number, 
/**
 * When it was done.
 */
at: Moment, 
/**
 * What.
 */
act: EveningCommand, } | { "type": "ping" };

export type EveningServerMessage = { "type": "welcome", 
/**
 * The server's [`VERSION`](crate::VERSION).
 */
version: number, 
/**
 * Who the client is; `None` for one that only looks on (CLUB-26).
 */
me: Author | null, 
/**
 * The code by which others join. Only participants get it, while the evening is open.
 */
code: string | null, 
/**
 * The club whose evening it is.
 */
club: string, 
/**
 * What the player of this device needs. `None` where the device is not told (CLUB-103): the organiser has not confirmed that it is
 * the player's, and it was not there before that was entered.
 */
needs: Array<Need> | null, 
/**
 * The time by the server's clock.
 */
now: Moment, 
/**
 * The number of the first entry that follows. The client discards what it has from there on: it is not stored, or was sent
 * for another author.
 */
entries_from: number, 
/**
 * The number of the last entry there is. The client is up to date once it has that one.
 */
entries_to: number, 
/**
 * What the entries of this device are known by; `None` for a client without a guest's cookie.
 */
device: string | null, 
/**
 * The highest number of this device among the entries that were taken; 0 for none. A device that would give a lower one to
 * something else has forgotten how far it was.
 */
entered_to: number, } | { "type": "entries", 
/**
 * The number of the first entry.
 */
from: number, 
/**
 * The entries.
 */
entries: Array<LogEntry>, } | { "type": "taken", 
/**
 * Its number among those of the device.
 */
n: number, 
/**
 * Whether it had arrived before.
 */
again: boolean, } | { "type": "refused", 
/**
 * Its number among those of the device.
 */
n: number, 
/**
 * Why.
 */
refusal: EntryRefusal, } | { "type": "people", 
/**
 * Players with a device, in the order of their numbers.
 */
people: Array<PlayerDevice>, } | { "type": "problem", 
/**
 * Why.
 */
problem: Problem, } | { "type": "pong" };

export type PlayerDevice = { 
/**
 * Who.
 */
player: Player, 
/**
 * Whether it can be reached now.
 */
online: boolean, };

export type OpenEvening = { 
/**
 * The club, of which the visitor has to be a member (CLUB-1).
 */
club: string, 
/**
 * The evening as a file.
 */
file: string, 
/**
 * How it is kept; as the club keeps its evenings where it is left out.
 */
customs?: Customs, };

export type OpenedEvening = { 
/**
 * Its identifier, as in its address.
 */
id: string, 
/**
 * What others join by.
 */
code: string, };

export type EveningSummary = { 
/**
 * Its identifier, as in its address.
 */
id: string, 
/**
 * The club whose evening it is.
 */
club: string, 
/**
 * When it was opened, in milliseconds since 1970.
 */
opened_ms: number, 
/**
 * When it was closed, in milliseconds since 1970; `None` while it is open.
 */
closed_ms: number | null, 
/**
 * What it is called.
 */
name: string, 
/**
 * The planned day.
 */
date: Day | null, 
/**
 * How many players there are.
 */
players: number, 
/**
 * How many matches are to be played.
 */
matches: number, 
/**
 * The match that was begun last; 0 before the first.
 */
begun: number, 
/**
 * Whether every match is in.
 */
final: boolean, };

export type EveningFacts = { 
/**
 * What it is called.
 */
name: string, 
/**
 * The planned day.
 */
date: Day | null, 
/**
 * How many players there are.
 */
players: number, 
/**
 * How many matches are to be played.
 */
matches: number, 
/**
 * The match that was begun last; 0 before the first.
 */
begun: number, 
/**
 * Whether every match is in.
 */
final: boolean, };

export type FoundEvening = { 
/**
 * Its identifier, as in its address.
 */
id: string, 
/**
 * The club whose evening it is.
 */
club: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * Who the visitor is there already.
 */
me: Author | null, 
/**
 * Those who play, in the order of their numbers.
 */
players: Array<FoundPlayer>, };

export type FoundPlayer = { 
/**
 * The number.
 */
player: Player, 
/**
 * The name.
 */
name: string, 
/**
 * Whether another device is here for this player. The organiser's number always is taken.
 */
taken: boolean, };

export type JoinEvening = { 
/**
 * The four letters, in either case.
 */
code: string, 
/**
 * Whom this device is for.
 */
player: Player, };

export type EveningPerson = { 
/**
 * Names it to its organiser; entries of its devices begin with it.
 */
id: string, 
/**
 * Who it is.
 */
author: Author, 
/**
 * Since when, in milliseconds since 1970.
 */
since_ms: number, 
/**
 * Whether it can be reached now.
 */
online: boolean, 
/**
 * Whether it is the device that asks.
 */
you: boolean, 
/**
 * Whether the organiser says that it really is the player's.
 */
confirmed: boolean, };

export type EveningLink = { 
/**
 * Names the link.
 */
id: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
made_ms: number, };

export type NewEveningLink = { 
/**
 * Names the link.
 */
id: string, 
/**
 * What it carries.
 */
secret: string, };

export type BarredDevice = { 
/**
 * Names it to the organiser.
 */
id: string, 
/**
 * The player whose device it was; none for an organiser's.
 */
player: Player | null, 
/**
 * Since when, in milliseconds since 1970.
 */
since_ms: number, };

export type ConfirmDevice = { 
/**
 * Whether it is.
 */
confirmed: boolean, };

export type NewCode = { 
/**
 * The four letters.
 */
code: string, };

export type ClaimEvening = { 
/**
 * What the link carries.
 */
secret: string, };

export type PresentPlayer = { 
/**
 * The number in the new line-up.
 */
player: Player, 
/**
 * How many matches were over when the player came. They do not count as rests.
 */
since: number, };

export type EngineRequest = { "type": "schedule", 
/**
 * How many players there are.
 */
players: number, 
/**
 * Which seating.
 */
kind: SeatingKind, } | { "type": "score", 
/**
 * The file.
 */
file: string, } | { "type": "coverage", 
/**
 * How many players there are.
 */
players: number, 
/**
 * Which seating.
 */
kind: SeatingKind, 
/**
 * Those who keep the score on a device.
 */
keepers: Array<Player>, } | { "type": "replan", 
/**
 * What was played, or stays as it was planned.
 */
kept: Array<MatchPlan>, 
/**
 * Who plays on.
 */
present: Array<PresentPlayer>, 
/**
 * How many matches are left.
 */
matches: number, 
/**
 * Decides among plans that are equally good.
 */
seed: number, } | { "type": "write", 
/**
 * What was decided.
 */
setup: Setup, } | { "type": "clear" } | { "type": "take", 
/**
 * What was done.
 */
entry: LogEntry, } | { "type": "lay", 
/**
 * In the order in which they were done.
 */
entries: Array<LogEntry>, } | { "type": "test", 
/**
 * What would be done.
 */
entry: LogEntry, } | { "type": "assume-begun", 
/**
 * The match.
 */
number: number, } | { "type": "view", 
/**
 * Whose card comes with it.
 */
viewer: Player | null, 
/**
 * What time it is.
 */
now: Moment, } | { "type": "table", 
/**
 * Which.
 */
at: SheetId, 
/**
 * What time it is.
 */
now: Moment, } | { "type": "file", 
/**
 * Whether the file contains the players' needs.
 */
whole: boolean, };

export type EngineAnswer = { "type": "schedule", 
/**
 * Who sits where.
 */
schedule: Schedule, 
/**
 * How even that is.
 */
balance: Balance, 
/**
 * Why it is not exact, where it is not.
 */
unevenness: Unevenness | null, 
/**
 * Players who together cover every table as scorekeepers.
 */
scorekeepers: Scorekeepers, } | { "type": "score", 
/**
 * Results and standings.
 */
report: Report, } | { "type": "coverage", 
/**
 * The tables.
 */
without: Array<SheetId>, 
/**
 * New numbers for players 1, 2, … with which there is none such; `None` where too few keep the score.
 */
renumbering: Array<Player> | null, } | { "type": "replan", 
/**
 * In order.
 */
matches: Array<MatchPlan>, } | { "type": "write", 
/**
 * The file.
 */
file: string, } | { "type": "clear" } | { "type": "lay" } | { "type": "test" } | { "type": "take", 
/**
 * Whether the same had been taken before, so that nothing changed.
 */
again: boolean, } | { "type": "assume-begun" } | { "type": "view", 
/**
 * What it shows.
 */
view: EveningView, } | { "type": "table", 
/**
 * What it shows; `None` where the evening has no such table.
 */
table: ClubTableView | null, } | { "type": "file", 
/**
 * The file.
 */
file: string, } | { "type": "refused", 
/**
 * Why.
 */
refusal: EngineRefusal, };

export type EngineRefusal = { "code": "bad-request", 
/**
 * What is wrong, in English.
 */
detail: string, } | { "code": "schedule", 
/**
 * Why.
 */
error: ScheduleError, } | { "code": "replan", 
/**
 * What is wrong, in English.
 */
detail: string, } | { "code": "file", 
/**
 * The line, from 1.
 */
line: number, 
/**
 * What is wrong, in English.
 */
detail: string, } | { "code": "evening", 
/**
 * Why.
 */
refusal: EntryRefusal, };
