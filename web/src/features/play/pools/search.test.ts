import { afterEach, expect, test, vi } from 'vitest';
import { flushSync } from 'svelte';
import { ApiError } from '../../../net/api.ts';
import * as pools from '../../../net/pools.ts';
import type { JoinPool, PoolAnswer } from '../../../net/protocol/types.ts';
import { Search } from './search.svelte.ts';

const pool: JoinPool = { rules: 'draw', players: 2, options: {} as JoinPool['options'] };

afterEach(() => vi.restoreAllMocks());

test('it asks again until there is a table', async () => {
  const join = vi
    .spyOn(pools, 'joinPool')
    .mockResolvedValueOnce({ kind: 'waiting', people: 3, seconds: 20 })
    .mockResolvedValueOnce({ kind: 'table', id: 'abc' });
  const found: string[] = [];
  const search = new Search(pool, (table) => found.push(table));
  await search.run();
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
  const search = new Search(pool, found);
  const run = search.run();
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
  const search = new Search(pool, found);
  await search.run();
  expect(search.error?.reason.code).toBe('unreachable');
  await search.run();
  expect(search.error).toBeUndefined();
  expect(join).toHaveBeenCalledTimes(2);
  expect(found).toHaveBeenCalledWith('abc');
});
