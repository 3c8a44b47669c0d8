import { describe, expect, it } from 'vitest';
import { everyLanguage, inEnglish as en } from '../testing/texts.ts';
import type { RoundResult, SideScore, TableView } from '../../../net/protocol/types.ts';
import { matchOutcomeOf, outcomeOf } from '../speech/outcome.ts';
import { runningOf } from '../view/account.ts';
import { hubOf, rowsOf, titlesOf, totalLabel, type Cell, type Row } from './sheet.ts';
import recorded from '../testing/sheets.json';

const views = recorded as unknown as TableView[];

function sheetOf(preset: string): TableView {
  const found = views.find(({ rules }) => rules.preset === preset);
  if (found === undefined) throw new Error(`no sheet of \`${preset}\` is recorded`);
  return found;
}

/** A recorded round that matches, with its table. */
function roundOf(preset: string, matches: (result: RoundResult) => boolean) {
  const view = sheetOf(preset);
  const result = view.sheet.find(matches);
  if (result === undefined) throw new Error(`no such round of \`${preset}\` is recorded`);
  return { view, result, rows: rowsOf(view, result, en) };
}

const someSide = (matches: (score: SideScore) => boolean) => (result: RoundResult) =>
  result.settlement.sides.some(matches);
const rowOf = (rows: readonly Row[], kind: Row['kind']) => rows.find((row) => row.kind === kind);
const labels = (rows: readonly Row[]) => rows.map(({ label }) => label);
const numbers = (row: Row | undefined) =>
  row?.cells.map((cell) => ('n' in cell ? cell.n : cell.kind === 'won' ? 1 : 0));
/** The sum of a column's cells of one kind. */
const sum = (rows: readonly Row[], side: number, kind: Cell['kind']) =>
  rows.reduce((all, { cells }) => {
    const cell = cells[side];
    return cell?.kind === kind && 'n' in cell ? all + cell.n : all;
  }, 0);

describe('every recorded sheet', () => {
  it('is there for every preset that tables play', () => {
    expect(views.length).toBeGreaterThanOrEqual(37);
    expect(views.every(({ sheet }) => sheet.length > 0)).toBe(true);
  });

  it.each(views.map((view) => [view.rules.preset, view] as const))(
    'has rows that add up to the accounts after each round: %s',
    (_, view) => {
      for (const result of view.sheet) {
        if (view.rules.score.sense === 'none') continue;
        const rows = rowsOf(view, result, en);
        result.settlement.sides.forEach(({ before, after }, side) => {
          const points = before.points + sum(rows, side, 'points');
          expect(points, `round ${result.round}`).toBe(after.points);
          const opened = after.open && !before.open;
          const remembered = opened ? 0 : before.remembered + sum(rows, side, 'remembered');
          expect(remembered, `round ${result.round}`).toBe(after.remembered);
        });
      }
    },
  );

  it('has a label for every row, and sentences for every round, in every language', () => {
    for (const view of views) {
      for (const t of everyLanguage) {
        for (const result of view.sheet) {
          const rows = rowsOf(view, result, t);
          expect(new Set(labels(rows)).size).toBe(rows.length);
          const { what, why, accounts } = outcomeOf(view, result, t);
          const words = [...labels(rows), totalLabel(view, t), what, ...why, ...accounts].join(' ');
          expect(words).not.toMatch(/undefined|NaN|null/);
        }
        expect(matchOutcomeOf(view, t)?.join(' ') ?? '').not.toMatch(/undefined|NaN|null/);
      }
    }
  });
});

describe('the rows of a round', () => {
  it('are a single one where only hands count', () => {
    const { rows } = roundOf('spanish-pairs', ({ outcome }) => outcome.kind === 'out');
    expect(labels(rows)).toEqual(['This round']);
  });

  it('separate points in play from those for hands', () => {
    const { rows, result } = roundOf(
      'all-fives',
      someSide(({ made }) => made > 0),
    );
    expect(labels(rows)).toEqual(['In play, fives', 'From hands']);
    expect(numbers(rowOf(rows, 'made'))).toEqual(result.settlement.sides.map(({ made }) => made));
  });

  it('call points in play by the words of each game', () => {
    const first = (preset: string) => labels(roundOf(preset, () => true).rows)[0];
    expect(first('fives-threes')).toBe('In play, fives and threes');
    expect(first('bergen')).toBe('Headings');
    expect(first('triangle-dominoes')).toBe('Tiles played');
  });

  it('take off penalties for drawn tiles', () => {
    const { rows, result } = roundOf(
      'triominoes',
      someSide(({ paid }) => paid > 0),
    );
    expect(numbers(rowOf(rows, 'paid'))).toEqual(
      result.settlement.sides.map(({ paid }) => 0 - paid),
    );
    expect(labels(rows)).toContain('Tiles drawn');
  });

  it('name each bonus and add up equal ones', () => {
    const { rows } = roundOf('puerto-rico-500', ({ settlement }) => settlement.bonuses.length > 0);
    expect(labels(rows).some((label) => /round|Capicú|Chuchazo/.test(label))).toBe(true);
    const { view, result } = roundOf('dominican-200', () => true);
    const paid = (event: 'capicua' | 'pass-all-three') => ({ side: 1, event, points: 25 });
    const bonuses = [paid('capicua'), paid('pass-all-three'), paid('pass-all-three')];
    const named = rowsOf(view, { ...result, settlement: { ...result.settlement, bonuses } }, en);
    expect(numbers(rowOf(named, 'capicua'))).toEqual([0, 25]);
    expect(numbers(rowOf(named, 'pass-all-three'))).toEqual([0, 50]);
    expect(labels(named)).toEqual(['From hands', 'Capicúa', 'All three pass']);
  });

  it('mark remembered points as such until the account opens', () => {
    const kept = roundOf(
      'goat-club-all',
      someSide(({ before, after }) => after.remembered > before.remembered),
    );
    expect(rowOf(kept.rows, 'hands')?.cells.map(({ kind }) => kind)).toContain('remembered');
    const opened = roundOf(
      'goat-club-all',
      someSide(({ before, after }) => after.open && !before.open && before.remembered > 0),
    );
    expect(rowOf(opened.rows, 'remembered')?.cells.map(({ kind }) => kind)).toContain('points');
  });

  it('strike out points that are lost because they open no account', () => {
    const { rows } = roundOf(
      'goat-yard',
      someSide(({ credit, after }) => credit > 0 && !after.open),
    );
    expect(rowOf(rows, 'hands')?.cells.map(({ kind }) => kind)).toContain('lost');
  });

  it('mark a fish, and the points that were carried over', () => {
    const { rows } = roundOf('goat-club-one', ({ outcome }) => outcome.kind === 'blocked');
    expect(rowOf(rows, 'hands')).toMatchObject({ label: 'This round, a fish', fish: true });
    const { view, result } = roundOf('goat-club-one', ({ outcome }) => outcome.kind === 'out');
    const sides = result.settlement.sides.map((score, side) =>
      side === 0
        ? {
            ...score,
            before: { points: 20, remembered: 0, open: true },
            received: 35,
            credit: 40,
            scored: 40,
            after: { points: 60, remembered: 0, open: true },
          }
        : score,
    );
    const carried = rowsOf(view, { ...result, settlement: { ...result.settlement, sides } }, en);
    expect(rowOf(carried, 'received')).toMatchObject({ label: 'Waited on the table', fish: true });
    expect(numbers(rowOf(carried, 'received'))?.[0]).toBe(35);
    expect(numbers(rowOf(carried, 'hands'))?.[0]).toBe(5);
  });

  it('name points that are not written, by the rule that cuts them off', () => {
    const unwrittenRow = (preset: string, before: number, credit: number, after: number) => {
      const { view, result } = roundOf(preset, () => true);
      const account = (points: number) => ({ points, remembered: 0, open: true });
      const sides = result.settlement.sides.map((score, side) => ({
        ...score,
        before: account(side === 0 ? before : 0),
        credit: side === 0 ? credit : 0,
        made: 0,
        paid: 0,
        bonus: 0,
        received: 0,
        scored: side === 0 ? after - before : 0,
        after: account(side === 0 ? after : 0),
      }));
      const settlement = { ...result.settlement, sides, bonuses: [] };
      return rowOf(rowsOf(view, { ...result, settlement }, en), 'unwritten');
    };
    const cap = unwrittenRow('club-pairs', 92, 35, 100);
    expect([cap?.label, numbers(cap)?.[0]]).toEqual(['Above 100, not scored', -27]);
    const exact = unwrittenRow('fives-threes', 61, 1, 61);
    expect([exact?.label, numbers(exact)?.[0]]).toEqual(['Above the target, not scored', -1]);
    const row = unwrittenRow('jamaican-partner', 4, 0, 0);
    expect([row?.label, numbers(row)?.[0]]).toEqual(['Winning row broken', -4]);
    expect(totalLabel(sheetOf('jamaican-partner'), en)).toBe('In a row');
  });

  it('show tiles left and the winner where only rounds won count', () => {
    const { rows, result } = roundOf('picture', ({ settlement }) => settlement.winner !== null);
    expect(labels(rows)).toEqual(['Tiles left', 'Won']);
    expect(numbers(rows[0])).toEqual(result.hands.map((hand) => hand.length));
    expect(numbers(rows[1])?.reduce((all, won) => all + won, 0)).toBe(1);
  });

  it('belong to a round that may be named by its hub', () => {
    const { view } = roundOf('mexican-train', () => true);
    const hubs = view.sheet.map((result) => hubOf(view, result)?.[0]);
    expect(hubs).toEqual(view.sheet.map(({ settlement }) => 13 - settlement.rounds));
    expect(hubOf(sheetOf('draw'), sheetOf('draw').sheet[0] as RoundResult)).toBeNull();
    const blocked = roundOf('mexican-train', () => true).rows;
    expect(labels(blocked)).not.toContain('This round, a fish');
  });
});

describe('the end of a match', () => {
  const endedMatch = (
    preset: string,
    won: number[],
    lost: number[],
    change: Partial<RoundResult['settlement']>,
  ) => {
    const { view, result } = roundOf(preset, () => true);
    const settlement = { ...result.settlement, ...change };
    const verdict = { won, lost };
    return {
      ...view,
      phase: 'over',
      sheet: [{ ...result, settlement }],
      match_end: { verdict, rating_points: null, eliminated: null, resigned: false },
    } satisfies TableView;
  };

  it('names goats and bald goats', () => {
    const bald = endedMatch('sea-goat', [0], [1], { instant: 'out-with-0-0' });
    expect(titlesOf(bald, en)).toEqual(['bald goat', 'goat']);
    expect(matchOutcomeOf(bald, en)?.at(-1)).toBe(
      'Going out with 0-0 wins the match: a bald goat.',
    );
    const goats = endedMatch('goat-club-all', [0, 1, 2], [3], { instant: null });
    expect(titlesOf(goats, en)).toEqual(['won', 'won', 'won', 'goat']);
  });

  it('says six love, and the number of rounds', () => {
    const love = endedMatch('jamaican-partner', [1], [0], { instant: 'six-in-a-row' });
    expect(titlesOf(love, en)).toEqual(['lost', 'six love']);
    const rounds = endedMatch('chickenfoot', [1], [0], { instant: null });
    expect(matchOutcomeOf(rounds, en)?.at(-1)).toBe(
      'The match had 10 rounds; the lowest total wins.',
    );
  });
});

it('points made in play count at once', () => {
  const view = sheetOf('all-fives');
  const made = view.seats.map((_, index) => index + 1);
  const seats = view.sides[0] ?? [];
  const own = seats.reduce((all, seat) => all + seat, 0);
  const before = view.standing.accounts[0]?.points ?? 0;
  expect(runningOf(view, 0, made).points).toBe(before + own);
  expect(runningOf(view, 0, undefined).points).toBe(before);
});
