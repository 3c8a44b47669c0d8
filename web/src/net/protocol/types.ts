// Generated from crates/protocol. `cargo xtask generate typescript` writes it.

export const PROTOCOL_VERSION = 2;
export const NAME_CHARS_MAX = 24;
export const PASSWORD_CHARS_MIN = 8;
export const PASSWORD_BYTES_MAX = 256;
export const SETTINGS_BYTES_MAX = 4096;
export const TOKEN_NAME_CHARS_MAX = 40;
export const POOL_BOTS_AFTER_S = 20;
export const LEADERS_MAX = 100;
export const MATCHES_PER_PAGE = 30;
export const REPORT_CHARS_MAX = 500;
export const MODERATOR_REASON_CHARS_MAX = 500;
export const APPEAL_CHARS_MAX = 1000;
export const TIME_OUT_MINUTES_MAX = 43200;
export const BAN_DAYS_MAX = 3650;
export const MODERATION_PER_PAGE = 20;
export const CLUB_NAME_CHARS_MAX = 60;
export const NOTE_CHARS_MAX = 200;
export const EMAIL_CHARS_MAX = 254;
export const PENALTIES_MAX = 40;
export const PENALTY_AMOUNT_MAX = 999;
export const PLACES_MAX = 64;
export const PLACE_POINTS_MAX = 10000;
export const TOURNAMENT_TITLE_CHARS_MAX = 60;
export const TOURNAMENTS_PER_PAGE = 30;
export const TOURNAMENT_AHEAD_DAYS_MAX = 90;
export const ABSENT_AFTER_S_MIN = 10;
export const ABSENT_AFTER_S_MAX = 604800;
export const ROUND_PAUSE_S_MAX = 3600;
export const ENTRANTS_MIN = 2;
export const ENTRANTS_MAX = 512;
export const ROUND_ROBIN_ENTRANTS_MAX = 32;
export const SWISS_ROUNDS_MAX = 20;
export const ROUND_ROBIN_CYCLES_MAX = 2;
export const ARENA_MINUTES_MIN = 5;
export const ARENA_MINUTES_MAX = 720;
export const COUNTED_MATCHES_MAX = 2000;
/** By what to divide the value of a tie-break to show it. */
export const TIE_BREAK_DIVISORS = { "points": 2, "direct-encounter": 2, "buchholz-cut-1": 2, "buchholz": 2, "sonneborn-berger": 4, "wins": 1, "fewer-matches": 1, "round-reached": 1, "third-place": 1, "lot": 1 } as const;

export type Tile = [number, number] | [number, number, number];

export type Seat = number;

export type BySeat<T> = Array<T>;

export type Sides = Array<Array<Seat>>;

export type Place = "first" | "L" | "R" | "U" | "D" | "M" | { "train": Seat } | { "on": Tile } | { "cell": Cell };

export type Cell = { 
/**
 * The column.
 */
x: number, 
/**
 * The row.
 */
y: number, 
/**
 * Which of the tile's numbers lies at the cell's apex: 0 for the smallest, then clockwise.
 */
turn: number, };

export type Move = { "type": "play", 
/**
 * The tile.
 */
tile: Tile, 
/**
 * The place where the tile is laid.
 */
at: Place, 
/**
 * The half that stays open, where either half may touch the end; else `None`.
 */
leaves?: number, } | { "type": "draw" } | { "type": "close" } | { "type": "done" } | { "type": "pass" };

export type OpenEnd = { 
/**
 * The place.
 */
at: Place, 
/**
 * The number that a tile must match there.
 */
number: number, };

export type Outcome = { "kind": "out", "seat": Seat } | { "kind": "blocked", "seat": Seat };

export type Lead = { "by": "tile" } | { "by": "lot" } | { "by": "seat", "who": Seat } | { "by": "winning-side", "who": Seat } | { "by": "hub", "who": Tile } | { "by": "given" };

export type MustLead = Tile | "double" | null;

export type Account = { 
/**
 * The points scored so far.
 */
points: number, 
/**
 * Points that are added once the account opens (R0.4.26).
 */
remembered: number, 
/**
 * Whether the account is open: before that no points are added.
 */
open: boolean, };

export type Standing = { 
/**
 * One account for each side.
 */
accounts: Array<Account>, 
/**
 * Points of tied blocks that are carried to a later round.
 */
carried: number, 
/**
 * The number of rounds so far, without redeals.
 */
rounds: number, 
/**
 * The side whose account opened first; `None` before that, and where all are open from the start.
 */
first_open: number | null, };

export type SideScore = { 
/**
 * The account before the round.
 */
before: Account, 
/**
 * The points of the round before any threshold or cap, with `received` and `bonus` but without `made`.
 */
credit: number, 
/**
 * The part of the credit that was carried from earlier rounds.
 */
received: number, 
/**
 * The part of the credit that bonuses paid.
 */
bonus: number, 
/**
 * The points scored in play, less those paid. They are not part of the credit.
 */
made: number, 
/**
 * The points paid in play, for drawn tiles and for passes after a draw.
 */
paid: number, 
/**
 * The points that the round added to the account.
 */
scored: number, 
/**
 * The account after the round.
 */
after: Account, };

export type PaidBonus = { 
/**
 * The side that receives the bonus, counted from 0.
 */
side: number, 
/**
 * The event that the bonus is for.
 */
event: BonusEvent, 
/**
 * The points that the side receives.
 */
points: number, };

export type Settlement = { 
/**
 * The side that won the round, counted from 0; `None` if no side won.
 */
winner: number | null, 
/**
 * Whether a block has no winner because the lowest hands tie.
 */
tied: boolean, 
/**
 * The points of each seat's remaining tiles.
 */
values: BySeat<number>, 
/**
 * The score sheet, one line for each side.
 */
sides: Array<SideScore>, 
/**
 * The points that are carried to a later round.
 */
carried: number, 
/**
 * The bonuses that were paid.
 */
bonuses: Array<PaidBonus>, 
/**
 * The number of rounds so far, with this round and without redeals.
 */
rounds: number, 
/**
 * The side whose account opened first; `None` before that, and where all are open from the start.
 */
first_open: number | null, 
/**
 * The event that ended the match at once, regardless of points.
 */
instant: InstantEnd | null, 
/**
 * The verdict of the match; `None` until the match is over.
 */
verdict: Verdict | null, };

export type Verdict = { 
/**
 * The sides that won.
 */
won: Array<number>, 
/**
 * The sides that lost.
 */
lost: Array<number>, };

export type MatchEnd = { 
/**
 * The sides that won and the sides that lost; both lists are empty in a drawn match.
 */
verdict: Verdict, 
/**
 * Rating points by seat; `None` where the rules have no formula.
 */
rating_points: BySeat<number> | null, 
/**
 * The seat whose time ran out or who gave up; `None` if the match ended otherwise.
 */
eliminated: Seat | null, 
/**
 * Whether the eliminated seat gave up. Otherwise its time ran out.
 */
resigned: boolean, };

export type Family = "goat" | "classic" | "pairs" | "fives" | "trains" | "triangles";

export type Level = "random" | "greedy" | "steady";

export type Rules = { 
/**
 * The preset these rules start from, such as `goat-yard`.
 */
preset: string, 
/**
 * The set of tiles.
 */
tiles: TileRules, 
/**
 * The numbers of players and their sides.
 */
seats: SeatRules, 
/**
 * The deal.
 */
deal: DealRules, 
/**
 * The leader of a round and the opening tile.
 */
lead: LeadRules, 
/**
 * The shape of the layout and what may touch what.
 */
layout: LayoutRules, 
/**
 * The tiles that one turn may lay.
 */
turn: TurnRules, 
/**
 * Draws from the boneyard.
 */
draw: DrawRules, 
/**
 * The end of a round.
 */
end: EndRules, 
/**
 * The points of the tiles left in a hand.
 */
value: ValueRules, 
/**
 * The score of a round.
 */
score: ScoreRules, 
/**
 * The credit that opens an account.
 */
account: AccountRules, 
/**
 * The end of a match.
 */
match: MatchRules, 
/**
 * The rating points of a match.
 */
rating: RatingRules, };

export type TileRules = { 
/**
 * The set in use.
 */
set: TileSet, 
/**
 * The tiles removed before the deal.
 */
without: Without, 
/**
 * The numbers that a blank matches.
 */
blanks: Blanks, 
/**
 * The pictures on the tiles. They change no rule.
 */
faces: Faces, };

export type TileSet = "double-6" | "double-9" | "double-12" | "double-15" | "double-18" | "triomino-56";

export type Without = Array<Tile> | { [key in number]: Array<Tile> };

export type Blanks = "plain" | "wild";

export type Faces = "pips" | "pictures" | "cards";

export type SeatRules = { 
/**
 * The numbers of players that a table may have. Each player has one seat, or two with `two-hands`.
 */
count: Array<number>, 
/**
 * How the seats form sides. The seats of a side score together.
 */
sides: SideRule, 
/**
 * The direction in which a page draws the seats. The order of play is always the order of the seats.
 */
direction: Direction, };

export type SideRule = "solo" | "pairs" | "pairs-at-4" | "two-hands";

export type Direction = "clockwise" | "counterclockwise";

export type DealRules = { 
/**
 * How many tiles each player is dealt, by number of players.
 */
hand: { [key in number]: number }, 
/**
 * What happens to the tiles that are not dealt.
 */
rest: Rest, 
/**
 * The hands for which all hands are redealt.
 */
redeal: Redeal, };

export type Rest = "boneyard" | "asleep";

export type Redeal = { 
/**
 * The fewest doubles in one hand that require a redeal.
 */
doubles: number | null, 
/**
 * The fewest tiles of one number in one hand, the double included, that require a redeal.
 */
suit: number | null, };

export type LeadRules = { 
/**
 * How the first leader is found.
 */
first: FirstLead, 
/**
 * The tiles that decide the leader, the first choice first.
 */
order: Array<LeadTile>, 
/**
 * How tiles drawn by lot are compared (C40).
 */
lotBy: LotBy, 
/**
 * Which tile decides when no seat holds a tile of `order` (C4).
 */
ifNone: IfNone, 
/**
 * The tile that must open a round whose leader a tile decided (C6).
 */
tile: OpeningTile, 
/**
 * Who leads the rounds after the first (C7).
 */
next: NextLeadRule, 
/**
 * Who leads after a blocked round.
 */
afterBlock: AfterBlock, 
/**
 * Who leads after a block without a winner.
 */
afterTie: AfterTie, };

export type LeadTile = number | Tile;

export type FirstLead = "doubles" | "lot" | "youngest" | "random";

export type LotBy = "half" | "sum";

export type IfNone = "heaviest" | "lightest" | "highest-pair" | "redeal" | "draw";

export type OpeningTile = "that-tile" | "any" | "any-double";

export type NextLeadRule = "as-first" | "winner" | "rotate" | "winning-side" | "descending-double";

export type AfterBlock = "same" | "blocker" | "winner" | "lowest-hand";

export type AfterTie = "same" | "blocker" | "rotate" | "as-first";

export type LayoutRules = { 
/**
 * The shape that the tiles form.
 */
shape: Shape, 
/**
 * When the upper and the lower arm of a spinner open.
 */
crossOpens: CrossOpens, 
/**
 * Which numbers may touch.
 */
match: Matching, };

export type Shape = "line" | "cross" | "tree" | "trains" | "chicken-foot" | "triangles";

export type CrossOpens = "at-once" | "after-both-sides";

export type Matching = "equal" | "sum-7";

export type TurnRules = { 
/**
 * How many tiles a turn may lay.
 */
plays: TurnPlays, 
/**
 * Whether the seat may close a double that it has just laid (F-donkey).
 */
closeDouble: boolean, 
/**
 * The end that a tile goes to while both ends show one number.
 */
equalEnds: EqualEnds, };

export type TurnPlays = "one" | "two-doubles" | "double-run" | "cover-double";

export type EqualEnds = "free" | "leader-right";

export type DrawRules = { 
/**
 * What a seat that cannot play does.
 */
mode: DrawMode, 
/**
 * How many tiles a turn draws if the mode is `exactly`.
 */
count: number, 
/**
 * The most tiles that a turn draws if the mode is `until-playable`; `None` for no limit.
 */
max: number | null, 
/**
 * How many tiles of the boneyard are never drawn (C10).
 */
reserve: number, 
/**
 * Whether a seat that can play may draw instead.
 */
ifAble: IfAble, 
/**
 * The points that each drawn tile costs.
 */
penalty: number, 
/**
 * The points that a pass after a draw costs.
 */
passPenalty: number, };

export type DrawMode = "none" | "until-playable" | "exactly";

export type IfAble = "forbidden" | "allowed";

export type EndRules = { 
/**
 * Whose empty hand ends the round.
 */
out: OutRule, 
/**
 * When the round is blocked (C12).
 */
block: BlockRule, 
/**
 * Whether a round ends while tiles may still be drawn but none of them fits (C13).
 */
deadBoneyard: DeadBoneyard, };

export type OutRule = "first-player" | "whole-side";

export type BlockRule = "no-move" | "dead-suit";

export type DeadBoneyard = "drawn-out" | "stays";

export type ValueRules = { 
/**
 * Tiles whose points differ from their pips.
 */
special: Array<SpecialValue>, };

export type SpecialValue = { 
/**
 * The tiles.
 */
tiles: Array<Tile>, 
/**
 * Whether the points hold in every hand, or only in a hand of exactly these tiles.
 */
when: SpecialWhen, 
/**
 * The points: of each tile with [`SpecialWhen::Held`], of all together with [`SpecialWhen::Only`].
 */
points: number, };

export type SpecialWhen = "only" | "held";

export type ScoreRules = { 
/**
 * Which side scores (C14).
 */
sense: Sense, 
/**
 * Which hands count when a seat goes out (C15).
 */
out: OutPays, 
/**
 * Who wins a blocked round (C16).
 */
blockWinner: BlockWinner, 
/**
 * Which hands count in a blocked round (C17).
 */
block: BlockPays, 
/**
 * What happens in a blocked round with several lowest hands (C18).
 */
blockTie: BlockTie, 
/**
 * How tied hands are counted as eggs, points carried to a later round (C19).
 */
eggs: Eggs, 
/**
 * Points scored in play, by laying tiles; `None` for no such points.
 */
play: PlayScore | null, 
/**
 * Which tiles score in play when they open a round.
 */
opening: OpeningScores, 
/**
 * How the points of a round are rounded; `None` for no rounding.
 */
round: Rounding | null, 
/**
 * The highest total that a side can reach by winning a round; `None` for no limit.
 */
roundCap: number | null, 
/**
 * Extra points for events.
 */
bonus: Array<Bonus>, };

export type Sense = "winner-gains" | "losers-pay" | "round-points" | "play-only" | "none";

export type OutPays = "opponents" | "table" | "own";

export type BlockWinner = "lowest-player" | "lowest-side" | "side-of-lowest-player" | "blocker-vs-next" | "fewest-tiles" | "nobody";

export type BlockPays = "opponents" | "table" | "opponents-minus-own" | "sum-of-differences" | "own" | "own-all" | "difference" | "highest-pays-table";

export type BlockTie = "void" | "eggs" | "carry" | "blocker-loses" | "blocker-wins" | "leader-wins";

export type Eggs = "sum" | "once";

export type PlayScore = "fives" | "fives-threes" | "headings" | "triominoes" | "face-sum";

export type Rounding = "nearest-5" | "up-5";

export type Bonus = { 
/**
 * The event.
 */
event: BonusEvent, 
/**
 * The points that the event pays.
 */
points: number, };

export type BonusEvent = "capicua" | "capicu" | "chuchazo" | "pass-all-three" | "round-1" | "round-2" | "round-3" | "round-4" | "out";

export type AccountRules = { 
/**
 * The least points of one round that open a side's account; 0 if accounts are open from the start (C22, C24).
 */
openAt: number, 
/**
 * What happens to the points of a round below `account.openAt` (C23).
 */
below: Below, 
/**
 * Whether going out clears the remembered points of the side that goes out.
 */
clearOnOut: boolean, 
/**
 * Whether a block that one side pays alone clears the remembered points of the other sides (C25).
 */
blockResets: boolean, 
/**
 * Whether carried points count towards opening (C21).
 */
carryOpens: boolean, };

export type Below = "lost" | "remembered";

export type MatchRules = { 
/**
 * The points that end the match.
 */
target: Target, 
/**
 * Whether a side that reaches the target wins or loses.
 */
reach: Reach, 
/**
 * How points are compared with the target.
 */
test: TargetTest, 
/**
 * The most points that a side can have; `None` for no limit.
 */
cap: number | null, 
/**
 * The number of rounds of a match; `None` where the target alone ends it.
 */
rounds: number | null, 
/**
 * Events that end the match at once.
 */
instant: Array<InstantEnd>, 
/**
 * Who loses when several sides pass a losing target in one round (C30).
 */
severalOver: SeveralOver, 
/**
 * Which side may announce 6-6 before the lead (R0.3.23).
 */
announceBy: AnnounceBy, };

export type Target = number | { [key in number]: number } | null;

export type Reach = "wins" | "loses";

export type TargetTest = ">=" | ">" | "==";

export type InstantEnd = "six-in-a-row" | "out-with-0-0" | "out-with-6-6-if-a-loser-holds-over-25" | "announced-6-6";

export type SeveralOver = "all" | "highest";

export type AnnounceBy = "first-open" | "open-side";

export type RatingRules = { 
/**
 * How rating points are computed; `None` for no rating.
 */
formula: RatingFormula | null, 
/**
 * Whether remembered points count like scored points.
 */
remembered: boolean, };

export type RatingFormula = "goat-club" | "club-3-2-1";

export type OpeningScores = "every" | "none" | "later-5-5";

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

export type ParameterKind = { "kind": "choice", 
/**
 * All values.
 */
values: Array<JsonValue>, } | { "kind": "number", 
/**
 * The smallest useful value.
 */
min: number, 
/**
 * The largest useful value.
 */
max: number, 
/**
 * Whether the value may be `null`.
 */
optional: boolean, } | { "kind": "players", 
/**
 * The fewest players.
 */
min: number, 
/**
 * The most players.
 */
max: number, } | { "kind": "hand-sizes", 
/**
 * The fewest tiles.
 */
min: number, 
/**
 * The most tiles.
 */
max: number, } | { "kind": "target", 
/**
 * The fewest points.
 */
min: number, 
/**
 * The most points that are useful.
 */
max: number, } | { "kind": "tiles" } | { "kind": "tile-order" } | { "kind": "redeal", 
/**
 * The smallest limit for either count.
 */
min: number, 
/**
 * The largest limit for either count.
 */
max: number, } | { "kind": "special-values", 
/**
 * The most points.
 */
pointsMax: number, } | { "kind": "bonuses", 
/**
 * All events.
 */
events: Array<JsonValue>, 
/**
 * The most points.
 */
pointsMax: number, } | { "kind": "set", 
/**
 * All words.
 */
values: Array<JsonValue>, };

export type Language = "en" | "ru" | "hr" | "es" | "pt";

export type Sheet = { 
/**
 * The name of the preset, and whether it was changed.
 */
title: string, 
/**
 * The rules in short, for players who are about to begin.
 */
summary: Summary, 
/**
 * The rules, in the order in which players ask.
 */
sections: Array<Section>, 
/**
 * What these rules do without: `Nothing else: no redeal, no bonuses.` `None` if nothing is left out.
 */
nothing_else?: Line, 
/**
 * A worked example, settled by the engine under these rules.
 */
example: Example, };

export type Summary = { 
/**
 * “In short”, in the language.
 */
heading: string, 
/**
 * The sentences, to be shown as one paragraph. The first one names the game.
 */
sentences: Array<string>, };

export type Section = { 
/**
 * The subject of these rules, in the language.
 */
heading: string, 
/**
 * The sentences of this section.
 */
lines: Array<Line>, };

export type Line = { 
/**
 * The parameters that the line covers. The first one gives the sentence.
 */
parameters: Array<string>, 
/**
 * The text of the line: one sentence or more.
 */
text: string, };

export type Example = { 
/**
 * The title of the example.
 */
heading: string, 
/**
 * Sentences that introduce the players.
 */
intro: Array<string>, 
/**
 * The rounds.
 */
rounds: Array<ExampleRound>, };

export type ExampleRound = { 
/**
 * A sentence about how the round ended.
 */
heading: string, 
/**
 * Sentences about the hands at the end of the round and the points scored in play.
 */
hands: Array<string>, 
/**
 * Sentences about the score of the round and the end of the match.
 */
written: Array<string>, };

export type Control = { 
/**
 * The parameter, as `group.field`.
 */
parameter: string, 
/**
 * The parameter's name in the language.
 */
label: string, 
/**
 * The parameter's value in these rules.
 */
value: JsonValue, 
/**
 * The parameter's value in the preset.
 */
preset: JsonValue, 
/**
 * The kind of values that the parameter takes.
 */
takes: ParameterKind, 
/**
 * The values of a choice, or the entries of a set or of bonuses; empty for other parameters.
 */
options: Array<Alternative>, };

export type Alternative = { 
/**
 * The value in JSON.
 */
value: JsonValue, 
/**
 * The sentence of the parameter with only this value.
 */
text: string, 
/**
 * The conflict that the value would cause; `None` if it would be valid.
 */
conflict?: Conflict, };

export type Conflict = { 
/**
 * The two parameters, as `group.field`. If only one value is wrong, it is that of the first.
 */
parameters: [string, string], 
/**
 * The sentences that exclude each other, or the wrong one, in the language.
 */
text: string, 
/**
 * Why they are refused, in the language.
 */
why: string, 
/**
 * The nearest valid rules, the nearest first. The last one gives up a requested value.
 */
nearest: Array<Nearby>, };

export type Nearby = { 
/**
 * The rules, as a preset and overrides.
 */
rules: string, 
/**
 * The sentences of the parameters that differ from the requested rules.
 */
changes: Array<Line>, };

export type Unplayable = { 
/**
 * The game's name in URLs.
 */
id: string, 
/**
 * The game's name in the language.
 */
title: string, 
/**
 * Why the game cannot be played, in a sentence or two.
 */
statement: string, 
/**
 * The ids of the statements that name the game.
 */
source: string, 
/**
 * Whether the rule editor can express rules for the game.
 */
can_be_composed: boolean, };

export type Variant = { 
/**
 * The name, unique among the variants of the preset, such as `to-51`.
 */
id: string, 
/**
 * A few words in the language for a button.
 */
label: string, 
/**
 * The rules, as a preset and overrides.
 */
rules: string, };

export type TableOptions = { 
/**
 * Seconds for each turn; `None` for no clock.
 */
turn_seconds: number | null, 
/**
 * Seconds that each player has in reserve for a match. They pass once the time of a turn is over. `None` for no reserve.
 */
bank_seconds?: number, 
/**
 * Seconds for which the first deal of the table waits for people who have not connected yet. Then a bot plays for each of
 * them, until they come. `None` to wait only a moment.
 */
gather_seconds?: number, 
/**
 * What happens when a seat's time runs out.
 */
on_timeout: OnTimeout, 
/**
 * What the time before a play reveals to the other seats.
 */
tempo: Tempo, 
/**
 * Milliseconds a bot waits before it plays, so that people can follow. At most
 * [`TableOptions::BOT_DELAY_MS_MAX`].
 */
bot_delay_ms: number, 
/**
 * How the seats get their hands.
 */
taking: DealMethod, 
/**
 * When each seat may look at its tiles.
 */
lifting: Lifting, 
/**
 * Which tile a draw takes from the boneyard.
 */
boneyard: BoneyardChoice, 
/**
 * What happens when a seat has one legal move.
 */
single_choice: SingleChoice, 
/**
 * Whether players may reorder their hand. If not, pages show the tiles in the order they came, except for
 * players who need to touch their tiles (R3.2.2).
 */
hand_order: HandOrder, 
/**
 * Whether the match changes the ratings of its players. Then only people with accounts may sit.
 */
rated?: boolean, 
/**
 * How people at the table may talk.
 */
talk?: Talk, };

export type OnTimeout = "play" | "eliminate" | "hold";

export type Tempo = "open" | "even";

export type Talk = "phrases" | "chat" | "off";

export type Phrase = "hello" | "good-luck" | "well-played" | "thanks" | "sorry" | "one-moment" | "back" | "good-game" | "rematch" | "goodbye" | "applause" | "laugh" | "surprise" | "sad";

export type Said = { "phrase": Phrase } | { "text": string };

export type Proposed = { "what": "take-back", 
/**
 * The number of the first event that is taken back.
 */
from: number, } | { "what": "end" };

export type ProposalView = { 
/**
 * The first seat of the person who asks.
 */
seat: Seat, 
/**
 * The people who have not answered yet, by their first seats.
 */
waits_for: Array<Seat>, } & ({ "what": "take-back", 
/**
 * The number of the first event that is taken back.
 */
from: number, } | { "what": "end" });

export type DealMethod = "dealt" | "together" | "in-turn";

export type Lifting = "at-once" | "in-stages";

export type BoneyardChoice = "next" | "pointed";

export type SingleChoice = "waits" | "moved";

export type HandOrder = "free" | "fixed";

export type SeatPlan = { "kind": "open" } | { "kind": "bot", 
/**
 * How well it plays.
 */
level: Level, };

export type By = "person" | "bot" | "forced" | "clock";

export type SeenEvent = { "type": "opened" } | { "type": "seated", seat: Seat, name: string, 
/**
 * The number of the face that the person chose; absent if the face follows the name.
 */
face?: number, 
/**
 * Whether a program plays for the person: a bot account.
 */
program?: boolean, } | { "type": "renamed", seat: Seat, name: string, 
/**
 * As in [`SeenEvent::Seated`].
 */
face?: number, } | { "type": "bot-seated", seat: Seat, 
/**
 * How well the bot plays.
 */
level: Level, } | { "type": "left", seat: Seat, } | { "type": "match-began", 
/**
 * The match's number at this table, from 1.
 */
number: number, } | { "type": "lot-drawn", tiles: BySeat<Tile>, leader: Seat, } | { "type": "mixed", 
/**
 * The round's number in its match, from 1.
 */
round: number, 
/**
 * How many tiles the pile has.
 */
pile: number, 
/**
 * How many tiles each seat takes.
 */
each: number, 
/**
 * The seats in the order in which they take; `None` if all take at the same time.
 */
order: Array<Seat> | null, 
/**
 * Whether the leader asked for this second shuffle.
 */
again: boolean, } | { "type": "mixed-again", seat: Seat, } | { "type": "took", seat: Seat, 
/**
 * The tile's place in the pile, from 0.
 */
place: number, 
/**
 * The tile, for the seat that took it, if it may look at its tiles now.
 */
tile: Tile | null, by: By, } | { "type": "dealt", 
/**
 * The round's number in its match, from 1.
 */
round: number, 
/**
 * This audience's hand; `None` for spectators, and for a seat that may not look at its tiles yet.
 */
hand: Array<Tile> | null, 
/**
 * This audience's second hand, where each player has two.
 */
second_hand?: Array<Tile>, 
/**
 * How many tiles each seat holds.
 */
counts: BySeat<number>, 
/**
 * How many tiles the boneyard has.
 */
boneyard: number, leader: Seat, 
/**
 * Which tiles may be played first.
 */
must_lead: MustLead, } | { "type": "lifted", seat: Seat, 
/**
 * The tiles, for the seat itself.
 */
hand: Array<Tile> | null, } | { "type": "thrown-back", 
/**
 * The round's number in its match, from 1.
 */
round: number, 
/**
 * The hands that were dealt.
 */
hands: BySeat<Array<Tile>>, } | { "type": "declared", seat: Seat, by: By, } | { "type": "played", seat: Seat, tile: Tile, 
/**
 * The place on the table.
 */
at: Place, 
/**
 * The half that stayed open, if either half could have touched the end.
 */
leaves?: number, 
/**
 * The open ends after this action.
 */
ends: Array<OpenEnd>, 
/**
 * The points that the seat scored with this tile.
 */
points?: number, by: By, } | { "type": "closed", seat: Seat, 
/**
 * The open ends after this action.
 */
ends: Array<OpenEnd>, by: By, } | { "type": "done", seat: Seat, by: By, } | { "type": "drew", seat: Seat, 
/**
 * The tile, for the seat that drew it.
 */
tile: Tile | null, 
/**
 * How many tiles the boneyard has left.
 */
boneyard: number, by: By, } | { "type": "passed", seat: Seat, by: By, } | { "type": "round-ended", 
/**
 * The line of the score sheet.
 */
result: RoundResult, } | { "type": "ready", seat: Seat, } | { "type": "match-ended", end: MatchEnd | null, } | { "type": "held", seat: Seat, 
/**
 * How well the bot plays.
 */
level: Level, } | { "type": "returned", seat: Seat, } | { "type": "proposed", seat: Seat, proposed: Proposed, } | { "type": "agreed", seat: Seat, } | { "type": "declined", seat: Seat, } | { "type": "took-back", seat: Seat, 
/**
 * The number of the first event that is taken back.
 */
from: number, } | { "type": "credited", ms: number, };

export type RoundResult = { 
/**
 * The round's number in its match, from 1.
 */
round: number, 
/**
 * How the round ended.
 */
outcome: Outcome, 
/**
 * The tiles each seat still held.
 */
hands: BySeat<Array<Tile>>, 
/**
 * The points that were written.
 */
settlement: Settlement, 
/**
 * How the next leader is chosen.
 */
lead: Lead, };

export type Command = { "type": "play", tile: Tile, 
/**
 * The place on the table.
 */
at: Place, 
/**
 * The half that stays open. Needed only if either half may touch the end.
 */
leaves?: number, } | { "type": "close" } | { "type": "done" } | { "type": "draw" } | { "type": "draw-at", 
/**
 * The next tile to be drawn has place 0.
 */
place: number, } | { "type": "take", 
/**
 * The tile's place in the pile, from 0.
 */
place: number, } | { "type": "take-rest" } | { "type": "mix-again" } | { "type": "pass" } | { "type": "declare" } | { "type": "ready" } | { "type": "hold", seat: Seat, } | { "type": "stop" } | { "type": "leave" } | { "type": "return" } | { "type": "resign" } | { "type": "take-back" } | { "type": "offer-end" } | { "type": "agree" } | { "type": "decline" } | { "type": "seat-bots", 
/**
 * The free seat; `None` for every free seat.
 */
seat?: Seat, 
/**
 * How well the bots play.
 */
level: Level, } | { "type": "remove-bot", seat: Seat, };

export type Refusal = { "code": "no-such-seat", seat: Seat, } | { "code": "seat-taken", seat: Seat, } | { "code": "already-seated", seat: Seat, } | { "code": "not-seated" } | { "code": "not-your-turn", turn: Seat, } | { "code": "no-round" } | { "code": "match-began" } | { "code": "not-host" } | { "code": "rated" } | { "code": "rated-stands" } | { "code": "nothing-to-take-back" } | { "code": "not-resigned" } | { "code": "nothing-asked" } | { "code": "asked-already" } | { "code": "not-replaced" } | { "code": "bot-plays" } | { "code": "no-talk" } | { "code": "no-talk-in-round" } | { "code": "bad-text", 
/**
 * The longest text, in characters.
 */
max: number, } | { "code": "too-much-talk" } | { "code": "time-out", 
/**
 * Why.
 */
reason: string, 
/**
 * When it ends, in milliseconds since 1970.
 */
until_ms: number, } | { "code": "banned", 
/**
 * Why.
 */
reason: string, 
/**
 * When it ends, in milliseconds since 1970; `null` if it is for good.
 */
until_ms: number | null, } | { "code": "no-bot", seat: Seat, } | { "code": "nothing-to-wait-for" } | { "code": "not-away", seat: Seat, } | { "code": "in-grace", seat: Seat, 
/**
 * The rest of the grace time.
 */
left_ms: number, } | { "code": "not-held", tile: Tile, } | { "code": "must-lead", 
/**
 * The tile that opens the round.
 */
tile: Tile, } | { "code": "must-lead-double" } | { "code": "wrong-place", tile: Tile, } | { "code": "does-not-fit", tile: Tile, 
/**
 * The open ends.
 */
ends: Array<OpenEnd>, } | { "code": "which-half", tile: Tile, 
/**
 * The two numbers on the tile.
 */
halves: [number, number], } | { "code": "only-doubles", 
/**
 * The tile that is not a double.
 */
tile: Tile, } | { "code": "right-on-equal-ends", tile: Tile, 
/**
 * The number at both ends.
 */
number: number, } | { "code": "must-play", 
/**
 * One of the plays that fit.
 */
choice: Move, } | { "code": "must-draw" } | { "code": "nothing-to-draw" } | { "code": "nothing-to-take" } | { "code": "taken-already" } | { "code": "not-mixed-again" } | { "code": "not-pointed" } | { "code": "nothing-to-close" } | { "code": "not-done" } | { "code": "before-lead", 
/**
 * The rest of that time.
 */
left_ms: number, } | { "code": "nothing-to-declare" } | { "code": "frozen" };

export type TableView = { 
/**
 * The number of the last event that the view includes.
 */
seq: number, 
/**
 * The rules.
 */
rules: Rules, 
/**
 * How the table is run.
 */
options: TableOptions, 
/**
 * The version of the host's own rules; absent if the host had none when the table was opened. Who sits down accepts
 * them, the rules and the options.
 */
house_rules?: string, 
/**
 * This audience's seat, or the first of its two; `None` for spectators.
 */
you: Seat | null, 
/**
 * This audience's second seat, where each player has two.
 */
second?: Seat, 
/**
 * Who sits where.
 */
seats: BySeat<SeatView>, 
/**
 * Which seats score together.
 */
sides: Sides, 
/**
 * What the table is doing.
 */
phase: Phase, 
/**
 * The number of the match at this table; 0 before the first.
 */
match_number: number, 
/**
 * The points of the match so far.
 */
standing: Standing, 
/**
 * The pile, while the seats take tiles from it.
 */
pile?: PileView, 
/**
 * The current or the last round; `None` before the first.
 */
round: RoundView | null, 
/**
 * The finished rounds of this match, in order.
 */
sheet: Array<RoundResult>, 
/**
 * How the match ended; `None` before its end, or if the players stopped it.
 */
match_end: MatchEnd | null, };

export type Phase = "waiting" | "taking" | "playing" | "between" | "over" | "stopped";

export type SeatView = { 
/**
 * Who sits there.
 */
sitter: Sitter, 
/**
 * The side the seat scores for, from 0.
 */
side: number, 
/**
 * Whether the person is ready for the next round or for a rematch.
 */
ready: boolean, };

export type Sitter = { "kind": "open" } | { "kind": "person", 
/**
 * The name others see.
 */
name: string, 
/**
 * The number of the face that the person chose; absent if the face follows the name.
 */
face?: number, 
/**
 * The bot that plays while the person is away.
 */
held_by: Level | null, 
/**
 * Whether a program plays for the person: a bot account.
 */
program?: boolean, } | { "kind": "bot", 
/**
 * How well it plays.
 */
level: Level, };

export type PileView = { 
/**
 * The number of the round that follows.
 */
round: number, 
/**
 * By place: the seat that took the tile; `None` while the tile is there.
 */
takers: Array<Seat | null>, 
/**
 * How many tiles each seat takes.
 */
each: number, 
/**
 * The seats in the order in which they take; `None` if all take at the same time.
 */
order: Array<Seat> | null, 
/**
 * Whether the leader asked for this second shuffle.
 */
again: boolean, 
/**
 * The tiles this audience took, if it may look at them.
 */
hand: Array<Tile> | null, 
/**
 * The tiles it took for its second hand, where each player has two.
 */
second_hand?: Array<Tile>, };

export type RoundView = { 
/**
 * The round's number in its match, from 1.
 */
number: number, 
/**
 * The seat that led or will lead.
 */
leader: Seat, 
/**
 * Which tiles may be played first, or might have been.
 */
must_lead: MustLead, 
/**
 * This audience's hand; `None` for spectators, and for a seat that may not look at its tiles yet.
 */
hand: Array<Tile> | null, 
/**
 * This audience's second hand, where each player has two.
 */
second_hand?: Array<Tile>, 
/**
 * How many tiles each seat holds.
 */
counts: BySeat<number>, 
/**
 * How many tiles the boneyard has.
 */
boneyard: number, 
/**
 * The open ends; none before the first tile.
 */
ends: Array<OpenEnd>, 
/**
 * What the seats did since the deal, in order.
 */
history: Array<SeenEvent>, };

export type LiveState = { 
/**
 * The seat whose turn it is, to play or to take a tile; `None` if no single seat has the turn.
 */
turn: Seat | null, 
/**
 * The seats whose trains are marked: every seat may play there.
 */
marked?: Array<Seat>, 
/**
 * The legal moves of this audience's seat, or of the one of its two seats that has the turn.
 */
legal?: Array<Move>, 
/**
 * The points that each of `legal` would score, in the same order; empty if none of them scores.
 */
legal_points?: Array<number>, 
/**
 * What each open end counts, in the order of the ends, where ends score: a half once, a double twice. `None` for an
 * arm of a cross without a tile, which counts nothing.
 */
end_counts?: Array<number | null>, 
/**
 * The points each seat has scored in play this round, where the rules score there. They are written when the
 * round ends.
 */
made?: BySeat<number>, 
/**
 * Milliseconds until the lead. Until then the seat with 6-6 may announce it.
 */
declare_ms?: number, 
/**
 * Whether this audience's seat may announce 6-6.
 */
may_declare?: boolean, 
/**
 * Milliseconds until the time of the turn runs out; `None` without a clock, or while a bot plays.
 */
clock_ms?: number, 
/**
 * Milliseconds until the table takes the missing tiles for the seats.
 */
taking_ms?: number, 
/**
 * Whether this audience's seat may ask for a second shuffle.
 */
may_mix_again?: boolean, 
/**
 * Milliseconds until the table makes this audience's only legal move.
 */
forced_ms?: number, 
/**
 * Milliseconds until the next round begins without waiting for people who are not ready.
 */
next_round_ms?: number, 
/**
 * What the next deal is bound to, while the table waits for it.
 */
next_deal?: NextDeal, 
/**
 * The people who are away.
 */
away?: Array<Away>, 
/**
 * Before the match: the host's seat. The host is the person who has sat here longest.
 */
host?: Seat, 
/**
 * Before the match, for people with a seat: how many free seats may soon be taken, because so many people have
 * opened the table and do not sit yet.
 */
guests?: number, 
/**
 * Milliseconds that the player whose turn it is has in reserve. They pass once `clock_ms` is over.
 */
bank_ms?: number, 
/**
 * What one person asks of the others.
 */
proposal?: ProposalView, 
/**
 * Whether the table cannot store what happens, so it accepts no command until it recovers.
 */
frozen?: boolean, };

export type Away = { 
/**
 * The person's seat, or the first of their two.
 */
seat: Seat, 
/**
 * Milliseconds until the others may let a bot play for the person, or stop the match.
 */
grace_ms: number, };

export type NextDeal = { 
/**
 * The number of the match at this table, from 1.
 */
match_number: number, 
/**
 * The number of the round in its match, from 1.
 */
round: number, 
/**
 * The hash of the round's secret.
 */
commitment: Commitment, };

export type Commitment = string;

export type Part = string;

export type ClientMessage = { "type": "hello", 
/**
 * The version of the messages that the client sends: [`VERSION`].
 */
version: number, 
/**
 * The number of the last event that the client has applied. If it is 0 or left out, you get a snapshot.
 */
last_seen: number, } | { "type": "command", 
/**
 * The id that the client chooses for the command, at most 64 bytes.
 */
id: string, command: Command, } | { "type": "say", 
/**
 * The id that the client chooses, at most 64 bytes.
 */
id: string, said: Said, } | { "type": "part", 
/**
 * The commitment in that `next_deal`.
 */
commitment: Commitment, 
/**
 * 16 random bytes.
 */
part: Part, } | { "type": "ping" };

export type ShortEnds = [number, number] | Array<[Place, number]>;

export type ShortMove = [Tile, Place] | [Tile, Place, number] | OtherMove;

export type OtherMove = "draw" | "close" | "done" | "pass";

export type ServerMessage = { "type": "snapshot", 
/**
 * The server's [`VERSION`].
 */
version: number, view: TableView, now: LiveState, } | { "type": "update", 
/**
 * The number of the first event.
 */
from: number, events: Array<SeenEvent>, now: LiveState, } | { "type": "played", 
/**
 * The number of the event.
 */
n: number, seat: Seat, tile: Tile, at: Place, 
/**
 * The half that stayed open, if either half could have touched the end.
 */
leaves?: number, ends: ShortEnds, 
/**
 * Left out if it is `person`.
 */
by?: By, 
/**
 * As in [`LiveState::turn`].
 */
turn: Seat | null, 
/**
 * As in [`LiveState::legal`].
 */
legal?: Array<ShortMove>, 
/**
 * As in [`LiveState::clock_ms`].
 */
clock_ms?: number, } | { "type": "drew", 
/**
 * The number of the event.
 */
n: number, seat: Seat, 
/**
 * The tile, for the seat that drew it.
 */
tile?: Tile, 
/**
 * How many tiles the boneyard has left.
 */
boneyard: number, 
/**
 * Left out if it is `person`.
 */
by?: By, 
/**
 * As in [`LiveState::turn`].
 */
turn: Seat | null, 
/**
 * As in [`LiveState::legal`].
 */
legal?: Array<ShortMove>, 
/**
 * As in [`LiveState::clock_ms`].
 */
clock_ms?: number, } | { "type": "passed", 
/**
 * The number of the event.
 */
n: number, seat: Seat, 
/**
 * Left out if it is `person`.
 */
by?: By, 
/**
 * As in [`LiveState::turn`].
 */
turn: Seat | null, 
/**
 * As in [`LiveState::legal`].
 */
legal?: Array<ShortMove>, 
/**
 * As in [`LiveState::clock_ms`].
 */
clock_ms?: number, } | { "type": "said", 
/**
 * The first seat of the person.
 */
seat: Seat, said: Said, } | { "type": "ack", 
/**
 * The command's id.
 */
id: string, 
/**
 * The number of the command's last event.
 */
seq: number, } | { "type": "refused", 
/**
 * The command's id.
 */
id: string, refusal: Refusal, } | { "type": "problem", problem: Problem, } | { "type": "pong" };

export type Problem = { "code": "not-found" } | { "code": "bad-request", 
/**
 * What is wrong, in English.
 */
detail: string, } | { "code": "bad-rules", 
/**
 * What is wrong, in English.
 */
detail: string, 
/**
 * The two parameters that contradict each other, as `group.field=value`. Absent for other reasons.
 */
conflict?: [string, string], 
/**
 * The conflict in words, with the nearest valid rules. Present only if you asked for a sheet.
 */
explanation?: Conflict, } | { "code": "bad-name", 
/**
 * The longest name, in characters.
 */
max: number, } | { "code": "bad-seats", 
/**
 * The numbers of players that the rules allow.
 */
allowed: Array<number>, } | { "code": "not-allowed" } | { "code": "foreign-origin" } | { "code": "unknown-host", 
/**
 * The host name of the request.
 */
host: string, } | { "code": "too-many", 
/**
 * How long to wait, in seconds.
 */
retry_s: number, } | { "code": "too-large", 
/**
 * The limit, in bytes.
 */
max: number, } | { "code": "version", 
/**
 * The server's protocol version.
 */
server: number, } | { "code": "too-slow" } | { "code": "refused", refusal: Refusal, } | { "code": "account", refusal: AccountRefusal, } | { "code": "club", refusal: ClubRefusal, } | { "code": "evening", refusal: EveningRefusal, } | { "code": "tournament", refusal: TournamentRefusal, } | { "code": "moderation", refusal: ModerationRefusal, } | { "code": "storage" } | { "code": "restarting" } | { "code": "too-long", 
/**
 * The time limit, in seconds.
 */
max_s: number, } | { "code": "internal" };

export type Failure = { problem: Problem, 
/**
 * The reference of the failure in the server's log. Absent if the server did not log it.
 */
reference?: string, };

export type Me = { 
/**
 * The name that others see, 1 to `NAME_CHARS_MAX` characters. It is empty until you choose one.
 */
name: string, 
/**
 * The number of the face that you chose. Without one, your face follows your name.
 */
face?: number, 
/**
 * Whether you are signed in to an account. Requests need not say it.
 */
account?: boolean, 
/**
 * Whether a program plays for you: a bot account. Requests need not say it.
 */
bot?: boolean, 
/**
 * Whether you are a moderator of this server. Requests need not say it.
 */
moderator?: boolean, };

export type ReachView = { 
/**
 * Scheme, host and port of each address, such as `http://192.168.1.20:8080`, the most likely first. Empty if there is
 * none, and for visitors from outside the server's network.
 */
origins: Array<string>, 
/**
 * Whether the server listens on its own machine only, so that no other device can connect.
 */
this_machine_only: boolean, };

export type PresetInfo = { 
/**
 * The preset's name in rules and records, such as `goat-club-one`.
 */
id: string, 
/**
 * The game's title in English.
 */
title: string, 
/**
 * The family that the game belongs to.
 */
family: Family, rules: Rules, };

export type RulesRequest = { 
/**
 * A preset and overrides, such as `goat-club-one match.target=51`.
 */
rules: string, };

export type RulesSheet = { 
/**
 * The shortest text of the rules: the preset, and the parameters that differ from it.
 */
rules: string, sheet: Sheet, 
/**
 * Every parameter, with its alternatives.
 */
controls: Array<Control>, 
/**
 * The preset's house variants, the most common first.
 */
variants: Array<Variant>, };

export type SeatRequest = { "kind": "me" } | { "kind": "open" } | { "kind": "bot", 
/**
 * How well it plays.
 */
level: Level, };

export type OpenTable = { 
/**
 * A preset and overrides, such as `goat-club-one match.target=51`.
 */
rules: string, 
/**
 * The players, in seat order. If each player has two hands, there are half as many players as seats.
 */
seats: Array<SeatRequest>, 
/**
 * How the table is run.
 */
options: TableOptions, };

export type OpenedTable = { 
/**
 * The table's id, as in its URL.
 */
id: string, };

export type TableSummary = { 
/**
 * The table's id, as in its URL.
 */
id: string, rules: Rules, 
/**
 * How the table is run.
 */
options: TableOptions, 
/**
 * The version of the host's own rules; absent if the host had none when the table was opened. When you sit down, you
 * accept them, the rules and the options. Read them at `/api/house-rules/{version}`.
 */
house_rules?: string, 
/**
 * The players, in the order of their first seats. A player with two hands has two seats, but is listed once.
 */
seats: Array<Sitter>, 
/**
 * What the table is doing.
 */
phase: Phase, 
/**
 * The seat of the person who came first, while the table waits for people; then `null`.
 */
host: Seat | null, 
/**
 * The seats of the people who are connected now.
 */
here: Array<Seat>, 
/**
 * Your seat; `null` if you do not sit here.
 */
you: Seat | null, 
/**
 * For how many milliseconds the table has waited: before the first match, since it was opened; then since the turn
 * or the pause began.
 */
waiting_ms: number, };

export type MyTable = { 
/**
 * The table, as in a list.
 */
table: TableSummary, 
/**
 * Whether the table waits for you: for a move, or for your tiles.
 */
your_turn: boolean, 
/**
 * The seat of the player whose turn it is; `null` if no single player has the turn.
 */
turn: Seat | null, 
/**
 * The match; `null` before it begins, and while the table is too busy to show it.
 */
match: MatchInShort | null, };

export type MatchInShort = { 
/**
 * Which seats score together.
 */
sides: Sides, 
/**
 * The points of the match so far.
 */
standing: Standing, 
/**
 * The tiles that were played in this round, in order.
 */
laid: Array<LaidTile>, 
/**
 * The open ends.
 */
ends: Array<OpenEnd>, };

export type LaidTile = { 
/**
 * The tile, its lower half first.
 */
tile: Tile, 
/**
 * The place where it was played.
 */
at: Place, 
/**
 * The number of the half that touches the line, where the place has one open end.
 */
inner?: number, 
/**
 * Whether it is a double that was closed: nothing can be attached to it any more.
 */
closed?: boolean, };

export type TableCall = { 
/**
 * The table's id, as in its URL.
 */
id: string, 
/**
 * The preset that the rules start from.
 */
preset: string, 
/**
 * The players, in the order of their first seats.
 */
seats: Array<Sitter>, 
/**
 * What the table is doing.
 */
phase: Phase, 
/**
 * Your seat.
 */
you: Seat, 
/**
 * Whether the table waits for you: for a move, or for your tiles.
 */
your_turn: boolean, };

export type OpenAccount = { 
/**
 * The name that others see, 1 to `NAME_CHARS_MAX` characters. No other account has it; capital and small letters are the same.
 */
name: string, 
/**
 * The password: `PASSWORD_CHARS_MIN` characters to `PASSWORD_BYTES_MAX` bytes.
 */
password: string, };

export type SignIn = { 
/**
 * The name of the account, with capital or small letters, or its confirmed e-mail.
 */
name: string, 
/**
 * The password.
 */
password: string, 
/**
 * Whether the tables, clubs and matches of this browser's guest become the account's.
 */
move_guest?: boolean, };

export type AccountView = { 
/**
 * The name that others see.
 */
name: string, 
/**
 * When the account was opened, in milliseconds since 1970.
 */
since_ms: number, 
/**
 * The e-mail with which you can sign in and set a new password; `null` if you gave none.
 */
email: AccountEmail | null, 
/**
 * Whether you want an e-mail when a slow match waits for you.
 */
turn_mails: boolean, 
/**
 * Whether you can sign in with a password; otherwise only with a passkey.
 */
has_password: boolean, 
/**
 * Your passkeys, the newest first.
 */
passkeys: Array<AccountPasskey>, 
/**
 * Where you are signed in, the latest first.
 */
sessions: Array<AccountSession>, };

export type AccountEmail = { email: string, 
/**
 * Whether you opened the link that was sent there.
 */
confirmed: boolean, };

export type AccountSession = { 
/**
 * Names the session in requests. It does not open it.
 */
id: string, 
/**
 * What the browser said about itself, at most `DEVICE_CHARS_MAX` characters.
 */
device: string, 
/**
 * When you signed in, in milliseconds since 1970.
 */
since_ms: number, 
/**
 * When the session was last used, to the hour, in milliseconds since 1970.
 */
used_ms: number, 
/**
 * Whether it is the browser that asks.
 */
here: boolean, };

export type ChangePassword = { 
/**
 * The password until now; empty if the account has none and you signed in a short time ago.
 */
password: string, 
/**
 * The new password.
 */
new_password: string, };

export type ChangeEmail = { 
/**
 * The password; empty if the account has none and you signed in a short time ago.
 */
password: string, 
/**
 * The new e-mail; `null` removes it.
 */
email: string | null, };

export type ConfirmEmail = { 
/**
 * What follows `#` in the link.
 */
secret: string, };

export type ForgotPassword = { 
/**
 * The name of the account or its e-mail.
 */
name: string, };

export type FriendsView = { 
/**
 * Your friends: those who are here first, then by name.
 */
friends: Array<KnownPerson>, 
/**
 * People with accounts with whom you played lately and who are not your friends, the last first.
 */
partners: Array<KnownPerson>, 
/**
 * The names of people who may not invite you.
 */
blocked: Array<string>, 
/**
 * Whether you hide from others that you are here, and what you play.
 */
hides_presence: boolean, };

export type KnownPerson = { 
/**
 * The name of the account.
 */
name: string, 
/**
 * The number of the face that the person chose; absent if the face follows the name.
 */
face?: number, 
/**
 * Whether a program plays for the person: a bot account.
 */
program?: boolean, 
/**
 * Whether the person is here now. Always `false` if the person hides it.
 */
here: boolean, 
/**
 * The preset that the person plays now; `null` if the person plays nothing or hides it.
 */
plays: string | null, 
/**
 * The table of that match, if it is rated: then everyone may watch it, some seconds later. Other tables are known only to
 * those who have the link.
 */
watch?: string, };

export type Presence = { 
/**
 * Whether you hide that you are here, and what you play.
 */
hides: boolean, };

export type Invite = { 
/**
 * The name of the account. Upper and lower case are the same.
 */
name: string, };

export type TableInvitation = { 
/**
 * The table's id, as in its URL.
 */
table: string, 
/**
 * The name of the person who invites you.
 */
from: string, 
/**
 * The number of that person's face; absent if the face follows the name.
 */
face?: number, 
/**
 * The rules of the table.
 */
rules: Rules, 
/**
 * Whether the match changes the ratings of its players.
 */
rated: boolean, };

export type TokenScope = "read" | "play" | "clubs";

export type MakeToken = { 
/**
 * What you call it, 1 to `TOKEN_NAME_CHARS_MAX` characters.
 */
name: string, 
/**
 * What a program may do with it, at least one.
 */
scopes: Array<TokenScope>, };

export type NewToken = { 
/**
 * The secret. It is shown only once. A program sends it as `Authorization: Bearer …`.
 */
secret: string, 
/**
 * The token in your list.
 */
token: TokenView, };

export type TokenView = { 
/**
 * Names the token in requests. It does not open anything.
 */
id: string, 
/**
 * What you call it.
 */
name: string, 
/**
 * What a program may do with it.
 */
scopes: Array<TokenScope>, 
/**
 * When you made it, in milliseconds since 1970.
 */
since_ms: number, 
/**
 * When it was last used, to the hour, in milliseconds since 1970.
 */
used_ms: number, };

export type TurnMails = { 
/**
 * Whether you want them.
 */
wants: boolean, };

export type AccountPasskey = { 
/**
 * Names the passkey in requests.
 */
id: string, 
/**
 * What the browser said about itself when the passkey was made, at most `DEVICE_CHARS_MAX` characters.
 */
device: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
since_ms: number, 
/**
 * When it was last used, in milliseconds since 1970.
 */
used_ms: number, };

export type AccountWays = { 
/**
 * The host name for which this server makes passkeys; `null` if it makes none. Pages at other addresses cannot use them.
 */
passkeys_of: string | null, 
/**
 * Whether the server sends e-mails. Without a mail server the host passes links on.
 */
sends_mail: boolean, };

export type AskPasskey = { "for": "open", 
/**
 * The name that others see, 1 to `NAME_CHARS_MAX` characters. No other account has it; capital and small letters are the same.
 */
name: string, } | { "for": "add", 
/**
 * The password; empty if the account has none and you signed in a short time ago.
 */
password: string, } | { "for": "sign-in" };

export type PasskeyChallenge = { 
/**
 * Names the question in the answer. It can be answered once, within five minutes.
 */
challenge: string, 
/**
 * `publicKey` for `navigator.credentials.create` or `get`, as `PublicKeyCredential.parse…OptionsFromJSON` reads it.
 */
options: Record<string, unknown>, };

export type PasskeyAnswer = { 
/**
 * The question.
 */
challenge: string, 
/**
 * The credential, as `PublicKeyCredential.toJSON` writes it.
 */
credential: Record<string, unknown>, 
/**
 * When you sign in: whether the tables, clubs and matches of this browser's guest become the account's.
 */
move_guest?: boolean, };

export type ResetPassword = { 
/**
 * What follows `#` in the link.
 */
secret: string, 
/**
 * The new password.
 */
password: string, };

export type DeleteAccount = { 
/**
 * The password; empty if the account has none and you signed in a short time ago.
 */
password: string, };

export type AccountSettings = { 
/**
 * At most `SETTINGS_BYTES_MAX` bytes as JSON.
 */
settings: Record<string, unknown>, };

export type AccountRefusal = { "code": "name-taken", name: string, } | { "code": "bad-password", 
/**
 * The shortest password, in characters.
 */
chars_min: number, 
/**
 * The longest password, in bytes of UTF-8.
 */
bytes_max: number, } | { "code": "wrong-sign-in" } | { "code": "wrong-password" } | { "code": "sign-in-again" } | { "code": "wrong-passkey" } | { "code": "challenge-over" } | { "code": "no-passkeys" } | { "code": "last-passkey" } | { "code": "too-many-passkeys", 
/**
 * The most passkeys.
 */
max: number, } | { "code": "not-signed-in" } | { "code": "signed-in" } | { "code": "bad-email", email: string, } | { "code": "link-over" } | { "code": "in-evening" } | { "code": "last-organiser", 
/**
 * The name of the club.
 */
club: string, } | { "code": "gone" } | { "code": "not-in-scope", 
/**
 * The scope that is needed; `null` if no token allows it.
 */
scope: TokenScope | null, } | { "code": "bad-token", 
/**
 * The longest name, in characters.
 */
max: number, } | { "code": "too-many-tokens", 
/**
 * The most tokens.
 */
max: number, } | { "code": "has-played" } | { "code": "bot-in-pool" } | { "code": "nobody-named", name: string, } | { "code": "yourself" } | { "code": "too-many-people", 
/**
 * The most friends and blocked people together.
 */
max: number, } | { "code": "no-seat-to-offer" } | { "code": "too-many-settings", 
/**
 * The longest settings as JSON, in bytes.
 */
bytes_max: number, };

export type MatchesRequest = { 
/**
 * Matches of this preset only.
 */
preset?: string, 
/**
 * Matches in which this name played.
 */
with?: string, 
/**
 * Matches that ended at this time or later, in milliseconds since 1970.
 */
since_ms?: number, 
/**
 * Matches that ended before this time, in milliseconds since 1970.
 */
until_ms?: number, 
/**
 * The `next` of the page before.
 */
after?: string, };

export type MatchesPage = { 
/**
 * At most `MATCHES_PER_PAGE` matches.
 */
matches: Array<FinishedMatch>, 
/**
 * What to send as `after` for the next page; `null` on the last page.
 */
next: string | null, };

export type FinishedMatch = { 
/**
 * The id of the match, as in its address and in its record.
 */
id: string, 
/**
 * The preset of the rules.
 */
preset: string, 
/**
 * The rules: the preset and its overrides.
 */
rules: string, 
/**
 * When the match began, in milliseconds since 1970.
 */
began_ms: number, 
/**
 * When it ended, in milliseconds since 1970.
 */
ended_ms: number, 
/**
 * How many rounds were scored.
 */
rounds: number, 
/**
 * Whether the match is rated.
 */
rated?: boolean, 
/**
 * The version of the host's own rules, which the people accepted with the rules when they sat down. Absent if the host had
 * none, and for matches of older versions. Read them at `/api/house-rules/{version}`.
 */
house_rules?: string, 
/**
 * The players, in the order of their first seats.
 */
players: Array<MatchPlayer>, };

export type MatchPlayer = { 
/**
 * The first seat of the player.
 */
seat: Seat, 
/**
 * The number of the side, from 0.
 */
side: number, 
/**
 * The name at the end of the match. It is empty for a bot, for a guest without a name, and for a deleted account.
 */
name: string, 
/**
 * The level of a bot.
 */
bot?: string, 
/**
 * Whether it is you.
 */
you?: boolean, 
/**
 * The points of the side.
 */
points: number, 
/**
 * How the match ended for the side.
 */
outcome: SideResult, 
/**
 * Whether a bot held the seat at the end, or the time of the seat ran out.
 */
left?: boolean, 
/**
 * The points that the Goat club's formula gives; absent where the rules have none (R0.4.46).
 */
rating_points?: number, 
/**
 * What a rated match changed. Absent until it is booked, which takes less than a second.
 */
rating?: RatingChange, };

export type SideResult = "won" | "lost" | "tied" | "stopped";

export type ReplayRequest = { 
/**
 * The seat whose hand is shown, from 1. If you leave it out, all hands are hidden.
 */
seat?: number, };

export type MatchReplay = { 
/**
 * The match.
 */
match: FinishedMatch, 
/**
 * The table when the match began.
 */
start: TableView, 
/**
 * What happened since then, in order. The last event is the end of the match.
 */
events: Array<ReplayEvent>, };

export type ReplayEvent = { 
/**
 * When it happened, in milliseconds since the match began.
 */
at_ms: number, 
/**
 * What happened.
 */
event: SeenEvent, };

export type Profile = { 
/**
 * The name, which no other account has.
 */
name: string, 
/**
 * The number of the face that the person chose; `null` if the face follows the name.
 */
face: number | null, 
/**
 * Whether a program plays for the person.
 */
bot?: boolean, 
/**
 * When the account was opened, in milliseconds since 1970.
 */
since_ms: number, 
/**
 * The ratings, one for each family of games in which the person played rated matches.
 */
ratings: Array<FamilyRating>, 
/**
 * How the ratings changed, the oldest change first: the last `RATING_CHANGES_MAX`.
 */
changes: Array<RatingPoint>, 
/**
 * What the person has played, the most played preset first. Stopped matches do not count.
 */
played: Array<PlayedPreset>, };

export type PlayedPreset = { 
/**
 * The preset.
 */
preset: string, 
/**
 * Matches played.
 */
played: number, 
/**
 * Matches won.
 */
won: number, 
/**
 * Matches in which nobody won.
 */
tied: number, 
/**
 * Matches that the person left.
 */
left: number, 
/**
 * The sum of what the Goat club's formula gave in rated matches; absent where the rules have none (R0.4.46).
 */
rating_points?: number, };

export type RatingChange = { before: number, after: number, };

export type FamilyRating = { 
/**
 * The family.
 */
family: Family, 
/**
 * The rating. A new player has 1500.
 */
rating: number, 
/**
 * How uncertain the rating is: the true strength lies within twice as much, 19 times out of 20.
 */
deviation: number, 
/**
 * Whether the rating is still too uncertain for a leaderboard.
 */
provisional: boolean, 
/**
 * How many rated matches it rests on.
 */
matches: number, };

export type RatingPoint = { 
/**
 * The family of games.
 */
family: Family, 
/**
 * The match.
 */
match: string, 
/**
 * The rating after the match.
 */
rating: number, 
/**
 * When the match ended, in milliseconds since 1970.
 */
at_ms: number, };

export type Leader = { 
/**
 * The name of the account.
 */
name: string, 
/**
 * The number of the face that the person chose; `null` if the face follows the name.
 */
face: number | null, 
/**
 * Whether a program plays for the person.
 */
bot?: boolean, 
/**
 * The rating.
 */
rating: FamilyRating, };

export type RatingSeasonRequest = { 
/**
 * A season such as `2026-4`: a year and its quarter, from 1. Without it, the running season.
 */
season?: string, };

export type RatingSeason = { 
/**
 * The family.
 */
family: Family, 
/**
 * The season.
 */
season: string, 
/**
 * When it begins, in milliseconds since 1970.
 */
from_ms: number, 
/**
 * When the next one begins, in milliseconds since 1970.
 */
until_ms: number, 
/**
 * The highest ratings, by the last rated match of each person in the season: at most `LEADERS_MAX`. Provisional ratings are
 * left out.
 */
leaders: Array<Leader>, 
/**
 * The seasons with rated matches of this family, the last first, and the running one: at most `RATING_SEASONS_MAX`.
 */
seasons: Array<string>, };

export type OpponentsRequest = { 
/**
 * The name of an account.
 */
against?: string, };

export type Opponents = { 
/**
 * The most frequent partners: at most `OPPONENTS_MAX`.
 */
partners: Array<HeadToHead>, 
/**
 * The most frequent opponents: at most `OPPONENTS_MAX`.
 */
opponents: Array<HeadToHead>, 
/**
 * The person that you asked for, as an opponent; `null` if you asked for nobody, or if they never met.
 */
against: HeadToHead | null, };

export type HeadToHead = { 
/**
 * The name of the other one's account.
 */
name: string, 
/**
 * The number of the face that the other one chose; `null` if the face follows the name.
 */
face: number | null, 
/**
 * Whether a program plays for the other one.
 */
bot?: boolean, 
/**
 * Matches played.
 */
played: number, 
/**
 * Matches that the person won.
 */
won: number, 
/**
 * Matches that the person lost.
 */
lost: number, 
/**
 * Matches in which nobody won.
 */
tied: number, };

export type SearchRequest = { 
/**
 * Matches in which this name played, with capital or small letters.
 */
player?: string, 
/**
 * Matches in which this name played too. Needs `player`.
 */
with?: string, 
/**
 * Matches of this preset only.
 */
preset?: string, 
/**
 * Matches of this family of games only.
 */
family?: Family, 
/**
 * `true` for rated matches only, `false` for matches that are not rated.
 */
rated?: boolean, 
/**
 * Matches that ended at this time or later, in milliseconds since 1970. Imported matches without a date are left out.
 */
since_ms?: number, 
/**
 * Matches that ended before this time, in milliseconds since 1970. Imported matches without a date are left out.
 */
until_ms?: number, 
/**
 * How the match ended for `player`; without `player`, for at least one player.
 */
result?: SideResult, 
/**
 * The `next` of the page before.
 */
after?: string, };

export type SearchPage = { 
/**
 * At most `MATCHES_PER_PAGE` matches. A page may have fewer, or none, and still have a `next`: a search looks at a
 * limited number of matches at a time.
 */
matches: Array<FoundMatch>, 
/**
 * What to send as `after` to search on; `null` if all matches were searched.
 */
next: string | null, };

export type FoundMatch = { "source": "played", 
/**
 * The match.
 */
match: FinishedMatch, } | { "source": "imported", 
/**
 * The match.
 */
match: ImportedMatch, };

export type ImportedMatch = { 
/**
 * The id of the match, as in its address.
 */
id: string, 
/**
 * The preset of the rules.
 */
preset: string, 
/**
 * The rules: the preset and its overrides.
 */
rules: string, 
/**
 * The day on which the match was played, such as `2026-11-21`; `null` if the record does not say.
 */
date: string | null, 
/**
 * The event; `null` if the record does not say.
 */
event: string | null, 
/**
 * The place; `null` if the record does not say.
 */
site: string | null, 
/**
 * How many rounds the record has.
 */
rounds: number, 
/**
 * The players, in the order of their first seats.
 */
players: Array<ImportedPlayer>, };

export type ImportedPlayer = { 
/**
 * The first seat of the player.
 */
seat: Seat, 
/**
 * The number of the side, from 0.
 */
side: number, 
/**
 * The name as the record has it. It belongs to no account.
 */
name: string, 
/**
 * The level of a bot, as the record has it.
 */
bot?: string, 
/**
 * The points of the side after the last round; `null` under rules without points.
 */
points: number | null, 
/**
 * How the match ended for the side; `null` if the record ends before the match.
 */
outcome: SideResult | null, };

export type ImportedView = { 
/**
 * The match.
 */
match: ImportedMatch, 
/**
 * Its record.
 */
record: RecordDocument, 
/**
 * The match at a table, if the record names every tile and every turn; `null` otherwise.
 */
replay: ImportedReplay | null, };

export type ImportedReplay = { 
/**
 * The table after the first deal.
 */
start: TableView, 
/**
 * What happens then, in order.
 */
events: Array<SeenEvent>, };

export type DownloadRequest = { 
/**
 * `dgn` for records one after another, `json` for a list.
 */
format?: DownloadFormat, };

export type DownloadFormat = "dgn" | "json";

export type MatchDocument = { 
/**
 * The match.
 */
match: FinishedMatch, 
/**
 * Its record.
 */
record: RecordDocument, };

export type RecordDocument = { 
/**
 * The id of the match, where the record has one.
 */
id: string | null, 
/**
 * The rules: the preset and its overrides.
 */
rules: string, 
/**
 * The day, such as `2026-11-21`.
 */
date: string | null, 
/**
 * The event.
 */
event: string | null, 
/**
 * The place.
 */
site: string | null, 
/**
 * Remarks.
 */
notes: Array<string>, 
/**
 * The player of each seat, in seat order.
 */
players: Array<RecordPlayer>, 
/**
 * The points of sides before the first round, for a match taken up midway.
 */
start: Array<RecordPoints>, 
/**
 * The rounds, in sequence.
 */
rounds: Array<RecordRound>, 
/**
 * How the match ended, as in DGN: `won 1`, `lost 1 2`, `drawn` or `unfinished`.
 */
result: string | null, };

export type RecordPlayer = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The name.
 */
name: string, 
/**
 * The level of a bot; `null` for a person.
 */
bot: string | null, };

export type RecordPoints = { 
/**
 * The lowest seat of the side.
 */
side: Seat, 
/**
 * The points.
 */
points: number, };

export type RecordRound = { 
/**
 * The number of the round, from 1.
 */
number: number, 
/**
 * The dealt hands.
 */
hands: Array<RecordHand>, 
/**
 * The boneyard in the order in which it is drawn, with `null` for an unknown tile; `null` if the record has none.
 */
stock: Array<string | null> | null, 
/**
 * The leader.
 */
lead: Seat | null, 
/**
 * The turns, in order.
 */
turns: Array<RecordTurn>, 
/**
 * How the round ended, as in DGN: `out 3`, `blocked 2`, `redeal`, `timeout 1` or `stopped`.
 */
end: string | null, 
/**
 * What each side scored.
 */
scores: Array<RecordPoints>, 
/**
 * The points of each side after the round.
 */
totals: Array<RecordPoints>, };

export type RecordHand = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The known tiles, such as `3-6`.
 */
tiles: Array<string>, 
/**
 * How many more tiles the hand has.
 */
unknown: number, };

export type RecordTurn = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * What the seat does, as in DGN: `draw 3-4 3-4@L` or `pass`.
 */
actions: string, };

export type HandStatistics = { 
/**
 * Your hands in your last `COUNTED_MATCHES_MAX` matches, by family, tiles and size of a hand, the most hands first.
 */
yours: Array<HandCounts>, 
/**
 * The hands of everyone in the last `COUNTED_MATCHES_MAX` rated matches: one hand for each round, because the hands of one deal
 * depend on each other.
 */
everyone: Array<HandCounts>, 
/**
 * How many of your matches are not counted yet. They are counted within minutes.
 */
uncounted: number, };

export type HandCounts = { 
/**
 * The family of games.
 */
family: Family, 
/**
 * How many tiles the set has.
 */
set_tiles: number, 
/**
 * How many of them are doubles; of triangles, how many have three equal numbers.
 */
set_doubles: number, 
/**
 * The highest number on a tile.
 */
highest: number, 
/**
 * How many tiles a hand has.
 */
hand_tiles: number, 
/**
 * How many hands were counted.
 */
hands: number, 
/**
 * For each number of doubles, from 0: in how many hands, and in how many by chance.
 */
doubles: Array<DoublesCount>, 
/**
 * The pips of the hands.
 */
pips: PipsCount, 
/**
 * How well the number of doubles agrees with chance.
 */
doubles_verdict: ChanceVerdict, 
/**
 * How well the pips agree with chance.
 */
pips_verdict: ChanceVerdict, };

export type DoublesCount = { 
/**
 * The number of doubles.
 */
doubles: number, 
/**
 * In how many hands it was.
 */
observed: number, 
/**
 * In how many hands chance puts it on average.
 */
expected: number, };

export type PipsCount = { 
/**
 * The mean of the hands.
 */
observed_mean: number, 
/**
 * The mean by chance.
 */
expected_mean: number, 
/**
 * How far one hand is from the mean by chance: the standard deviation.
 */
deviation: number, };

export type ChanceVerdict = { "code": "too-few", 
/**
 * How many hands are needed.
 */
needed: number, } | { "code": "as-expected", 
/**
 * How often fair deals differ at least this much, from 0 to 1.
 */
p: number, } | { "code": "unusual", 
/**
 * How often fair deals differ at least this much, from 0 to 1.
 */
p: number, } | { "code": "very-unusual", 
/**
 * How often fair deals differ at least this much, from 0 to 1.
 */
p: number, };

export type JoinPool = { 
/**
 * A preset and overrides, such as `goat-club-one match.target=51`.
 */
rules: string, 
/**
 * How many people play.
 */
players: number, 
/**
 * How the table is run. If it is rated, people of similar ratings meet; the longer you wait, the wider is the band.
 */
options: TableOptions, };

export type PoolAnswer = { "kind": "table", 
/**
 * The id of the table.
 */
id: string, } | { "kind": "waiting", 
/**
 * How many people wait in this pool, with you.
 */
people: number, 
/**
 * For how many seconds you have waited.
 */
seconds: number, };

export type Entrant = number;

export type PairingId = number;

export type TournamentFormat = { "type": "arena", 
/**
 * How long it lasts, 5 to 720 minutes.
 */
minutes: number, } | { "type": "swiss", 
/**
 * How many rounds it has, 1 to 20.
 */
rounds: number, 
/**
 * The last round in which a late entrant may begin, from 2 to `rounds`; `None` if nobody may enter late.
 */
late_until_round?: number, } | { "type": "round-robin", 
/**
 * How often each two entrants meet, 1 or 2.
 */
cycles: number, } | { "type": "knock-out", 
/**
 * Whether the losers of the semi-finals play for the third place.
 */
third_place: boolean, };

export type MeetingOutcome = "first" | "second" | "tie" | "walkover-first" | "walkover-second" | "neither";

export type TournamentSettingsError = { "code": "entrants", entrants_min: number, entrants_max: number, most: number, } | { "code": "minutes", minutes: number, } | { "code": "rounds", rounds: number, } | { "code": "late-entry", round: number, rounds: number, } | { "code": "cycles", cycles: number, };

export type TieBreak = "points" | "direct-encounter" | "buchholz-cut-1" | "buchholz" | "sonneborn-berger" | "wins" | "fewer-matches" | "round-reached" | "third-place" | "lot";

export type TieBreakReason = { 
/**
 * The first tie-break in which the two differ.
 */
by: TieBreak, 
/**
 * The value of the entrant. Points and Buchholz count halves, the Sonneborn-Berger quarters.
 */
ours: number, 
/**
 * The value of the next entrant.
 */
theirs: number, };

export type StandingsRow = { 
/**
 * From 1. Entrants of a knock-out may share a rank.
 */
rank: number, entrant: Entrant, 
/**
 * Points, in halves: 3 is one and a half.
 */
half_points: number, 
/**
 * Matches at the table.
 */
played: number, won: number, tied: number, lost: number, 
/**
 * Wins by a walkover.
 */
won_unplayed: number, 
/**
 * Losses by a walkover, and matches from which both were absent.
 */
lost_unplayed: number, byes: number, is_withdrawn: boolean, 
/**
 * Whether the results do not count, because the entrant withdrew from a round robin before half of it.
 */
is_annulled: boolean, 
/**
 * Why this entrant is before the next; `None` for the last, and if the two share a rank.
 */
before_next: TieBreakReason | null, };

export type Bracket = { 
/**
 * The rounds; the winners of matches 0 and 1 meet in match 0 of the next round. The last round is the final.
 */
rounds: Array<Array<BracketMatch>>, 
/**
 * The match for the third place, if the settings have one and there are semi-finals. It belongs to the last round.
 */
third_place: BracketMatch | null, };

export type BracketMatch = { 
/**
 * Who plays.
 */
sides: [BracketSlot, BracketSlot], 
/**
 * The pairings so far; the last one decides.
 */
pairings: Array<PairingId>, 
/**
 * Who goes on. An entrant who meets nobody goes on at once.
 */
winner: BracketSlot, 
/**
 * Who is out.
 */
loser: BracketSlot, 
/**
 * Whether the last pairing is open.
 */
is_open: boolean, };

export type BracketSlot = "undecided" | "nobody" | { "entrant": Entrant };

export type TournamentFault = { "code": "closed" } | { "code": "already-started" } | { "code": "not-started" } | { "code": "full", most: number, } | { "code": "too-many-registered", most: number, } | { "code": "entry-closed" } | { "code": "too-few-entrants", entrants: number, needed: number, } | { "code": "no-entrant", entrant: Entrant, } | { "code": "no-pairing", pairing: PairingId, } | { "code": "already-withdrawn", entrant: Entrant, } | { "code": "not-withdrawn", entrant: Entrant, } | { "code": "too-many-returns", entrant: Entrant, most: number, } | { "code": "matches-open", open: number, } | { "code": "all-paired" } | { "code": "nobody-to-pair" } | { "code": "all-have-met", round: number, } | { "code": "time-over" } | { "code": "too-many-pairings", most: number, } | { "code": "already-decided", pairing: PairingId, } | { "code": "not-decided", pairing: PairingId, } | { "code": "followed", pairing: PairingId, later: PairingId, } | { "code": "same-outcome", pairing: PairingId, } | { "code": "too-many-corrections", most: number, };

export type OpenTournament = { 
/**
 * 1 to `TOURNAMENT_TITLE_CHARS_MAX` characters.
 */
title: string, 
/**
 * A preset and overrides, such as `draw match.target=50`: rules for two players, or for two pairs.
 */
rules: string, 
/**
 * How the tables are run. If they are rated, everyone needs an account to enter.
 */
options: TableOptions, 
/**
 * Whether fixed pairs play. Then the rules must have two pairs of two.
 */
pairs?: boolean, 
/**
 * Who plays whom, and until when.
 */
format: TournamentFormat, 
/**
 * How many entrants are needed to start, at least 2.
 */
entrants_min?: number, 
/**
 * How many entrants may take part.
 */
entrants_max: number, 
/**
 * When it starts, in milliseconds since 1970: at most `TOURNAMENT_AHEAD_DAYS_MAX` days ahead. A time in the past means
 * now.
 */
starts_ms: number, 
/**
 * When the next round is paired.
 */
next_round?: NextRound, 
/**
 * How long a table waits for a player who has not come, in seconds, from `ABSENT_AFTER_S_MIN` to
 * `ABSENT_AFTER_S_MAX`. Then the player loses by a walkover.
 */
absent_after_s?: number, 
/**
 * Whether bot accounts may enter.
 */
programs?: boolean, };

export type NextRound = { "type": "automatic", 
/**
 * The pause before it, in seconds, at most `ROUND_PAUSE_S_MAX`.
 */
pause_s: number, } | { "type": "by-host" };

export type OpenedTournament = { 
/**
 * The tournament's id, as in its address.
 */
id: string, };

export type TournamentStatus = "to-come" | "running" | "over";

export type TournamentsRequest = { 
/**
 * `to-come`, `running` or `over`. If you leave it out, those that run, then those to come.
 */
status?: TournamentStatus, 
/**
 * The `next` of the page before.
 */
after?: string, };

export type TournamentsPage = { 
/**
 * At most `TOURNAMENTS_PER_PAGE` tournaments.
 */
tournaments: Array<TournamentSummary>, 
/**
 * What to send as `after` for the next page; `null` on the last page.
 */
next: string | null, };

export type TournamentSummary = { 
/**
 * The tournament's id, as in its address.
 */
id: string, 
/**
 * The title that the host chose.
 */
title: string, 
/**
 * The preset of the rules.
 */
preset: string, 
/**
 * The rules: the preset and its overrides.
 */
rules: string, 
/**
 * How the tables are run.
 */
options: TableOptions, 
/**
 * Whether fixed pairs play.
 */
pairs: boolean, 
/**
 * Who plays whom, and until when.
 */
format: TournamentFormat, 
/**
 * The host; without a name if the account was deleted.
 */
host: TournamentPerson, 
/**
 * Where it stands.
 */
status: TournamentStatus, 
/**
 * When it starts or should have started, in milliseconds since 1970.
 */
starts_ms: number, 
/**
 * When it started; `null` before, and if it never did.
 */
started_ms: number | null, 
/**
 * How many entrants take part, or took part.
 */
entrants: number, 
/**
 * How many may take part.
 */
entrants_max: number, 
/**
 * The people of the entrant in the first place, once it is over; `null` if two share it.
 */
winner: Array<TournamentPerson> | null, 
/**
 * Whether you take part or took part.
 */
entered?: boolean, };

export type TournamentPerson = { 
/**
 * The name; empty for a guest without a name, and for a deleted account.
 */
name: string, 
/**
 * The number of the face that the person chose. Without one, the face follows the name.
 */
face?: number, 
/**
 * Whether the person has an account, so that `GET /api/people/{name}` shows a profile.
 */
account?: boolean, 
/**
 * Whether a program plays for the person: a bot account.
 */
bot?: boolean, };

export type TournamentRequest = { 
/**
 * The `version` that you have. The answer comes once there is another one, and after about 20 seconds at the latest. In
 * an arena such a request also says that you are there for your next match.
 */
after?: number, };

export type TournamentView = { 
/**
 * What to send as `after`.
 */
version: number, 
/**
 * The time of the server, in milliseconds since 1970, to count down to the times of the tournament.
 */
now_ms: number, 
/**
 * What everyone sees.
 */
tournament: TournamentBoard, 
/**
 * What concerns you.
 */
you: TournamentYou, };

export type TournamentBoard = { 
/**
 * What a list shows of it.
 */
summary: TournamentSummary, 
/**
 * How many entrants are needed to start.
 */
entrants_min: number, 
/**
 * When the next round is paired.
 */
next_round: NextRound, 
/**
 * How long a table waits for a player who has not come, in seconds.
 */
absent_after_s: number, 
/**
 * Whether bot accounts may enter.
 */
programs: boolean, 
/**
 * When an arena ends; `null` in other formats and before the start.
 */
ends_ms: number | null, 
/**
 * When it was closed. Then nothing changes any more.
 */
closed_ms: number | null, 
/**
 * The last round that was paired; 0 before the first.
 */
round: number, 
/**
 * How many rounds there are; `null` in an arena, and before the start if it depends on the entrants.
 */
rounds_all: number | null, 
/**
 * When the next round will be paired; `null` if that is not known.
 */
pairs_ms: number | null, 
/**
 * Everyone who has entered, by number, also those who withdrew.
 */
entrants: Array<TournamentEntrant>, 
/**
 * How many pairs wait for a partner to confirm.
 */
unconfirmed: number, 
/**
 * The rounds, the last first. In an arena each pairing of those who waited is a round, and only the last rounds are
 * there, with all open matches.
 */
rounds: Array<TournamentRound>, 
/**
 * The bracket of a knock-out that has started.
 */
bracket: Bracket | null, 
/**
 * The standings, the best first. Before the start they list the entrants by their seeding.
 */
standings: Array<StandingsRow>, };

export type TournamentEntrant = { 
/**
 * The number.
 */
entrant: Entrant, 
/**
 * One person, or two.
 */
people: Array<TournamentPerson>, 
/**
 * The rating by which the entrant is seeded; `null` without one.
 */
rating: number | null, 
/**
 * Whether the entrant takes part no more.
 */
withdrawn?: boolean, };

export type TournamentRound = { 
/**
 * The number, from 1. In a knock-out, the round of the bracket.
 */
round: number, 
/**
 * The matches.
 */
pairings: Array<TournamentPairing>, 
/**
 * Who had no opponent.
 */
byes?: Array<Entrant>, };

export type TournamentPairing = { 
/**
 * The id in `POST /api/tournaments/{id}/outcomes/{pairing}`.
 */
pairing: PairingId, 
/**
 * The entrant who has the first side.
 */
first: Entrant, second: Entrant, 
/**
 * How it ended; absent while it is open.
 */
outcome?: MeetingOutcome, 
/**
 * The table where it is played; absent before that is open, and once it is decided.
 */
table?: string, 
/**
 * The match that was played to its end; absent before, and after a walkover.
 */
match?: string, 
/**
 * Until when everyone must have come to the table; absent once they have.
 */
come_by_ms?: number, };

export type TournamentYou = { 
/**
 * What you can do now.
 */
can: Array<TournamentAction>, 
/**
 * Whether you are the host.
 */
hosts: boolean, 
/**
 * Your number, or that of your pair; `null` if you have not entered.
 */
entrant: Entrant | null, 
/**
 * The partner who has to confirm your pair; `null` if there is none.
 */
waits_for: TournamentPerson | null, 
/**
 * The pairs that wait for you to confirm them.
 */
invitations: Array<TournamentInvitation>, 
/**
 * The table of your open match; `null` if there is none.
 */
table: string | null, };

export type TournamentAction = "enter" | "confirm" | "withdraw" | "return" | "remove" | "start" | "pair" | "correct" | "close";

export type TournamentInvitation = { 
/**
 * The number to send.
 */
entry: number, 
/**
 * Who wants to play with you.
 */
from: TournamentPerson, };

export type EnterTournament = { 
/**
 * The name of the partner's account, where pairs play. The pair takes part once the partner confirms it.
 */
partner?: string, };

export type ConfirmPair = { 
/**
 * The number in your invitations.
 */
entry: number, };

export type ChooseEntrant = { 
/**
 * The entrant, as the host names one. If you leave it out, it is you or your pair.
 */
entrant?: Entrant, 
/**
 * A pair that is not confirmed, as in your invitations: you decline it.
 */
entry?: number, };

export type SetOutcome = { 
/**
 * How it ended.
 */
outcome: MeetingOutcome, };

export type TournamentRefusal = { "code": "not-host" } | { "code": "bad-title", 
/**
 * The longest title, in characters.
 */
max: number, } | { "code": "bad-start", 
/**
 * How far ahead it may start, in days.
 */
days_max: number, } | { "code": "bad-seconds", 
/**
 * The name of the field.
 */
field: string, 
/**
 * The lowest.
 */
min: number, 
/**
 * The highest.
 */
max: number, } | { "code": "bad-settings", 
/**
 * What is out of range.
 */
why: TournamentSettingsError, } | { "code": "bad-rules", 
/**
 * Whether pairs were to play.
 */
pairs: boolean, } | { "code": "no-programs" } | { "code": "entered", 
/**
 * The name of the one who takes part.
 */
name: string, } | { "code": "not-entered" } | { "code": "removed" } | { "code": "needs-partner" } | { "code": "no-partners" } | { "code": "no-such-partner", 
/**
 * The name.
 */
name: string, } | { "code": "not-invited" } | { "code": "too-many-unconfirmed", 
/**
 * The most.
 */
max: number, } | { "code": "not-now", 
/**
 * Why.
 */
why: TournamentFault, };

export type SendReport = { 
/**
 * Whom you report.
 */
about: ReportAbout, 
/**
 * Why.
 */
reason: ReportReason, 
/**
 * What you want to say about it, at most `REPORT_CHARS_MAX` characters. It may be empty.
 */
words: string, };

export type ReportAbout = { "kind": "seat", 
/**
 * The id of the table.
 */
table: string, 
/**
 * The seat. Any seat of a player with two hands will do.
 */
seat: Seat, } | { "kind": "player", 
/**
 * The id of the match.
 */
match: string, 
/**
 * The first seat of the player.
 */
seat: Seat, } | { "kind": "account", 
/**
 * The name of the account. Upper and lower case are the same.
 */
name: string, };

export type ReportReason = "cheating" | "signalling" | "talk" | "name" | "leaving" | "stalling" | "other";

export type ModeratedPerson = { 
/**
 * The name that others see. It is empty for a guest without a name, and for a deleted account.
 */
name: string, 
/**
 * The number of the face that the person chose; absent if the face follows the name.
 */
face?: number, 
/**
 * Whether the person has an account, which the name then finds.
 */
account: boolean, 
/**
 * Whether a program plays for the person: a bot account.
 */
program?: boolean, };

export type QueueRequest = { 
/**
 * Those that are decided, instead of those that are open.
 */
decided?: boolean, 
/**
 * The `next` of the page before.
 */
after?: string, };

export type ModerationPageRequest = { 
/**
 * The `next` of the page before.
 */
after?: string, };

export type ReportsPage = { 
/**
 * At most `MODERATION_PER_PAGE` people.
 */
people: Array<ReportedPerson>, 
/**
 * What to send as `after` for the next page; `null` on the last page.
 */
next: string | null, 
/**
 * How many reports are open in all.
 */
open_reports: number, 
/**
 * How many appeals are open in all.
 */
open_appeals: number, };

export type ReportedPerson = { 
/**
 * The person.
 */
person: ModeratedPerson, 
/**
 * How many reports about the person are open.
 */
open: number, 
/**
 * How many reports about the person there are, with decided ones.
 */
all: number, 
/**
 * The reports of this list, the oldest first: at most `REPORTS_SHOWN_MAX`.
 */
reports: Array<ReportLine>, };

export type ReportLine = { 
/**
 * The id of the report, as in its address.
 */
id: string, 
/**
 * Why the person is reported.
 */
reason: ReportReason, 
/**
 * What the reporter says about it. It may be empty.
 */
words: string, 
/**
 * When, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * Who reports.
 */
by: ModeratedPerson, 
/**
 * The table; absent for a report about an account.
 */
table?: string, 
/**
 * The match at that table; absent if none had begun.
 */
match?: string, 
/**
 * The first seat of the person at that table.
 */
seat?: Seat, 
/**
 * Whether the match is over, so that it has a page.
 */
match_over?: boolean, 
/**
 * Whether you may not decide it, because you sent it or it is about you.
 */
own?: boolean, 
/**
 * What was decided; absent while the report is open.
 */
decided?: Decided, };

export type Decided = { 
/**
 * When, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * The name of the moderator.
 */
by: string, 
/**
 * The sanction; `null` if the report was dismissed.
 */
sanction: string | null, 
/**
 * Why.
 */
reason: string, };

export type ReportView = { 
/**
 * The report.
 */
report: ReportLine, 
/**
 * What was said at the table before the report, the oldest first. Empty for a report about an account.
 */
talk: Array<ReportedTalk>, 
/**
 * Whom it is about.
 */
about: PersonFile, };

export type ReportedTalk = { 
/**
 * When, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * The first seat of the person.
 */
seat: Seat, 
/**
 * The name of the person who sat there when the report was sent. It is empty for a guest without a name, for a deleted account,
 * and if the person had left.
 */
name: string, 
/**
 * What.
 */
said: Said, };

export type PersonFile = { 
/**
 * The person.
 */
person: ModeratedPerson, 
/**
 * How many reports about the person are open.
 */
open: number, 
/**
 * How many reports about the person there are, with decided ones.
 */
all: number, 
/**
 * The last reports, the latest first: at most `REPORTS_SHOWN_MAX`.
 */
reports: Array<ReportLine>, 
/**
 * How the person has behaved in matches.
 */
conduct: Conduct, 
/**
 * The person's sanctions, the latest first.
 */
sanctions: Array<SanctionView>, 
/**
 * People who played rated matches from the same network as this person, the most frequent first: at most
 * `SHARED_NETWORKS_MAX`.
 */
networks: Array<SharedNetwork>, 
/**
 * Pairs with this person whose plays only shared knowledge explains well, the clearest first: at most `PLAY_HINTS_MAX`.
 */
plays: Array<PlayHint>, };

export type Conduct = { 
/**
 * Matches that the person began.
 */
begun: number, 
/**
 * Matches that the person played to the end.
 */
finished: number, 
/**
 * Matches that the person left: a bot held the seat at the end, or its time ran out.
 */
left: number, 
/**
 * Matches that the person gave up.
 */
given_up: number, 
/**
 * Plays and passes of the person, with those that the clock made.
 */
turns: number, 
/**
 * How often the person's time ran out.
 */
timed_out: number, };

export type SharedNetwork = { 
/**
 * The other person.
 */
person: ModeratedPerson, 
/**
 * In how many rated matches both played from one network, in the last 90 days.
 */
matches: number, 
/**
 * In how many of these they were partners.
 */
partners: number, 
/**
 * When the last of these ended, in milliseconds since 1970.
 */
last_ms: number, };

export type SharedNetworkPair = { 
/**
 * The two people.
 */
people: [ModeratedPerson, ModeratedPerson], 
/**
 * In how many rated matches both played from one network, in the last 90 days.
 */
matches: number, 
/**
 * In how many of these they were partners.
 */
partners: number, 
/**
 * When the last of these ended, in milliseconds since 1970.
 */
last_ms: number, };

export type PlayHints = { 
/**
 * The last computation; `null` before the first.
 */
run: PlayHintRun | null, 
/**
 * The pairs, the clearest first: at most `PLAY_HINTS_MAX`.
 */
hints: Array<PlayHint>, };

export type PlayHintRun = { 
/**
 * When, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * It looked at rated matches that ended since then, in milliseconds since 1970.
 */
since_ms: number, 
/**
 * How many matches it looked at.
 */
matches: number, 
/**
 * How many pairs it compared. The two orders of two people count separately.
 */
judged: number, };

export type PlayHint = { 
/**
 * Who plays.
 */
by: ModeratedPerson, 
/**
 * Whose hand the plays suit.
 */
of: ModeratedPerson, 
/**
 * Whether it is about rounds in which they were partners.
 */
partners: boolean, 
/**
 * What the plays do to the hand.
 */
effect: PlayEffect, 
/**
 * The rounds that were counted.
 */
rounds: number, 
/**
 * By how many playable tiles of the hand a round differs from the rounds of other pairs, on average.
 */
tiles: number, 
/**
 * How many standard errors that is.
 */
deviations: number, 
/**
 * The most telling matches, at most 3.
 */
matches: Array<string>, };

export type PlayEffect = "helps" | "hinders";

export type Measure = { "kind": "warn" } | { "kind": "time-out", 
/**
 * For how long, 1 to `TIME_OUT_MINUTES_MAX`.
 */
minutes: number, } | { "kind": "ban", 
/**
 * For how long, 1 to `BAN_DAYS_MAX`; `null` for good.
 */
days: number | null, };

export type DecideReport = { 
/**
 * What is imposed on the person; `null` dismisses the report.
 */
measure: Measure | null, 
/**
 * Why: at most `MODERATOR_REASON_CHARS_MAX` characters. The person reads it if something is imposed; then it must not be empty.
 */
reason: string, 
/**
 * Whether this also decides the other open reports about the person, without those that you sent.
 */
all?: boolean, };

export type ImposeSanction = { 
/**
 * What.
 */
measure: Measure, 
/**
 * Why: 1 to `MODERATOR_REASON_CHARS_MAX` characters. The person reads it.
 */
reason: string, };

export type LiftSanction = { 
/**
 * Why: 1 to `MODERATOR_REASON_CHARS_MAX` characters. The person reads it.
 */
reason: string, };

export type SanctionKind = "warning" | "time-out" | "ban";

export type SanctionView = { 
/**
 * The sanction, as the person sees it.
 */
sanction: ImposedSanction, 
/**
 * Whom it is imposed on.
 */
person: ModeratedPerson, 
/**
 * The name of the moderator.
 */
by: string, 
/**
 * The report that led to it; absent if there was none.
 */
report?: string, 
/**
 * Whether you may not decide the appeal: it is about you, or you imposed it and another moderator can decide.
 */
own?: boolean, };

export type ImposedSanction = { 
/**
 * The id of the sanction, as in its address.
 */
id: string, 
/**
 * What it is.
 */
kind: SanctionKind, 
/**
 * Why it was imposed.
 */
reason: string, 
/**
 * When it was imposed, in milliseconds since 1970.
 */
since_ms: number, 
/**
 * When it ends or ended by itself, in milliseconds since 1970; `null` for a warning and for a ban for good.
 */
until_ms: number | null, 
/**
 * Whether it holds now. A warning never does.
 */
active: boolean, 
/**
 * Who lifted it and why; absent if it was not lifted.
 */
lifted?: Lifted, 
/**
 * The appeal; absent without one. There is at most one.
 */
appeal?: Appeal, };

export type Lifted = { 
/**
 * When, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * Why.
 */
reason: string, };

export type Appeal = { 
/**
 * What the person says.
 */
words: string, 
/**
 * When, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * What was decided; absent while the appeal is open.
 */
decided?: AppealDecided, };

export type AppealDecided = { 
/**
 * When, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * The decision.
 */
decision: AppealDecision, 
/**
 * Why.
 */
reason: string, };

export type AppealDecision = "uphold" | "lift";

export type SendAppeal = { 
/**
 * Why the sanction is wrong: 1 to `APPEAL_CHARS_MAX` characters.
 */
words: string, };

export type DecideAppeal = { 
/**
 * The decision.
 */
decision: AppealDecision, 
/**
 * Why: 1 to `MODERATOR_REASON_CHARS_MAX` characters. The person reads it.
 */
reason: string, };

export type SanctionsPage = { 
/**
 * At most `MODERATION_PER_PAGE` sanctions.
 */
sanctions: Array<SanctionView>, 
/**
 * What to send as `after` for the next page; `null` on the last page.
 */
next: string | null, };

export type ModerationLog = { 
/**
 * At most `MODERATION_PER_PAGE` acts.
 */
entries: Array<ModerationEntry>, 
/**
 * What to send as `after` for the next page; `null` on the last page.
 */
next: string | null, };

export type ModerationEntry = { 
/**
 * When, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * The name of the moderator. It is empty if the account was deleted.
 */
by: string, 
/**
 * What.
 */
act: ModerationAct, 
/**
 * Whom it is about.
 */
person: ModeratedPerson, 
/**
 * Why.
 */
reason: string, 
/**
 * The report; absent if it is about none.
 */
report?: string, 
/**
 * The sanction; absent if it is about none.
 */
sanction?: string, 
/**
 * When the sanction was to end by itself, in milliseconds since 1970; absent if never, and where nothing was imposed.
 */
until_ms?: number, };

export type ModerationAct = "dismiss" | "warn" | "time-out" | "ban" | "lift" | "uphold" | "grant";

export type HouseRules = { 
/**
 * Names this text: it changes when a word changes.
 */
version: string, 
/**
 * The text, without formatting. It is in the host's language.
 */
paragraphs: Array<string>, };

export type ModerationRefusal = { "code": "not-moderator" } | { "code": "banned", 
/**
 * The ban, against which you can appeal.
 */
sanction: string, 
/**
 * Why.
 */
reason: string, 
/**
 * When the ban ends, in milliseconds since 1970; `null` if it is for good.
 */
until_ms: number | null, } | { "code": "gone" } | { "code": "nobody-there", seat: Seat, } | { "code": "yourself" } | { "code": "reported" } | { "code": "bad-words", 
/**
 * The longest text, in characters.
 */
max: number, } | { "code": "bad-time", 
/**
 * The longest time: in minutes for a time-out, in days for a ban.
 */
max: number, } | { "code": "decided" } | { "code": "own-report" } | { "code": "own-sanction" } | { "code": "appealed" };

export type ClubSettings = { 
/**
 * The name of the page that the members subscribe to (CLUB-16), at most `CLUB_NAME_CHARS_MAX` characters. If it is
 * empty, clients show the club's name.
 */
page_name: string, 
/**
 * The label of the link to the club's evenings (CLUB-16), at most `CLUB_NAME_CHARS_MAX` characters. If it is
 * empty, clients show a default label.
 */
entry_name: string, 
/**
 * The usual penalties, from which organisers choose (CLUB-72). At most `PENALTIES_MAX`.
 */
penalties: Array<UsualPenalty>, 
/**
 * Whether a player of the other pair must agree to a result before the organiser can confirm it.
 */
countersigned: boolean, 
/**
 * The pair whose column gets the zero of a tied fish.
 */
tied_fish: TiedFish, 
/**
 * How the club's seasons work.
 */
season: SeasonSettings, };

export type UsualPenalty = { reason: string, 
/**
 * The points of effectiveness that the player loses, from 0 to `PENALTY_AMOUNT_MAX`; 0 for a sanction without a
 * penalty.
 */
amount: number, };

export type TiedFish = "leader" | "blocker";

export type SeasonSettings = { 
/**
 * The length of a season.
 */
span: SeasonSpan, 
/**
 * How a season counts its evenings.
 */
rules: SeasonRules, };

export type SeasonSpan = "year" | "half-year" | "quarter" | "month";

export type SeasonRules = { 
/**
 * The points of a member for an evening.
 */
points: SeasonPoints, 
/**
 * Which of a member's evenings count.
 */
counted: CountedEvenings, 
/**
 * The number of evenings that a member must have played to be ranked; 0 and 1 have the same effect.
 */
evenings_min: number, };

export type SeasonPoints = { "kind": "match-points" } | { "kind": "by-place", points: PlacePoints, };

export type PlacePoints = Array<number>;

export type CountedEvenings = { "kind": "all" } | { "kind": "best", 
/**
 * How many evenings count.
 */
evenings: number, };

export type SeasonView = { season: SeasonId, 
/**
 * How seasons work in this club.
 */
settings: SeasonSettings, 
/**
 * Whether the season has ended.
 */
over: boolean, 
/**
 * The seasons that you can choose: those with evenings, this one and the current one. The latest is first.
 */
seasons: Array<SeasonId>, 
/**
 * The evenings of the season that count, ordered by day. Only closed evenings with all results count.
 */
evenings: Array<HeldEvening>, 
/**
 * The people in the standings, in the same order.
 */
people: Array<SeasonPerson>, standings: Array<SeasonStanding>, };

export type SeasonId = string;

export type SeasonStanding = { 
/**
 * From 1. Tied members share a place, and the next places are skipped. `None` for a member with too few evenings.
 */
place: number | null, 
/**
 * The id of the member in the club.
 */
member: string, 
/**
 * The number of evenings played, whether they count or not.
 */
played: number, 
/**
 * The ids of the evenings that count, in the order in which they were held.
 */
counted: Array<string>, 
/**
 * Points of the season.
 */
points: number, 
/**
 * Matches won in the evenings that count.
 */
wins: number, 
/**
 * Effectiveness in the evenings that count.
 */
effectiveness: number, 
/**
 * The key that puts this member before the next. `None` for the last member, for a tie with the next, and without a place.
 */
decided_by: SeasonKey | null, };

export type SeasonKey = "points" | "wins" | "effectiveness";

export type HeldEvening = { 
/**
 * The evening's id, as in its URL.
 */
id: string, 
/**
 * The evening's name.
 */
name: string, 
/**
 * The planned day, or the day on which the evening was opened if its file has none.
 */
day: string, 
/**
 * How many players the evening had.
 */
players: number, };

export type SeasonPerson = { 
/**
 * The id in standings and records.
 */
id: string, name: string, 
/**
 * Whether the person is a guest, not a member of the club.
 */
guest: boolean, };

export type HallView = { 
/**
 * The length of a season.
 */
span: SeasonSpan, 
/**
 * The winners of seasons and evenings, and the records.
 */
hall: HallOfFame, 
/**
 * The evenings that the records refer to.
 */
evenings: Array<HeldEvening>, 
/**
 * Everyone in the honours, in the same order.
 */
people: Array<SeasonPerson>, };

export type HallOfFame = { 
/**
 * The winners of finished seasons, the latest first.
 */
champions: Array<Champion>, 
/**
 * All members who played, ordered by seasons won, then evenings won, then fewest evenings played.
 */
honours: Array<Honours>, 
/**
 * The records in the order of [`RecordKind::ALL`], without those that nobody holds.
 */
records: Array<HallRecord>, };

export type Champion = { 
/**
 * The name of the season.
 */
season: string, 
/**
 * The member who won, or all tied members.
 */
members: Array<string>, };

export type Honours = { 
/**
 * The id of the member in the club.
 */
member: string, 
/**
 * Seasons won.
 */
seasons: number, 
/**
 * Evenings won.
 */
evenings: number, 
/**
 * Evenings played.
 */
played: number, };

export type HallRecord = { kind: RecordKind, value: number, 
/**
 * The holders, in the order in which they reached the value.
 */
holders: Array<RecordHolder>, };

export type RecordKind = "points" | "wins" | "effectiveness" | "wins-in-a-row" | "evenings";

export type RecordHolder = { 
/**
 * The id of the member in the club.
 */
member: string, 
/**
 * The id of the evening in which the member reached the value.
 */
evening: string, };

export type OpenClub = { name: string, 
/**
 * Your name as the first member, 1 to `CLUB_NAME_CHARS_MAX` characters. If you leave it out, you get your own name,
 * if you have one.
 */
member?: string, };

export type OpenedClub = { 
/**
 * The club's id, as in its URL.
 */
id: string, };

export type EditClub = { name: string, settings: ClubSettings, };

export type ClubSummary = { 
/**
 * The club's id, as in its URL.
 */
id: string, name: string, you: ClubRole, };

export type ClubRole = { 
/**
 * Whether you are an organiser.
 */
organises: boolean, 
/**
 * Whether the club knows this device as a member's.
 */
member: boolean, 
/**
 * The e-mail of that member; `None` if you are no member, or a member without an e-mail. The server does not verify
 * the e-mail, so it never returns the member's name for it.
 */
email: string | null, };

export type ClubView = { 
/**
 * The club's id, as in its URL.
 */
id: string, name: string, settings: ClubSettings, 
/**
 * The organisers' names, ordered by when they became organisers. The name is empty until the organiser chooses
 * one. The list is empty unless you are an organiser or have entered the club.
 */
organisers: Array<string>, you: ClubRole, };

export type ClubMember = { id: string, 
/**
 * When the member was added, in milliseconds since 1970.
 */
since_ms: number, 
/**
 * The name in the club, 1 to `CLUB_NAME_CHARS_MAX` characters.
 */
name: string, 
/**
 * The e-mail address, at most `EMAIL_CHARS_MAX` characters; empty if the club has none. Two members of a club cannot
 * have the same address. Upper and lower case count as the same.
 */
email: string, 
/**
 * The organisers' note about the member, at most `NOTE_CHARS_MAX` characters; may be empty.
 */
note: string, };

export type MemberEntry = { 
/**
 * The name in the club, 1 to `CLUB_NAME_CHARS_MAX` characters.
 */
name: string, 
/**
 * The e-mail address, at most `EMAIL_CHARS_MAX` characters; empty if the club has none. Two members of a club cannot
 * have the same address. Upper and lower case count as the same.
 */
email: string, 
/**
 * The organisers' note about the member, at most `NOTE_CHARS_MAX` characters; may be empty.
 */
note: string, };

export type MembersImport = { 
/**
 * The new members.
 */
added: Array<MemberEntry>, 
/**
 * The members whose data change.
 */
changed: Array<MemberChange>, 
/**
 * How many members on the list keep their data.
 */
unchanged: number, 
/**
 * The headings of the columns that the import ignores.
 */
ignored: Array<string>, };

export type MemberChange = { 
/**
 * The data before the import.
 */
before: MemberEntry, 
/**
 * The data after the import. If the member's line has no field for a note, the note stays.
 */
after: MemberEntry, };

export type ClubOrganisers = { 
/**
 * The organisers, ordered by when they became organisers.
 */
organisers: Array<ClubOrganiser>, 
/**
 * The invitations that are not used and have not expired, the oldest first.
 */
invitations: Array<ClubInvitation>, };

export type ClubOrganiser = { 
/**
 * The organiser's id in this club.
 */
id: string, 
/**
 * The name; empty until the organiser chooses one.
 */
name: string, 
/**
 * Whether this organiser is you.
 */
you: boolean, 
/**
 * When they became an organiser, in milliseconds since 1970.
 */
since_ms: number, };

export type ClubInvitation = { id: string, 
/**
 * The name of the organiser who made it; empty until the organiser chooses one.
 */
by: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
made_ms: number, 
/**
 * When it expires, in milliseconds since 1970.
 */
until_ms: number, };

export type NewInvitation = { id: string, 
/**
 * The secret in the link. The server stores only its hash, so it cannot show the secret again.
 */
secret: string, };

export type JoinOrganisers = { 
/**
 * The secret in the link.
 */
secret: string, };

export type ClubNames = { 
/**
 * Your name on the list; `None` if you are not on it. It is also `None` if you only gave a member's e-mail, because
 * the server does not verify e-mails.
 */
you: string | null, 
/**
 * The names of all members, also yours, in no particular order.
 */
members: Array<string>, };

export type BeMember = { 
/**
 * The name on the list, 1 to `CLUB_NAME_CHARS_MAX` characters.
 */
name: string, };

export type EnterByLink = { 
/**
 * The secret in the link.
 */
secret: string, };

export type NewMemberLink = { 
/**
 * The secret in the link. The server stores only its hash, so it cannot show the secret again.
 */
secret: string, 
/**
 * When it expires, in milliseconds since 1970.
 */
until_ms: number, };

export type EnterClub = { 
/**
 * Your e-mail, as on the club's list of members. Upper and lower case count as the same.
 */
email: string, };

export type ClubEntry = { "kind": "not-registered" } | { "kind": "free" } | { "kind": "in-evening", evening: string, 
/**
 * The evening's name.
 */
title: string, };

export type ClubRefusal = { "code": "not-organiser" } | { "code": "gone" } | { "code": "last-organiser" } | { "code": "invitation-over" } | { "code": "too-many-members", 
/**
 * The most members of a club.
 */
max: number, } | { "code": "too-many-organisers", 
/**
 * The most organisers of a club.
 */
max: number, } | { "code": "too-many-invitations", 
/**
 * The most open invitations of a club.
 */
max: number, } | { "code": "email-taken", email: string, } | { "code": "name-taken", name: string, } | { "code": "bad-email", 
/**
 * The text that you sent as the e-mail.
 */
email: string, } | { "code": "bad-note", 
/**
 * The longest note, in characters.
 */
max: number, } | { "code": "bad-penalties", 
/**
 * The most usual penalties of a club.
 */
penalties: number, 
/**
 * The longest reason, in characters.
 */
chars: number, 
/**
 * The largest amount, in points of effectiveness.
 */
amount: number, } | { "code": "bad-list", 
/**
 * The faults, in line order.
 */
faults: Array<ListFault>, 
/**
 * How many further faults the server found and left out of `faults`.
 */
more: number, };

export type ListFault = { 
/**
 * The number of the line, from 1.
 */
line: number, fault: LineFault, };

export type LineFault = { "code": "empty" } | { "code": "encoding" } | { "code": "open-quote" } | { "code": "no-column", 
/**
 * The column that is missing.
 */
column: ListColumn, } | { "code": "column-twice", column: ListColumn, } | { "code": "too-many-fields", 
/**
 * The most fields of a line.
 */
columns: number, } | { "code": "no-name" } | { "code": "bad-name", 
/**
 * The longest name, in characters.
 */
max: number, } | { "code": "name-twice", name: string, 
/**
 * The number of the earlier line, from 1.
 */
line: number, } | { "code": "bad-email", 
/**
 * The text of the field, cut off after `CLUB_NAME_CHARS_MAX` characters.
 */
email: string, } | { "code": "email-twice", email: string, 
/**
 * The number of the earlier line, from 1.
 */
line: number, } | { "code": "bad-note", 
/**
 * The longest note, in characters.
 */
max: number, };

export type ListColumn = "name" | "email" | "note";

export type EveningRefusal = { "code": "not-member" } | { "code": "bad-file", 
/**
 * The number of the line with the error, from 1.
 */
line: number, 
/**
 * What is wrong, in English.
 */
detail: string, } | { "code": "game-does-not-fit" } | { "code": "elsewhere", id: string, name: string, } | { "code": "barred" } | { "code": "not-organiser" } | { "code": "wrong-code" } | { "code": "no-such-player" } | { "code": "name-taken" } | { "code": "closed" } | { "code": "last-organiser" } | { "code": "link-over" } | { "code": "too-many-links", 
/**
 * The most unused links of an evening.
 */
max: number, };

export type GuidePage = { 
/**
 * The title, as plain text.
 */
title: string, 
/**
 * The rest, as HTML. Pictures are files of this server.
 */
text: string, };

export type LearnIndex = { 
/**
 * The history of dominoes, as HTML.
 */
history: string, 
/**
 * The games, in the order of the catalogue.
 */
games: Array<LearnGame>, };

export type LearnGame = { preset: string, 
/**
 * The family that the game belongs to.
 */
family: Family, 
/**
 * What is special about the game, as HTML.
 */
about: string, };

export type LearnPage = { game: LearnGame, lesson: Lesson, 
/**
 * How to play the game well, as HTML.
 */
strategy: string, };

export type Lesson = { 
/**
 * The table at the start of the lesson, as you see it.
 */
view: TableView, 
/**
 * The live state at the start.
 */
now: LiveState, 
/**
 * The steps, in order.
 */
steps: Array<LessonStep>, };

export type LessonStep = { "type": "say", 
/**
 * The text, as HTML.
 */
text: string, } | { "type": "ask", 
/**
 * The question, as HTML.
 */
text: string, 
/**
 * The hint for a different move, as HTML.
 */
hint: string, } | { "type": "happen", 
/**
 * The event, as you see it.
 */
event: SeenEvent, 
/**
 * The live state after the event.
 */
now: LiveState, };
