import { expect, it } from 'vitest';
import { drawnIn } from './with-tiles.ts';

it('each tile stands above what it adds, and the sum follows', () => {
  expect(drawnIn('Boris holds 0-6, 10-12: 6 + 22 = 28.')).toEqual({
    before: 'Boris holds',
    tiles: [
      { tile: [0, 6], pips: '6' },
      { tile: [10, 12], pips: '+ 22' },
    ],
    sum: '= 28',
  });
  expect(drawnIn('Карла, на руках 2-2: 4.')).toEqual({
    before: 'Карла, на руках',
    tiles: [{ tile: [2, 2], pips: '4' }],
    sum: '',
  });
});

it('tiles without a sum are drawn alone', () => {
  expect(drawnIn('Boris holds 1 tile: 4-4.')).toEqual({
    before: 'Boris holds 1 tile',
    tiles: [{ tile: [4, 4], pips: '' }],
    sum: '',
  });
  expect(drawnIn('Carla holds 0-1-3: 4.')?.tiles).toEqual([{ tile: [0, 1, 3], pips: '4' }]);
});

it('a sentence without tiles stays a sentence', () => {
  expect(drawnIn('Ana scores 6 + 9 = 15. Total: 15.')).toBeUndefined();
});

it('what else a sentence says of the points is kept', () => {
  expect(drawnIn('Ana holds 0-0, 0-1: 1, which does not count.')?.sum).toBe(
    '1, which does not count',
  );
});
