// The states of the list of live matches, of notices on this device, and of someone who has come.
import type { Page } from '@playwright/test';
import type { WatchedMatch, WatchPage } from '../src/net/protocol/types.ts';
import { plainWays } from '../src/features/play/opening/plan.ts';
import type { State } from './state.ts';

const answer = (page: Page, path: string, json: unknown) =>
  page.route(`**${path}`, (route) => route.fulfill({ json }));

const person = (name: string) => ({ kind: 'person', name, held_by: null }) as const;
const account = (points: number) => ({ points, remembered: 0, open: true });

const watched = (id: string, change: Partial<WatchedMatch> = {}): WatchedMatch => ({
  id,
  rules: 'spanish-pairs',
  options: { turn_seconds: 40, bot_delay_ms: 700, ...plainWays, rated: true },
  seats: ['Maximiliana-Wilhelmina W', 'Boris', 'Eva', 'Luka'].map(person),
  began_ms: Date.UTC(2026, 10, 28, 20, 14),
  score: {
    sides: [
      [1, 3],
      [2, 4],
    ],
    standing: { accounts: [account(125), account(90)], carried: 0, rounds: 4, first_open: null },
  },
  ...change,
});

const watching = (name: string, list: WatchPage): State => ({
  name,
  show: async (page) => {
    await answer(page, '/api/watch', list);
    await page.goto('/watch');
    await page.locator('main .panel, main .empty').first().waitFor();
  },
});

export const noticesStates: readonly State[] = [
  watching('watch', {
    matches: [watched('a'), watched('b', { score: null })],
    total: 22,
    next: '1-b',
  }),
  watching('watch-nothing', { matches: [], total: 0, next: null }),
  {
    name: 'someone-came',
    show: async (page) => {
      await page.addInitScript(() =>
        localStorage.setItem('boneyard.wish', String(Date.now() + 3_600_000)),
      );
      const came = { since_ms: 5, presets: ['draw', 'goat'], table: null };
      const wish = { seconds: 3600, came };
      await answer(page, '/api/notices', { tables: [], invitations: [], wish });
      await page.goto('/rules');
      await page.locator('.card').first().waitFor();
      await page.locator('.call').waitFor();
    },
  },
];
