// @vitest-environment jsdom
import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { TableView } from '../../net/protocol/types.ts';
import { mountAt } from './testing/at.ts';
import recorded from './testing/sheets.json';
import RulesShown from './RulesShown.svelte';
import { soon } from '../../testing/soon.ts';

const goat = (recorded as unknown as TableView[]).find(
  ({ rules }) => rules.preset === 'goat-club-one',
);
if (goat === undefined) throw new Error('no such match is recorded');

/** The first paragraph of the panel, once the server has answered with this. */
async function shownAfter(answer: () => Promise<Response>) {
  const fetched = vi.fn((_: string) => answer());
  vi.stubGlobal('fetch', fetched);
  const mounted = await mountAt(goat as TableView, { turn: null }, RulesShown, {});
  const before = mounted.texts('p')[0];
  await soon(() => {
    expect(fetched).toHaveBeenCalled();
  });
  await new Promise((done) => setTimeout(done));
  flushSync();
  return { before, after: mounted.texts('p')[0], asked: String(fetched.mock.calls[0]?.[0]) };
}

it('shows the rules in short, as the server says them', async () => {
  const summary = { heading: 'In short', sentences: ['To 101.', '7 tiles each.'] };
  const shown = await shownAfter(() =>
    Promise.resolve(Response.json({ rules: 'goat-club-one', sheet: { summary }, controls: [] })),
  );
  expect(shown.asked).toMatch(/^\/api\/rules\/sheet\?rules=goat-club-one.*&lang=en$/);
  expect(shown.before).toMatch(/players, 7 tiles, to 101/);
  expect(shown.after).toBe('To 101. 7 tiles each.');
});

it('shows players, tiles and target while the server is unreachable', async () => {
  const shown = await shownAfter(() => Promise.reject(new TypeError('no network')));
  expect(shown.after).toMatch(/players, 7 tiles, to 101/);
});
