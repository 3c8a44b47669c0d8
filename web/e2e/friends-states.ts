// Every state of the pages about friends, of inviting, of invitations, and of the filters of open tables. The server's
// answers are fixed.
import type { Page } from '@playwright/test';
import type {
  AccountRefusal,
  Failure,
  FriendsView,
  KnownPerson,
  Me,
  Opponents,
  Profile,
  TableInvitation,
  TableSummary,
} from '../src/net/protocol/types.ts';
import { answer } from './home-states.ts';
import { ownTable, stage } from './staged.ts';
import { failure, type State } from './state.ts';
import { openTable, withBots } from './test.ts';

const ANA: Me = { name: 'Ana', account: true };

const refused = (refusal: AccountRefusal): Failure => ({ problem: { code: 'account', refusal } });

const known = (name: string, change: Partial<KnownPerson> = {}): KnownPerson => ({
  name,
  here: false,
  plays: null,
  ...change,
});

const KNOWN: FriendsView = {
  friends: [
    known('Eva', { here: true }),
    known('Maximiliana-Wilhelmina W', { here: true, plays: 'spanish-pairs' }),
    known('Luka', { here: true, program: true }),
    known('Boris'),
  ],
  partners: [known('Marija', { here: true }), known('Teo')],
  blocked: ['Davor'],
  hides_presence: false,
};
const NOBODY: FriendsView = { friends: [], partners: [], blocked: [], hides_presence: true };

/** Signs the page's visitor in to an account with these people. */
async function signedIn(page: Page, people: FriendsView = KNOWN): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('boneyard.account', 'yes'));
  await answer(page, '/api/me', ANA);
  await page.route('**/api/account/settings', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { settings: {} } })
      : route.fulfill({ status: 204 }),
  );
  await answer(page, '/api/friends', people);
  await answer(page, '/api/notices', { tables: [], invitations: [], wish: null });
}

const friends = (
  name: string,
  people: FriendsView,
  then?: (page: Page) => Promise<void>,
): State => ({
  name,
  show: async (page) => {
    await signedIn(page, people);
    await page.goto('/friends');
    await page.locator('[aria-labelledby=friends] form').waitFor();
    await then?.(page);
  },
});

/** Presses a friend, which shows what can be done. */
async function openFriend(page: Page): Promise<void> {
  await page.locator('[aria-labelledby=friends] li [aria-expanded]').first().click();
}

/** Asks for a friend whom the server refuses. */
async function addUnknown(page: Page): Promise<void> {
  await page.route('**/api/friends/*', (route) =>
    route.fulfill({ status: 404, json: refused({ code: 'nobody-named', name: 'Teo' }) }),
  );
  await page.locator('main form input').fill('Teo');
  await page.locator('main form [type=submit]').click();
  await page.locator('main form [role=alert]').waitFor();
}

const profile = (name: string, who: string): State => ({
  name,
  show: async (page) => {
    await signedIn(page);
    const json: Profile = {
      name: who,
      face: null,
      since_ms: Date.UTC(2026, 10, 2),
      ratings: [],
      changes: [],
      played: [],
    };
    await page.route('**/api/people/*', (route) => route.fulfill({ json }));
    const opponents: Opponents = { partners: [], opponents: [], against: null };
    await page.route('**/api/people/*/opponents*', (route) => route.fulfill({ json: opponents }));
    await page.goto(`/people/${who}`);
    await page.locator('[aria-labelledby=relation] button').first().waitFor();
  },
});

/** A table that waits for two people, as its host sees it. */
const waiting = (
  name: string,
  people: FriendsView,
  then?: (page: Page) => Promise<void>,
): State => ({
  name,
  show: async (page) => {
    const plan = withBots('spanish-pairs', 4);
    const seats = plan.seats.map((seat, i) => (i > 1 ? ({ kind: 'open' } as const) : seat));
    await page.request.get('/api/me');
    await page.request.put('/api/me', { data: { name: 'Ana' } });
    const address = await openTable(page, { ...plan, seats });
    await signedIn(page, people);
    await page.goto(address);
    await page.locator('[aria-labelledby=invite-friends] form').waitFor();
    await then?.(page);
  },
});

/** Invites two people; the second invitation is refused. */
async function inviteTwo(page: Page): Promise<void> {
  let asked = 0;
  await page.route('**/api/tables/*/invitations', (route) => {
    asked += 1;
    return asked === 1
      ? route.fulfill({ status: 204 })
      : route.fulfill({ status: 409, json: refused({ code: 'no-seat-to-offer' }) });
  });
  const buttons = page.locator('[aria-labelledby=invite-friends] li button');
  const said = page.locator('[aria-labelledby=invite-friends] .said');
  await buttons.nth(0).click();
  await said.filter({ hasText: 'Eva' }).waitFor();
  await buttons.nth(1).click();
  await said.filter({ hasText: 'Maximiliana' }).waitFor();
}

function invitation(table: string, from: string, rated = false): TableInvitation {
  const { rules } = ownTable('a', { match: 'spanish-pairs', events: 1 }).table;
  return { table, from, rules, rated };
}
const INVITATIONS = [invitation('k3f9', 'Maximiliana-Wilhelmina W', true), invitation('b', 'Eva')];

/** An open table with one person. */
function open(id: string, name: string, change: Partial<TableSummary> = {}): TableSummary {
  const { table } = ownTable(id, { match: 'spanish-pairs', events: 1 });
  return {
    ...table,
    phase: 'waiting',
    seats: [
      { kind: 'person', name, held_by: null },
      { kind: 'bot', level: 'steady', persona: 'otto', face: 5381 },
      { kind: 'open' },
      { kind: 'open' },
    ],
    host: 1,
    here: [1],
    you: null,
    ...change,
  };
}
const OPEN = [
  open('a', 'Eva'),
  open('b', 'Maximiliana-Wilhelmina W', {
    here: [],
    options: { ...open('b', '').options, rated: true, turn_seconds: 20 },
  }),
];

/** The page of open tables, with a list that may change later. */
const tables = (name: string, filters: object, then: (page: Page) => Promise<void>): State => ({
  name,
  show: async (page) => {
    await page.addInitScript(
      (text) => localStorage.setItem('boneyard.tables.filters', text),
      JSON.stringify(filters),
    );
    await answer(page, '/api/tables', OPEN);
    await page.goto('/tables');
    await page.locator('.filters summary').waitFor();
    await then(page);
  },
});

export const friendsStates: readonly State[] = [
  {
    name: 'friends-guest',
    show: async (page) => {
      await page.goto('/friends');
      await page.locator('main a[href^="/account"]').waitFor();
    },
  },
  friends('friends', KNOWN),
  friends('friends-empty', NOBODY),
  friends('friends-refused', KNOWN, addUnknown),
  friends('friends-open', KNOWN, openFriend),
  friends('friends-removed', KNOWN, async (page) => {
    await page.route('**/api/friends/*', (route) => route.fulfill({ status: 204 }));
    await openFriend(page);
    await page.locator('[aria-labelledby=friends] .actions button').first().click();
    await page.locator('main [role=status]:not(:empty)').first().waitFor();
  }),
  {
    name: 'friends-error',
    show: async (page) => {
      await signedIn(page);
      await page.route('**/api/friends', (route) => route.fulfill({ status: 500, json: failure }));
      await page.goto('/friends');
      await page.locator('.problem').waitFor();
    },
  },
  {
    ...friends('friends-offline', KNOWN, async (page) => {
      // The notices load last.
      await page.locator('.strip[data-loaded=true]').waitFor({ state: 'attached' });
      await page.unrouteAll();
      await page.context().setOffline(true);
      await page.locator('.strip p').waitFor();
      await openFriend(page);
      await page.locator('[aria-labelledby=friends] .actions button').first().click();
      await page.locator('.problem').waitFor();
    }),
    offline: true,
  },
  profile('person-other', 'Mila'),
  profile('person-friend', 'Maximiliana-Wilhelmina W'),
  profile('person-blocked', 'Davor'),
  waiting('table-waiting-friends', KNOWN, inviteTwo),
  waiting('table-waiting-no-friends', NOBODY, async (page) => {
    await page.locator('[aria-labelledby=invite-friends] [type=submit]').click();
    await page.locator('[aria-labelledby=invite-friends] [role=alert]').waitFor();
  }),
  {
    name: 'invited',
    show: async (page) => {
      await signedIn(page);
      await answer(page, '/api/notices', { tables: [], invitations: INVITATIONS, wish: null });
      await page.goto('/rules');
      await page.locator('.card').first().waitFor();
      await page.locator('.invitation').waitFor();
    },
  },
  {
    name: 'invited-at-table',
    show: async (page) => {
      await signedIn(page);
      await answer(page, '/api/notices', { tables: [], invitations: INVITATIONS, wish: null });
      await stage(page, { match: 'spanish-pairs', events: 100 });
      await page.locator('.cloth svg').first().waitFor();
      await page.locator('.invitation').waitFor();
    },
  },
  tables('tables-filters', { rated: 'rated', pace: 'fast' }, async (page) => {
    await page.locator('.filters summary').click();
    await page.locator('.filters [role=status]:not(:empty)').waitFor();
  }),
  tables('tables-filters-hide-all', { game: 'gaple' }, async (page) => {
    await page.locator('.filters [role=status]:not(:empty)').waitFor();
  }),
  tables('tables-new', {}, async (page) => {
    await answer(page, '/api/tables', [open('c', 'Luka'), ...OPEN, open('d', 'Mila')]);
    await page.locator('.fresh button').waitFor();
  }),
];
