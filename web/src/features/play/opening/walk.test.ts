import { expect, it } from 'vitest';
import { walked } from './walk.ts';

/** Three columns and a last row of two. */
const boxes = Array.from({ length: 8 }, (_, i) => ({
  top: Math.floor(i / 3) * 100,
  left: (i % 3) * 50,
}));
const from = (at: number, key: string) => walked(boxes, at, key);

it('arrows walk the grid, and stop at its edges', () => {
  expect(from(0, 'ArrowRight')).toBe(1);
  expect(from(2, 'ArrowRight')).toBe(3);
  expect(from(7, 'ArrowRight')).toBe(7);
  expect(from(0, 'ArrowLeft')).toBe(0);
  expect(from(1, 'ArrowDown')).toBe(4);
  expect(from(4, 'ArrowUp')).toBe(1);
  expect(from(1, 'ArrowUp')).toBe(1);
  expect(from(7, 'ArrowDown')).toBe(7);
});

it('a shorter last row is reached at its nearest box', () => {
  expect(from(5, 'ArrowDown')).toBe(7);
});

it('Home and End go to the first and to the last', () => {
  expect(from(4, 'Home')).toBe(0);
  expect(from(4, 'End')).toBe(7);
});

it('other keys, and nowhere, lead nowhere', () => {
  expect(from(4, 'x')).toBe(4);
  expect(walked([], -1, 'ArrowDown')).toBe(-1);
});
