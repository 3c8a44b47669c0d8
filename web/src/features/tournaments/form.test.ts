import { expect, it } from 'vitest';
import { firstPlan } from '../play/opening/plan.ts';
import { presets } from '../rulebook/testing/presets.ts';
import { faultsOf, fieldOf, firstValues, formatOf, localDate, requestOf, suits } from './form.ts';

const NOW_MS = Date.UTC(2026, 10, 27, 10, 10);
const values = { ...firstValues(NOW_MS), title: 'Friday' };

it('begins with a Swiss at the next full hour, and needs a title', () => {
  expect(values.date).toBe(localDate(Date.UTC(2026, 10, 27, 11)));
  expect(faultsOf(values, NOW_MS)).toEqual({});
  expect(faultsOf({ ...values, title: '  ' }, NOW_MS).title?.code).toBe('bad-title');
  expect(faultsOf({ ...values, title: 'x'.repeat(61) }, NOW_MS).title?.code).toBe('bad-title');
});

it('finds what the server would refuse', () => {
  const fields = (change: Partial<typeof values>) =>
    Object.keys(faultsOf({ ...values, ...change }, NOW_MS));
  expect(fields({ date: '' })).toEqual(['date']);
  expect(fields({ date: '2027-06-01T10:00' })).toEqual(['date']);
  expect(fields({ min: 40 })).toEqual(['entrants']);
  expect(fields({ max: null })).toEqual(['entrants']);
  expect(fields({ format: 'round-robin', max: 33 })).toEqual(['entrants']);
  expect(fields({ format: 'arena', minutes: 4 })).toEqual(['minutes']);
  expect(fields({ rounds: 0 })).toEqual(['rounds']);
  expect(fields({ rounds: 2.5 })).toEqual(['rounds']);
  expect(fields({ rounds: 5, max: 5 })).toEqual([]);
  expect(fields({ rounds: 4, max: 4 })).toEqual(['rounds']);
  expect(faultsOf({ ...values, rounds: 5, max: 4 }, NOW_MS).rounds).toEqual({
    code: 'bad-settings',
    why: { code: 'too-many-rounds', rounds: 5, entrants_max: 4, most: 3 },
  });
  expect(fields({ late: true, lateUntil: 6 })).toEqual(['late']);
  expect(fields({ pauseS: 3601 })).toEqual(['pause']);
  expect(fields({ pauseS: null, byHost: true })).toEqual([]);
  expect(fields({ absentMinutes: 0 })).toEqual(['absent']);
  // The fields of another format do not matter.
  expect(fields({ format: 'knock-out', rounds: null, minutes: null, late: true })).toEqual([]);
});

it('a refusal of the server belongs to a field', () => {
  expect(fieldOf({ code: 'bad-rules', pairs: true })).toBe('rules');
  expect(fieldOf({ code: 'bad-seconds', field: 'absent_after_s', min: 30, max: 60 })).toBe(
    'absent',
  );
  const why = { code: 'late-entry', round: 9, rounds: 5 } as const;
  expect(fieldOf({ code: 'bad-settings', why })).toBe('late');
  const many = { code: 'too-many-rounds', rounds: 5, entrants_max: 4, most: 3 } as const;
  expect(fieldOf({ code: 'bad-settings', why: many })).toBe('rounds');
  expect(fieldOf({ code: 'not-host' })).toBeUndefined();
});

it('writes the request', () => {
  expect(formatOf({ ...values, late: true, lateUntil: 3 })).toEqual({
    type: 'swiss',
    rounds: 5,
    late_until_round: 3,
  });
  expect(formatOf({ ...values, format: 'round-robin', twice: true })).toEqual({
    type: 'round-robin',
    cycles: 2,
  });
  const { options } = firstPlan('en');
  const request = requestOf(
    { ...values, title: ' Friday ', rated: true, byHost: true },
    'draw',
    options,
  );
  expect(request).toMatchObject({
    title: 'Friday',
    rules: 'draw',
    options: { rated: true },
    starts_ms: Date.UTC(2026, 10, 27, 11),
    next_round: { type: 'by-host' },
    absent_after_s: 300,
  });
  expect(requestOf(values, 'draw', { ...options, rated: true }).options.rated).toBeUndefined();
});

it('single players play games for two, pairs those of two pairs', () => {
  const ids = (pairs: boolean) => presets.filter((one) => suits(one, pairs)).map(({ id }) => id);
  expect(ids(false)).toContain('draw');
  expect(ids(true)).toContain('spanish-pairs');
  expect(ids(false)).not.toContain('spanish-pairs');
});
