// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { Sitter, TableSummary } from '../../../net/protocol/types.ts';
import {
  filtersInUse,
  loadFilters,
  NO_FILTERS,
  passes,
  saveFilters,
  shownOf,
  type Filters,
} from './filters.ts';

beforeEach(() => localStorage.clear());

const OPEN: Sitter = { kind: 'open' };
const ANA: Sitter = { kind: 'person', name: 'Ana', held_by: null };
const BOT: Sitter = { kind: 'bot', level: 'steady', persona: 'otto', face: 5381 };

const table = (
  id: string,
  preset = 'draw',
  seats: readonly Sitter[] = [ANA, OPEN],
  options: Partial<TableSummary['options']> = {},
) =>
  ({
    id,
    rules: { preset },
    seats,
    options: { turn_seconds: null, ...options },
  }) as unknown as TableSummary;

const only = (filters: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...filters });

it.each<[Partial<Filters>, TableSummary, boolean]>([
  [{}, table('a'), true],
  [{ game: 'draw' }, table('a'), true],
  [{ game: 'draw' }, table('a', 'gaple'), false],
  [{ pace: 'none' }, table('a'), true],
  [{ pace: 'fast' }, table('a', 'draw', [ANA], { turn_seconds: 20 }), true],
  [{ pace: 'fast' }, table('a', 'draw', [ANA], { turn_seconds: 40 }), false],
  [{ pace: 'calm' }, table('a', 'draw', [ANA], { turn_seconds: 120 }), true],
  [{ pace: 'days' }, table('a', 'draw', [ANA], { turn_seconds: 86_400 }), true],
  [{ rated: 'rated' }, table('a', 'draw', [ANA], { rated: true }), true],
  [{ rated: 'rated' }, table('a'), false],
  [{ rated: 'casual' }, table('a'), true],
  [{ seats: '2' }, table('a'), false],
  [{ seats: '2' }, table('a', 'draw', [ANA, OPEN, OPEN, OPEN]), true],
  [{ company: 'people' }, table('a', 'draw', [ANA, BOT, OPEN]), false],
  [{ company: 'bots' }, table('a', 'draw', [ANA, BOT, OPEN]), true],
  [{ company: 'people' }, table('a', 'draw', [{ ...ANA, program: true }, OPEN]), false],
  [{ game: 'draw', rated: 'rated' }, table('a'), false],
])('with %o, a table passes or not', (filters, listed, expected) => {
  expect(passes(listed, only(filters))).toBe(expected);
});

it('the device remembers the filters, and reads nothing else', () => {
  expect(loadFilters()).toEqual(NO_FILTERS);
  saveFilters(only({ game: 'gaple', seats: '3' }));
  expect(loadFilters()).toEqual(only({ game: 'gaple', seats: '3' }));
  expect(filtersInUse(loadFilters())).toBe(2);
  for (const text of ['[', 'null', '7', '{"pace":"never","game":5}']) {
    localStorage.setItem('boneyard.tables.filters', text);
    expect(loadFilters(), text).toEqual(NO_FILTERS);
  }
});

it('new tables wait behind the list, and leave when they are gone', () => {
  const [a, b, c] = [table('a'), table('b', 'gaple'), table('c')];
  const seen = new Set(['a']);
  expect(shownOf([c, b, a], NO_FILTERS, seen)).toEqual({ rows: [a], fresh: [c, b], hidden: 0 });
  expect(shownOf([c, b, a], only({ game: 'draw' }), seen)).toEqual({
    rows: [a],
    fresh: [c],
    hidden: 1,
  });
  // Nothing can be pushed away in an empty list.
  expect(shownOf([c, b], NO_FILTERS, seen)).toEqual({ rows: [c, b], fresh: [], hidden: 0 });
});
