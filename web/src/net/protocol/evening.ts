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
 * The pair that only fills the table, so that the match does not count for it (CLUB-33 to CLUB-35).
 */
filler: Pair | null, };

export type MatchPlan = { tables: Array<TablePlan>, };

export type SeatingKind = "published" | "balanced";

export type Schedule = { 
/**
 * The number of players.
 */
players: number, kind: SeatingKind, 
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
 * In the order of their numbers.
 */
players: Array<Player>, 
/**
 * Whether no smaller set exists for certain. With many players the exact search gives up, and a smaller set may
 * exist.
 */
least: boolean, };

export type Balance = { 
/**
 * For each count, how many pairs of players are partners that often.
 */
partners: { [key in number]: number }, 
/**
 * For each count, how many pairs of players are opponents that often.
 */
opponents: { [key in number]: number }, 
/**
 * For each count, how many ordered pairs of players sit that often with the second to the right of the first.
 */
neighbours: { [key in number]: number }, 
/**
 * One entry per player, in order.
 */
players: Array<PlayerBalance>, };

export type PlayerBalance = { player: Player, 
/**
 * The number of matches that count for the player.
 */
entered: number, 
/**
 * The number of rests.
 */
rests: number, 
/**
 * The most rests in a row.
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

export type ScheduleError = { "code": "players", tried: number, } | { "code": "not-published", tried: number, };

export type Day = string;

export type Moment = number;

export type Need = "sight" | "movement" | "hearing";

export type Courtesy = "partner-writes" | "partner-shuffles" | "may-rearrange" | "neighbour-sets" | "all-say-ends" | "may-ask-count" | "neighbour-stands" | "neighbour-places" | "knocks-to-pass" | "others-knock" | "sheet-shown";

export type Origin = { country: string, city: string, 
/**
 * The club or house; may be empty.
 */
organisation: string, };

export type PlayerSetup = { 
/**
 * The name on the sheets, unique in the evening (CLUB-15).
 */
name: string, 
/**
 * The needs of the player, which only the organiser and that player may see.
 */
needs: Array<Need>, };

export type PrizeReading = { "kind": "stakes", 
/**
 * The number of stakes, 1 or more.
 */
stakes: number, } | { "kind": "losses" } | { "kind": "winnings" };

export type Prize = { 
/**
 * How the payment is computed.
 */
reading: PrizeReading, 
/**
 * Whether tied winners share the prize (CLUB-79).
 */
shared: boolean, };

export type FillerMoney = "settle" | "void";

export type Setup = { 
/**
 * The name of the evening.
 */
name: string, 
/**
 * Where the evening takes place.
 */
origin: Origin | null, 
/**
 * The planned day (T-8).
 */
date: Day | null, 
/**
 * All players, player 1 first.
 */
players: Array<PlayerSetup>, 
/**
 * The kind of seating.
 */
seating: SeatingKind, 
/**
 * The number of matches; `None` for as many as the seating has.
 */
matches: number | null, 
/**
 * The score that wins a match.
 */
target: number, 
/**
 * The value of one unit; 0 for an evening without stakes (CLUB-76). For one table only (T-3).
 */
stake: number, 
/**
 * The unit of the stake, such as a currency; may be empty.
 */
unit: string, 
/**
 * The additional prize, if any (CLUB-78).
 */
prize: Prize | null, 
/**
 * Whether money is settled when a pair only fills the table (CLUB-36).
 */
repeat: FillerMoney, 
/**
 * Whether there are penalties (CLUB-69).
 */
penalties: boolean, 
/**
 * The time limit of a match, in minutes; `None` for no limit (CLUB-56).
 */
limit: number | null, };

export type InvalidText = "empty" | "too-long" | "hidden" | "stacked";

export type NameOwner = { "kind": "evening" } | { "kind": "place" } | { "kind": "unit" } | { "kind": "player", player: Player, };

export type SetupError = { "code": "players", players: number, } | { "code": "name", what: NameOwner, bad: InvalidText, } | { "code": "name-twice", 
/**
 * The first of the two.
 */
first: Player, 
/**
 * The second of the two.
 */
second: Player, name: string, } | { "code": "not-published", players: number, } | { "code": "target", target: number, } | { "code": "stakes-at-many-tables", 
/**
 * Whether only the prize is set, without a stake.
 */
prize: boolean, } | { "code": "stake", stake: number, } | { "code": "prize-stakes", stakes: number, 
/**
 * The highest number of stakes.
 */
most: number, } | { "code": "needs", player: Player, } | { "code": "limit" } | { "code": "matches" };

export type Round = { "kind": "won", pair: Pair, 
/**
 * The pips of both losers, from 1 to 118.
 */
points: number, } | { "kind": "tied", 
/**
 * The column of the zero; `None` for the column of the pair that led (T-7).
 */
column: Pair | null, };

export type SheetScore = { "kind": "rounds", rounds: Array<Round>, } | { "kind": "final", 
/**
 * The points of the first and the second pair.
 */
score: [number, number], };

export type Stop = { "kind": "ahead" } | { "kind": "lot", winner: Pair, };

export type Ending = "target" | "stopped" | "lot";

export type MatchOutcome = { winner: Pair, 
/**
 * The recorded score of each pair, at most the target (CLUB-46).
 */
score: [number, number], ending: Ending, target: number, };

export type SheetError = { "code": "not-here", player: Player, 
/**
 * The players of the table.
 */
pairing: Pairing, } | { "code": "impossible", round: Round, } | { "code": "over", 
/**
 * The final score.
 */
score: [number, number], } | { "code": "too-many-rounds", 
/**
 * The limit.
 */
most: number, } | { "code": "both-reached", target: number, } | { "code": "too-high", score: number, 
/**
 * The highest possible score.
 */
most: number, } | { "code": "not-finished", target: number, } | { "code": "level", 
/**
 * The score of both pairs.
 */
score: number, } | { "code": "not-level", score: [number, number], };

export type Sanction = { player: Player, 
/**
 * Points of effectiveness; 0 for a sanction without a penalty.
 */
amount: number, 
/**
 * The match, if known.
 */
match: number | null, 
/**
 * The round of the match, from 1, if known.
 */
round: number | null, reason: string, };

export type Correction = { 
/**
 * When the correction was made.
 */
at: Moment, by: Player, 
/**
 * The corrected item, such as `match 1 table 1 round 2`.
 */
what: string, old: string, 
/**
 * Empty if the item was removed.
 */
new: string, why: string, };

export type EveningError = { "code": "setup", error: SetupError, } | { "code": "sheet", error: SheetError, } | { "code": "no-seating", players: number, } | { "code": "unseated", number: number, } | { "code": "no-match", number: number, matches: number, } | { "code": "no-table", at: SheetId, 
/**
 * The number of tables in that match.
 */
tables: number, } | { "code": "no-player", player: Player, players: number, } | { "code": "seated-twice", 
/**
 * The second of the two tables.
 */
at: SheetId, player: Player, } | { "code": "other-players", at: SheetId, 
/**
 * The players of that table.
 */
pairing: Pairing, } | { "code": "nothing-to-annul", at: SheetId, } | { "code": "penalties-off" } | { "code": "penalty-too-high", amount: number, } | { "code": "no-round", round: number, 
/**
 * The highest round number.
 */
most: number, } | { "code": "text", bad: { told: "reason" | "corrected" | "before" | "since", why: "too-long" | "too-many-lines" | "hidden", 
/**
 * The highest number of characters, or of lines for [`TextFault::TooManyLines`].
 */
max: number, }, } | { "code": "too-many", what: "tables" | "rounds" | "sanctions" | "annulled" | "log-lines" | "log-chars", 
/**
 * The limit.
 */
most: number, } | { "code": "begun", 
/**
 * A table that has an entry.
 */
at: SheetId, } | { "code": "settled" };

export type StandingsKey = "points" | "wins" | "effectiveness" | "plus" | "meetings" | "number";

export type Tally = { 
/**
 * Matches that count for the player.
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
 * The recorded scores of the player's pairs, summed.
 */
plus: number, 
/**
 * The recorded scores of the opponents, summed.
 */
minus: number, 
/**
 * The sum of the penalties, which lower effectiveness and nothing else (CLUB-71).
 */
penalties: number, 
/**
 * `plus` minus `minus` minus `penalties` (CLUB-66).
 */
effectiveness: number, 
/**
 * The money won, negative for a loss: units times the stake (CLUB-74).
 */
money: number, };

export type Unevenness = { "type": "odd-pairs", 
/**
 * The number of pairs that the players make.
 */
pairs: number, } | { "type": "as-published" };

export type EveningStanding = { 
/**
 * From 1; no two are the same.
 */
place: number, number: Player, name: string, 
/**
 * The additional prize; 0 until every match has a result.
 */
prize: number, 
/**
 * The key that puts this player before the next; `None` for the last player.
 */
decided_by: StandingsKey | null, 
/**
 * Matches that count for the player.
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
 * The recorded scores of the player's pairs, summed.
 */
plus: number, 
/**
 * The recorded scores of the opponents, summed.
 */
minus: number, 
/**
 * The sum of the penalties, which lower effectiveness and nothing else (CLUB-71).
 */
penalties: number, 
/**
 * `plus` minus `minus` minus `penalties` (CLUB-66).
 */
effectiveness: number, 
/**
 * The money won, negative for a loss: units times the stake (CLUB-74).
 */
money: number, };

export type Transfer = { from: Player, to: Player, 
/**
 * In the unit of the evening.
 */
amount: number, };

export type MatchReport = { number: number, table: number, pairs: Pairing, 
/**
 * The recorded score, or the running score of a match in progress.
 */
score: [number, number], 
/**
 * Whether the match was stopped below the target.
 */
stopped: boolean, 
/**
 * The next leader; `None` if the match is over or the first leader is unknown.
 */
next_lead: Player | null, };

export type Report = { 
/**
 * Whether every match of the schedule has a result.
 */
final: boolean, 
/**
 * The players by place.
 */
standings: Array<EveningStanding>, 
/**
 * All tables with an entry, match by match.
 */
matches: Array<MatchReport>, };

export type Card = { player: Player, name: string, 
/**
 * All matches, in order.
 */
matches: Array<CardMatch>, 
/**
 * The player's line in the standings.
 */
standing: EveningStanding, };

export type CardMatch = { 
/**
 * The match, from 1.
 */
number: number, 
/**
 * The seat; `None` if the player rests.
 */
seated: CardSeat | null, };

export type CardSeat = { 
/**
 * The table, from 1.
 */
table: number, seat: ClubSeat, 
/**
 * The partner, who sits opposite.
 */
partner: Player, 
/**
 * The opponents. The first sits on the right and plays next.
 */
opponents: [Player, Player], 
/**
 * Whether the player only fills the table, so that the match does not count for the player (CLUB-35).
 */
filled_in: boolean, 
/**
 * `None` until the match is over.
 */
result: CardResult | null, };

export type CardResult = { 
/**
 * Match points won.
 */
points: number, 
/**
 * Whether the player's pair won.
 */
won: boolean, 
/**
 * The recorded score of the player's pair.
 */
plus: number, 
/**
 * The recorded score of the opponents.
 */
minus: number, };

export type SheetKind = "tonight" | "seating-poster" | "seating" | "schedule" | "tables" | "score" | "players" | "results" | "standings" | "standings-poster" | "certificates" | "money" | "log" | "procedure";

export type CsvKind = "standings" | "results" | "money" | "log" | "seating";

export type Author = { "kind": "organiser" } | { "kind": "player", player: Player, };

export type EveningOptions = { 
/**
 * Whether a player of the other pair must agree to a result before the organiser confirms it.
 */
countersign: boolean, 
/**
 * The column of a tied fish: that of the pair that blocked if `true`, else that of the pair that led (T-7).
 */
blockers_column: boolean, };

export type OnlinePlay = { 
/**
 * The rules of the game: a preset with its changes, such as `club-pairs`. The target is that of the evening.
 */
rules: string, 
/**
 * Seconds for each turn; `None` for no clock.
 */
turn_seconds: number | null, 
/**
 * Seconds that each player has in reserve for a match; `None` for no reserve.
 */
bank_seconds: number | null, 
/**
 * Whether plays appear at an even pace, so that the time before a play reveals nothing.
 */
even_tempo: boolean, 
/**
 * How long a table waits for a player who has not joined or has not come, in seconds. Then a bot plays for the player. From
 * `OnlinePlay::ABSENT_AFTER_S_MIN` to `OnlinePlay::ABSENT_AFTER_S_MAX`.
 */
absent_after_s: number, };

export type PlayerCourtesies = { player: Player, courtesies: Array<Courtesy>, };

export type EnteredSheet = { 
/**
 * All rounds, or only the final score.
 */
scored: SheetScore, 
/**
 * How the match was stopped below the target, if it was.
 */
stop: Stop | null, 
/**
 * The leader of the first round, if known.
 */
first: Player | null, };

export type CallReason = "score" | "rule" | "conduct" | "health" | "other";

export type CallState = "open" | "on-the-way" | "done";

export type AlertSettlement = { "kind": "dismiss" } | { "kind": "correct", result: EnteredSheet, 
/**
 * Required once the match is confirmed (CLUB-54).
 */
why: string, 
/**
 * As in [`EveningCommand::Result`]. If the sheet has changed, the alert stays open.
 */
was: EnteredSheet | null, 
/**
 * Whether the scorekeeper is suspended. Entries of version 0.1 do not say so: they always suspend.
 */
suspend: boolean, } | { "kind": "stop", 
/**
 * The winner by lot, if the pairs are tied.
 */
lot: Pair | null, 
/**
 * As in [`AlertSettlement::Correct`].
 */
suspend: boolean, } | { "kind": "annul", 
/**
 * The scorekeeper of the new match. Another one, if the present one is suspended.
 */
keeper: Player, 
/**
 * Required once the match is confirmed (CLUB-54).
 */
why: string, 
/**
 * As in [`AlertSettlement::Correct`].
 */
suspend: boolean, };

export type EveningCommand = { "act": "open", 
/**
 * The evening as a file.
 */
file: string, 
/**
 * The options of the evening. Entries of version 0.1 call them `customs`.
 */
options: EveningOptions, 
/**
 * Courtesies besides those that follow from the needs in the file. In the entry that players are shown, the
 * file has no needs, and all courtesies are listed here. Spectators are shown neither.
 */
courtesies: Array<PlayerCourtesies>, } | { "act": "online", 
/**
 * How they are played; `None` at real tables.
 */
play: OnlinePlay | null, } | { "act": "online-table", at: SheetId, table: string, } | { "act": "begin", number: number, } | { "act": "keeper", at: SheetId, player: Player, } | { "act": "present", at: SheetId, } | { "act": "lead", at: SheetId, 
/**
 * The round, from 1.
 */
round: number, player: Player, } | { "act": "round", at: SheetId, 
/**
 * The round, from 1.
 */
number: number, round: Round, 
/**
 * Whether the scorekeeper confirmed an unusual round when the device asked (CLUB-45).
 */
sure: boolean, } | { "act": "late-round", at: SheetId, 
/**
 * The round, from 1.
 */
number: number, round: Round, } | { "act": "change", at: SheetId, 
/**
 * The round, from 1.
 */
number: number, old: Round, 
/**
 * `None` removes the round, which must be the last.
 */
new: Round | null, 
/**
 * Required once the match is confirmed.
 */
why: string, } | { "act": "finish", at: SheetId, } | { "act": "agree", at: SheetId, } | { "act": "stop", at: SheetId, 
/**
 * The winner by lot, if the pairs are tied (CLUB-59).
 */
lot: Pair | null, } | { "act": "result", at: SheetId, result: EnteredSheet, 
/**
 * The reason, if the sheet had other contents. Required once the match is confirmed.
 */
why: string, 
/**
 * The sheet on which the result is based. If another entry has changed the sheet since, the result raises an alert, and the
 * sheet does not change (CLUB-98). Entries of version 0.1 do not have it, and replace any sheet.
 */
was: EnteredSheet | null, } | { "act": "confirm", at: SheetId, } | { "act": "undo", at: SheetId, } | { "act": "answer", alert: number, 
/**
 * If there is an error, entry waits for the organiser.
 */
is_error: boolean, } | { "act": "settle", alert: number, how: AlertSettlement, } | { "act": "object", at: SheetId, 
/**
 * The round, from 1.
 */
round: number, text: string, } | { "act": "call", at: SheetId, reason: CallReason, } | { "act": "attend", call: number, state: CallState, } | { "act": "sanction", sanction: Sanction, } | { "act": "withdraw", 
/**
 * The index of the sanction in the list, from 0.
 */
place: number, 
/**
 * The sanction at that index. If it differs, nothing is removed.
 */
sanction: Sanction, why: string, } | { "act": "conditions", 
/**
 * All conditions, changed or not.
 */
setup: Setup, 
/**
 * Courtesies, as in [`EveningCommand::Open`].
 */
courtesies: Array<PlayerCourtesies>, } | { "act": "reseat", 
/**
 * All conditions, with the new list of players.
 */
setup: Setup, 
/**
 * The number of the first match that changes.
 */
from: number, 
/**
 * The new plans of that match and of all later ones.
 */
matches: Array<MatchPlan>, 
/**
 * Courtesies, as in [`EveningCommand::Open`].
 */
courtesies: Array<PlayerCourtesies>, } | { "act": "minutes", at: SheetId, 
/**
 * The extra minutes of the table in total; more than 240 count as 240.
 */
minutes: number, } | { "act": "announce", text: string, } | { "act": "phone", player: Player, has: boolean, } | { "act": "annul", at: SheetId, 
/**
 * Required once the match is confirmed (CLUB-54).
 */
why: string, } | { "act": "close", 
/**
 * Whether the evening counts in the club's seasons. If the organiser does not say, and in entries of version 0.1, it counts
 * if every match was played.
 */
counts: boolean | null, } | { "act": "reopen" };

export type LogEntry = { 
/**
 * The device that made the entry.
 */
device: string, 
/**
 * The number of the entry among those of the device, from 1.
 */
n: number, 
/**
 * When the entry was made, by the clock of the device.
 */
at: Moment, 
/**
 * The author. The server overwrites it with the authenticated author.
 */
by: Author, 
/**
 * The command.
 */
act: EveningCommand, };

export type EntryRefusal = { "code": "not-open" } | { "code": "closed" } | { "code": "file", line: number, 
/**
 * The error in English.
 */
detail: string, } | { "code": "started" } | { "code": "not-organiser" } | { "code": "not-at-table", at: SheetId, } | { "code": "not-keeper", at: SheetId, 
/**
 * The player who may enter the score; `None` before a scorekeeper is named.
 */
keeper: Player | null, } | { "code": "suspended", player: Player, } | { "code": "not-begun", number: number, } | { "code": "in-progress", number: number, } | { "code": "not-next", next: number, } | { "code": "not-delivered", tables: Array<number>, } | { "code": "all-played" } | { "code": "confirmed", at: SheetId, } | { "code": "not-over", at: SheetId, } | { "code": "not-agreed", at: SheetId, } | { "code": "waiting", alert: number, } | { "code": "gap", 
/**
 * The round that comes next.
 */
next: number, } | { "code": "stands-otherwise" } | { "code": "not-last" } | { "code": "no-reason" } | { "code": "not-time" } | { "code": "too-late" } | { "code": "called", call: number, } | { "code": "objected", alert: number, } | { "code": "too-many", max: number, } | { "code": "no-room" } | { "code": "own-result", at: SheetId, } | { "code": "in-another" } | { "code": "nothing" } | { "code": "bad-text", 
/**
 * The highest number of characters.
 */
max: number, bad: InvalidText, } | { "code": "not-understood", 
/**
 * The error in English.
 */
detail: string, } | { "code": "evening", error: EveningError, };

export type LateRound = { 
/**
 * The player who sent it.
 */
by: Player, 
/**
 * The round, from 1.
 */
number: number, round: Round, };

export type AlertCause = { "kind": "high", 
/**
 * The round, from 1.
 */
number: number, round: Round, } | { "kind": "twice", 
/**
 * The second of the two rounds, from 1.
 */
number: number, round: Round, } | { "kind": "objection", by: Player, 
/**
 * The round, from 1.
 */
number: number, text: string, } | { "kind": "wrong-lead", 
/**
 * The round, from 1.
 */
number: number, 
/**
 * The player who leads.
 */
leads: Player, 
/**
 * The player whose turn it is to lead.
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
 * The round on the sheet; `None` if the sheet has no such round.
 */
recorded: Round | null, 
/**
 * The round that the other device entered.
 */
entered: Round, } | { "kind": "other-end", 
/**
 * The score on the sheet.
 */
recorded: [number, number], 
/**
 * The score of the phone's rounds.
 */
entered: [number, number], } | { "kind": "other-sheet", 
/**
 * The score on the sheet.
 */
recorded: [number, number], 
/**
 * The score of the other sheet.
 */
score: [number, number], 
/**
 * The other sheet.
 */
entered: EnteredSheet, } | { "kind": "late-rounds", rounds: Array<LateRound>, };

export type AlertState = "open" | "denied" | "confirmed" | "settled";

export type Alert = { 
/**
 * Numbered together with calls and announcements.
 */
id: number, at: SheetId, 
/**
 * When the alert was raised, by the clock of the device that made the entry.
 */
raised: Moment, 
/**
 * The possible error.
 */
about: AlertCause, state: AlertState, };

export type Call = { 
/**
 * Numbered together with alerts and announcements.
 */
id: number, 
/**
 * The table to which the organiser is called.
 */
at: SheetId, 
/**
 * The player who calls; player 1 if the organiser entered the call.
 */
by: Player, 
/**
 * When the call was made.
 */
since: Moment, reason: CallReason, state: CallState, };

export type Announcement = { 
/**
 * Numbered together with alerts and calls.
 */
id: number, 
/**
 * When the announcement was made.
 */
at: Moment, text: string, };

export type LateReason = "silent" | "others-done";

export type LateTable = { at: SheetId, 
/**
 * When the first reminder was due.
 */
since: Moment, 
/**
 * How many reminders are due by now.
 */
times: number, reason: LateReason, };

export type EveningPhase = "waiting" | "playing" | "between" | "played" | "closed";

export type TableState = "waiting" | "playing" | "calls" | "late" | "to-confirm" | "done";

export type StoppedBy = "time" | "organiser";

export type ClubSeatView = { seat: ClubSeat, player: Player, name: string, courtesies: Array<Courtesy>, };

export type ClubRoundView = { round: Round, leader: Player | null, 
/**
 * The pair in whose column the round is written; see [`Sheet::column_of`].
 */
column: Pair | null, 
/**
 * The points of each pair after the round, not capped at the target.
 */
totals: [number, number], };

export type ClubTableView = { at: SheetId, state: TableState, 
/**
 * The table where the match is played online, once it is open.
 */
online?: string, 
/**
 * In the order of play: top, left, bottom, right.
 */
seats: Array<ClubSeatView>, 
/**
 * The pair that only fills the table, if there is one.
 */
filler: Pair | null, 
/**
 * The named scorekeeper.
 */
keeper: Player | null, 
/**
 * The player who enters the score: the scorekeeper, or another player in place of the scorekeeper. `None` before a
 * scorekeeper is named and after the result is confirmed.
 */
acting_scorekeeper: Player | null, 
/**
 * The players who can keep the score.
 */
able: Array<Player>, 
/**
 * Whether all four players are at the table.
 */
present: boolean, 
/**
 * The leader of the first round.
 */
first: Player | null, rounds: Array<ClubRoundView>, 
/**
 * Whether only the final score is known; then `rounds` is empty.
 */
only_end: boolean, 
/**
 * The points of each pair, not capped at the target.
 */
raw: [number, number], 
/**
 * The recorded score, capped at the target.
 */
score: [number, number], 
/**
 * How the match was stopped below the target, if it was.
 */
stop: Stop | null, 
/**
 * Who stopped it; `None` if it was not stopped, or if the sheet was entered from paper.
 */
stopped_by: StoppedBy | null, 
/**
 * `None` while the match is in progress.
 */
outcome: MatchOutcome | null, 
/**
 * The leader of the next round.
 */
next_lead: Player | null, 
/**
 * The player who shuffles for the next round.
 */
shuffler: Player | null, 
/**
 * Whether the scorekeeper has sent the result.
 */
sent: boolean, 
/**
 * The pair that must agree to the result; `None` if the club requires no agreement.
 */
asked: Pair | null, 
/**
 * The player of that pair who agreed.
 */
agreed: Player | null, 
/**
 * When the organiser confirmed the result.
 */
confirmed: Moment | null, 
/**
 * The id of the confirmed alert that stops entry.
 */
waiting: number | null, 
/**
 * When the last entry was made.
 */
heard: Moment | null, 
/**
 * When the time is up; `None` without a limit, and for a match that is not the current one.
 */
time_up: Moment | null, 
/**
 * Extra minutes beyond the limit.
 */
minutes: number, };

export type EveningView = { phase: EveningPhase, 
/**
 * The conditions; without the needs that this device may not see.
 */
setup: Setup, 
/**
 * The options of the evening.
 */
options: EveningOptions, 
/**
 * How the tables are played online; `None` at real tables.
 */
online?: OnlinePlay, 
/**
 * Who sits where in every match.
 */
schedule: Schedule, 
/**
 * The current match, or the last one played; 0 before the first.
 */
begun: number, 
/**
 * When that match began; `None` before the first.
 */
begun_at: Moment | null, 
/**
 * The tables of the current match.
 */
tables: Array<ClubTableView>, 
/**
 * All results entered so far. The standings and sums count only confirmed results.
 */
report: Report, 
/**
 * Players who are tied with another in all keys but the player number (CLUB-89).
 */
by_number: Array<Player>, 
/**
 * Who pays whom: the payments that settle the money and the prize of all confirmed results (CLUB-76).
 */
transfers: Array<Transfer>, 
/**
 * Tables that need a reminder (CLUB-48).
 */
late: Array<LateTable>, 
/**
 * Players who take part without a phone.
 */
without_phone: Array<Player>, 
/**
 * Alerts that are open or confirmed.
 */
alerts: Array<Alert>, 
/**
 * Calls that are not done, the oldest first.
 */
calls: Array<Call>, 
/**
 * All announcements, the newest last.
 */
announcements: Array<Announcement>, 
/**
 * Sanctions and penalties, in the order of entry.
 */
sanctions: Array<Sanction>, 
/**
 * Corrections, in the order in which they were made.
 */
log: Array<Correction>, 
/**
 * The card of the viewer; `None` if the viewer is no player of the evening.
 */
card: Card | null, 
/**
 * `None` while the evening is open.
 */
closed: Moment | null, 
/**
 * Whether the closed evening counts in the club's seasons; `false` while it is open.
 */
counts: boolean, };

export type EveningClientMessage = { "type": "hello", 
/**
 * The version of the messages that the client sends: [`VERSION`](crate::VERSION).
 */
version: number, 
/**
 * The device's name among your devices: 1 to `DeviceName::CHARS_MAX` ASCII letters, digits and hyphens. Keep it as
 * long as the device remembers its entry numbers.
 */
device: string, 
/**
 * The number of the last entry that the device has. If you leave it out or send 0, you get all entries.
 */
last_seen: number, 
/**
 * The `me` of the `welcome` before that entry; `None` for a spectator. If your author has changed since, the
 * server sends all entries again.
 */
seen_as: Author | null, } | { "type": "enter", 
/**
 * The entry's number on this device, from 1 to 1 000 000. Each new entry needs a new number. You may repeat an
 * entry with its number: the server stores it once and answers again.
 */
n: number, 
/**
 * When the entry was made, in milliseconds since 1970, by the device's clock.
 */
at: Moment, 
/**
 * The command that the entry carries out.
 */
act: EveningCommand, } | { "type": "ping" };

export type EveningServerMessage = { "type": "welcome", 
/**
 * The server's [`VERSION`](crate::VERSION).
 */
version: number, 
/**
 * The author of your entries; `None` for a spectator (CLUB-26).
 */
me: Author | null, 
/**
 * The join code; `None` for a spectator, or if the evening is closed.
 */
code: string | null, club: string, 
/**
 * The needs of this device's player (CLUB-103). `None` for organisers and spectators. Also `None` if the
 * organiser has not confirmed the device and it joined after the needs were last changed.
 */
needs: Array<Need> | null, 
/**
 * The time by the server's clock, in milliseconds since 1970.
 */
now: Moment, 
/**
 * The number of the first entry that follows. Discard your copies of this and later entries: they were not
 * stored, or were sent for another author.
 */
entries_from: number, 
/**
 * The number of the last entry. You are up to date when you have this entry.
 */
entries_to: number, 
/**
 * The `device` of this device's entries; `None` for a client without a guest cookie.
 */
device: string | null, 
/**
 * The highest `n` among the stored entries of this device; 0 for none. If the device would give a lower number
 * to a new entry, it has lost its counter. Then it must continue after this number.
 */
entered_to: number, } | { "type": "entries", 
/**
 * The number of the first entry.
 */
from: number, entries: Array<LogEntry>, } | { "type": "taken", 
/**
 * The entry's number on the device.
 */
n: number, 
/**
 * Whether the entry was already stored when it arrived.
 */
again: boolean, } | { "type": "refused", 
/**
 * The entry's number on the device.
 */
n: number, refusal: EntryRefusal, } | { "type": "people", 
/**
 * The players with a device, ordered by number.
 */
people: Array<PlayerDevice>, } | { "type": "problem", problem: Problem, } | { "type": "pong" };

export type PlayerDevice = { 
/**
 * The player's number.
 */
player: Player, 
/**
 * Whether a device of the player is connected now. Organisers' devices count for player 1.
 */
online: boolean, };

export type OpenEvening = { 
/**
 * The club. You must be an organiser, or have entered it as a member (CLUB-1).
 */
club: string, 
/**
 * The text of the evening file, at most `EVENING_FILE_BYTES_MAX` bytes.
 */
file: string, 
/**
 * The options of the evening. If you leave them out, the evening gets those in the club's settings. Clients of
 * version 0.1 send this field as `customs`.
 */
options?: EveningOptions, 
/**
 * How the tables are played online. If you leave it out, they are real tables.
 */
online?: OnlinePlay, 
/**
 * Whether the first match begins at once. It has no effect on an evening that has begun already.
 */
begin: boolean, };

export type OpenedEvening = { 
/**
 * The evening's id, as in its URL.
 */
id: string, 
/**
 * The join code: four letters. Players use it to find and join the evening.
 */
code: string, };

export type EveningSummary = { 
/**
 * The evening's id, as in its URL.
 */
id: string, club: string, 
/**
 * When it was opened, in milliseconds since 1970.
 */
opened_ms: number, 
/**
 * When it was closed, in milliseconds since 1970; `None` while it is open.
 */
closed_ms: number | null, 
/**
 * The evening's name.
 */
name: string, 
/**
 * The planned day; `None` if the evening file has none.
 */
date: Day | null, 
/**
 * How many players the evening has.
 */
players: number, 
/**
 * How many matches the evening's schedule has.
 */
matches: number, 
/**
 * The number of the last match that began, from 1; 0 before the first match.
 */
begun: number, 
/**
 * Whether every match of the schedule has a result at every table.
 */
final: boolean, 
/**
 * Whether the closed evening counts in the club's seasons. `None` while it is open, and for an evening that an older server
 * closed: that one counts if `final` is true.
 */
counts: boolean | null, };

export type EveningFacts = { 
/**
 * The evening's name.
 */
name: string, 
/**
 * The planned day; `None` if the evening file has none.
 */
date: Day | null, 
/**
 * How many players the evening has.
 */
players: number, 
/**
 * How many matches the evening's schedule has.
 */
matches: number, 
/**
 * The number of the last match that began, from 1; 0 before the first match.
 */
begun: number, 
/**
 * Whether every match of the schedule has a result at every table.
 */
final: boolean, 
/**
 * Whether the closed evening counts in the club's seasons. `None` while it is open, and for an evening that an older server
 * closed: that one counts if `final` is true.
 */
counts: boolean | null, };

export type FoundEvening = { 
/**
 * The evening's id, as in its URL.
 */
id: string, club: string, 
/**
 * The evening's name.
 */
name: string, 
/**
 * Your role in the evening, which is the author of your entries; `None` if you have not joined.
 */
me: Author | null, 
/**
 * The players, ordered by number.
 */
players: Array<FoundPlayer>, };

export type FoundPlayer = { 
/**
 * The player's number.
 */
player: Player, name: string, 
/**
 * Whether a device, possibly yours, has joined as this player. Always true for player 1, who is the organiser.
 */
taken: boolean, };

export type JoinEvening = { 
/**
 * The join code: four letters, in either case.
 */
code: string, 
/**
 * The number of the player who uses this device, from 2. Player 1 is the organiser.
 */
player: Player, };

export type EveningPerson = { 
/**
 * The id by which the organiser names the device in requests. The `device` of its entries begins with this id.
 */
id: string, 
/**
 * The device's role, which is the author of its entries.
 */
author: Author, 
/**
 * When the device joined, in milliseconds since 1970.
 */
since_ms: number, 
/**
 * Whether the device is connected now.
 */
online: boolean, 
/**
 * Whether it is the device that sends the request.
 */
you: boolean, 
/**
 * Whether the organiser has confirmed that the device belongs to its player.
 */
confirmed: boolean, };

export type EveningLink = { id: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
made_ms: number, };

export type NewEveningLink = { id: string, 
/**
 * The secret in the link. The server stores only its hash, so it cannot show the secret again.
 */
secret: string, };

export type BarredDevice = { 
/**
 * The id by which the organiser names the device in requests.
 */
id: string, 
/**
 * The number of the player whose device it was; `None` for the device of an organiser.
 */
player: Player | null, 
/**
 * When the organiser removed it, in milliseconds since 1970.
 */
since_ms: number, };

export type ConfirmDevice = { 
/**
 * Whether the device is confirmed from now on.
 */
confirmed: boolean, };

export type NewCode = { 
/**
 * The join code: four letters.
 */
code: string, };

export type ClaimEvening = { 
/**
 * The secret in the link.
 */
secret: string, };

export type PresentPlayer = { 
/**
 * The player's new number.
 */
player: Player, 
/**
 * The number of matches that were over when the player arrived. These matches do not count as rests.
 */
since: number, };

export type EngineRequest = { "type": "schedule", players: number, kind: SeatingKind, } | { "type": "score", file: string, } | { "type": "coverage", players: number, kind: SeatingKind, 
/**
 * The players who keep the score on a device.
 */
keepers: Array<Player>, } | { "type": "replan", 
/**
 * Matches that were played or keep their plan.
 */
kept: Array<MatchPlan>, 
/**
 * Players who play the remaining matches.
 */
present: Array<PresentPlayer>, 
/**
 * How many matches to plan.
 */
matches: number, 
/**
 * The seed of the search. The same request with the same seed gives the same plan.
 */
seed: number, } | { "type": "write", setup: Setup, } | { "type": "clear" } | { "type": "take", entry: LogEntry, } | { "type": "lay", 
/**
 * In the order in which they were made.
 */
entries: Array<LogEntry>, } | { "type": "test", entry: LogEntry, } | { "type": "assume-begun", number: number, } | { "type": "view", 
/**
 * The player whose card is included; `None` for no card.
 */
viewer: Player | null, now: Moment, } | { "type": "table", at: SheetId, now: Moment, } | { "type": "file", 
/**
 * Whether the file contains the players' needs.
 */
whole: boolean, };

export type EngineAnswer = { "type": "schedule", 
/**
 * Who sits where in every match.
 */
schedule: Schedule, 
/**
 * How evenly partners, opponents and seats are spread.
 */
balance: Balance, 
/**
 * Why the seating is not exact; `None` if it is.
 */
unevenness: Unevenness | null, 
/**
 * Players who together cover every table as scorekeepers.
 */
scorekeepers: Scorekeepers, } | { "type": "score", report: Report, } | { "type": "coverage", 
/**
 * The tables where nobody keeps the score. At a single table the organiser can, even while resting.
 */
without: Array<SheetId>, 
/**
 * New numbers for players 1, 2, … that give every table a scorekeeper; `None` if too few players keep the score.
 */
renumbering: Array<Player> | null, } | { "type": "replan", matches: Array<MatchPlan>, } | { "type": "write", file: string, } | { "type": "clear" } | { "type": "lay" } | { "type": "test" } | { "type": "take", 
/**
 * Whether the entry was known already, so that nothing changed.
 */
again: boolean, } | { "type": "assume-begun" } | { "type": "view", view: EveningView, } | { "type": "table", 
/**
 * `None` if there is no evening, or no such table.
 */
table: ClubTableView | null, } | { "type": "file", file: string, } | { "type": "refused", refusal: EngineRefusal, };

export type EngineRefusal = { "code": "bad-request", 
/**
 * The error in English.
 */
detail: string, } | { "code": "schedule", error: ScheduleError, } | { "code": "replan", 
/**
 * The error in English.
 */
detail: string, } | { "code": "file", 
/**
 * The line, from 1.
 */
line: number, 
/**
 * The error in English.
 */
detail: string, } | { "code": "evening", refusal: EntryRefusal, };
