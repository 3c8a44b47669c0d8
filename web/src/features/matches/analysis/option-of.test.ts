import { expect, it } from 'vitest';
import type { Move } from '../../../net/protocol/types.ts';
import { optionOf } from './option-of.ts';

const left: Move = { type: 'play', tile: [1, 3], at: 'L' };
const right: Move = { type: 'play', tile: [1, 3], at: 'R' };
const options = [left, { type: 'draw' } as const].map((choice) => ({
  choice,
  points: 0,
  error: 0,
}));

it('finds what was played, also where an equal place is listed', () => {
  expect(optionOf({ ...left }, options)).toBe(left);
  expect(optionOf(right, options)).toBe(left);
  expect(optionOf({ type: 'draw' }, options)).toEqual({ type: 'draw' });
  expect(optionOf({ type: 'pass' }, options)).toBeNull();
  expect(optionOf({ type: 'play', tile: [1, 4], at: 'L' }, options)).toBeNull();
});
