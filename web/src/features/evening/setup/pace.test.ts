import { expect, it } from 'vitest';
import type { EveningSummary } from '../../../net/protocol/evening.ts';
import { fitting, hoursFor, limited, paceOf, USUAL_PACE } from './pace.ts';

const evening = (minutes: number, begun: number, closed = true): EveningSummary => ({
  id: 'e',
  club: 'c',
  opened_ms: 0,
  closed_ms: closed ? minutes * 60_000 : null,
  name: 'Friday',
  date: null,
  counts: null,
  players: 8,
  matches: 7,
  begun,
  final: true,
});

it('a club without evenings plays at the usual pace', () => {
  expect(paceOf([])).toEqual(USUAL_PACE);
  // Still open, too short to measure, and closed on the next day.
  expect(paceOf([evening(200, 7, false), evening(20, 1), evening(2000, 7)])).toEqual(USUAL_PACE);
});

it('the pace of a club is that of its last evenings', () => {
  const evenings = [evening(210, 7), evening(280, 7), evening(140, 7), evening(2000, 7)];
  expect(paceOf(evenings)).toEqual({ minutes: 30, pause: 0, own: true });
  const older = Array.from({ length: 9 }, () => evening(70, 7));
  expect(paceOf([...evenings.slice(0, 3), ...older]).minutes).toBe(20);
});

it('an evening lasts at most about four hours', () => {
  expect(fitting(7, USUAL_PACE)).toBe(7);
  expect(fitting(63, USUAL_PACE)).toBe(8);
  expect(fitting(3, { minutes: 300, pause: 0, own: true })).toBe(1);
});

it('the estimate is in half hours', () => {
  expect(hoursFor(7, USUAL_PACE)).toBe(3.5);
  expect(hoursFor(3, USUAL_PACE)).toBe(1.5);
  expect(hoursFor(1, { minutes: 5, pause: 0, own: true })).toBe(0.5);
});

it('a time limit makes matches shorter, not longer', () => {
  expect(limited(USUAL_PACE, 15).minutes).toBe(15);
  expect(limited(USUAL_PACE, 45)).toBe(USUAL_PACE);
  expect(limited(USUAL_PACE, null)).toBe(USUAL_PACE);
});
