import { beforeEach, expect, it, vi } from 'vitest';
import type { FinishedMatch } from '../../../net/protocol/types.ts';
import { whenBooked } from './booked.ts';

const player = { seat: 1, side: 0, name: 'Ana', points: 30, outcome: 'won' } as const;
const match: FinishedMatch = {
  id: 'k3f9-1',
  preset: 'draw',
  rules: 'draw',
  began_ms: 0,
  ended_ms: 1,
  rounds: 1,
  rated: true,
  players: [player],
};
const booked = { ...match, players: [{ ...player, rating: { before: 1500, after: 1512 } }] };

/** A server that gives these answers one after another, the last one again and again. */
function answering(...answers: FinishedMatch[]) {
  const asked = vi.fn(() => Promise.resolve(Response.json(answers.shift() ?? match)));
  vi.stubGlobal('fetch', asked);
  return asked;
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('the ratings of a match are asked for until they are booked', async () => {
  const asked = answering(match, booked);
  const found = vi.fn();
  whenBooked('k3f9-1', found);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(found).toHaveBeenCalledExactlyOnceWith(booked);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('a match at a rated table that does not count is found too', async () => {
  const unrated = { ...match, rated: false };
  const asked = answering(match, unrated);
  const found = vi.fn();
  whenBooked('k3f9-1', found);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(found).toHaveBeenCalledExactlyOnceWith(unrated);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('the ratings of a match are asked for a few times only', async () => {
  const asked = answering();
  const found = vi.fn();
  whenBooked('k3f9-1', found);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(found).not.toHaveBeenCalled();
  expect(asked).toHaveBeenCalledTimes(5);
});

it('nothing is asked for after a stop', async () => {
  const asked = answering(booked);
  const stop = whenBooked('k3f9-1', vi.fn());
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).not.toHaveBeenCalled();
});
