// Every screen and state of the pages about tournaments. The server's answers are fixed.
import type { Page } from '@playwright/test';
import type {
  Failure,
  Me,
  TournamentBoard,
  TournamentsPage,
  TournamentSummary,
  TournamentYou,
} from '../src/net/protocol/types.ts';
import {
  arena,
  board,
  cancelled,
  final,
  knockOut,
  pairs,
  playingPairs,
  START_MS,
  summary,
  swiss,
  view,
} from '../src/features/tournaments/testing/views.ts';
import { failure, type State } from './state.ts';

const MINUTE_MS = 60_000;
const notFound: Failure = { problem: { code: 'not-found' } };

/** The visitor, with or without an account. */
const visitor = (page: Page, me: Me) =>
  page.route('**/api/me', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: me }) : route.fallback(),
  );
const ANA: Me = { name: 'Ana', account: true };

/** Answers a request for a tournament once; requests for news wait for ever. */
async function answers(page: Page, json: unknown, status = 200): Promise<void> {
  await page.route(/\/api\/tournaments\/[^/]+$/, (route) =>
    route.request().url().includes('after=') ? undefined : route.fulfill({ status, json }),
  );
}

/** A tournament as one of its people sees it. */
const one = (
  name: string,
  tournament: TournamentBoard,
  you: Partial<TournamentYou> = {},
  then?: (page: Page) => Promise<void>,
  me: Me = ANA,
): State => ({
  name,
  show: async (page) => {
    await page.clock.setFixedTime(START_MS + MINUTE_MS);
    await visitor(page, me);
    await answers(page, view(tournament, you, START_MS + MINUTE_MS));
    await page.goto('/tournaments/t7f2');
    await page.locator('#facts').waitFor();
    await then?.(page);
  },
});

/** The board of a tournament at one of its scenes. */
const wall = (name: string, tournament: TournamentBoard, scene = 0): State => ({
  name,
  show: async (page) => {
    await page.clock.setFixedTime(START_MS + MINUTE_MS);
    await answers(page, view(tournament, {}, START_MS + MINUTE_MS));
    await page.goto('/tournaments/t7f2/board');
    await page.locator('.board h2').waitFor();
    for (let i = 0; i < scene; i += 1) await page.keyboard.press('ArrowRight');
  },
});

const LISTED: readonly TournamentSummary[] = [
  summary({ entered: true }),
  summary({
    id: 't2',
    title: 'Maximiliana-Wilhelmina W, Konstantin Aleksandrovich, Ana, Eva',
    options: { ...summary().options, rated: true },
    format: { type: 'knock-out', third_place: true },
  }),
  summary({
    id: 't3',
    title: 'Pairs of the town',
    pairs: true,
    preset: 'spanish-pairs',
    format: { type: 'round-robin', cycles: 1 },
  }),
];
const RUNNING = [{ ...arena().summary, id: 't4' }];
const OVER = [
  summary({ id: 't5', status: 'over', started_ms: START_MS, winner: [{ name: 'Ana' }] }),
  summary({ id: 't6', status: 'over', title: 'Pairs of the town' }),
];

const list = (name: string, answer: Record<string, TournamentsPage> | Failure): State => ({
  name,
  show: async (page) => {
    await page.route('**/api/tournaments/*', (route) => route.fulfill({ json: view(arena()) }));
    await page.route('**/api/tournaments?*', (route) => {
      const status = new URL(route.request().url()).searchParams.get('status') ?? '';
      if ('problem' in answer) return route.fulfill({ status: 500, json: answer });
      return route.fulfill({ json: answer[status] });
    });
    await page.goto('/tournaments');
    await page.locator('main section, main .empty, main [role=alert]').first().waitFor();
  },
});
const pageOf = (
  tournaments: readonly TournamentSummary[],
  next: string | null = null,
): TournamentsPage => ({ tournaments: [...tournaments], next });

const form = (name: string, then?: (page: Page) => Promise<void>, me: Me = ANA): State => ({
  name,
  show: async (page) => {
    await page.clock.setFixedTime(START_MS);
    await visitor(page, me);
    await page.goto('/tournaments/new');
    await page.locator('main form, main .cluster a').first().waitFor();
    await then?.(page);
  },
});

const choose = (page: Page, name: string, value: number) =>
  page.locator(`main fieldset input[name="${name}"]`).nth(value).click();

export const tournamentStates: readonly State[] = [
  list('tournaments', {
    running: pageOf(RUNNING),
    'to-come': pageOf(LISTED, 'more'),
    over: pageOf(OVER),
  }),
  list('tournaments-empty', { running: pageOf([]), 'to-come': pageOf([]), over: pageOf([]) }),
  list('tournaments-error', failure),
  form('tournament-new'),
  form('tournament-new-no-account', undefined, { name: 'Ana' }),
  form('tournament-new-arena', (page) => choose(page, 'format', 1)),
  form('tournament-new-knock-out', (page) => choose(page, 'format', 3)),
  form('tournament-new-faults', async (page) => {
    await page.locator('#rounds').fill('40');
    await page.locator('#min').fill('1');
    await page.locator('#date').fill('');
    await page.locator('main form [type=submit]').click();
    await page.locator('[role=alert]').waitFor();
  }),
  one('tournament-to-come', board({}, { starts_ms: START_MS + 90 * MINUTE_MS }), {
    can: ['enter'],
  }),
  one('tournament-to-come-none', board({ entrants: [] }, { entrants: 0 }), {
    hosts: true,
    can: ['enter', 'close'],
  }),
  one(
    'tournament-needs-account',
    board({}, { options: { ...summary().options, rated: true } }),
    {},
    undefined,
    { name: '' },
  ),
  one('tournament-entered', board(), { entrant: 1, can: ['withdraw'] }, async (page) => {
    await page.locator('#you ~ p button').last().click();
    await page.getByRole('group').first().waitFor();
  }),
  one('tournament-withdrawn', board(), { entrant: 8, can: ['return'] }),
  one('tournament-pairs', pairs(), { can: ['enter'] }),
  one('tournament-pairs-waits', pairs(), {
    can: ['withdraw'],
    waits_for: { name: 'Boris', account: true },
  }),
  one('tournament-pairs-invited', pairs(), {
    can: ['enter', 'confirm'],
    invitations: [{ entry: 3, from: { name: 'Boris', account: true } }],
  }),
  one('tournament-pairs-refused', pairs(), { can: ['enter'] }, async (page) => {
    await page.route('**/api/tournaments/*/enter', (route) =>
      route.fulfill({
        status: 422,
        json: {
          problem: { code: 'tournament', refusal: { code: 'no-such-partner', name: 'Bors' } },
        } satisfies Failure,
      }),
    );
    await page.locator('#partner').fill('Bors');
    await page.locator('#you ~ form [type=submit]').click();
    await page.getByRole('alert').waitFor();
  }),
  one('tournament-table', swiss(), { entrant: 1, can: ['withdraw'], table: 'a1b2' }),
  one('tournament-swiss', swiss()),
  one('tournament-how', swiss(), {}, async (page) => {
    await page.locator('#standings ~ details summary').click();
  }),
  one('tournament-host', swiss(), {
    hosts: true,
    can: ['remove', 'correct', 'pair'],
  }),
  one(
    'tournament-host-close',
    board({ next_round: { type: 'by-host' } }),
    { hosts: true, can: ['start', 'remove', 'close'] },
    async (page) => {
      await page.locator('#host ~ .cluster button').last().click();
      await page.getByRole('group').first().waitFor();
    },
  ),
  one('tournament-remove', board(), { hosts: true, can: ['remove'] }, async (page) => {
    await page.locator('#entrants ~ ul button').first().click();
  }),
  one('tournament-correct', swiss(), { hosts: true, can: ['correct'] }, async (page) => {
    await page.locator('[data-pairing="11"] button').click();
    await page.locator('dialog input').first().click();
    await page.locator('dialog .primary').click();
    await page.locator('dialog [role=group]').waitFor();
  }),
  one('tournament-arena', arena(), { entrant: 2, can: ['withdraw'] }),
  one('tournament-knock-out', knockOut(), { entrant: 6, can: ['withdraw'] }),
  one('tournament-final', final(), { entrant: 3, can: ['withdraw'] }),
  one('tournament-cancelled', cancelled(), { entrant: 1 }),
  one(
    'tournament-over',
    {
      ...swiss(),
      closed_ms: START_MS,
      summary: { ...swiss().summary, status: 'over', winner: [{ name: 'Ana' }] },
    },
    { entrant: 1 },
  ),
  {
    name: 'tournament-loading',
    show: async (page) => {
      await page.route('**/api/tournaments/*', () => undefined);
      await page.goto('/tournaments/t7f2');
      await page.locator('h1').waitFor();
    },
  },
  {
    name: 'tournament-missing',
    show: async (page) => {
      await answers(page, notFound, 404);
      await page.goto('/tournaments/t7f2');
      await page.locator('main .button').waitFor();
    },
  },
  {
    name: 'tournament-error',
    show: async (page) => {
      await answers(page, failure, 500);
      await page.goto('/tournaments/t7f2');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'tournament-offline',
    show: async (page) => {
      await visitor(page, ANA);
      await page.route('**/api/tournaments/*', (route) =>
        route.request().url().includes('after=')
          ? route.abort()
          : route.fulfill({ json: view(swiss()) }),
      );
      await page.goto('/tournaments/t7f2');
      await page.locator('main [role=alert]').waitFor();
    },
  },
  wall('tournament-board', swiss()),
  wall('tournament-board-standings', swiss(), 1),
  wall('tournament-board-arena', arena(), 1),
  wall('tournament-board-knock-out', knockOut()),
  wall('tournament-board-final', final()),
  wall('tournament-board-final-standings', final(), 1),
  wall('tournament-board-cancelled', { ...cancelled(), standings: swiss().standings.slice(0, 2) }),
  wall('tournament-board-pairs', playingPairs()),
  wall('tournament-board-pairs-standings', playingPairs(), 1),
  wall('tournament-board-to-come', board({ standings: swiss().standings })),
];
