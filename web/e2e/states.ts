// Every screen and state of the client, each by its name.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pseudo } from '../scripts/catalogues/pseudo.ts';
import { accountStates } from './account-states.ts';
import { clubStates } from './club-states.ts';
import { competitionStates } from './competition-states.ts';
import { allFives, bergen, donkey, loneDouble, telefon } from './crosses.ts';
import { eveningStates } from './evening-states.ts';
import { friendsStates } from './friends-states.ts';
import { homeStates, lobby, showLobby } from './home-states.ts';
import { noticesStates } from './notices-states.ts';
import { matchesStates } from './matches-states.ts';
import { moderationStates } from './moderation-states.ts';
import { tournamentStates } from './tournament-states.ts';
import { endedCrowd, endedRound } from './ended.ts';
import { bareDouble, chickenFoot, trains, triangles } from './figures.ts';
import { longTrain, trainsOfEight, trainsOfFive } from './trains.ts';
import { openTable, withBots } from './test.ts';
import type { Advice, Failure } from '../src/net/protocol/types.ts';
import { failure, type State } from './state.ts';
import { endOfRound, momentOf, stage, wholeMatch, type Moment, type Position } from './staged.ts';

/** A table at a recorded moment; waits until it is drawn. */
function table(name: string, moment: Moment, then?: (page: Page) => Promise<void>): State {
  return {
    name,
    show: async (page) => {
      await stage(page, moment);
      await page.locator('.cloth svg, .lanes .track svg').first().waitFor();
      await then?.(page);
    },
  };
}

/** A table that this page opened, with a bot on the second seat and nobody on those after it; returns its address. */
async function waitingTable(
  page: Page,
  rules: string,
  players: number,
  name?: string,
): Promise<string> {
  const plan = withBots(rules, players);
  const seats = plan.seats.map((seat, i) => (i > 1 ? ({ kind: 'open' } as const) : seat));
  await page.request.get('/api/me');
  if (name !== undefined) await page.request.put('/api/me', { data: { name } });
  return openTable(page, { ...plan, seats });
}

/** A recorded match, of which this device had the first seat, with its deals checked. */
async function withCheckedDeals(page: Page, change: (record: string) => string): Promise<void> {
  const file = join(import.meta.dirname, '../src/features/deals/testing/match.dgn');
  const record = readFileSync(file, 'utf8');
  const table = /^id "(.*)-1"$/m.exec(record)?.[1] ?? '';
  await page.addInitScript(
    (seen) => localStorage.setItem('boneyard.deals', seen),
    JSON.stringify([{ table, seat: 1, deals: [] }]),
  );
  await page.route('**/api/tables/*/record', (route) => route.fulfill({ body: change(record) }));
  await page.goto('/deals');
  await page.locator('summary').first().waitFor();
}

/** A round that has just ended. */
function round(name: string, moment: Moment, then?: (page: Page) => Promise<void>): State {
  return table(name, moment, async (page) => {
    await page.locator('[data-outcome]').waitFor();
    await page.locator('[data-turned]').first().waitFor({ state: 'attached' });
    await then?.(page);
  });
}

/** A match that has just ended. */
function match(name: string, moment: Moment, then?: (page: Page) => Promise<void>): State {
  return {
    name,
    show: async (page) => {
      await stage(page, moment);
      await page.locator('[data-end]').waitFor();
      await then?.(page);
    },
  };
}

/** Shows the score sheet, where it does not stand beside the table. */
async function showSheet(page: Page) {
  const button = page.locator('.sheet-button');
  await page.locator('[data-sheet], .sheet-button').first().waitFor();
  if (await button.isVisible()) await button.click();
}

/** The name of a tile that fits both ends, in every language. */
const BOTH_ENDS = new RegExp(
  [
    'left and right',
    'слева и справа',
    'lijevo i desno',
    'a la izquierda y a la derecha',
    'na esquerda e na direita',
    // The browser joins lists in a language that it does not know as in its own.
    `${pseudo('left')}(,| and) ${pseudo('right')}`,
  ].join('|'),
);

/** The entry of the menu that leaves a table with others, in every language. */
const LEAVE = new RegExp(
  [
    'Leave the table',
    'Выйти из-за стола',
    'Napusti stol',
    'Salir de la mesa',
    'Sair da mesa',
    pseudo('Leave the table'),
  ].join('|'),
);

const press = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

const plays = ({ legal }: Position) => legal.filter((move) => move.type === 'play');

/** How many tiles fit, at one end or at both. */
const fitting = (position: Position) =>
  new Set(plays(position).map(({ tile }) => String(tile))).size;

/** One tile fits both ends, and some do not fit at all. */
const choice = (position: Position) =>
  plays(position).length > fitting(position) &&
  fitting(position) < position.hand.length &&
  position.hand.length > 2 &&
  position.laid > 15;

/** One tile fits, and others do not. */
const onlyOne = (position: Position) =>
  fitting(position) === 1 && position.hand.length > 2 && position.laid > 10;

/** Waits for the sum of the ends. */
const counted = async (page: Page) => {
  await page.locator('.sum p').waitFor();
};

export const states: readonly State[] = [
  ...homeStates,
  ...noticesStates,
  {
    name: 'new',
    show: async (page) => {
      await page.goto('/new');
      await page.locator('.chooser').waitFor();
    },
  },
  {
    name: 'new-at-place',
    show: async (page) => {
      await page.goto('/new?place=children');
      await page.locator('.chooser').waitFor();
    },
  },
  {
    name: 'new-nothing',
    show: async (page) => {
      await page.goto('/new?place=favourites');
      await page.locator('.empty').waitFor();
    },
  },
  {
    name: 'new-chosen',
    show: async (page) => {
      await page.goto('/new?rules=mexican-train');
      await page.locator('.dealing').waitFor();
    },
  },
  {
    name: 'new-unfolded',
    show: async (page) => {
      await page.goto('/new?rules=spanish-pairs+match.target%3D250');
      await page.locator('details[open] select').first().waitFor();
    },
  },
  {
    name: 'new-error',
    show: async (page) => {
      await page.route('**/api/presets', (route) => route.fulfill({ status: 500, json: failure }));
      await page.goto('/new');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'rules',
    show: async (page) => {
      await page.goto('/rules');
      await page.locator('ul.games').waitFor();
    },
  },
  {
    name: 'rules-unfolded',
    show: async (page) => {
      await page.goto('/rules?kind=triangles');
      // `all` does not wait.
      await page.locator('summary').first().waitFor();
      for (const fold of await page.locator('summary').all()) await fold.click();
      await page.locator('details[open] h3').first().waitFor();
    },
  },
  {
    name: 'rules-none',
    show: async (page) => {
      await page.goto('/rules?place=spain&search=train');
      await page.locator('.empty').waitFor();
    },
  },
  {
    name: 'rules-error',
    show: async (page) => {
      await page.route('**/api/presets', (route) => route.fulfill({ status: 500, json: failure }));
      await page.goto('/rules');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'rules-sheet',
    show: async (page) => {
      await page.goto('/rules/goat-yard?match.target=61');
      await page.locator('.example').waitFor();
    },
  },
  {
    name: 'rules-sentence',
    show: async (page) => {
      await page.goto('/rules/dominican-200');
      await page.locator('.sentence').nth(3).click();
      await page.locator('.controls:not([hidden]) fieldset').first().waitFor();
    },
  },
  {
    name: 'rules-conflict',
    show: async (page) => {
      await page.goto('/rules/draw?deal.rest=asleep');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'rules-sheet-error',
    show: async (page) => {
      await page.route('**/api/rules/sheet?*', (route) =>
        route.fulfill({ status: 500, json: failure }),
      );
      await page.goto('/rules/goat-yard');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'rules-unknown',
    show: async (page) => {
      await page.goto('/rules/99');
      await page.locator('main a.button').first().waitFor();
    },
  },
  {
    name: 'learn',
    show: async (page) => {
      await page.addInitScript(() => {
        localStorage.setItem('boneyard.lessons', '{"draw":"finished","block":"begun"}');
      });
      await page.goto('/learn');
      await page.locator('ul.games').waitFor();
    },
  },
  {
    name: 'lesson',
    show: async (page) => {
      await page.goto('/learn/goat');
      await page.locator('.cloth').first().waitFor();
    },
  },
  {
    name: 'lesson-error',
    show: async (page) => {
      await page.route('**/api/learn/**', (route) => route.fulfill({ status: 500, json: failure }));
      await page.goto('/learn/goat');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'settings',
    show: async (page) => {
      await page.goto('/settings');
      await page.locator('fieldset').first().waitFor();
    },
  },
  ...accountStates,
  ...clubStates,
  ...competitionStates,
  ...friendsStates,
  ...matchesStates,
  ...moderationStates,
  ...tournamentStates,
  ...eveningStates,
  {
    name: 'not-found',
    show: async (page) => {
      await page.goto('/nowhere');
      await page.locator('main h1').waitFor();
    },
  },
  {
    name: 'table-not-found',
    show: async (page) => {
      await page.goto('/table/nothing');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'table-taking',
    show: async (page) => {
      const slow = { taking: 'together', bot_delay_ms: 5000 } as const;
      await page.goto(await openTable(page, withBots('draw', 2, slow)));
      await page.locator('.pile').waitFor();
    },
  },
  {
    name: 'pool-waiting',
    show: async (page) => {
      // The server answers nothing while nobody comes.
      await page.route('**/api/pool', () => undefined);
      await page.goto('/pool');
      await page.locator('main .people[role=status]').waitFor();
    },
  },
  {
    name: 'pool-wishes',
    show: async (page) => {
      await page.route('**/api/pool', () => undefined);
      await showLobby(page, await lobby(page));
      await page.goto('/pool');
      await page.locator('main li').first().waitFor();
      await page.locator('main [aria-expanded=false]').click();
      await page.locator('main summary').click();
      await page.locator('main fieldset [type=radio]').first().waitFor();
      await page.locator('main fieldset [aria-pressed]').nth(37).waitFor();
    },
  },
  {
    name: 'pool-refused',
    show: async (page) => {
      const json: Failure = { problem: { code: 'account', refusal: { code: 'not-signed-in' } } };
      await page.route('**/api/pool', (route) => route.fulfill({ status: 403, json }));
      await page.goto('/pool');
      await page.locator('main a[href^="/account?"]').waitFor();
    },
  },
  {
    name: 'deals',
    show: async (page) => {
      await page.goto('/deals');
      await page.locator('h1').waitFor();
    },
  },
  {
    name: 'deals-checked',
    show: async (page) => {
      await withCheckedDeals(page, (record) => record);
      await page.locator('summary').first().click();
    },
  },
  {
    name: 'deals-wrong',
    show: (page) => withCheckedDeals(page, (record) => record.replace(/secret=../, 'secret=00')),
  },
  {
    name: 'table-waiting',
    show: async (page) => {
      await page.goto(await waitingTable(page, 'spanish-pairs', 4, 'Marija'));
      await page.locator('.room li').first().waitFor();
    },
  },
  {
    name: 'table-waiting-chair',
    show: async (page) => {
      await page.goto(await waitingTable(page, 'spanish-pairs', 4, 'Maximiliana Konstantinow'));
      await page.locator('.room li.left button').click();
    },
  },
  {
    name: 'table-waiting-nameless',
    show: async (page) => {
      await page.goto(await waitingTable(page, 'mexican-train', 8));
      await page.locator('.room form [type=submit]').click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'table-invited',
    show: async (page) => {
      const address = await waitingTable(page, 'spanish-pairs', 4, 'Marija');
      await page.context().clearCookies();
      await page.goto(address);
      await page.locator('.room form input:not([disabled])').first().waitFor();
    },
  },
  table('table-lead', {
    match: 'spanish-pairs',
    events: momentOf('spanish-pairs', ({ laid }) => laid === 0),
  }),
  table('table-your-turn', { match: 'spanish-pairs', events: 100, now: { clock_ms: 34_000 } }),
  table(
    'table-choosing-an-end',
    { match: 'spanish-pairs', events: momentOf('spanish-pairs', choice) },
    async (page) => {
      await page.getByRole('option', { name: BOTH_ENDS }).click();
      await page.locator('.landing').first().waitFor();
    },
  ),
  table(
    'table-hint',
    { match: 'spanish-pairs', events: momentOf('spanish-pairs', choice), bots: true },
    async (page) => {
      const advice: Advice = {
        choice: { type: 'play', tile: [3, 4], at: 'L' },
        why: { type: 'better', points: 12.5, deals: 3000 },
      };
      await page.route('**/api/tables/*/hint', (route) => route.fulfill({ json: advice }));
      await page.locator('.bar [data-hint]').click();
      await page.locator('.hint:not([hidden])').waitFor();
    },
  ),
  table(
    'table-asked',
    {
      match: 'spanish-pairs',
      events: 100,
      now: {
        clock_ms: 4_000,
        bank_ms: 102_000,
        proposal: { seat: 2, what: 'take-back', from: 99, waits_for: [1, 3] },
      },
    },
    async (page) => {
      await page.locator('[data-asks] button').first().waitFor();
    },
  ),
  table(
    'table-held',
    {
      match: 'spanish-pairs',
      events: 100,
      held: true,
      // The server lists no moves then.
      now: { legal: [] },
    },
    async (page) => {
      await page.locator('.strip .primary').waitFor();
    },
  ),
  table('table-talk', { match: 'draw', events: 40 }, async (page) => {
    await page.getByRole('option').first().focus();
    await page.keyboard.press('k');
    await page.locator('dialog .phrases').waitFor();
  }),
  table('table-leave', { match: 'spanish-pairs', events: 100 }, async (page) => {
    await page.locator('.opener').first().click();
    await page.locator('.menu button').last().waitFor();
    await page.getByRole('button', { name: LEAVE }).click();
    await page.locator('dialog .danger').waitFor();
  }),
  table('table-turn-of-another', { match: 'goat-club-all', events: 79 }),
  table('table-many-tiles', {
    match: 'draw',
    events: momentOf('draw', ({ hand }) => hand.length > 7),
  }),
  table('table-draw', {
    match: 'draw',
    events: momentOf('draw', ({ legal }) => legal[0]?.type === 'draw'),
  }),
  table('table-trains', trains),
  table('table-trains-choosing', trains, async (page) => {
    await page.locator('[data-tile="8-7"]').focus();
    await page.keyboard.press('Tab');
    await page.locator('.landing').first().waitFor();
  }),
  table('table-trains-of-five', trainsOfFive),
  table('table-trains-of-eight', trainsOfEight),
  table('table-trains-whole', longTrain, async (page) => {
    await page.locator('.track .mouth').first().click();
    await page.getByRole('dialog').waitFor();
  }),
  table('table-trains-walk', trains, async (page) => {
    await page.keyboard.press('g');
    await page.getByRole('grid').waitFor();
  }),
  table('table-bare-double', bareDouble),
  table('table-chicken-foot', chickenFoot),
  table('table-triangles', triangles),
  table('table-triangles-choosing', triangles, async (page) => {
    await page.locator('[data-tile="1-5-5"]').focus();
    await page.keyboard.press('g');
    await page.locator('[data-place]:focus').waitFor();
  }),
  table('table-triangles-walk', triangles, async (page) => {
    await page.locator('[data-tile="2-2-2"]').focus();
    await page.keyboard.press('g');
    await page.getByRole('grid').waitFor();
  }),
  table('table-fives', allFives, counted),
  table('table-fives-choosing', allFives, async (page) => {
    await counted(page);
    await page.locator('[data-tile="5-3"]').click();
    await page.locator('.landing').first().waitFor();
  }),
  table('table-fives-lone-double', loneDouble, counted),
  table('table-telefon', telefon, counted),
  table('table-telefon-choosing', telefon, async (page) => {
    await counted(page);
    await page.locator('[data-tile="3-0"]').click();
    await page.locator('.landing').first().waitFor();
  }),
  table('table-donkey', donkey),
  table('table-bergen', bergen, counted),
  table('table-pass', {
    match: 'spanish-pairs',
    events: momentOf('spanish-pairs', ({ legal, laid }) => legal[0]?.type === 'pass' && laid > 4),
  }),
  table('table-forced', {
    match: 'goat-club-all',
    events: momentOf('goat-club-all', onlyOne),
    now: { forced_ms: 3000 },
  }),
  table(
    'table-refused',
    { match: 'goat-club-all', events: momentOf('goat-club-all', onlyOne) },
    async (page) => {
      await page.locator('[role=option]:not(.raised)').first().click();
      await page.locator('.refused').waitFor();
    },
  ),
  table('table-number', { match: 'spanish-pairs', events: 158 }, async (page) => {
    await page.keyboard.press('n');
    await page.keyboard.press('4');
    await page.locator('rect.number').first().waitFor();
  }),
  table('table-watching', { match: 'spanish-pairs', events: 158, view: { you: null } }),
  table(
    'table-menu',
    { match: 'spanish-pairs', events: 100 },
    press(new RegExp(`^(Men[uú]|Меню|Izbornik|${pseudo('Menu')})`)),
  ),
  table('table-keys', { match: 'spanish-pairs', events: 100 }, async (page) => {
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
  }),
  table('table-command', { match: 'spanish-pairs', events: 100 }, async (page) => {
    await page.keyboard.press('/');
    await page.getByRole('dialog').waitFor();
  }),
  table('table-walk', { match: 'spanish-pairs', events: 100 }, async (page) => {
    await page.keyboard.press('g');
    await page.getByRole('grid').waitFor();
  }),
  table('table-zen', { match: 'spanish-pairs', events: 100 }, async (page) => {
    await page.keyboard.press('z');
    await page.locator('.zen').waitFor();
  }),
  round('round-goat-out', {
    match: 'goat-club-all',
    events: endOfRound('goat-club-all', 2),
    now: { next_round_ms: 7000 },
  }),
  // R0.4.32, R0.4.36, R0.4.41: remembered points, the fish in each middle row, and the points that it carries over.
  round('round-goat-fish', {
    match: 'goat-club-all',
    events: endOfRound('goat-club-all', 3),
    now: { next_round_ms: 7000 },
  }),
  round('round-spanish-block', {
    match: 'spanish-pairs',
    events: endOfRound('spanish-pairs', 3),
    now: { next_round_ms: 7000 },
  }),
  round('round-spanish-tie', {
    match: 'spanish-pairs',
    events: endOfRound('spanish-pairs', 2),
    now: { next_round_ms: 7000 },
  }),
  round('round-draw', {
    match: 'draw',
    events: endOfRound('draw', 1),
    now: { next_round_ms: 7000 },
  }),
  round('round-trains', endedRound('mexican-train')),
  round('round-trains-crowd', endedCrowd('mexican-train', trains)),
  round('round-trains-sheet', endedCrowd('mexican-train', trains), showSheet),
  round('round-foot', endedCrowd('chickenfoot', chickenFoot)),
  round('round-triangles', endedRound('triominoes')),
  round('round-triangles-crowd', endedCrowd('triominoes', triangles)),
  round('round-triangles-sheet', endedCrowd('triominoes', triangles), showSheet),
  round('round-fives', endedRound('all-fives')),
  round('round-two-hands', endedRound('seven-plus-seven')),
  round(
    'round-spanish-sheet',
    {
      match: 'spanish-pairs',
      events: endOfRound('spanish-pairs', 3),
      now: { next_round_ms: 7000 },
    },
    showSheet,
  ),
  match('match-end-goat', { match: 'goat-club-all', events: wholeMatch('goat-club-all') }),
  match('match-lost', { match: 'spanish-pairs', events: wholeMatch('spanish-pairs') }),
  match('match-won', {
    match: 'spanish-pairs',
    events: wholeMatch('spanish-pairs'),
    view: { you: 2 },
  }),
  match('match-watching', {
    match: 'spanish-pairs',
    events: wholeMatch('spanish-pairs'),
    view: { you: null },
  }),
  match(
    'match-looked-through',
    { match: 'spanish-pairs', events: wholeMatch('spanish-pairs') },
    async (page) => {
      await page.locator('[data-look]').click();
      await page.locator('.cloth svg').waitFor();
      await showSheet(page);
    },
  ),
  table(
    'table-reconnecting',
    { match: 'spanish-pairs', events: 100, now: { clock_ms: 48_000 }, lost: true },
    async (page) => {
      await page.locator('.strips .strip').waitFor();
    },
  ),
  table('table-dropped', {
    match: 'spanish-pairs',
    events: 159,
    now: { away: [{ seat: 2, grace_ms: 47_000 }] },
  }),
  table('table-dropped-for-long', {
    match: 'spanish-pairs',
    events: 159,
    now: { away: [{ seat: 2, grace_ms: 0 }] },
  }),
  table('table-frozen', { match: 'spanish-pairs', events: 159, now: { frozen: true } }),
];
