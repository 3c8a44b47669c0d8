import { expect, it } from 'vitest';
import { fromOtherSide } from './meetings/against.ts';
import { boardAddress, seasonIn, seasonOf } from './seasons.ts';

it('a season is a year and its quarter', () => {
  expect(seasonOf('2026-4')).toEqual({ year: 2026, quarter: 4 });
  for (const text of ['', '2026', '2026-0', '2026-5', '26-1', '2026-1-1']) {
    expect(seasonOf(text), text).toBeUndefined();
  }
});

it('the address names the season', () => {
  expect(boardAddress('goat', null)).toBe('/ratings/goat');
  expect(boardAddress('goat', '2026-4')).toBe('/ratings/goat?season=2026-4');
  expect(seasonIn('?season=2026-4')).toBe('2026-4');
  expect(seasonIn('?season=now')).toBeNull();
  expect(seasonIn('')).toBeNull();
});

it('what one has won, the other has lost', () => {
  const line = { name: 'Ana', face: null, played: 6, won: 3, lost: 2, tied: 1 };
  expect(fromOtherSide(line)).toEqual({ ...line, won: 2, lost: 3 });
});
