import { expect, it } from 'vitest';
import { clockText, turnClock } from './clock-text.ts';

it.each([
  [0, '0:00'],
  [1, '0:01'],
  [48_000, '0:48'],
  [59_001, '1:00'],
  [61_000, '1:01'],
  [600_000, '10:00'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [86_399_000, '23:59:59'],
  [86_400_000, '1 day'],
  [216_000_000, '2.5 days'],
])('%i ms are shown as %s', (ms, text) => {
  expect(clockText(ms, 'en')).toBe(text);
});

it('the reserve stands after the time of the turn', () => {
  expect(turnClock({ clockMs: 12_000, bankMs: 60_000 }, 'en')).toBe('0:12 +1:00');
  expect(turnClock({ clockMs: 0, bankMs: 41_200 }, 'en')).toBe('0:00 +0:42');
  expect(turnClock({ clockMs: 12_000, bankMs: null }, 'en')).toBe('0:12');
  expect(turnClock({ clockMs: null, bankMs: null }, 'en')).toBe('');
});
