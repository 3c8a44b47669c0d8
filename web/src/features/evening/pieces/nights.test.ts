import { expect, test } from 'vitest';
import type { EveningSummary } from '../../../net/protocol/evening.ts';
import { nightOf, runs } from './nights.ts';

const night = (change: Partial<EveningSummary>): EveningSummary => ({
  id: 'e1',
  club: 'c1',
  opened_ms: 1,
  closed_ms: null,
  name: 'Thursday',
  date: null,
  players: 8,
  matches: 7,
  begun: 0,
  final: false,
  counts: null,
  ...change,
});

test('a night that runs comes before one to come, and that before the last one', () => {
  const held = night({ id: 'held', opened_ms: 9, closed_ms: 10, begun: 7 });
  const planned = night({ id: 'planned', opened_ms: 8 });
  const running = night({ id: 'running', opened_ms: 2, begun: 1 });
  expect(nightOf([held, planned, running])?.id).toBe('running');
  expect(nightOf([held, planned])?.id).toBe('planned');
  expect(nightOf([held, { ...held, id: 'older', opened_ms: 3 }])?.id).toBe('held');
  expect(nightOf([])).toBeNull();
});

test('only a night with a match that has begun runs', () => {
  expect(runs(night({ begun: 1 }))).toBe(true);
  expect(runs(night({}))).toBe(false);
  expect(runs(night({ begun: 7, closed_ms: 5 }))).toBe(false);
  expect(runs(null)).toBe(false);
});
