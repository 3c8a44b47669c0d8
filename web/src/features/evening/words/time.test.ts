import { expect, it } from 'vitest';
import { isFarDay } from './time.ts';

it('a day more than 60 days from today is far', () => {
  const now = Date.UTC(2026, 5, 28, 12);
  for (const day of [null, '2026-06-28', '2026-08-27', '2026-04-29']) {
    expect(isFarDay(day, now)).toBe(false);
  }
  for (const day of ['2062-06-28', '2027-06-28', '2025-06-28', '2026-08-28', '2026-04-28']) {
    expect(isFarDay(day, now)).toBe(true);
  }
});

it('a day of another year is far, except around New Year', () => {
  const now = Date.UTC(2026, 11, 30, 12);
  expect(['2026-12-31', '2027-01-06', '2027-01-07'].map((day) => isFarDay(day, now))).toEqual([
    ...[false, false, true],
  ]);
});
