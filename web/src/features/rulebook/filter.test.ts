import { expect, it } from 'vitest';
import en from '../../i18n/compiled/page/en.ts';
import { ALL_GAMES, filterAt, filtered, playersText, queryOf, type Filter } from './filter.ts';
import { presets } from './testing/presets.ts';

const ids = (filter: Partial<Filter>, language = 'en') =>
  filtered(presets, { ...ALL_GAMES, ...filter }, en, language).map(({ id }) => id);

it('an open filter shows every game, those of the reader’s places first', () => {
  expect(ids({})).toHaveLength(presets.length);
  expect(ids({}, 'pt')[0]).toBe('brazilian-pairs');
  expect(ids({}, 'hr')[0]).toBe('goat-croatian');
});

it('every part of a filter must be met', () => {
  expect(ids({ place: 'croatia' })).toEqual(['goat-croatian']);
  expect(new Set(ids({ kind: 'trains' }))).toEqual(new Set(['mexican-train', 'chickenfoot']));
  expect(ids({ kind: 'triangles', seats: '5' })).toEqual(['triominoes']);
  expect(ids({ kind: 'children' })).toContain('picture');
  expect(ids({ place: 'brazil', seats: '2' })).toEqual([]);
  expect(ids({ search: 'goat', seats: '3', place: 'croatia' })).toEqual(['goat-croatian']);
});

it('the last number of players stands for more as well', () => {
  expect(ids({ seats: '5' })).toContain('mexican-train');
  expect(ids({ seats: '4' })).not.toContain('for-two');
});

it('a filter is kept in the address, and an unknown value is left open', () => {
  const filter: Filter = { search: 'six love', place: 'jamaica', kind: 'line', seats: '4' };
  expect(filterAt(queryOf(filter))).toEqual(filter);
  expect(queryOf(ALL_GAMES)).toBe('');
  expect(filterAt('?place=atlantis&seats=9&kind=')).toEqual(ALL_GAMES);
});

it('numbers of players are a range where none is missing', () => {
  expect(playersText([4])).toBe('4');
  expect(playersText([2, 3, 4])).toBe('2–4');
  expect(playersText([2, 4])).toBe('2, 4');
});
