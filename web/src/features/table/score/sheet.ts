import type { TableMessages } from '../../../i18n/compiled/types.ts';
import type {
  BonusEvent,
  RoundResult,
  SideScore,
  TableView,
  Tile,
} from '../../../net/protocol/types.ts';
import { isGoat, partyOf } from '../view/people.ts';
import { highestOf } from '../view/set.ts';
import { ofSeat } from '../view/tile.ts';
import type { ScoreTexts } from '../speech/outcome.ts';

/** A cell of a score sheet. */
export type Cell =
  /** Points added or subtracted. */
  | { kind: 'points'; n: number }
  /** Points remembered beside the account, or wiped from there. */
  | { kind: 'remembered'; n: number }
  /** Points that the side made and lost, because they opened no account. */
  | { kind: 'lost'; n: number }
  /** Tiles left in hand. */
  | { kind: 'tiles'; n: number }
  /** The mark of the side that won the round, where only rounds won count. */
  | { kind: 'won' }
  /** An empty cell. */
  | { kind: 'none' };

/** The kind of a row of a score sheet. */
export type RowKind =
  'made' | 'paid' | 'hands' | 'received' | 'remembered' | 'unwritten' | 'tiles' | BonusEvent;

/** A row of the score sheet, with a cell for each side. */
export type Row = { kind: RowKind; label: string; fish: boolean; cells: Cell[] };

const NONE: Cell = { kind: 'none' };

/**
 * The rows of a round. With points: those for play, penalties, hands, bonuses and earlier rounds,
 * then remembered and unwritten points. Without points: tiles left and who won.
 */
export function rowsOf(view: TableView, result: RoundResult, t: ScoreTexts): Row[] {
  const { rules } = view;
  const { settlement } = result;
  const texts = t.score.sheet.rows;
  const row = (
    kind: RowKind,
    label: string,
    cell: (score: SideScore, side: number) => Cell,
    fish = false,
  ): Row => ({ kind, label, fish, cells: settlement.sides.map(cell) });
  const hasContent = ({ cells }: Row) => cells.some((cell) => cell.kind !== 'none');

  if (rules.score.sense === 'none') {
    const held = (seats: readonly number[]) =>
      seats.reduce((sum, seat) => sum + ofSeat(result.hands, seat).length, 0);
    return [
      row('tiles', texts.tiles, (_, side) => ({ kind: 'tiles', n: held(view.sides[side] ?? []) })),
      row('hands', texts.won, (_, side) => (settlement.winner === side ? { kind: 'won' } : NONE)),
    ];
  }

  const rows: Row[] = [];
  const { play } = rules.score;
  if (play !== null) {
    const made = (score: SideScore): Cell => ({ kind: 'points', n: score.made + score.paid });
    rows.push(row('made', texts.made[play], made));
  }
  if (rules.draw.penalty > 0 || rules.draw.passPenalty > 0) {
    rows.push(row('paid', texts.paid, (score) => ({ kind: 'points', n: -score.paid })));
  }
  const fish = isGoat(view) && result.outcome.kind === 'blocked';
  const bonuses = rules.score.bonus.map(({ event }) => {
    const paid = (side: number) =>
      settlement.bonuses
        .filter((bonus) => bonus.side === side && bonus.event === event)
        .reduce((sum, { points }) => sum + points, 0);
    return row(event, texts.bonus[event], (score, side) => credited(view, score, paid(side)));
  });
  const received = row(
    'received',
    carriedLabel(view, t),
    (score) => credited(view, score, score.received),
    true,
  );
  const others = [...bonuses, received].filter(hasContent);
  if (rules.score.sense !== 'play-only') {
    const own = (score: SideScore) => score.credit - score.received - score.bonus;
    const isOnlyRow = rows.length === 0 && others.length === 0;
    const label = fish ? t.score.round.thisFish : isOnlyRow ? t.score.round.this : texts.hands;
    const cell = (score: SideScore) => {
      const found = credited(view, score, own(score));
      return found.kind === 'none' ? ({ kind: 'points', n: 0 } as const) : found;
    };
    rows.push(row('hands', label, cell, fish));
  }
  rows.push(...others);
  const remembered = row('remembered', texts.remembered, (score) => ofMemory(view, score));
  const unwritten = row('unwritten', unwrittenLabel(view, t), unwrittenOf);
  return [...rows, ...[remembered, unwritten].filter(hasContent)];
}

/** The cell for `n` of the points of a round: scored, remembered, or lost. */
function credited(view: TableView, { before, after }: SideScore, n: number): Cell {
  if (n === 0) return NONE;
  if (before.open || after.open) return { kind: 'points', n };
  return { kind: view.rules.account.below === 'remembered' ? 'remembered' : 'lost', n };
}

/** What the round did to points remembered before it: scored when the account opens, or wiped. */
function ofMemory(view: TableView, { before, after, credit, made }: SideScore): Cell {
  if (before.remembered === 0 || before.open) return NONE;
  if (after.open) {
    const n = Math.max(0, after.points - before.points - made - credit);
    return n > 0 ? { kind: 'points', n } : { kind: 'remembered', n: -before.remembered };
  }
  const kept = view.rules.account.below === 'remembered' ? credit : 0;
  const wiped = before.remembered + kept - after.remembered;
  return wiped > 0 ? { kind: 'remembered', n: -wiped } : NONE;
}

/** The credited points that an open account did not get, as a negative number. */
function unwrittenOf({ before, after, credit, made }: SideScore): Cell {
  if (!after.open) return NONE;
  const n = after.points - before.points - made - credit;
  return n < 0 ? { kind: 'points', n } : NONE;
}

/** The label of credited points that were not scored: it names the rule. */
function unwrittenLabel(view: TableView, t: ScoreTexts): string {
  const { match } = view.rules;
  const texts = t.score.sheet.rows.unwritten;
  if (match.instant.includes('six-in-a-row')) return texts.row;
  if (match.cap !== null) return texts.cap({ cap: match.cap });
  return texts.exact;
}

/** The label of points that were carried over from earlier rounds. */
export function carriedLabel(view: TableView, t: ScoreTexts): string {
  return view.rules.score.blockTie === 'eggs'
    ? t.score.sheet.rows.eggs
    : t.score.sheet.rows.carried;
}

/** Whether sides have points at all, rather than only rounds won. */
export function hasTotals(view: TableView): boolean {
  return view.rules.score.sense !== 'none';
}

/** The label of the row of totals: points, or rounds won in a row. */
export function totalLabel(view: TableView, t: ScoreTexts): string {
  return view.rules.match.instant.includes('six-in-a-row')
    ? t.score.sheet.rows.inARow
    : t.score.round.total;
}

/**
 * The double that a round had to begin with, if the rules name one for each round: the highest,
 * then the next lower one, and after 0-0 the highest again. Otherwise `null`.
 */
export function hubOf(view: TableView, { settlement }: RoundResult): Tile | null {
  if (view.rules.lead.next !== 'descending-double') return null;
  const highest = highestOf(view.rules);
  const number = highest - ((settlement.rounds - 1) % (highest + 1));
  return [number, number];
}

/** The columns of a score sheet: the sides, the reader's first. */
export function columnsOf(view: TableView, t: TableMessages) {
  return view.sides
    .map((_, side) => ({ side, party: partyOf(view, side, t) }))
    .sort((a, b) => Number(b.party.you) - Number(a.party.you));
}

/** The title of each side after the match: winner, goat, bald goat; `null` while it continues. */
export function titlesOf(view: TableView, t: ScoreTexts): string[] | null {
  const verdict = view.phase === 'over' ? view.match_end?.verdict : undefined;
  if (verdict === undefined) return null;
  const texts = t.score.sheet.titles;
  const instant = view.sheet.at(-1)?.settlement.instant ?? null;
  return view.sides.map((_, side) => {
    if (verdict.won.includes(side)) {
      if (instant === 'out-with-0-0') return texts.baldGoat;
      return instant === 'six-in-a-row' ? texts.sixLove : texts.won;
    }
    return verdict.lost.includes(side) ? (isGoat(view) ? texts.goat : texts.lost) : texts.tie;
  });
}
