// Generated from crates/protocol. `cargo xtask generate typescript` writes it.

export const PROTOCOL_VERSION = 1;
export const NAME_CHARS_MAX = 24;
export const CLUB_NAME_CHARS_MAX = 60;
export const NOTE_CHARS_MAX = 200;
export const EMAIL_CHARS_MAX = 254;
export const PENALTIES_MAX = 40;
export const PENALTY_AMOUNT_MAX = 999;
export const PLACES_MAX = 64;
export const PLACE_POINTS_MAX = 10000;

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
 * Which of the tile's numbers lies at the cell's apex: 0 the smallest, then clockwise.
 */
turn: number, };

export type Move = { "type": "play", 
/**
 * The tile.
 */
tile: Tile, 
/**
 * Where it goes.
 */
at: Place, 
/**
 * The half that stays open, where either half may touch the end.
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
 * Recorded points.
 */
points: number, 
/**
 * Points kept outside the account (R0.4.26).
 */
remembered: number, 
/**
 * Whether points are recorded yet.
 */
open: boolean, };

export type Standing = { 
/**
 * One account a side.
 */
accounts: Array<Account>, 
/**
 * Points of tied fishes that wait on the table.
 */
carried: number, 
/**
 * Rounds that counted so far.
 */
rounds: number, 
/**
 * The side whose account opened first, where accounts open.
 */
first_open: number | null, };

export type SideScore = { 
/**
 * The account before the round.
 */
before: Account, 
/**
 * What the round credits to the side, before any threshold or cap; carried points and bonuses included.
 */
credit: number, 
/**
 * How much of the credit had waited on the table.
 */
received: number, 
/**
 * How much of the credit are bonuses.
 */
bonus: number, 
/**
 * Points made in play, less those paid; beside the credit.
 */
made: number, 
/**
 * Points paid in play: for tiles drawn, and for passes after them.
 */
paid: number, 
/**
 * Points added to the record.
 */
scored: number, 
/**
 * The account after the round.
 */
after: Account, };

export type PaidBonus = { 
/**
 * The side that it went to, counted from 0.
 */
side: number, 
/**
 * What for.
 */
event: BonusEvent, 
/**
 * How much.
 */
points: number, };

export type Settlement = { 
/**
 * The side that won the round, counted from 0; `None` where nobody did.
 */
winner: number | null, 
/**
 * Whether a block was equal, so that nobody could be named.
 */
tied: boolean, 
/**
 * What each seat's remaining tiles count.
 */
values: BySeat<number>, 
/**
 * The score sheet, a line a side.
 */
sides: Array<SideScore>, 
/**
 * Points that wait on the table now.
 */
carried: number, 
/**
 * The bonuses that were paid.
 */
bonuses: Array<PaidBonus>, 
/**
 * Rounds that count, this one included.
 */
rounds: number, 
/**
 * The side whose account opened first, where accounts open.
 */
first_open: number | null, 
/**
 * What ended the match at once, regardless of points.
 */
instant: InstantEnd | null, 
/**
 * Who won the match, where it is over.
 */
verdict: Verdict | null, };

export type Verdict = { 
/**
 * The sides that won.
 */
won: Array<number>, 
/**
 * The sides that lost: in Goat, the goats.
 */
lost: Array<number>, };

export type MatchEnd = { 
/**
 * Who won and who lost.
 */
verdict: Verdict, 
/**
 * Rating points by seat, where the rules have a formula.
 */
rating_points: BySeat<number> | null, 
/**
 * The seat whose time ran out, where that ended the match.
 */
eliminated: Seat | null, };

export type Family = "goat" | "classic" | "pairs" | "fives" | "trains" | "triangles";

export type Level = "random" | "greedy" | "steady";

export type Rules = { 
/**
 * The preset these rules start from, such as `goat-yard`.
 */
preset: string, 
/**
 * What the set is made of.
 */
tiles: TileRules, 
/**
 * Who sits at the table.
 */
seats: SeatRules, 
/**
 * How the tiles are handed out.
 */
deal: DealRules, 
/**
 * Who plays first, and what.
 */
lead: LeadRules, 
/**
 * Where tiles may lie.
 */
layout: LayoutRules, 
/**
 * What a turn is.
 */
turn: TurnRules, 
/**
 * Taking tiles from the boneyard.
 */
draw: DrawRules, 
/**
 * When a round is over.
 */
end: EndRules, 
/**
 * What tiles left in a hand count.
 */
value: ValueRules, 
/**
 * Who writes what after a round.
 */
score: ScoreRules, 
/**
 * When points begin to be written.
 */
account: AccountRules, 
/**
 * When the match is over.
 */
match: MatchRules, 
/**
 * What a match is worth outside it.
 */
rating: RatingRules, };

export type TileRules = { 
/**
 * The set in use.
 */
set: TileSet, 
/**
 * Tiles removed before the deal.
 */
without: Without, 
/**
 * What a blank matches.
 */
blanks: Blanks, 
/**
 * What the tiles show; display only.
 */
faces: Faces, };

export type TileSet = "double-6" | "double-9" | "double-12" | "double-15" | "double-18" | "triomino-56";

export type Without = Array<Tile> | { [key in number]: Array<Tile> };

export type Blanks = "plain" | "wild";

export type Faces = "pips" | "pictures" | "cards";

export type SeatRules = { 
/**
 * The numbers of players a table may have.
 */
count: Array<number>, 
/**
 * Who scores together.
 */
sides: SideRule, 
/**
 * Which way a table is drawn; the order of play is the order of the seats.
 */
direction: Direction, };

export type SideRule = "solo" | "pairs" | "pairs-at-4" | "two-hands";

export type Direction = "clockwise" | "counterclockwise";

export type DealRules = { 
/**
 * Tiles a player, by number of players.
 */
hand: { [key in number]: number }, 
/**
 * What becomes of the tiles nobody was dealt.
 */
rest: Rest, 
/**
 * Hands that are thrown back.
 */
redeal: Redeal, };

export type Rest = "boneyard" | "asleep";

export type Redeal = { 
/**
 * Doubles.
 */
doubles: number | null, 
/**
 * Tiles of one number, its double included.
 */
suit: number | null, };

export type LeadRules = { 
/**
 * How the first leader is found.
 */
first: FirstLead, 
/**
 * Doubles, or tiles, in order of preference.
 */
order: Array<LeadTile>, 
/**
 * How tiles drawn by lot are compared (C40).
 */
lotBy: LotBy, 
/**
 * What leads when nobody holds a tile of `order` (C4).
 */
ifNone: IfNone, 
/**
 * What the leader found by a tile must lead (C6).
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
 * Who leads after a block that nobody won.
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
 * The figure that the tiles form.
 */
shape: Shape, 
/**
 * When the further arms of a spinner open.
 */
crossOpens: CrossOpens, 
/**
 * What may touch what.
 */
match: Matching, };

export type Shape = "line" | "cross" | "tree" | "trains" | "chicken-foot" | "triangles";

export type CrossOpens = "at-once" | "after-both-sides";

export type Matching = "equal" | "sum-7";

export type TurnRules = { 
/**
 * How many tiles a turn lays.
 */
plays: TurnPlays, 
/**
 * Whether a double may be closed as it is laid.
 */
closeDouble: boolean, 
/**
 * Where a tile goes while both ends show one number.
 */
equalEnds: EqualEnds, };

export type TurnPlays = "one" | "two-doubles" | "double-run" | "cover-double";

export type EqualEnds = "free" | "leader-right";

export type DrawRules = { 
/**
 * What a seat does that cannot play.
 */
mode: DrawMode, 
/**
 * Tiles drawn where the mode is `exactly`.
 */
count: number, 
/**
 * The most tiles drawn in a turn where the mode is `until-playable`.
 */
max: number | null, 
/**
 * Tiles of the boneyard that are never taken (C10).
 */
reserve: number, 
/**
 * Whether a seat that can play may draw instead.
 */
ifAble: IfAble, 
/**
 * Points a drawn tile costs.
 */
penalty: number, 
/**
 * Points a pass after a draw costs.
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
 * What happens to a dead line while tiles may still be drawn (C13).
 */
deadBoneyard: DeadBoneyard, };

export type OutRule = "first-player" | "whole-side";

export type BlockRule = "no-move" | "dead-suit";

export type DeadBoneyard = "drawn-out" | "stays";

export type ValueRules = { 
/**
 * Tiles that count something else than their pips.
 */
special: Array<SpecialValue>, };

export type SpecialValue = { 
/**
 * Which tiles.
 */
tiles: Array<Tile>, 
/**
 * Whether they must be the whole hand.
 */
when: SpecialWhen, 
/**
 * What they count.
 */
points: number, };

export type SpecialWhen = "only" | "held";

export type ScoreRules = { 
/**
 * Who scores (C14).
 */
sense: Sense, 
/**
 * What going out pays (C15).
 */
out: OutPays, 
/**
 * Who wins a blocked round (C16).
 */
blockWinner: BlockWinner, 
/**
 * What a blocked round pays (C17).
 */
block: BlockPays, 
/**
 * What an equal block does (C18).
 */
blockTie: BlockTie, 
/**
 * How tied hands are counted as eggs (C19).
 */
eggs: Eggs, 
/**
 * Points scored while playing.
 */
play: PlayScore | null, 
/**
 * Which tiles score in play when they open a round.
 */
opening: OpeningScores, 
/**
 * How the points of a round are rounded.
 */
round: Rounding | null, 
/**
 * Points for winning a round never lift the winner above this.
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
 * What must happen.
 */
event: BonusEvent, 
/**
 * What it pays.
 */
points: number, };

export type BonusEvent = "capicua" | "capicu" | "chuchazo" | "pass-all-three" | "round-1" | "round-2" | "round-3" | "round-4" | "out";

export type AccountRules = { 
/**
 * The credit of one round that opens an account; 0 where it is open from the start (C22, C24).
 */
openAt: number, 
/**
 * What becomes of points below it (C23).
 */
below: Below, 
/**
 * Whether going out clears one's own remembered points.
 */
clearOnOut: boolean, 
/**
 * Whether a fish for one wipes the others' remembered points (C25).
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
 * What reaching the target does.
 */
reach: Reach, 
/**
 * How points are compared with the target.
 */
test: TargetTest, 
/**
 * The most points a side ever has.
 */
cap: number | null, 
/**
 * The number of rounds of a match, where that is fixed.
 */
rounds: number | null, 
/**
 * Events that end the match at once.
 */
instant: Array<InstantEnd>, 
/**
 * Who loses when several pass a losing target at once (C30).
 */
severalOver: SeveralOver, 
/**
 * Who may announce.
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
 * How rating points are worked out.
 */
formula: RatingFormula | null, 
/**
 * Whether remembered points count as scored.
 */
remembered: boolean, };

export type RatingFormula = "goat-club" | "club-3-2-1";

export type OpeningScores = "every" | "none" | "later-5-5";

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

export type ParameterKind = { "kind": "choice", 
/**
 * All of them.
 */
values: Array<JsonValue>, } | { "kind": "number", 
/**
 * The least that makes sense.
 */
min: number, 
/**
 * The most that makes sense.
 */
max: number, 
/**
 * Whether it may be `null`: no such thing.
 */
optional: boolean, } | { "kind": "players", 
/**
 * The fewest.
 */
min: number, 
/**
 * The most.
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
 * The most points that make sense.
 */
max: number, } | { "kind": "tiles" } | { "kind": "tile-order" } | { "kind": "redeal", 
/**
 * The fewest of either.
 */
min: number, 
/**
 * The most of either.
 */
max: number, } | { "kind": "special-values", 
/**
 * The most points.
 */
pointsMax: number, } | { "kind": "bonuses", 
/**
 * The events there are.
 */
events: Array<JsonValue>, 
/**
 * The most points.
 */
pointsMax: number, } | { "kind": "set", 
/**
 * All of them.
 */
values: Array<JsonValue>, };

export type Language = "en" | "ru" | "hr" | "es" | "pt";

export type Sheet = { 
/**
 * What it is the agreement of.
 */
title: string, 
/**
 * The rules, in the order in which a round needs them.
 */
sections: Array<Section>, 
/**
 * Rounds that the engine settled by these rules.
 */
example: Example, };

export type Section = { 
/**
 * What they are about.
 */
heading: string, 
/**
 * The rules, a line each.
 */
lines: Array<Line>, };

export type Line = { 
/**
 * The parameters that it speaks for, the one that it is about first.
 */
parameters: Array<string>, 
/**
 * One sentence or more.
 */
text: string, };

export type Example = { 
/**
 * What it is.
 */
heading: string, 
/**
 * Who plays.
 */
intro: Array<string>, 
/**
 * The rounds.
 */
rounds: Array<ExampleRound>, };

export type ExampleRound = { 
/**
 * How it ended.
 */
heading: string, 
/**
 * What everybody still held, and what had been made in play.
 */
hands: Array<string>, 
/**
 * What was written.
 */
written: Array<string>, };

export type Control = { 
/**
 * The parameter, as `group.field`.
 */
parameter: string, 
/**
 * What it is called.
 */
label: string, 
/**
 * What it is set to.
 */
value: JsonValue, 
/**
 * What the preset sets it to.
 */
preset: JsonValue, 
/**
 * What it may be set to.
 */
takes: ParameterKind, 
/**
 * The words that it, or an entry of it, may be: for choices, sets and bonuses.
 */
options: Array<Alternative>, };

export type Alternative = { 
/**
 * The value, as an override writes it.
 */
value: JsonValue, 
/**
 * The sentence that it would give.
 */
text: string, 
/**
 * What stands against it.
 */
conflict?: Conflict, };

export type Conflict = { 
/**
 * The two parameters, as `group.field`.
 */
parameters: [string, string], 
/**
 * What is impossible, in the language: the two sentences that exclude each other.
 */
text: string, 
/**
 * Why they exclude each other, in the language.
 */
why: string, 
/**
 * The nearest rules that are possible: first those that keep what was asked for.
 */
nearest: Array<Nearby>, };

export type Nearby = { 
/**
 * The rules, as a preset and overrides.
 */
rules: string, 
/**
 * What they say where they differ from what was asked for.
 */
changes: Array<Line>, };

export type Unplayable = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * Its name in the language.
 */
title: string, 
/**
 * Why it cannot be played, in a sentence or two.
 */
statement: string, 
/**
 * The statements that name it.
 */
source: string, 
/**
 * Whether a company can write down its own rules for it in the rule editor.
 */
can_be_composed: boolean, };

export type TableOptions = { 
/**
 * Seconds a turn may take; `None` for no clock.
 */
turn_seconds: number | null, 
/**
 * What happens when they have run out.
 */
on_timeout: OnTimeout, 
/**
 * What thinking time may reveal to the others.
 */
tempo: Tempo, 
/**
 * Milliseconds a bot waits before it shows its choice, so that people can follow. At most
 * [`TableOptions::BOT_DELAY_MS_MAX`].
 */
bot_delay_ms: number, 
/**
 * How hands come to the seats.
 */
taking: DealMethod, 
/**
 * When seats see what they took.
 */
lifting: Lifting, 
/**
 * Which tile of the boneyard a draw brings.
 */
boneyard: BoneyardChoice, 
/**
 * What happens to a seat that has a single choice.
 */
single_choice: SingleChoice, 
/**
 * Whether tiles may be moved within a hand. Where they may not, the table shows them as they came, and
 * pages keep them so, except for players who need to touch their tiles (R3.2.2).
 */
hand_order: HandOrder, };

export type OnTimeout = "play" | "eliminate";

export type Tempo = "open" | "even";

export type DealMethod = "dealt" | "together" | "in-turn";

export type Lifting = "at-once" | "in-stages";

export type BoneyardChoice = "next" | "pointed";

export type SingleChoice = "waits" | "moved";

export type HandOrder = "free" | "fixed";

export type SeatPlan = { "kind": "open" } | { "kind": "bot", 
/**
 * How well.
 */
level: Level, };

export type By = "person" | "bot" | "forced" | "clock";

export type SeenEvent = { "type": "opened" } | { "type": "seated", seat: Seat, name: string, } | { "type": "left", seat: Seat, } | { "type": "match-began", 
/**
 * Its number at this table, from 1.
 */
number: number, } | { "type": "lot-drawn", tiles: BySeat<Tile>, leader: Seat, } | { "type": "mixed", 
/**
 * The round's number.
 */
round: number, 
/**
 * How many tiles lie there.
 */
pile: number, 
/**
 * How many tiles each seat takes.
 */
each: number, 
/**
 * The seats in the order in which they take; `None` where all do at the same time.
 */
order: Array<Seat> | null, 
/**
 * Whether the leader had the tiles shuffled once more.
 */
again: boolean, } | { "type": "mixed-again", seat: Seat, } | { "type": "took", seat: Seat, 
/**
 * Its place in the pile, from 0.
 */
place: number, 
/**
 * The tile, for the seat that took it and has lifted its tiles.
 */
tile: Tile | null, by: By, } | { "type": "dealt", 
/**
 * The round's number.
 */
round: number, 
/**
 * This audience's hand; `None` for spectators, and for a seat that has not lifted its tiles.
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
 * How many tiles lie in the boneyard.
 */
boneyard: number, leader: Seat, 
/**
 * The tile that must open the round.
 */
must_lead: MustLead, } | { "type": "lifted", seat: Seat, 
/**
 * The tiles, for the seat itself.
 */
hand: Array<Tile> | null, } | { "type": "thrown-back", 
/**
 * The round's number.
 */
round: number, 
/**
 * The hands that were dealt.
 */
hands: BySeat<Array<Tile>>, } | { "type": "declared", seat: Seat, by: By, } | { "type": "played", seat: Seat, tile: Tile, 
/**
 * Where it went.
 */
at: Place, 
/**
 * The half that stayed open, where either half might have touched the end.
 */
leaves?: number, 
/**
 * The open ends after it.
 */
ends: Array<OpenEnd>, by: By, } | { "type": "closed", seat: Seat, 
/**
 * The open ends after it.
 */
ends: Array<OpenEnd>, by: By, } | { "type": "done", seat: Seat, by: By, } | { "type": "drew", seat: Seat, 
/**
 * The tile, for the seat that drew it.
 */
tile: Tile | null, 
/**
 * How many tiles are left in the boneyard.
 */
boneyard: number, by: By, } | { "type": "passed", seat: Seat, by: By, } | { "type": "round-ended", 
/**
 * What the score sheet says of it.
 */
result: RoundResult, } | { "type": "ready", seat: Seat, } | { "type": "match-ended", end: MatchEnd | null, } | { "type": "held", seat: Seat, 
/**
 * How well the bot plays.
 */
level: Level, } | { "type": "returned", seat: Seat, } | { "type": "credited", ms: number, };

export type RoundResult = { 
/**
 * The round's number.
 */
round: number, 
/**
 * How it ended.
 */
outcome: Outcome, 
/**
 * What each seat was left with.
 */
hands: BySeat<Array<Tile>>, 
/**
 * What was written.
 */
settlement: Settlement, 
/**
 * How the next leader is found.
 */
lead: Lead, };

export type Command = { "type": "play", tile: Tile, 
/**
 * Where it goes.
 */
at: Place, 
/**
 * The half that stays open, where either half may touch the end.
 */
leaves?: number, } | { "type": "close" } | { "type": "done" } | { "type": "draw" } | { "type": "draw-at", 
/**
 * Its place.
 */
place: number, } | { "type": "take", 
/**
 * Its place in the pile.
 */
place: number, } | { "type": "take-rest" } | { "type": "mix-again" } | { "type": "pass" } | { "type": "declare" } | { "type": "ready" } | { "type": "hold", seat: Seat, } | { "type": "stop" } | { "type": "leave" };

export type Refusal = { "code": "no-such-seat", seat: Seat, } | { "code": "seat-taken", seat: Seat, } | { "code": "already-seated", seat: Seat, } | { "code": "not-seated" } | { "code": "not-your-turn", turn: Seat, } | { "code": "no-round" } | { "code": "match-began" } | { "code": "nothing-to-wait-for" } | { "code": "not-away", seat: Seat, } | { "code": "in-grace", seat: Seat, 
/**
 * What is left of it.
 */
left_ms: number, } | { "code": "not-held", tile: Tile, } | { "code": "must-lead", 
/**
 * The tile that opens it.
 */
tile: Tile, } | { "code": "must-lead-double" } | { "code": "wrong-place", tile: Tile, } | { "code": "does-not-fit", tile: Tile, 
/**
 * The open ends.
 */
ends: Array<OpenEnd>, } | { "code": "which-half", tile: Tile, 
/**
 * The halves.
 */
halves: [number, number], } | { "code": "only-doubles", 
/**
 * The tile that may not.
 */
tile: Tile, } | { "code": "right-on-equal-ends", tile: Tile, 
/**
 * What both ends show.
 */
number: number, } | { "code": "must-play", 
/**
 * A play the seat has.
 */
choice: Move, } | { "code": "must-draw" } | { "code": "nothing-to-draw" } | { "code": "nothing-to-take" } | { "code": "taken-already" } | { "code": "not-mixed-again" } | { "code": "not-pointed" } | { "code": "nothing-to-close" } | { "code": "not-done" } | { "code": "before-lead", 
/**
 * What is left of that time.
 */
left_ms: number, } | { "code": "nothing-to-declare" } | { "code": "frozen" };

export type TableView = { 
/**
 * The number of the last event in it.
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
 * This audience's seat, or the first of two; `None` for spectators.
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
 * Who scores together.
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
 * How the match stands.
 */
standing: Standing, 
/**
 * The tiles that are being taken.
 */
pile?: PileView, 
/**
 * The round in progress, or the last one; `None` before the first.
 */
round: RoundView | null, 
/**
 * The rounds of this match that were written, in order.
 */
sheet: Array<RoundResult>, 
/**
 * How the match ended, where it was not stopped.
 */
match_end: MatchEnd | null, };

export type Phase = "waiting" | "taking" | "playing" | "between" | "over" | "stopped";

export type SeatView = { 
/**
 * Who sits there.
 */
sitter: Sitter, 
/**
 * Which side the seat scores for, counted from 0.
 */
side: number, 
/**
 * Whether the person is ready for the next round.
 */
ready: boolean, };

export type Sitter = { "kind": "open" } | { "kind": "person", 
/**
 * The name.
 */
name: string, 
/**
 * The bot that plays while they are away.
 */
held_by: Level | null, } | { "kind": "bot", 
/**
 * How well it plays.
 */
level: Level, };

export type PileView = { 
/**
 * The number of the round they are for.
 */
round: number, 
/**
 * By place: who took the tile that lay there.
 */
takers: Array<Seat | null>, 
/**
 * How many tiles each seat takes.
 */
each: number, 
/**
 * The seats in the order in which they take; `None` where all do at the same time.
 */
order: Array<Seat> | null, 
/**
 * Whether the leader had the tiles shuffled once more.
 */
again: boolean, 
/**
 * What this audience took, as far as it may look.
 */
hand: Array<Tile> | null, 
/**
 * What it took for its second hand, where each player has two.
 */
second_hand?: Array<Tile>, };

export type RoundView = { 
/**
 * Its number.
 */
number: number, 
/**
 * Who led, or will.
 */
leader: Seat, 
/**
 * The tile the round had to open with.
 */
must_lead: MustLead, 
/**
 * This audience's hand; `None` for spectators, and for a seat that has not lifted its tiles.
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
 * How many tiles lie in the boneyard.
 */
boneyard: number, 
/**
 * The open ends; none before the first tile.
 */
ends: Array<OpenEnd>, 
/**
 * What happened since the deal, in order: what each seat did.
 */
history: Array<SeenEvent>, };

export type LiveState = { 
/**
 * Whose turn it is.
 */
turn: Seat | null, 
/**
 * The seats whose trains are marked, so that every seat may lay there.
 */
marked?: Array<Seat>, 
/**
 * What this audience may choose from: its seat, or the one of two that has the turn.
 */
legal?: Array<Move>, 
/**
 * What each seat made in play so far in this round, where the rules score there. It is on record once the round is
 * written.
 */
made?: BySeat<number>, 
/**
 * Milliseconds until the lead, in which the seat with 6-6 may announce it.
 */
declare_ms?: number, 
/**
 * Whether this audience's seat may announce it.
 */
may_declare?: boolean, 
/**
 * Milliseconds until the turn's time has run out.
 */
clock_ms?: number, 
/**
 * Milliseconds until the table takes the missing tiles for the seats.
 */
taking_ms?: number, 
/**
 * Whether this audience's seat may have the tiles shuffled once more.
 */
may_mix_again?: boolean, 
/**
 * Milliseconds until this audience's seat is moved, since it has a single choice.
 */
forced_ms?: number, 
/**
 * Milliseconds until the next round begins even if some people are not ready.
 */
next_round_ms?: number, 
/**
 * People who are away.
 */
away?: Array<Away>, 
/**
 * Whether the table cannot store what happens, so it accepts no command until it recovers.
 */
frozen?: boolean, };

export type Away = { 
/**
 * Whose seat, or the first of two.
 */
seat: Seat, 
/**
 * Milliseconds until the others may let a bot hold it, or stop the match.
 */
grace_ms: number, };

export type ClientMessage = { "type": "hello", 
/**
 * The client's [`VERSION`].
 */
version: number, 
/**
 * The last event it has applied; 0 or absent for none.
 */
last_seen: number, } | { "type": "command", 
/**
 * The client's own name for it, at most 64 bytes.
 */
id: string, 
/**
 * What it asks.
 */
command: Command, } | { "type": "ping" };

export type ServerMessage = { "type": "snapshot", 
/**
 * The server's [`VERSION`].
 */
version: number, 
/**
 * The table.
 */
view: TableView, 
/**
 * The present moment.
 */
now: LiveState, } | { "type": "update", 
/**
 * The number of the first event.
 */
from: number, 
/**
 * The events.
 */
events: Array<SeenEvent>, 
/**
 * The present moment.
 */
now: LiveState, } | { "type": "ack", 
/**
 * The command's name.
 */
id: string, 
/**
 * The number of its last event.
 */
seq: number, } | { "type": "refused", 
/**
 * The command's name.
 */
id: string, 
/**
 * Why.
 */
refusal: Refusal, } | { "type": "problem", 
/**
 * Why.
 */
problem: Problem, } | { "type": "pong" };

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
 * The two parameters that contradict each other, as `group.field=value`, where that is the fault.
 */
conflict?: [string, string], 
/**
 * The same in words, with the nearest rules that are possible, where a sheet was asked for.
 */
clash?: Conflict, } | { "code": "bad-name", 
/**
 * The longest name, in characters.
 */
max: number, } | { "code": "bad-seats", 
/**
 * The numbers of players these rules are for.
 */
allowed: Array<number>, } | { "code": "not-allowed" } | { "code": "foreign-origin" } | { "code": "unknown-host", 
/**
 * The name.
 */
host: string, } | { "code": "too-many", 
/**
 * Seconds to wait.
 */
retry_s: number, } | { "code": "too-large", 
/**
 * The longest message, in bytes.
 */
max: number, } | { "code": "version", 
/**
 * The server's version.
 */
server: number, } | { "code": "too-slow" } | { "code": "refused", 
/**
 * Why.
 */
refusal: Refusal, } | { "code": "club", 
/**
 * Why.
 */
refusal: ClubRefusal, } | { "code": "evening", 
/**
 * Why.
 */
refusal: EveningRefusal, } | { "code": "storage" } | { "code": "restarting" } | { "code": "too-long", 
/**
 * The longest, in seconds.
 */
max_s: number, } | { "code": "internal" };

export type Failure = { 
/**
 * Why.
 */
problem: Problem, 
/**
 * Names the failure in the server's log, where it logged one.
 */
reference?: string, };

export type Me = { 
/**
 * The name others see; empty until chosen.
 */
name: string, };

export type PresetInfo = { 
/**
 * Its name in rules and records.
 */
id: string, 
/**
 * Its title in English.
 */
title: string, 
/**
 * The family it belongs to.
 */
family: Family, 
/**
 * Its rules.
 */
rules: Rules, };

export type RulesRequest = { 
/**
 * A preset and overrides: `goat-club-one match.target=51`.
 */
rules: string, };

export type RulesSheet = { 
/**
 * The rules as short as they can be said: a preset and what differs from it.
 */
rules: string, 
/**
 * The agreement.
 */
sheet: Sheet, 
/**
 * Every parameter with what it could be instead.
 */
controls: Array<Control>, };

export type SeatRequest = { "kind": "me" } | { "kind": "open" } | { "kind": "bot", 
/**
 * How well it plays.
 */
level: Level, };

export type OpenTable = { 
/**
 * A preset and overrides: `goat-club-one match.target=51`.
 */
rules: string, 
/**
 * The players, in the order of their seats. Where each has two hands, that is half as many as there are seats.
 */
seats: Array<SeatRequest>, 
/**
 * How the table is run.
 */
options: TableOptions, };

export type OpenedTable = { 
/**
 * Its identifier, as in its address.
 */
id: string, };

export type TableSummary = { 
/**
 * Its identifier, as in its address.
 */
id: string, 
/**
 * Its rules.
 */
rules: Rules, 
/**
 * How the table is run.
 */
options: TableOptions, 
/**
 * The players, in the order of their first seats, each of whom has two where each has two hands.
 */
seats: Array<Sitter>, 
/**
 * What it is doing.
 */
phase: Phase, };

export type ClubSettings = { 
/**
 * The page whose subscribers the members are (CLUB-16); empty where it is called as the club.
 */
page_name: string, 
/**
 * What the page calls its way to the evenings (CLUB-16); empty where the client names it.
 */
entry_name: string, 
/**
 * The penalties that an organiser chooses from (CLUB-72).
 */
penalties: Array<UsualPenalty>, 
/**
 * Whether one of the other pair confirms a match before the organiser does.
 */
countersigned: boolean, 
/**
 * Where the zero of a tied fish stands.
 */
tied_fish: TiedFish, 
/**
 * How its evenings are counted over time.
 */
season: SeasonSettings, };

export type UsualPenalty = { 
/**
 * What a player did.
 */
reason: string, 
/**
 * How much effectiveness it costs; 0 for a sanction without a penalty.
 */
amount: number, };

export type TiedFish = "leader" | "blocker";

export type SeasonSettings = { 
/**
 * How long a season is.
 */
span: SeasonSpan, 
/**
 * How the evenings of a season are counted.
 */
rules: SeasonRules, };

export type SeasonSpan = "year" | "half-year" | "quarter" | "month";

export type SeasonRules = { 
/**
 * What a member gets for an evening.
 */
points: SeasonPoints, 
/**
 * Which of a member's evenings count.
 */
counted: CountedEvenings, 
/**
 * How many evenings a member must have played to be ranked; 0 and 1 are the same.
 */
evenings_min: number, };

export type SeasonPoints = { "kind": "match-points" } | { "kind": "by-place", 
/**
 * What each place gets.
 */
points: PlacePoints, };

export type PlacePoints = Array<number>;

export type CountedEvenings = { "kind": "all" } | { "kind": "best", 
/**
 * How many.
 */
evenings: number, };

export type SeasonView = { 
/**
 * Which it is.
 */
season: SeasonId, 
/**
 * How it is counted.
 */
settings: SeasonSettings, 
/**
 * Whether no evening follows any more.
 */
over: boolean, 
/**
 * The seasons that there are: those with evenings, this one and the present one; the last first.
 */
seasons: Array<SeasonId>, 
/**
 * The evenings that are in it, the first of them first.
 */
evenings: Array<HeldEvening>, 
/**
 * Those who played.
 */
people: Array<SeasonPerson>, 
/**
 * Who is where.
 */
standings: Array<SeasonStanding>, };

export type SeasonId = string;

export type SeasonStanding = { 
/**
 * From 1. Members who are level share a place, and the next ones are left out; `None` for whoever has not played enough
 * evenings.
 */
place: number | null, 
/**
 * The member's id in the club.
 */
member: string, 
/**
 * How many evenings were played, whether they count or not.
 */
played: number, 
/**
 * The evenings that count, by their ids, in the order in which they were held.
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
 * What parts this member from the one below; `None` for the last, for whoever is level with the next, and for those
 * who are not ranked.
 */
decided_by: SeasonKey | null, };

export type SeasonKey = "points" | "wins" | "effectiveness";

export type HeldEvening = { 
/**
 * Its identifier, as in its address.
 */
id: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * The planned day, else that on which it was opened.
 */
day: string, 
/**
 * How many played.
 */
players: number, };

export type SeasonPerson = { 
/**
 * What standings and records call them.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * Whether the list of the club does not know them.
 */
guest: boolean, };

export type HallView = { 
/**
 * How long a season is.
 */
span: SeasonSpan, 
/**
 * Winners and records.
 */
hall: HallOfFame, 
/**
 * The evenings that the records name.
 */
evenings: Array<HeldEvening>, 
/**
 * Those who played.
 */
people: Array<SeasonPerson>, };

export type HallOfFame = { 
/**
 * Who won the seasons that are over, the last first.
 */
champions: Array<Champion>, 
/**
 * All players: most seasons won first, then most evenings won, then fewest played.
 */
honours: Array<Honours>, 
/**
 * The records that there are, in the order of [`RecordKind::ALL`].
 */
records: Array<HallRecord>, };

export type Champion = { 
/**
 * What the season is called.
 */
season: string, 
/**
 * The member, or those who are level.
 */
members: Array<string>, };

export type Honours = { 
/**
 * The member's id in the club.
 */
member: string, 
/**
 * Seasons.
 */
seasons: number, 
/**
 * Evenings.
 */
evenings: number, 
/**
 * Evenings played.
 */
played: number, };

export type HallRecord = { 
/**
 * Of what.
 */
kind: RecordKind, 
/**
 * How much.
 */
value: number, 
/**
 * Who, in the order in which they came to it.
 */
holders: Array<RecordHolder>, };

export type RecordKind = "points" | "wins" | "effectiveness" | "wins-in-a-row" | "evenings";

export type RecordHolder = { 
/**
 * The member's id in the club.
 */
member: string, 
/**
 * The evening in which the member came to it, by its id.
 */
evening: string, };

export type OpenClub = { 
/**
 * What it is called.
 */
name: string, };

export type OpenedClub = { 
/**
 * Its identifier, as in its address.
 */
id: string, };

export type EditClub = { 
/**
 * What it is called from now on.
 */
name: string, 
/**
 * How it holds its evenings from now on.
 */
settings: ClubSettings, };

export type ClubSummary = { 
/**
 * Its identifier, as in its address.
 */
id: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * What the visitor is in it.
 */
you: ClubRole, };

export type ClubRole = { 
/**
 * One of those who run it.
 */
organises: boolean, 
/**
 * The e-mail by which the visitor has entered. It is nobody's proof, so it tells no name.
 */
email: string | null, };

export type ClubView = { 
/**
 * Its identifier, as in its address.
 */
id: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * How it holds its evenings.
 */
settings: ClubSettings, 
/**
 * Names of the organisers, the first one first. Empty for visitors who neither organise nor have entered. A name is empty where an
 * organiser has not said it.
 */
organisers: Array<string>, 
/**
 * What the visitor is in it.
 */
you: ClubRole, };

export type ClubMember = { 
/**
 * The member's own for as long as the list has it.
 */
id: string, 
/**
 * When the list took the member in, in milliseconds since 1970.
 */
since_ms: number, 
/**
 * The name in the club.
 */
name: string, 
/**
 * The e-mail. No two members have one that differs by capitals alone.
 */
email: string, 
/**
 * What organisers note about the member; often nothing.
 */
note: string, };

export type MemberEntry = { 
/**
 * The name in the club.
 */
name: string, 
/**
 * The e-mail. No two members have one that differs by capitals alone.
 */
email: string, 
/**
 * What organisers note about the member; often nothing.
 */
note: string, };

export type MembersImport = { 
/**
 * Those whom the club does not know yet.
 */
added: Array<MemberEntry>, 
/**
 * Those of whom the list tells something new.
 */
changed: Array<MemberChange>, 
/**
 * How many of the list are as the club knows them.
 */
unchanged: number, 
/**
 * Columns of the list, by their headings, that a club keeps nothing of.
 */
ignored: Array<string>, };

export type MemberChange = { 
/**
 * As the club knows the member.
 */
before: MemberEntry, 
/**
 * As the list does.
 */
after: MemberEntry, };

export type ClubOrganisers = { 
/**
 * Those who run it, the first of them first.
 */
organisers: Array<ClubOrganiser>, 
/**
 * The invitations that hold, the oldest first.
 */
invitations: Array<ClubInvitation>, };

export type ClubOrganiser = { 
/**
 * Names the organiser of this club.
 */
id: string, 
/**
 * The name; empty until chosen.
 */
name: string, 
/**
 * Whether it is the visitor.
 */
you: boolean, 
/**
 * Since when, in milliseconds since 1970.
 */
since_ms: number, };

export type ClubInvitation = { 
/**
 * Names the invitation.
 */
id: string, 
/**
 * Who made it; empty where they have not said a name.
 */
by: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
made_ms: number, 
/**
 * When it is over, in milliseconds since 1970.
 */
until_ms: number, };

export type NewInvitation = { 
/**
 * Names the invitation.
 */
id: string, 
/**
 * What the link carries.
 */
secret: string, };

export type JoinOrganisers = { 
/**
 * What the link carries.
 */
secret: string, };

export type EnterClub = { 
/**
 * The e-mail by which the club knows its members.
 */
email: string, };

export type ClubEntry = { "kind": "not-registered" } | { "kind": "free" } | { "kind": "in-evening", 
/**
 * The evening's identifier.
 */
evening: string, 
/**
 * What the evening is called.
 */
title: string, };

export type ClubRefusal = { "code": "not-organiser" } | { "code": "gone" } | { "code": "last-organiser" } | { "code": "invitation-over" } | { "code": "too-many-members", 
/**
 * The most.
 */
max: number, } | { "code": "too-many-organisers", 
/**
 * The most.
 */
max: number, } | { "code": "too-many-invitations", 
/**
 * The most.
 */
max: number, } | { "code": "email-taken", 
/**
 * The e-mail.
 */
email: string, } | { "code": "bad-email", 
/**
 * What was given.
 */
email: string, } | { "code": "bad-note", 
/**
 * The longest, in characters.
 */
max: number, } | { "code": "bad-penalties", 
/**
 * The most of them.
 */
penalties: number, 
/**
 * The longest reason, in characters.
 */
chars: number, 
/**
 * The largest amount.
 */
amount: number, } | { "code": "bad-list", 
/**
 * What is wrong, in the order of the lines.
 */
faults: Array<ListFault>, 
/**
 * How many more there are.
 */
more: number, };

export type ListFault = { 
/**
 * The line, from 1.
 */
line: number, 
/**
 * What is wrong.
 */
fault: LineFault, };

export type LineFault = { "code": "empty" } | { "code": "encoding" } | { "code": "open-quote" } | { "code": "no-column", 
/**
 * The column that is missing.
 */
column: ListColumn, } | { "code": "column-twice", 
/**
 * That column.
 */
column: ListColumn, } | { "code": "too-many-fields", 
/**
 * How many columns there are.
 */
columns: number, } | { "code": "no-name" } | { "code": "bad-name", 
/**
 * The longest, in characters.
 */
max: number, } | { "code": "no-email" } | { "code": "bad-email", 
/**
 * The text of the field.
 */
email: string, } | { "code": "email-twice", 
/**
 * The e-mail.
 */
email: string, 
/**
 * The earlier line.
 */
line: number, } | { "code": "bad-note", 
/**
 * The longest, in characters.
 */
max: number, };

export type ListColumn = "name" | "email" | "note";

export type EveningRefusal = { "code": "not-member" } | { "code": "bad-file", 
/**
 * The line.
 */
line: number, 
/**
 * What is wrong, in English.
 */
detail: string, } | { "code": "elsewhere", 
/**
 * Its identifier.
 */
id: string, 
/**
 * What it is called.
 */
name: string, } | { "code": "barred" } | { "code": "not-organiser" } | { "code": "wrong-code" } | { "code": "no-such-player" } | { "code": "name-taken" } | { "code": "closed" } | { "code": "last-organiser" } | { "code": "link-over" } | { "code": "too-many-links", 
/**
 * The most.
 */
max: number, };

export type LearnIndex = { 
/**
 * The history of the game, as HTML.
 */
history: string, 
/**
 * The games, in the order of the catalogue.
 */
games: Array<LearnGame>, };

export type LearnGame = { 
/**
 * The preset.
 */
preset: string, 
/**
 * The family it belongs to.
 */
family: Family, 
/**
 * What is peculiar to it, as HTML.
 */
about: string, };

export type LearnPage = { 
/**
 * The game.
 */
game: LearnGame, 
/**
 * The lesson.
 */
lesson: Lesson, 
/**
 * How to play it well, as HTML.
 */
strategy: string, };

export type Lesson = { 
/**
 * The table where the lesson begins.
 */
view: TableView, 
/**
 * The present moment there.
 */
now: LiveState, 
/**
 * What follows, in order.
 */
steps: Array<LessonStep>, };

export type LessonStep = { "type": "say", 
/**
 * The words, as HTML.
 */
text: string, } | { "type": "ask", 
/**
 * The question, as HTML.
 */
text: string, 
/**
 * What to say after another choice, as HTML.
 */
hint: string, } | { "type": "happen", 
/**
 * What the learner sees of it.
 */
event: SeenEvent, 
/**
 * The present moment after it.
 */
now: LiveState, };
