import { expect, it } from 'vitest';
import type { Profile } from '../../net/protocol/types.ts';
import { chartRatings, gridOf, ratedFamilies } from './ratings.ts';

it('a chart has lines at round numbers around all ratings', () => {
  expect(gridOf([1512, 1534, 1490])).toEqual([1480, 1500, 1520, 1540]);
  expect(gridOf([1500])).toEqual([1480, 1500, 1520]);
  expect(gridOf([1200, 1900])).toEqual([1000, 1200, 1400, 1600, 1800, 2000]);
});

it('a chart begins with the rating of a new player, unless earlier changes are left out', () => {
  const rating = { family: 'fives', rating: 1338, deviation: 300, provisional: true } as const;
  const changes = [{ family: 'fives', match: 'k3f9-1', rating: 1338, at_ms: 0 }] as const;
  expect(chartRatings({ rating: { ...rating, matches: 1 }, changes })).toEqual([1500, 1338]);
  expect(chartRatings({ rating: { ...rating, matches: 2 }, changes })).toEqual([1338]);
});

it('each rating has its own changes, and the most played family comes first', () => {
  const rating = { rating: 1512, deviation: 80, provisional: false };
  const change = { match: 'k3f9-1', rating: 1512, at_ms: 0 };
  const profile: Profile = {
    name: 'Ana',
    face: null,
    since_ms: 0,
    ratings: [
      { ...rating, family: 'goat', matches: 1 },
      { ...rating, family: 'fives', matches: 2 },
    ],
    changes: [
      { ...change, family: 'fives' },
      { ...change, family: 'goat' },
      { ...change, family: 'fives', at_ms: 1 },
    ],
    played: [],
  };
  const families = ratedFamilies(profile);
  expect(families.map(({ rating }) => rating.family)).toEqual(['fives', 'goat']);
  expect(families.map(({ changes }) => changes.length)).toEqual([2, 1]);
});
