import { expect, it } from 'vitest';
import { isFarDay } from './time.ts';

it('a day more than half a year from today is far', () => {
  const now = Date.UTC(2026, 10, 28, 12);
  for (const day of [null, '2026-11-28', '2026-12-24', '2027-05-28', '2026-06-01']) {
    expect(isFarDay(day, now)).toBe(false);
  }
  for (const day of ['2062-11-28', '2027-11-28', '2025-11-28', '2027-06-15']) {
    expect(isFarDay(day, now)).toBe(true);
  }
});
