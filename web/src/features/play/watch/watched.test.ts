import { expect, it } from 'vitest';
import { ApiError } from '../../../net/api.ts';
import type { WatchedMatch, WatchPage } from '../../../net/protocol/types.ts';
import { Watched } from './watched.svelte.ts';

const page = (ids: string, next: string | null, total = 4): WatchPage => ({
  matches: [...ids].map((id) => ({ id }) as WatchedMatch),
  total,
  next,
});
const ids = ({ matches }: Watched) => matches?.map(({ id }) => id).join('');

it('shows page after page, and asks again for all of them', async () => {
  const asked: (string | null)[] = [];
  const pages: Record<string, WatchPage> = { '': page('ab', '2'), 2: page('bc', null) };
  const watched = new Watched((after) => {
    asked.push(after);
    return Promise.resolve(pages[after ?? ''] as WatchPage);
  });
  expect(ids(watched)).toBeUndefined();
  await watched.refresh();
  expect([ids(watched), watched.hasMore, watched.total]).toEqual(['ab', true, 4]);
  await watched.more();
  // A match that has moved to the next page meanwhile is listed once.
  expect([ids(watched), watched.hasMore]).toEqual(['abc', false]);
  expect(await watched.refresh()).toBe(false);
  expect(asked).toEqual([null, null, '2', null, '2']);
  pages[''] = page('', null, 0);
  expect(await watched.refresh()).toBe(true);
  expect(ids(watched)).toBe('');
});

it('keeps the last list after a failure', async () => {
  let fails = false;
  const watched = new Watched(() =>
    fails
      ? Promise.reject(new ApiError({ code: 'unreachable' }))
      : Promise.resolve(page('a', null)),
  );
  await watched.refresh();
  fails = true;
  await watched.refresh();
  expect([ids(watched), watched.error?.reason.code]).toEqual(['a', 'unreachable']);
  fails = false;
  await watched.refresh();
  expect(watched.error).toBeUndefined();
});
