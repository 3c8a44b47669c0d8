import { describe, expect, it } from 'vitest';
import type { FamilyRating, Leader, Profile } from '../../net/protocol/types.ts';
import { ranked, withOwn } from './leaders.ts';

const rated = (rating: number, family: FamilyRating['family'] = 'pairs'): FamilyRating => ({
  family,
  rating,
  deviation: 80,
  provisional: false,
  matches: 20,
});
const leader = (name: string, rating: number): Leader => ({
  name,
  face: null,
  rating: rated(rating),
});
const profile = (name: string, ratings: FamilyRating[]): Profile => ({
  name,
  face: 7,
  since_ms: 0,
  ratings,
  changes: [],
  played: [],
});
const rows = ranked([leader('Ana', 1700), leader('Eva', 1600), leader('Luka', 1600)]);

describe('the rows of a leaderboard', () => {
  it('share a place if their ratings are equal', () => {
    expect(rows.map(({ place }) => place)).toEqual([1, 2, 2]);
  });

  it('end with the reader, who is not listed yet', () => {
    const last = withOwn(rows, profile('Mila', [rated(1510)]), 'pairs').at(-1);
    expect(last).toMatchObject({ name: 'Mila', face: 7, place: null, rating: { rating: 1510 } });
  });

  it('have nobody twice, and nobody without a rating in these games', () => {
    expect(withOwn(rows, profile('Eva', [rated(1600)]), 'pairs')).toEqual(rows);
    expect(withOwn(rows, profile('Mila', [rated(1510, 'goat')]), 'pairs')).toEqual(rows);
    expect(withOwn(rows, null, 'pairs')).toEqual(rows);
  });
});
