import { afterEach, expect, test, vi } from 'vitest';
import { flushSync } from 'svelte';
import { ApiError } from '../../../net/api.ts';
import * as pools from '../../../net/pools.ts';
import type { JoinPool, PoolAnswer } from '../../../net/protocol/types.ts';
import { Search } from './search.svelte.ts';

const pool: JoinPool = {
  games: ['draw'],
  players: 2,
  options: {} as JoinPool['options'],
  any: [],
  bots: false,
};

/** Answers each request when the test says so. */
function onDemand() {
  const requests: { pool: JoinPool; answer: (found: PoolAnswer) => void; signal: AbortSignal }[] =
    [];
  vi.spyOn(pools, 'joinPool').mockImplementation(
    (asked, signal) =>
      new Promise((answer, fail) => {
        signal.addEventListener('abort', () => fail(new ApiError({ code: 'unreachable' })));
        requests.push({ pool: asked, answer, signal });
      }),
  );
  return requests;
}

afterEach(() => vi.restoreAllMocks());

test('it asks again until there is a table', async () => {
  const join = vi
    .spyOn(pools, 'joinPool')
    .mockResolvedValueOnce({ kind: 'waiting', people: 3, seconds: 20 })
    .mockResolvedValueOnce({ kind: 'table', id: 'abc' });
  const found: string[] = [];
  const search = new Search((table) => found.push(table));
  await search.want(pool);
  flushSync();
  expect(join).toHaveBeenCalledTimes(2);
  expect(search.people).toBe(3);
  expect(found).toEqual(['abc']);
});

test('a stopped search leaves the pool and goes nowhere', async () => {
  let answer: (found: PoolAnswer) => void = () => undefined;
  vi.spyOn(pools, 'joinPool').mockImplementation(
    () => new Promise((resolve) => (answer = resolve)),
  );
  const leave = vi.spyOn(pools, 'leavePool').mockResolvedValue(undefined);
  const found = vi.fn();
  const search = new Search(found);
  const run = search.want(pool);
  search.stop();
  answer({ kind: 'table', id: 'abc' });
  await run;
  expect(leave).toHaveBeenCalledOnce();
  expect(found).not.toHaveBeenCalled();
});

test('a failure ends the search, and it can begin again', async () => {
  const join = vi
    .spyOn(pools, 'joinPool')
    .mockRejectedValueOnce(new ApiError({ code: 'unreachable' }))
    .mockResolvedValueOnce({ kind: 'table', id: 'abc' });
  const found = vi.fn();
  const search = new Search(found);
  await search.want(pool);
  expect(search.error?.reason.code).toBe('unreachable');
  await search.want(pool);
  expect(search.error).toBeUndefined();
  expect(join).toHaveBeenCalledTimes(2);
  expect(found).toHaveBeenCalledWith('abc');
});

test('other wishes are asked for at once, and what is answered to the former no longer counts', async () => {
  const requests = onDemand();
  const found = vi.fn();
  const search = new Search(found);
  void search.want(pool);
  void search.want({ ...pool, games: ['block'] });
  expect(requests.map(({ pool: { games } }) => games)).toEqual([['draw'], ['block']]);
  requests[0]?.answer({ kind: 'waiting', people: 9, seconds: 1 });
  requests[1]?.answer({ kind: 'waiting', people: 2, seconds: 1 });
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  expect(search.people).toBe(2);
  // The newest wishes are repeated, not the former.
  expect(requests[2]?.pool.games).toEqual(['block']);
  search.abandon();
});

test('a table that the former wishes found counts, and no second one is looked for', async () => {
  const requests = onDemand();
  const leave = vi.spyOn(pools, 'leavePool').mockResolvedValue(undefined);
  const found = vi.fn();
  const search = new Search(found);
  void search.want(pool);
  void search.want({ ...pool, games: ['block'] });
  requests[0]?.answer({ kind: 'table', id: 'abc' });
  await vi.waitFor(() => expect(found).toHaveBeenCalledExactlyOnceWith('abc'));
  expect(leave).toHaveBeenCalledOnce();
  // The server may get it after the person has left.
  expect(requests[1]?.signal.aborted).toBe(true);
  requests[1]?.answer({ kind: 'table', id: 'def' });
  await Promise.resolve();
  expect(found).toHaveBeenCalledOnce();
});

test('however often the wishes change, two requests are open at the most', async () => {
  const requests = onDemand();
  const search = new Search(vi.fn());
  void search.want(pool);
  for (const game of ['a', 'b', 'c']) void search.want({ ...pool, games: [game] });
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true, false, false]);
  await Promise.resolve();
  flushSync();
  expect(search.error).toBeUndefined();
  search.abandon();
});

test('a search that was stopped begins again with new wishes', async () => {
  const requests = onDemand();
  vi.spyOn(pools, 'leavePool').mockResolvedValue(undefined);
  const search = new Search(vi.fn());
  void search.want(pool);
  search.stop();
  void search.want({ ...pool, games: ['block'] });
  expect(requests.at(-1)?.pool.games).toEqual(['block']);
  requests[0]?.answer({ kind: 'waiting', people: 9, seconds: 1 });
  await Promise.resolve();
  await Promise.resolve();
  expect(requests).toHaveLength(2);
  search.abandon();
});
