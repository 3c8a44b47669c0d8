// Every screen and state of club evenings, each by its name.
import type { Page } from '@playwright/test';
import { becomeAnother, openClub } from './clubs.ts';
import type { EveningSummary } from '../src/net/protocol/evening.ts';
import { answer } from './home-states.ts';
import { replayOf, stage } from './staged.ts';
import type { State } from './state.ts';

/** A name that is the same in every language. */
const NAME = 'Ana, Boris, Eva';

/** Six players for stakes: two matches are over, the third has begun, and a player has a penalty. */
const SIX = `evening 1
name "${NAME}"
origin "Eva" "Luka"
date 2026-11-20
players 6 published
stake 10 "Eva"
prize stakes 1
target 100
limit 45
penalties on
player 1 "Ana"
player 2 "Boris" hearing
player 3 "Eva"
player 4 "Luka"
player 5 "Ana Eva"
player 6 "Boris Luka"
match 1 table 1 31:0 45:0 0:0 40:0 first 3
match 2 table 1 final 100:37
match 3 table 1 0:25 31:0 first 1
penalty 2 30 match 1 "Luka"
sanction 3 match 2 round 4 "Eva"
`;

/** Eight at two tables before the first match. */
const EIGHT = `evening 1
name "${NAME}"
players 8 published
player 1 "Ana"
player 2 "Boris" hearing
player 3 "Eva"
player 4 "Luka"
player 5 "Ana Eva"
player 6 "Boris Luka"
player 7 "Eva Luka"
player 8 "Ana Boris"
`;

/** Sixteen at four tables; the match has begun at each of them. */
const SIXTEEN = `evening 1
name "${NAME}"
players 16 published
limit 45
${['Ana', 'Boris', 'Eva', 'Luka']
  .flatMap((one) => ['', ' Ana', ' Eva', ' Konstantin Aleksandrovich'].map((other) => one + other))
  .map((name, at) => `player ${at + 1} "${name}"`)
  .join('\n')}
match 1 table 1 31:0 45:0 first 1
match 1 table 2 0:25 31:0
match 1 table 3 0:58
match 1 table 4 72:0 0:90
`;

/** Eight fixed pairs in two groups. A pair did not come to the first match, and the second has begun. */
const GROUPS = `evening 1
name "${NAME}"
players 16 groups 2 qualify 2
matches 3
${SIXTEEN.match(/^player .*$/gm)?.join('\n') ?? ''}
match 1 table 1 final 100:37
match 1 table 2 absent 2
match 1 table 3 final 100:0
match 1 table 4 final 25:100
match 2 table 1 0:25 annulled 31:0
`;

/** The same pairs as four teams before the first match. */
const TEAMS = GROUPS.replace(
  / groups 2 qualify 2\nmatches 3/,
  ' pairs teams 2\nteam 1 "Eva"',
).replace(/^match.*\n/gm, '');

/** An evening that the page’s visitor has opened from a file. */
async function openEvening(page: Page, file: string): Promise<{ path: string; code: string }> {
  const club = await openClub(page, NAME);
  const answer = await page.request.post('/api/evenings', {
    data: { club: club.split('/').at(-1), file },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  const { id, code } = (await answer.json()) as { id: string; code: string };
  return { path: `/evenings/${id}`, code };
}

/** Four at one table that is played online. Nobody but the organiser has joined. */
async function openOnline(page: Page, absentAfter: number): Promise<string> {
  const club = await openClub(page, NAME);
  const file = EIGHT.replace('players 8', 'players 4').replaceAll(/player [5-8] .*\n/g, '');
  const clock = { turn_seconds: 60, bank_seconds: 300, even_tempo: true };
  const online = { rules: 'club-pairs', ...clock, absent_after_s: absentAfter };
  const answer = await page.request.post('/api/evenings', {
    data: { club: club.split('/').at(-1), file, online, begin: true },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return `/evenings/${((await answer.json()) as { id: string }).id}`;
}

/** Members besides Ana, of names that are the same in every language. */
const MEMBERS = [
  ...['Boris', 'Eva', 'Luka', 'Ana Eva', 'Boris Luka', 'Eva Luka', 'Ana Boris'],
  ...['Eva Ana', 'Luka Ana', 'Luka Boris', 'Luka Eva', 'Boris Ana', 'Boris Eva', 'Eva Boris'],
];

/** Players with different first names, so that the set-up asks about none of them. */
const GUESTS = ['Boris', 'Eva', 'Luka', 'Marko', 'Nina', 'Pia', 'Vera'];

/** Opens a club of Ana with these members. */
async function clubOf(page: Page, members: readonly string[]): Promise<void> {
  const club = await openClub(page, NAME);
  const data = members.join('\n');
  const headers = { 'content-type': 'text/csv' };
  const answer = await page.request.post(`/api${club}/members.csv`, { data, headers });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** Opens a page of an evening as its organiser, and waits until an element matches `selector`. */
const organiser =
  (file: string, rest: string, selector: string, then?: (page: Page) => Promise<void>) =>
  async (page: Page) => {
    const { path } = await openEvening(page, file);
    await page.goto(path + rest);
    await page.locator(selector).first().waitFor();
    await then?.(page);
  };

/** Enters the final score of the first table, as the organiser. */
async function enterEnd(page: Page): Promise<void> {
  await page.locator('.tables button').first().click();
  await page.locator('dialog summary').first().click();
  await page.locator('dialog input[type=radio]').nth(1).check();
  await page.locator('dialog input[inputmode=numeric]').nth(0).fill('100');
  await page.locator('dialog input[inputmode=numeric]').nth(1).fill('40');
  await page.locator('dialog form .primary').click();
  await page.locator('dialog input[inputmode=numeric]').first().waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.locator('li.over .primary').waitFor();
}

/** Types points for the first pair on the keypad. */
async function points(page: Page, digits: string): Promise<void> {
  await page.locator('section.step button.big').first().click();
  await page.locator('section.step input').waitFor();
  await page.locator('section.step h2').focus();
  await page.keyboard.type(digits);
}

/** The organiser’s own table in the first match, after this many steps. */
const ownTable = (steps: number, then?: (page: Page) => Promise<void>) => async (page: Page) => {
  const { path } = await openEvening(page, EIGHT);
  await page.goto(path);
  await page.locator('#next-heading ~ button').click();
  await page.locator('#next-heading ~ button:disabled').waitFor();
  await page.goto(`${path}/table`);
  for (let step = 0; step < steps; step += 1) {
    const heading = page.locator('section.step h2');
    const before = await heading.innerText();
    await page.locator('section.step button').first().click();
    await heading.filter({ hasNotText: before }).waitFor();
  }
  await page.locator('section.step h2').waitFor();
  // What is not sent yet has a notice, which moves the table when it goes.
  await page.locator('.strips p').first().waitFor({ state: 'detached' });
  await then?.(page);
};

/** Opens another part of the phone's page. */
const part = (at: number) => async (page: Page) => {
  await page.locator('.phone nav button').nth(at).click();
  await page.locator('.phone nav [aria-current]').nth(0).waitFor();
};

/** Opens a page for joining an evening as a new visitor. */
const joining = (rest: (code: string) => string, selector: string) => async (page: Page) => {
  const { code } = await openEvening(page, EIGHT);
  await becomeAnother(page);
  await page.goto(rest(code));
  await page.locator(selector).first().waitFor();
};

/** An evening of eight that another visitor has joined as Boris, with the cookies of both. */
async function withPhone(page: Page) {
  const context = page.context();
  const { path, code } = await openEvening(page, EIGHT);
  const organiser = await context.cookies();
  await becomeAnother(page);
  const data = { code, player: 2 };
  const joined = await page.request.post(`/api${path}/people`, { data });
  if (!joined.ok()) throw new Error(await joined.text());
  const phone = await context.cookies();
  const become = async (cookies: typeof phone) => {
    await context.clearCookies();
    await context.addCookies(cookies);
  };
  return {
    path,
    code,
    asOrganiser: () => become(organiser),
    asPhone: () => become(phone),
    /** Removes the phone, as the organiser. */
    removePhone: async () => {
      await become(organiser);
      const people = (await (await page.request.get(`/api${path}/people`)).json()) as {
        id: string;
        you: boolean;
      }[];
      const id = people.find(({ you }) => !you)?.id ?? '';
      await page.request.delete(`/api${path}/people/${encodeURIComponent(id)}`);
    },
  };
}

/** The table of a club night that is played online, before its first deal; these seats have not come. */
async function gathering(page: Page, missing: readonly number[]): Promise<void> {
  const { options } = replayOf('spanish-pairs', 1).start;
  await answer(page, '/api/evenings/mine', { id: 'night', name: NAME, matches: 8 });
  await answer(page, '/api/evenings/night', {
    tables: [{ at: { match: 2, table: 1 }, online: 'staged' }],
  });
  await stage(page, {
    match: 'spanish-pairs',
    events: 0,
    view: {
      phase: 'between',
      match_number: 1,
      round: null,
      sheet: [],
      options: { ...options, gather_seconds: 300 },
    },
    now: { turn: null, away: missing.map((seat) => ({ seat, grace_ms: 272_000 })) },
  });
  await page.locator('[data-gathers] b').waitFor();
}

export const eveningStates: readonly State[] = [
  {
    name: 'evenings-none',
    show: async (page) => {
      await page.goto('/evenings');
      await page.locator('#here ~ .empty').waitFor();
    },
  },
  {
    name: 'evenings',
    show: organiser(EIGHT, '', '#next-heading', async (page) => {
      await page.goto('/evenings');
      await page.locator('#going').waitFor();
      await page.locator('#here ~ ul a').waitFor();
    }),
  },
  { name: 'evening-join-names', show: joining((code) => `/join/${code}`, 'main li button') },
  {
    name: 'evening-join-barred',
    show: async (page) => {
      const { code, removePhone, asPhone } = await withPhone(page);
      await removePhone();
      await asPhone();
      await page.goto(`/join/${code}`);
      await page.locator('main li button').nth(1).click();
      await page.locator('[role=alert] p').waitFor();
    },
  },
  { name: 'evening-join-unknown', show: joining(() => '/join/BCDF', '[role=alert] p') },
  {
    name: 'evening-new',
    show: async (page) => {
      await clubOf(page, MEMBERS);
      await page.goto('/evenings/new');
      for (const at of [0, 2, 4, 6])
        await page.locator('.who fieldset input:enabled').nth(at).check();
      await page.locator('[data-field=matches]').waitFor();
    },
  },
  {
    name: 'evening-new-last',
    show: async (page) => {
      const results = 'match 1 table 1 final 100:37\nmatch 1 table 2 final 100:0\n';
      await openEvening(page, `${EIGHT}${results}`);
      await openClub(page, 'Boris');
      // As if the evening had been closed after three hours.
      await page.route('**/api/evenings/mine', (route) => route.fulfill({ json: null }));
      await page.route('**/api/clubs/*/evenings', async (route) => {
        const answer = await route.fetch();
        const evenings = (await answer.json()) as EveningSummary[];
        const closed = evenings.map((one) => ({
          ...one,
          closed_ms: one.opened_ms + 10_800_000,
          begun: 7,
        }));
        await route.fulfill({ json: closed });
      });
      await page.goto('/evenings/new');
      await page.locator('form select').first().waitFor();
      await page.locator('form section p > button').first().click();
      await page.locator('[data-field=matches]').waitFor();
    },
  },
  {
    name: 'evening-new-club',
    show: async (page) => {
      await page.goto('/evenings/new');
      await page.locator('[data-field=player-1]').fill('Ana');
      await page.locator('[data-field=size]').waitFor();
    },
  },
  {
    name: 'evening-new-more',
    show: async (page) => {
      await clubOf(page, MEMBERS);
      await page.goto('/evenings/new');
      for (const at of [0, 1, 2, 3, 4]) {
        await page.locator('.who fieldset input:enabled').nth(at).check();
      }
      await page.locator('[data-field=matches]').waitFor();
      await page.locator('details.more > summary').click();
      await page.locator('[data-field=stake]').fill('5');
      for (const at of [5, 6]) await page.locator('.who fieldset input:enabled').nth(at).check();
      await page.locator('.warning').first().waitFor();
    },
  },
  {
    name: 'evening-new-groups',
    show: async (page) => {
      await clubOf(page, MEMBERS);
      await page.goto('/evenings/new');
      for (const at of [0, 1, 2, 3, 4, 5, 6])
        await page.locator('.who fieldset input:enabled').nth(at).check();
      await page.locator('input[type=radio][value=pairs]').check();
      await page.locator('input[type=radio][value=groups]').check();
      await page.locator('details.more > summary').click();
      // The outer ones first.
      const rules = page.locator('details.more details > summary');
      await rules.first().waitFor();
      for (const summary of await rules.all()) await summary.click();
    },
  },
  {
    name: 'evening-new-offline',
    show: async (page) => {
      await page.route('**/api/clubs', (route) => route.abort());
      await page.goto('/evenings/new');
      await page.locator('main [role=alert] ~ p button').waitFor();
    },
  },
  {
    name: 'evening-new-refused',
    show: async (page) => {
      await page.goto('/evenings/new');
      await page.locator('[data-field=evening]').fill(' ');
      await page.locator('.go button.primary').click();
      await page.locator('[role=alert] li').first().waitFor();
    },
  },
  {
    name: 'evening-here',
    show: async (page) => {
      await page.goto('/evenings/new?here');
      await page.locator('[data-field=evening]').fill(NAME);
      await page.locator('[data-field=player-1]').fill('Ana');
      await page.locator('[data-field=size]').fill(GUESTS.join('\n'));
      await page.locator('.go button').nth(1).click();
      await page.locator('#next-heading').waitFor();
    },
  },
  {
    name: 'evening-new-online',
    show: async (page) => {
      await clubOf(page, MEMBERS);
      await page.goto('/evenings/new');
      await page.locator('details.more > summary').click();
      await page.locator('details.more input[role=switch]').first().click();
      await page.locator('details.more fieldset input[type=radio]').first().waitFor();
    },
  },
  {
    name: 'evening-online-waits',
    show: async (page) => {
      await page.goto(await openOnline(page, 3_600));
      await page.locator('section:has(> * > #online-table) > p').waitFor();
    },
  },
  {
    name: 'evening-online-open',
    show: async (page) => {
      await page.goto(await openOnline(page, 5));
      await page.locator('section:has(> * > #online-table) > a').waitFor();
    },
  },
  { name: 'evening-organiser-playing', show: organiser(SIX, '', '.tables .score') },
  {
    name: 'evening-organiser-hall',
    show: organiser(SIXTEEN, '', '.tables .score'),
  },
  {
    name: 'evening-organiser-confirm',
    show: organiser(SIX, '', '.tables .score', enterEnd),
  },
  {
    name: 'evening-organiser-table',
    show: organiser(SIX, '', '.tables .score', async (page) => {
      await page.locator('.tables button').first().click();
      await page.locator('dialog summary').first().click();
      await page.locator('dialog form .primary').waitFor();
    }),
  },
  {
    name: 'evening-organiser-announce',
    show: organiser(SIX, '', '.tables .score', async (page) => {
      await page.locator('.ways button').click();
      await page.locator('dialog textarea').waitFor();
    }),
  },
  {
    name: 'evening-organiser-closing',
    show: organiser(SIX, '#evening', '#close-heading ~ p button', async (page) => {
      await page.locator('#close-heading ~ p button').click();
      await page.locator('dialog footer button').nth(1).waitFor();
    }),
  },
  {
    name: 'evening-organiser-closed',
    show: organiser(SIX, '#evening', '#close-heading ~ p button', async (page) => {
      await page.locator('#close-heading ~ p button').click();
      await page.locator('dialog footer button').nth(0).click();
      await page.locator('dialog').waitFor({ state: 'detached' });
      await page.locator('#close-heading ~ p button').waitFor();
    }),
  },
  { name: 'evening-organiser-standings', show: organiser(SIX, '#standings', '[data-part] table') },
  { name: 'evening-groups', show: organiser(GROUPS, '#standings', '[data-part] table') },
  { name: 'evening-groups-board', show: organiser(GROUPS, '/board', '.board .area h2') },
  {
    name: 'evening-groups-phone',
    show: organiser(GROUPS, '/table', '.phone nav', part(2)),
  },
  { name: 'evening-teams', show: organiser(TEAMS, '#people', '#teams-heading') },
  {
    name: 'evening-organiser-absent',
    show: organiser(GROUPS, '', '.tables .score', async (page) => {
      await page.locator('.tables button').nth(1).click();
      const choices = page.locator('dialog details');
      await choices.nth(2).locator('summary').click();
      await choices.nth(2).locator('button').first().click();
      await choices.nth(2).locator('.primary').waitFor();
    }),
  },
  { name: 'evening-organiser-seating', show: organiser(SIX, '#seating', '[data-part] table') },
  { name: 'evening-organiser-people', show: organiser(EIGHT, '#people', '#people-heading') },
  {
    name: 'evening-organiser-device',
    show: async (page) => {
      const { path, asOrganiser } = await withPhone(page);
      await asOrganiser();
      await page.goto(`${path}#people`);
      await page.locator('#people-heading ~ ol summary').nth(1).click();
      await page.locator('.device button').waitFor();
    },
  },
  {
    name: 'evening-organiser-devices-out',
    show: async (page) => {
      const { path, removePhone } = await withPhone(page);
      await removePhone();
      await page.goto(`${path}#people`);
      await page.locator('#out-heading ~ ul button').waitFor();
    },
  },
  {
    name: 'evening-organiser-new-code',
    show: organiser(EIGHT, '#people', '.join .how > p > .button', async (page) => {
      await page.locator('.join .how > p > .button').click();
      await page.locator('.join [role=group]').waitFor();
    }),
  },
  {
    name: 'evening-organiser-penalties',
    show: organiser(SIX, '#penalties', '[data-part] form'),
  },
  { name: 'evening-organiser-money', show: organiser(SIX, '#money', '[data-part] table') },
  { name: 'evening-organiser-whole', show: organiser(SIX, '#evening', '#files-heading') },
  {
    name: 'evening-organise',
    show: async (page) => {
      const { path } = await openEvening(page, EIGHT);
      await becomeAnother(page);
      await page.goto(`${path}/organise#nothing`);
      await page.locator('main button').click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'evening-organise-nothing',
    show: organiser(EIGHT, '/organise', 'main a.button'),
  },
  {
    name: 'evening-phone-waiting',
    show: organiser(EIGHT, '/table', 'section.step h2'),
  },
  { name: 'evening-phone-keeper', show: ownTable(0) },
  { name: 'evening-phone-lead', show: ownTable(2) },
  { name: 'evening-phone-round', show: ownTable(3) },
  {
    name: 'evening-phone-procedure',
    show: ownTable(3, async (page) => {
      await page.locator('.more').click();
      await page.locator('dialog .stack button').nth(3).click();
      await page.locator('dialog li').first().waitFor();
    }),
  },
  {
    name: 'evening-phone-more',
    show: ownTable(3, async (page) => {
      await page.locator('.more').click();
      await page.locator('dialog .stack button').first().waitFor();
    }),
  },
  {
    name: 'evening-phone-points',
    show: ownTable(3, async (page) => {
      await points(page, '34');
    }),
  },
  {
    name: 'evening-phone-points-high',
    show: ownTable(3, async (page) => {
      await points(page, '75');
      await page.locator('.rack .primary').click();
      await page.locator('[role=alert] strong').waitFor();
    }),
  },
  {
    name: 'evening-phone-tiles',
    show: ownTable(3, async (page) => {
      await points(page, '34');
      await page.locator('.ways button').nth(1).click();
      await page.locator('.tiles button').nth(6).click();
    }),
  },
  { name: 'evening-phone-mine', show: organiser(SIX, '/table', '.phone nav', part(1)) },
  {
    name: 'evening-phone-unconfirmed',
    show: async (page) => {
      const { path, asPhone } = await withPhone(page);
      await asPhone();
      await page.goto(path);
      await page.locator('.phone nav').waitFor();
      await part(1)(page);
      await page.locator('.needs').waitFor();
    },
  },
  { name: 'evening-phone-standings', show: organiser(SIX, '/table', '.phone nav', part(2)) },
  {
    name: 'evening-phone-lost',
    offline: true,
    show: ownTable(3, async (page) => {
      await page.context().setOffline(true);
      await page.locator('[role=status] .warn').waitFor();
    }),
  },
  {
    name: 'evening-spectator',
    show: async (page) => {
      const { path } = await openEvening(page, SIX);
      await page.context().clearCookies();
      await page.goto(path);
      await page.locator('.phone [role=table]').waitFor();
    },
  },
  {
    name: 'evening-gone',
    show: async (page) => {
      await page.goto('/evenings/nothing');
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'evening-table-gathers', show: (page) => gathering(page, [2, 4]) },
  { name: 'evening-table-gathers-all', show: (page) => gathering(page, []) },
  { name: 'evening-board', show: organiser(EIGHT, '/board', '.board .area h2') },
  { name: 'evening-board-scores', show: organiser(SIXTEEN, '/board', '.board .score') },
  { name: 'evening-board-standings', show: organiser(SIX, '/board', '.board .area h2') },
];
