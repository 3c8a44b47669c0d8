import { expect, it } from 'vitest';
import { ApiError } from '../../net/api.ts';
import { PagedList, type ListPage } from './list.svelte.ts';

const tick = () => new Promise((go) => setTimeout(go));

it('adds pages until there are no more', async () => {
  const asked: (string | undefined)[] = [];
  const list = new PagedList<number>((after) => {
    asked.push(after);
    return Promise.resolve(
      after === undefined ? { items: [1, 2], next: 'b' } : { items: [3], next: null },
    );
  });
  expect(list.items).toBeUndefined();
  expect(list.busy).toBe(true);
  await tick();
  expect(list.items).toEqual([1, 2]);
  expect(list.hasMore).toBe(true);
  await list.more();
  await list.more();
  expect(list.items).toEqual([1, 2, 3]);
  expect(list.hasMore).toBe(false);
  expect(asked).toEqual([undefined, 'b']);
});

it('keeps what it has when a request fails, and says why', async () => {
  let fails = false;
  const list = new PagedList<number>(() =>
    fails
      ? Promise.reject(new ApiError({ code: 'unreachable' }))
      : Promise.resolve({ items: [1], next: 'b' }),
  );
  await tick();
  fails = true;
  await list.more();
  expect(list.items).toEqual([1]);
  expect(list.error?.reason.code).toBe('unreachable');
  fails = false;
  await list.reload();
  expect(list.error).toBeUndefined();
});

it('shows only the answer to the last request', async () => {
  const answers: ((page: ListPage<number>) => void)[] = [];
  const list = new PagedList<number>(() => new Promise((answer) => answers.push(answer)));
  const again = list.reload();
  answers[1]?.({ items: [2], next: null });
  await again;
  answers[0]?.({ items: [1], next: 'late' });
  await tick();
  expect(list.items).toEqual([2]);
  expect(list.hasMore).toBe(false);
});
