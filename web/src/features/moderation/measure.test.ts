import { expect, it } from 'vitest';
import { BAN_DAYS_MAX, TIME_OUT_MINUTES_MAX } from '../../net/protocol/types.ts';
import { BANS, length, measureOf, TIME_OUTS } from './measure.ts';

it('offers only lengths that the server accepts', () => {
  for (const minutes of TIME_OUTS) {
    expect(minutes).toBeGreaterThanOrEqual(1);
    expect(minutes).toBeLessThanOrEqual(TIME_OUT_MINUTES_MAX);
  }
  for (const days of BANS) expect(days ?? 1).toBeLessThanOrEqual(BAN_DAYS_MAX);
  expect(BANS).toContain(null);
});

it('makes a measure of a kind and a length', () => {
  expect(measureOf('warn', 0)).toEqual({ kind: 'warn' });
  expect(measureOf('time-out', 1)).toEqual({ kind: 'time-out', minutes: 120 });
  expect(measureOf('ban', 0)).toEqual({ kind: 'ban', days: 1 });
  expect(measureOf('ban', BANS.length - 1)).toEqual({ kind: 'ban', days: null });
  expect(measureOf('time-out', 99)).toBeNull();
  expect(measureOf('ban', 99)).toBeNull();
});

it('says lengths in the largest whole unit', () => {
  expect(TIME_OUTS.map((minutes) => length(minutes, 'en'))).toEqual([
    '30 minutes',
    '2 hours',
    '1 day',
    '7 days',
    '30 days',
  ]);
  expect(length(7 * 24 * 60, 'ru')).toBe('7 дней');
});
