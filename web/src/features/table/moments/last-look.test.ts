// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { after, recordingOf } from '../testing/tables.ts';
import type { Moment } from '../state/moment.ts';
import { LastLook } from './last-look.svelte.ts';

const recording = recordingOf('spanish-pairs');
const view = after(recording, 1);

const ended = (missed = false): Moment => ({
  type: 'event',
  event: { type: 'match-ended', end: null },
  before: view,
  after: view,
  missed,
});

/** Sets how long a match is won, as the tokens do. */
function speed(ms: number) {
  document.documentElement.style.setProperty('--speed-win', `${ms}ms`);
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('the table stays in sight for a moment after the last tile', () => {
  speed(1200);
  const look = new LastLook();
  expect(look.now).toBe(false);
  look.hear(ended());
  expect(look.now).toBe(true);
  vi.advanceTimersByTime(1200);
  expect(look.now).toBe(false);
});

it('a press ends that moment, but not a match that is looked through', () => {
  speed(1200);
  const look = new LastLook();
  look.hear(ended());
  look.skip();
  expect(look.now).toBe(false);
  look.keep();
  expect(look.kept).toBe(true);
  look.skip();
  vi.advanceTimersByTime(5000);
  expect(look.now).toBe(true);
  look.end();
  expect(look.now).toBe(false);
});

it('without motion, and after a lost connection, the result comes at once', () => {
  speed(0);
  const look = new LastLook();
  look.hear(ended());
  expect(look.now).toBe(false);
  speed(1200);
  look.hear(ended(true));
  expect(look.now).toBe(false);
});

it('another match ends the look at the last one', () => {
  speed(0);
  const look = new LastLook();
  look.keep();
  look.hear({ ...ended(), event: { type: 'match-began', number: 2 } } as Moment);
  expect(look.now).toBe(false);
});
