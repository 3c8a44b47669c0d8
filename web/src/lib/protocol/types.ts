// Generated from crates/protocol. To write it anew: cargo run -p boneyard-protocol --example typescript

export const PROTOCOL_VERSION = 1;
export const NAME_CHARS_MAX = 24;

export type Tile = [number, number];

export type Seat = number;

export type BySeat<T> = Array<T>;

export type Sides = Array<Array<Seat>>;

export type Place = "first" | "L" | "R" | "U" | "D";

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
 * Points made in play; beside the credit.
 */
made: number, 
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

export type Shape = "line" | "cross";

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

export type TurnPlays = "one" | "two-doubles" | "double-run";

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

export type OutRule = "first-player";

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
 * Who writes (C14).
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
 * How the points of a round are rounded.
 */
round: Rounding | null, 
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

export type PlayScore = never;

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
 * What thinking time may tell the others.
 */
tempo: Tempo, 
/**
 * Milliseconds a bot waits before it shows its choice, so that people can follow. At most
 * [`TableOptions::BOT_DELAY_MS_MAX`].
 */
bot_delay_ms: number, };

export type OnTimeout = "play" | "eliminate";

export type Tempo = "open" | "even";

export type SeatPlan = { "kind": "open" } | { "kind": "bot", 
/**
 * How well.
 */
level: Level, };

export type By = "person" | "bot" | "forced" | "clock";

export type SeenEvent = { "type": "opened" } | { "type": "seated", 
/**
 * Where.
 */
seat: Seat, 
/**
 * The name.
 */
name: string, } | { "type": "left", 
/**
 * Where.
 */
seat: Seat, } | { "type": "match-began", 
/**
 * Its number at this table, from 1.
 */
number: number, } | { "type": "lot-drawn", 
/**
 * By seat.
 */
tiles: BySeat<Tile>, 
/**
 * Who leads.
 */
leader: Seat, } | { "type": "dealt", 
/**
 * The round's number.
 */
round: number, 
/**
 * This audience's hand; `None` for spectators.
 */
hand: Array<Tile> | null, 
/**
 * How many tiles each seat holds.
 */
counts: BySeat<number>, 
/**
 * How many tiles lie in the boneyard.
 */
boneyard: number, 
/**
 * Who leads.
 */
leader: Seat, 
/**
 * The tile that must open the round.
 */
must_lead: MustLead, } | { "type": "thrown-back", 
/**
 * The round's number.
 */
round: number, 
/**
 * The hands that were dealt.
 */
hands: BySeat<Array<Tile>>, } | { "type": "played", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The tile.
 */
tile: Tile, 
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
ends: Array<OpenEnd>, 
/**
 * Who decided.
 */
by: By, } | { "type": "closed", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The open ends after it.
 */
ends: Array<OpenEnd>, 
/**
 * Who decided.
 */
by: By, } | { "type": "done", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Who decided.
 */
by: By, } | { "type": "drew", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The tile, for the seat that drew it.
 */
tile: Tile | null, 
/**
 * How many tiles are left in the boneyard.
 */
boneyard: number, 
/**
 * Who decided.
 */
by: By, } | { "type": "passed", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Who decided.
 */
by: By, } | { "type": "round-ended", 
/**
 * What the score sheet says of it.
 */
result: RoundResult, } | { "type": "ready", 
/**
 * Who.
 */
seat: Seat, } | { "type": "match-ended", 
/**
 * How.
 */
end: MatchEnd | null, } | { "type": "held", 
/**
 * Whose seat.
 */
seat: Seat, 
/**
 * How well the bot plays.
 */
level: Level, } | { "type": "returned", 
/**
 * Whose seat.
 */
seat: Seat, } | { "type": "credited", 
/**
 * How much.
 */
ms: number, };

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

export type Command = { "type": "play", 
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
leaves?: number, } | { "type": "close" } | { "type": "done" } | { "type": "draw" } | { "type": "pass" } | { "type": "ready" } | { "type": "hold", 
/**
 * Whose seat.
 */
seat: Seat, } | { "type": "stop" } | { "type": "leave" };

export type Refusal = { "code": "no-such-seat", 
/**
 * The seat asked for.
 */
seat: Seat, } | { "code": "seat-taken", 
/**
 * The seat asked for.
 */
seat: Seat, } | { "code": "already-seated", 
/**
 * Where.
 */
seat: Seat, } | { "code": "not-seated" } | { "code": "not-your-turn", 
/**
 * Whose turn it is.
 */
turn: Seat, } | { "code": "no-round" } | { "code": "match-began" } | { "code": "nothing-to-wait-for" } | { "code": "not-away", 
/**
 * Whose seat.
 */
seat: Seat, } | { "code": "in-grace", 
/**
 * Whose seat.
 */
seat: Seat, 
/**
 * What is left of it.
 */
left_ms: number, } | { "code": "not-held", 
/**
 * The tile.
 */
tile: Tile, } | { "code": "must-lead", 
/**
 * The tile that opens it.
 */
tile: Tile, } | { "code": "must-lead-double" } | { "code": "wrong-place", 
/**
 * The tile.
 */
tile: Tile, } | { "code": "does-not-fit", 
/**
 * The tile.
 */
tile: Tile, 
/**
 * The open ends.
 */
ends: Array<OpenEnd>, } | { "code": "which-half", 
/**
 * The tile.
 */
tile: Tile, 
/**
 * The halves.
 */
halves: [number, number], } | { "code": "only-doubles", 
/**
 * The tile that may not.
 */
tile: Tile, } | { "code": "right-on-equal-ends", 
/**
 * The tile.
 */
tile: Tile, 
/**
 * What both ends show.
 */
number: number, } | { "code": "must-play", 
/**
 * A play the seat has.
 */
choice: Move, } | { "code": "must-draw" } | { "code": "nothing-to-draw" } | { "code": "nothing-to-close" } | { "code": "not-done" } | { "code": "frozen" };

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
 * How time is kept.
 */
options: TableOptions, 
/**
 * This audience's seat; `None` for spectators.
 */
you: Seat | null, 
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

export type Phase = "waiting" | "playing" | "between" | "over" | "stopped";

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
 * This audience's hand; `None` for spectators.
 */
hand: Array<Tile> | null, 
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

export type Now = { 
/**
 * Whose turn it is.
 */
turn: Seat | null, 
/**
 * What this audience's seat may choose from.
 */
legal?: Array<Move>, 
/**
 * Milliseconds until the turn's time has run out.
 */
clock_ms?: number, 
/**
 * Milliseconds until this audience's seat is moved, since it has a single choice.
 */
forced_ms?: number, 
/**
 * Milliseconds until the next round begins without further ado.
 */
next_round_ms?: number, 
/**
 * People who are away.
 */
away?: Array<Away>, 
/**
 * Whether the table cannot store what happens, so that nothing can be done until it is mended.
 */
frozen?: boolean, };

export type Away = { 
/**
 * Whose seat.
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
now: Now, } | { "type": "update", 
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
now: Now, } | { "type": "ack", 
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
conflict?: [string, string], } | { "code": "bad-name", 
/**
 * The longest name, in characters.
 */
max: number, } | { "code": "bad-seats", 
/**
 * The numbers of seats these rules have.
 */
allowed: Array<number>, } | { "code": "not-allowed" } | { "code": "foreign-origin" } | { "code": "too-many", 
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
refusal: Refusal, } | { "code": "storage" } | { "code": "internal" };

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
 * The seats, in the order of play.
 */
seats: Array<SeatRequest>, 
/**
 * How time is kept.
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
 * How time is kept.
 */
options: TableOptions, 
/**
 * Who sits where.
 */
seats: Array<Sitter>, 
/**
 * What it is doing.
 */
phase: Phase, };
