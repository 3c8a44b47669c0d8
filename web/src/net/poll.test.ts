// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { Poll } from './poll.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

/** Runs a poll for some milliseconds; returns the times at which it asked. */
async function times(forMs: number, answer: (n: number) => boolean): Promise<number[]> {
  const began = Date.now();
  const asked: number[] = [];
  const poll = new Poll(
    () => {
      asked.push(Date.now() - began);
      return Promise.resolve(answer(asked.length));
    },
    1000,
    4000,
  );
  const stop = poll.start();
  poll.now();
  await vi.advanceTimersByTimeAsync(forMs);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  return asked;
}

it('asks more and more rarely while nothing changes, and no more once it is stopped', async () => {
  expect(await times(16_000, () => false)).toEqual([0, 1000, 2500, 4750, 8125, 12_125]);
});

it('asks often again after a change', async () => {
  expect(await times(9400, (n) => n === 4)).toEqual([0, 1000, 2500, 4750, 5750, 7250]);
});

it('asks rarely while the page is hidden, and at once when it is shown', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const ask = vi.fn(() => Promise.resolve(false));
  const stop = new Poll(ask, 1000, 4000).start();
  await vi.advanceTimersByTimeAsync(12_500);
  expect(ask).toHaveBeenCalledTimes(3);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(5);
  stop();
});
