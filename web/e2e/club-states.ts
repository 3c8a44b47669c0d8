// Every screen and state of clubs, each by its name.
import type { Page } from '@playwright/test';
import type { HallView, SeasonView } from '../src/net/protocol/types.ts';
import { EVENINGS_LISTED_MAX, type EveningSummary } from '../src/net/protocol/evening.ts';
import {
  addMembers,
  becomeAnother,
  invite,
  openClub,
  openEvening,
  saveRegulation,
} from './clubs.ts';
import { failure, type State } from './state.ts';
import { enter } from './test.ts';

/** A club's name that is the same in every language. */
const NAME = 'Ana, Boris, Eva';

const MEMBERS = [
  ['Ana', 'ana@example.org', ''],
  ['Boris', 'boris@example.org', '12'],
  ['Eva', 'eva@example.org', ''],
] as const;

/** A list to import: its first member is known, the second is new, the third has a changed name. */
const LIST = 'Ana,ana@example.org\nLuka,luka@example.org\nBoris Luka,boris@example.org\n';

/** Opens a page of a club that Ana has just opened. */
const inClub = (rest: string, then?: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.goto((await openClub(page, NAME)) + rest);
  await then?.(page);
};

/** Opens a page of a club with members, as its organiser. */
const withMembers = (rest: string, then: (page: Page) => Promise<void>) => async (page: Page) => {
  const club = await openClub(page, NAME);
  await addMembers(page, club, MEMBERS);
  await page.goto(club + rest);
  await then(page);
};

/** Opens a page of a club with members, as another visitor who is neither a member nor an organiser. */
const asAnother =
  (rest: string, name?: string, then?: (page: Page) => Promise<void>) => async (page: Page) => {
    const club = await openClub(page, NAME);
    await addMembers(page, club, MEMBERS);
    await becomeAnother(page, name);
    await page.goto(club + rest);
    await then?.(page);
  };

/** An evening of four, this many days before 1 December 2026. */
const evening = (days: number, change: Partial<EveningSummary> = {}): EveningSummary => {
  const opened_ms = Date.UTC(2026, 11, 1) - days * 86_400_000;
  return {
    id: `e${days}`,
    club: 'k3f9',
    opened_ms,
    closed_ms: opened_ms + 7_200_000,
    name: 'Ana, Boris, Eva, Luka',
    date: null,
    players: 4,
    matches: 3,
    begun: 3,
    final: true,
    counts: null,
    ...change,
  };
};

/** As many evenings as one answer contains: some are open, one was ended early. */
const EVENINGS: readonly EveningSummary[] = [
  evening(0, { closed_ms: null, begun: 0, final: false, date: '2026-12-05' }),
  evening(1, { closed_ms: null, begun: 2, final: false }),
  evening(2, { final: false }),
  ...Array.from({ length: EVENINGS_LISTED_MAX - 3 }, (_, i) => evening(i + 3)),
];

const PEOPLE = [
  { id: 'm1', name: 'Ana', guest: false },
  { id: 'm2', name: 'Boris', guest: false },
  { id: 'guest:Eva', name: 'Eva', guest: true },
  { id: 'guest:Luka', name: 'Luka', guest: true },
];

const HELD = [{ id: 'e1', name: 'Ana, Boris, Eva, Luka', day: '2026-11-20', players: 4 }];

const standing = { played: 12, counted: ['e1'], points: 120, wins: 24, effectiveness: 1250 };

/** A season with every feature: a tie, deciding keys, a guest, and a player who is not ranked. */
const SEASON: SeasonView = {
  season: '2026-2',
  settings: {
    span: 'half-year',
    rules: {
      points: { kind: 'by-place', points: [10, 7, 5, 3, 1] },
      counted: { kind: 'best', evenings: 10 },
      evenings_min: 3,
    },
  },
  over: false,
  seasons: ['2026-2', '2026-1', '2025-2'],
  evenings: HELD,
  people: PEOPLE,
  standings: [
    { ...standing, place: 1, member: 'm1', decided_by: 'effectiveness' },
    { ...standing, place: 2, member: 'm2', decided_by: null, effectiveness: -1250 },
    { ...standing, place: 2, member: 'guest:Eva', decided_by: 'points', effectiveness: -1250 },
    { ...standing, place: null, member: 'guest:Luka', decided_by: null, played: 1 },
  ],
};

const HALL: HallView = {
  span: 'month',
  evenings: HELD,
  people: PEOPLE,
  hall: {
    champions: [
      { season: '2026-11', members: ['m1'] },
      { season: '2026-10', members: ['m2', 'guest:Eva'] },
    ],
    honours: PEOPLE.map(({ id }, i) => ({ member: id, seasons: 4 - i, evenings: 5, played: 12 })),
    records: (['points', 'wins', 'effectiveness', 'wins-in-a-row', 'evenings'] as const).map(
      (kind) => ({
        kind,
        value: 250,
        holders: ['m1', 'guest:Luka'].map((member) => ({ member, evening: 'e1' })),
      }),
    ),
  },
};

/** Opens a page of a club with a fixed answer instead of the server's; waits for an element that matches `wait`. */
const answered = (rest: string, json: object, wait: string) => async (page: Page) => {
  await page.route(`**/api/clubs/*${rest}`, (route) => route.fulfill({ json }));
  await inClub(rest)(page);
  await page.locator(wait).first().waitFor();
};

const failed = (rest: string) => async (page: Page) => {
  await page.route(`**/api/clubs/*${rest}`, (route) =>
    route.fulfill({ status: 500, json: failure }),
  );
  await inClub(rest)(page);
  await page.getByRole('alert').waitFor();
};

const button = (page: Page, at: number) => page.locator('main li').nth(at).getByRole('button');

const paste = (text: string) => async (page: Page) => {
  await page.locator('textarea').fill(text);
  await page.locator('form:has(textarea) button').click();
};

const checkEmail = (email: string) => async (page: Page) => {
  await page.locator('#email').fill(email);
  await enter(page.locator('#email'));
};

export const clubStates: readonly State[] = [
  {
    name: 'clubs-none',
    show: async (page) => {
      await page.goto('/clubs');
      await page.locator('#mine ~ .empty').waitFor();
      await page.locator('form input').nth(2).waitFor();
    },
  },
  {
    name: 'clubs',
    show: async (page) => {
      const club = await openClub(page, NAME);
      await addMembers(page, club, MEMBERS);
      await page.request.post(`/api${club}/enter`, { data: { email: 'ana@example.org' } });
      await openClub(page, 'Luka');
      await page.goto('/clubs');
      await page.locator('#mine ~ ul').waitFor();
    },
  },
  {
    name: 'clubs-night',
    show: async (page) => {
      const club = await openClub(page, NAME);
      await openEvening(page, club, NAME);
      await openClub(page, 'Luka');
      await page.goto('/clubs');
      await page.locator('.shelf b').waitFor();
    },
  },
  {
    name: 'clubs-error',
    show: async (page) => {
      await page.route('**/api/clubs', (route) => route.fulfill({ status: 500, json: failure }));
      await page.goto('/clubs');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'clubs-offline',
    show: async (page) => {
      await page.route('**/api/clubs', (route) => route.abort());
      await page.goto('/clubs');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'club-refused',
    show: async (page) => {
      await openClub(page, NAME);
      await page.goto('/clubs');
      await page.locator('#mine ~ ul').waitFor();
      await page.locator('#club-name').fill(' ');
      await enter(page.locator('#club-name'));
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'club',
    show: inClub('', async (page) => {
      await page.locator('#manage').waitFor();
    }),
  },
  {
    name: 'club-visitor',
    show: asAnother('', undefined, async (page) => {
      await page.locator('#evenings').waitFor();
    }),
  },
  {
    name: 'club-evenings',
    show: async (page) => {
      await page.route('**/evenings', (route) => route.fulfill({ json: EVENINGS }));
      await inClub('')(page);
      await page.locator('#evenings ~ div li').nth(10).waitFor();
    },
  },
  {
    name: 'club-evenings-error',
    show: async (page) => {
      await page.route('**/evenings', (route) => route.fulfill({ status: 500, json: failure }));
      await inClub('')(page);
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'club-season', show: answered('/season', SEASON, 'table') },
  {
    name: 'club-season-none',
    show: inClub('/season', async (page) => {
      await page.locator('#standings').waitFor();
    }),
  },
  { name: 'club-season-error', show: failed('/season') },
  { name: 'club-hall', show: answered('/hall', HALL, 'table') },
  {
    name: 'club-hall-none',
    show: inClub('/hall', async (page) => {
      await page.locator('main .empty').waitFor();
    }),
  },
  { name: 'club-hall-error', show: failed('/hall') },
  {
    name: 'club-season-rules',
    show: inClub('/season/rules', async (page) => {
      await page.locator('input[value=by-place]').check();
      await page.locator('input[value=best]').check();
      await page.locator('input[type=number]').nth(1).waitFor();
    }),
  },
  {
    name: 'club-season-rules-refused',
    show: inClub('/season/rules', async (page) => {
      await page.locator('input[value=by-place]').check();
      await page.locator('input[type=text]').fill('1, 2');
      await page.locator('input[type=text]').press('Tab');
      await page.getByRole('alert').waitFor();
    }),
  },
  {
    name: 'club-season-rules-not-allowed',
    show: asAnother('/season/rules', undefined, async (page) => {
      await page.getByRole('alert').waitFor();
    }),
  },
  {
    name: 'club-not-found',
    show: async (page) => {
      await page.goto('/clubs/nothing');
      await page.locator('main .empty').waitFor();
    },
  },
  {
    name: 'club-error',
    show: async (page) => {
      await page.route('**/api/clubs/*', (route) => route.fulfill({ status: 500, json: failure }));
      await page.goto('/clubs/k3f9');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'club-enter',
    show: asAnother('/enter', undefined, async (page) => {
      await page.locator('#email').waitFor();
    }),
  },
  {
    name: 'club-enter-not-registered',
    show: asAnother('/enter', undefined, async (page) => {
      await checkEmail('vera@example.org')(page);
      await page.getByRole('alert').waitFor();
    }),
  },
  {
    name: 'club-enter-welcome',
    show: asAnother('/enter', undefined, async (page) => {
      await checkEmail('eva@example.org')(page);
      await page.locator('h2:focus').waitFor();
    }),
  },
  {
    name: 'club-enter-known',
    show: async (page) => {
      const club = await openClub(page, NAME);
      await addMembers(page, club, MEMBERS);
      await page.request.post(`/api${club}/enter`, { data: { email: 'eva@example.org' } });
      await page.goto(`${club}/enter`);
      await page.locator('#email').waitFor();
    },
  },
  {
    name: 'club-members-none',
    show: async (page) => {
      await page.route('**/members', (route) =>
        route.request().resourceType() === 'fetch' ? route.fulfill({ json: [] }) : route.fallback(),
      );
      await inClub('/members')(page);
      await page.locator('#list ~ p').last().waitFor();
    },
  },
  {
    name: 'club-member-link',
    show: inClub('/members', async (page) => {
      await button(page, 0).nth(1).click();
      await page.locator('main li input[readonly]').waitFor();
    }),
  },
  {
    name: 'club-enter-link',
    show: asAnother('/enter#secret', undefined, async (page) => {
      await page.locator('main section button').click();
      await page.getByRole('alert').waitFor();
    }),
  },
  {
    name: 'club-members',
    show: withMembers('/members', async (page) => {
      await page.locator('main li').nth(2).waitFor();
    }),
  },
  {
    name: 'club-members-many',
    show: async (page) => {
      const club = await openClub(page, NAME);
      const data = Array.from({ length: 120 }, (_, i) => `Eva ${i},eva${i}@example.org\n`).join('');
      await page.request.post(`/api${club}/members.csv`, {
        data,
        headers: { 'content-type': 'text/csv' },
      });
      await page.goto(`${club}/members`);
      await page.locator('#find').fill('eva 11');
      await page.locator('main li').nth(20).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'club-members-error',
    show: async (page) => {
      await page.route('**/members', (route) =>
        route.request().resourceType() === 'fetch'
          ? route.fulfill({ status: 500, json: failure })
          : route.fallback(),
      );
      await inClub('/members')(page);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'club-members-not-allowed',
    show: asAnother('/members', undefined, async (page) => {
      await page.getByRole('alert').waitFor();
    }),
  },
  {
    name: 'club-member-changing',
    show: withMembers('/members', async (page) => {
      await button(page, 0).first().click();
      await page.locator('main li form').waitFor();
    }),
  },
  {
    name: 'club-member-email-taken',
    show: withMembers('/members', async (page) => {
      await button(page, 0).first().click();
      await page.locator('main li form input').nth(1).fill('eva@example.org');
      await page.locator('main li form button').first().click();
      await page.getByRole('alert').waitFor();
    }),
  },
  {
    name: 'club-member-removing',
    show: withMembers('/members', async (page) => {
      await button(page, 1).last().click();
      await page.locator('main li [role=group]').waitFor();
    }),
  },
  {
    name: 'club-list-preview',
    show: withMembers('/members', async (page) => {
      await paste(LIST)(page);
      await page.locator('details').last().waitFor();
    }),
  },
  {
    name: 'club-list-faults',
    show: withMembers('/members', async (page) => {
      await paste('name,email\nAna,ana@\n,eva@example.org\nBoris\nBoris\nAna,a@b.org\nEva,A@b.org')(
        page,
      );
      await page.getByRole('alert').waitFor();
    }),
  },
  {
    name: 'club-settings',
    show: async (page) => {
      const club = await openClub(page, NAME);
      const settings = {
        page_name: 'Boris',
        entry_name: 'Luka',
        penalties: [{ reason: 'Eva', amount: 5 }],
        countersigned: true,
        tied_fish: 'leader',
      };
      await page.request.put(`/api${club}`, { data: { name: NAME, settings } });
      await page.goto(`${club}/settings`);
      await page.locator('#organisers ~ ul').waitFor();
    },
  },
  {
    name: 'club-regulations',
    show: async (page) => {
      const club = await openClub(page, NAME);
      await saveRegulation(page, club, 'Ana');
      await page.goto(`${club}/settings`);
      await page.locator('#regulations ~ ul summary').click();
      await page.locator('#regulations ~ ul details ul').first().waitFor();
    },
  },
  {
    name: 'club-regulation-renaming',
    show: async (page) => {
      const club = await openClub(page, NAME);
      await saveRegulation(page, club, 'Ana');
      await page.goto(`${club}/settings`);
      await page.locator('#regulations ~ ul button').first().click();
      await page.locator('#regulations ~ ul input').waitFor();
    },
  },
  {
    name: 'club-regulation-deleting',
    show: async (page) => {
      const club = await openClub(page, NAME);
      await saveRegulation(page, club, 'Ana');
      await page.goto(`${club}/settings`);
      await page.locator('#regulations ~ ul button').nth(1).click();
      await page.locator('#regulations ~ ul [role=group]').waitFor();
    },
  },
  {
    name: 'club-settings-refused',
    show: inClub('/settings', async (page) => {
      await page.locator('#club-name').fill(' ');
      await page.locator('#club-name').press('Tab');
      await page.getByRole('alert').waitFor();
    }),
  },
  {
    name: 'club-settings-not-allowed',
    show: asAnother('/settings', undefined, async (page) => {
      await page.getByRole('alert').waitFor();
    }),
  },
  {
    name: 'club-invitation',
    show: inClub('/settings', async (page) => {
      await page.locator('#organisers ~ p button').click();
      await page.locator('#organisers ~ ul').nth(1).waitFor();
    }),
  },
  {
    name: 'club-organiser-removing',
    show: async (page) => {
      const club = await openClub(page, NAME);
      const link = await invite(page, club);
      const secret = link.slice(link.indexOf('#') + 1);
      await becomeAnother(page, 'Eva');
      await page.request.post(`/api${club}/organisers`, { data: { secret } });
      await page.goto(`${club}/settings`);
      await page.locator('#organisers ~ ul button').first().click();
      await page.locator('#organisers ~ ul [role=group]').waitFor();
    },
  },
  {
    name: 'club-join',
    show: async (page) => {
      const link = await invite(page, await openClub(page, NAME));
      await becomeAnother(page);
      await page.goto(link);
      await page.locator('form input').waitFor();
    },
  },
  {
    name: 'club-join-over',
    show: asAnother('/join#gone', 'Boris', async (page) => {
      await page.locator('form button').click();
      await page.getByRole('alert').waitFor();
    }),
  },
  {
    name: 'club-join-already',
    show: inClub('/join#any', async (page) => {
      await page.locator('main section a').waitFor();
    }),
  },
];
