import { expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

it.each([
  [0, '0:00'],
  [1, '0:01'],
  [48_000, '0:48'],
  [59_001, '1:00'],
  [61_000, '1:01'],
  [600_000, '10:00'],
])('%i ms are shown as %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
