import { expect, it } from 'vitest';
import { tilesIn } from './hand.ts';

it('a hand of a phone has room for ten tiles, a narrow one for nine, and one with very large text for five', () => {
  expect([344, 304, 164].map((width) => tilesIn(width, 4))).toEqual([10, 9, 5]);
});

it('wider gaps leave room for fewer tiles', () => {
  expect(tilesIn(344, 8)).toBe(9);
});

it('a hand always has room for a tile, and a hand that was not measured yet has room for all', () => {
  expect(tilesIn(20, 8)).toBe(1);
  expect(tilesIn(0, 8)).toBe(Infinity);
});
