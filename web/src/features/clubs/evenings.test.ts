import { afterEach, expect, it, vi } from 'vitest';
import { EVENINGS_LISTED_MAX, type EveningSummary } from '../../net/protocol/evening.ts';
import { ClubEvenings } from './evenings.svelte.ts';
import { dayOf } from './names.ts';
import { soon } from '../../testing/soon.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const evening = (at: number, change: Partial<EveningSummary> = {}): EveningSummary => ({
  id: `e${at}`,
  club: 'harbour',
  opened_ms: at,
  closed_ms: at + 1,
  name: 'Friday',
  date: null,
  players: 4,
  matches: 3,
  begun: 3,
  final: true,
  counts: true,
  ...change,
});

/** Answers requests with these lists in turn; `undefined` is a failure. Returns the paths as they are requested. */
function answering(...lists: (EveningSummary[] | undefined)[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const list = lists.shift();
    return Promise.resolve(
      list === undefined
        ? Response.json({ problem: { code: 'storage' }, reference: null }, { status: 503 })
        : Response.json(list),
    );
  });
  return asked;
}

const untilLoaded = (evenings: ClubEvenings) =>
  soon(() => {
    expect(evenings.newest.now.state).not.toBe('loading');
  });

it('separates open evenings from closed ones', async () => {
  answering([evening(3), evening(2, { closed_ms: null }), evening(1)]);
  const evenings = new ClubEvenings('harbour');
  await untilLoaded(evenings);
  expect(evenings.open.map(({ id }) => id)).toEqual(['e2']);
  expect(evenings.closed.map(({ id }) => id)).toEqual(['e3', 'e1']);
  expect(evenings.hasMore).toBe(false);
});

it('loads earlier evenings until an answer is not full', async () => {
  const full = Array.from({ length: EVENINGS_LISTED_MAX }, (_, i) => evening(1000 - i));
  const asked = answering(full, undefined, [evening(7)]);
  const evenings = new ClubEvenings('harbour');
  await untilLoaded(evenings);
  expect(evenings.hasMore).toBe(true);
  expect(await evenings.loadMore(), 'a failed request can be repeated').toBeUndefined();
  expect(evenings.mutation.error?.reason.code).toBe('storage');
  expect(evenings.hasMore).toBe(true);
  expect(await evenings.loadMore()).toHaveLength(1);
  expect(evenings.mutation.error).toBeUndefined();
  expect(evenings.closed).toHaveLength(EVENINGS_LISTED_MAX + 1);
  expect(evenings.hasMore).toBe(false);
  const last = 1001 - EVENINGS_LISTED_MAX;
  expect(asked.slice(1)).toEqual(Array(2).fill(`/api/clubs/harbour/evenings?before=${last}`));
});

it('dates an evening by its planned day, otherwise by the day it was opened', () => {
  expect(dayOf(evening(0, { date: '2026-11-20' }), 'en')).toBe('Nov 20, 2026');
  expect(dayOf(evening(Date.UTC(2026, 10, 21, 12)), 'en')).toBe('Nov 21, 2026');
});
