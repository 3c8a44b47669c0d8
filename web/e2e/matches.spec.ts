// Matches that are over: the list, the replay, the record, and what rated matches do to ratings.
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { HandStatistics, SearchPage } from '../src/net/protocol/types.ts';
import { violations } from './axe.ts';
import { boneyard } from './server.ts';
import { states } from './states.ts';
import {
  DESKTOP,
  enter,
  expect,
  openTable,
  PHONE,
  prefer,
  SIDEWAYS,
  soon,
  test,
  withBots,
} from './test.ts';
import { TablePage } from './table.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The number of the stop that a replay shows, from 0. */
const at = (page: Page) => page.locator('.replay').getAttribute('data-at').then(Number);

// R0.1.34: a person finds a match again and looks it through.
test('a match is found again, replayed by keys, and its record downloaded', async ({
  page,
}, info) => {
  const table = new TablePage(page);
  await page.goto(await openTable(page, withBots('draw match.target=20', 2)));
  await table.playByMouse('over');
  await page.getByRole('button', { name: 'Look it through' }).click();
  await expect(page.getByRole('link', { name: 'Replay' })).toHaveAttribute(
    'href',
    /^\/matches\/.+-1$/,
  );

  // From the home page to the list, and to the replay.
  await page.goto('/');
  await page.getByRole('link', { name: 'Your matches' }).click();
  await expect(heading(page)).toHaveText('Your matches');
  const row = page.locator('[data-match]');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('You');
  await expect(row).toContainText(/won|lost/);
  await page.getByRole('combobox', { name: 'Game' }).selectOption('all-fives');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('None of your matches fits the filter.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(row).toHaveCount(1);

  // The line that was laid last lies on the shelf. A press anywhere on the row replays the match.
  await expect(page.locator('.shelf .picture svg g').first()).toBeAttached();
  await row.click();
  await expect(heading(page)).toHaveText(/^Replay: /);
  await expect(page.locator('[data-stop="0"]')).toHaveAttribute('aria-current', 'step');
  await expect(heading(page)).toBeFocused();

  // By keys alone.
  const laid = page.locator('.cloth .world > .tiles > g');
  await expect(laid).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await soon(() => at(page)).toBe(1);
  await expect(page.locator('[data-stop="1"]')).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('ArrowLeft');
  await soon(() => at(page)).toBe(0);
  await page.keyboard.press('End');
  const last = (await page.locator('.replay input[type=range]').getAttribute('max')) ?? '';
  await soon(() => at(page)).toBe(Number(last));
  await expect(page.locator('.replay .result table')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the record' }).click();
  const record = info.outputPath('match.dgn');
  await (await downloading).saveAs(record);
  expect(boneyard('replay', record)).toMatch(/: legal\n/);
  await heading(page).focus();
  await page.keyboard.press('Home');
  await soon(() => at(page)).toBe(0);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await soon(() => at(page)).toBeGreaterThan(0);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeVisible();

  // A hand, the other one, and none.
  await page.keyboard.press('Home');
  await expect(page.getByText('All hands are hidden.')).toBeVisible();
  const whose = page.getByLabel('Whose hand is shown');
  const hand = page.getByRole('list', { name: /^Hand: / }).getByRole('listitem');
  await whose.selectOption({ label: 'You' });
  await expect(hand).toHaveCount(7);
  const own = await hand.allInnerTexts();
  await whose.selectOption({ label: 'Bot Boris' });
  await expect(page.getByRole('list', { name: 'Hand: Bot Boris' })).toBeVisible();
  await expect(hand).toHaveCount(7);
  expect(await hand.allInnerTexts()).not.toEqual(own);
  await whose.selectOption({ label: 'Everyone’s' });
  const all = page.locator('[data-hand]');
  await expect(all).toHaveCount(2);
  await expect(all.getByRole('listitem')).toHaveCount(14);

  // On a phone, the controls are in view wherever the cloth is.
  for (const size of [PHONE, SIDEWAYS]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('.cloth').first()).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Next play' })).toBeInViewport({ ratio: 1 });
  }
  expect(await violations(page, 'all hands')).toEqual([]);
  await page.setViewportSize(DESKTOP);
  await whose.selectOption({ label: 'None' });
  await expect(hand).toHaveCount(0);

  // A play in the list, and a link to it.
  await page.locator('[data-stop="3"]').click();
  await soon(() => at(page)).toBe(3);
  await expect(page).toHaveURL(/#4$/);
  await page.reload();
  await soon(() => at(page)).toBe(3);
});

test('the list of plays has every round, and a press goes there', async ({ page }) => {
  const state = states.find(({ name }) => name === 'replay-rounds');
  await state?.show(page);
  const [first, second, third] = [1, 2, 3].map((n) => page.locator(`[data-round="${n}"]`));
  if (first === undefined || second === undefined || third === undefined) return;
  await expect(first).toHaveAttribute('open');
  // Only open rounds are drawn.
  await expect(third.locator('[data-stop]')).toHaveCount(0);
  const play = second.locator('[data-stop]').nth(4);
  const stop = Number(await play.getAttribute('data-stop'));
  await play.click();
  await soon(() => at(page)).toBe(stop);
  await expect(play).toHaveAttribute('aria-current', 'step');
  await expect(page).toHaveURL(new RegExp(`#${stop + 1}$`));

  // The list follows the replay into the next round, unless the reader has closed it.
  await expect(first).not.toHaveAttribute('open');
  await page.getByRole('button', { name: 'Next round' }).click();
  await expect(third).toHaveAttribute('open');
  await expect(second).toHaveAttribute('open');
  await enter(second.locator('summary'));
  await expect(second).not.toHaveAttribute('open');
  await page.getByRole('button', { name: 'Previous round' }).click();
  await expect(second).not.toHaveAttribute('open');
});

/** A person with an account, in a browser of their own. */
async function signedIn(browser: Browser, baseURL: string, name: string): Promise<TablePage> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' });
  await prefer(context, { motion: 'none' });
  const page = await context.newPage();
  const table = new TablePage(page);
  await page.request.get('/api/me');
  const answer = await page.request.post('/api/account', {
    data: { name, password: 'four words are enough' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return table;
}

test('two people play a rated match, and see what it did to their ratings', async ({
  browser,
  server,
  page,
}, info) => {
  const ana = await signedIn(browser, server.address, 'Ana');
  const boris = await signedIn(browser, server.address, 'Boris');

  // Ana opens the table in the form.
  await ana.page.goto('/new?rules=draw%20match.target%3D20');
  await expect(ana.page.getByText('For a rated table of your own, choose')).toBeVisible();
  await ana.page.getByRole('radio', { name: '2', exact: true }).check();
  await ana.page.getByLabel('Seat 2').selectOption({ label: 'Free for anyone' });
  await ana.page.getByRole('switch', { name: 'Rated' }).check();
  await ana.page.getByRole('button', { name: 'Open table' }).click();
  await expect(ana.page.getByText('Rated: the match changes')).toBeVisible();
  await expect(ana.page.getByRole('button', { name: 'Bots take the free chairs' })).toHaveCount(0);
  const link = ana.page.url();

  // A guest may not sit down.
  const guest = new TablePage(page);
  await page.goto(link);
  await guest.sitDown('Eva');
  await expect(page.getByText('Rated matches are for people with an account.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in or create an account' })).toHaveAttribute(
    'href',
    /^\/account\?then=%2Ftable%2F/,
  );
  await page.goto('about:blank');

  await boris.page.goto(link);
  await boris.button(/^Sit /).click();

  // They play until the match is over. Each waits until the other has seen the last play.
  const people = [ana, boris];
  const lastSeen = ({ wire }: TablePage) => wire.events.at(-1)?.seq ?? 0;
  const over = () => ana.wire.events.some(({ event }) => event.type === 'match-ended');
  const toAct = () =>
    people.find(({ wire }) => (wire.now?.legal ?? []).length > 0) ??
    people.find((one, i) => waitsForReady(one, i + 1));
  while (!over()) {
    await soon(() => over() || toAct() !== undefined).toBe(true);
    const who = toAct();
    if (over() || who === undefined) break;
    await who.answerByMouse(await who.asked(['tile', 'draw', 'pass', 'ready']));
    // A pass without a choice may follow at once.
    const seen = lastSeen(who);
    for (const other of people) await soon(() => lastSeen(other)).toBeGreaterThanOrEqual(seen);
  }

  for (const { page } of people) {
    const changes = page.locator('[data-ratings] p');
    await expect(changes.filter({ hasText: /^You: rating \d+ \([+−-]\d+\)$/ })).toHaveCount(1);
  }

  // The match in the list, and the profile.
  await ana.page.goto('/matches');
  await expect(ana.page.locator('[data-match] .rated')).toHaveText('Rated');
  await expect(ana.page.locator('[data-match] [data-rating]')).toHaveCount(2);
  await ana.page.goto('/account');
  await ana.page.getByRole('link', { name: 'Your profile' }).click();
  await expect(heading(ana.page)).toHaveText('Ana');
  await expect(ana.page.getByText('provisional', { exact: true })).toBeVisible();
  await expect(ana.page.getByText('1 rated match')).toBeVisible();
  await expect(ana.page.getByRole('img', { name: /^Rating after each match/ })).toBeVisible();
  await expect(ana.page.getByRole('table', { name: 'Games played' })).toContainText('Draw');
  await ana.page.getByRole('link', { name: 'Leaderboards' }).click();
  await expect(ana.page.getByText('Until then it is provisional.')).toBeVisible();
  // The running season is on offer already.
  const season = ana.page.getByLabel('Season');
  await expect(season.getByRole('option')).toHaveCount(2);
  await season.selectOption({ index: 1 });
  await expect(ana.page).toHaveURL(/\?season=\d{4}-[1-4]$/);
  await expect(ana.page.getByText('Nobody is listed in this season.')).toBeVisible();

  // Who played whom, as everyone sees it and as the opponent does.
  await ana.page.goto('/people/Ana');
  await expect(ana.page.getByRole('table', { name: 'Opponents' })).toContainText('Boris');
  await expect(ana.page.getByRole('heading', { name: 'Favourite games' })).toBeVisible();
  await boris.page.goto('/people/Ana');
  const against = boris.page.getByRole('region', { name: 'You against Ana' });
  await expect(against).toContainText(/You won: [01]\. Ana won: [01]\. Ties: 0\./);

  // The match is public, and the link between the two finds it.
  await against.getByRole('link').click();
  await expect(boris.page).toHaveURL(/\/matches\/search\?player=Boris&with=Ana$/);
  await expect(boris.page.locator('[data-match]')).toHaveCount(1);
  await page.goto('/matches/search?player=ana&rated=yes');
  await expect(page.locator('[data-match]')).toHaveCount(1);
  await expect(page.locator('[data-match]')).toContainText('Boris');

  // On the page of the match, Boris reports Ana.
  await boris.page.locator('[data-match] a').first().click();
  await enter(boris.page.getByRole('button', { name: 'Report a player' }));
  const report = boris.page.getByRole('dialog', { name: 'Report Ana' });
  await report.getByRole('radio', { name: 'Cheats, for example with a program' }).check();
  await report.getByLabel('What happened?').fill('She plays in no time.');
  await enter(report.getByRole('button', { name: 'Send report' }));
  await expect(report.getByRole('status')).toHaveText(/^Your report is with the moderators\./);
  await enter(report.getByRole('button', { name: 'Close' }));
  await expect(report).toHaveCount(0);

  // All matches and one, as JSON.
  const documents: unknown = await (
    await ana.page.request.get('/api/matches/download?format=json')
  ).json();
  expect(documents).toHaveLength(1);
  await ana.page.goto('/matches');
  await ana.page.locator('[data-match]').click();
  const downloading = ana.page.waitForEvent('download');
  await ana.page.getByRole('link', { name: 'Download as JSON' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/-1\.json$/);
  await ana.page.goto('/matches');
  const whole = ana.page.waitForEvent('download');
  await ana.page.getByRole('link', { name: 'Download all as DGN' }).click();
  const file = info.outputPath('matches.dgn');
  await (await whole).saveAs(file);
  expect(boneyard('replay', file)).toMatch(/: legal\n/);

  // The server counts hands every few seconds.
  await soon(async () => {
    const answer = await ana.page.request.get('/api/matches/hands');
    return ((await answer.json()) as HandStatistics).uncounted;
  }).toBe(0);
  await ana.page.getByRole('link', { name: 'Your deals against chance' }).click();
  await expect(ana.page.getByText(/^You need at least 50 hands/)).toBeVisible();
  await expect(ana.page.getByRole('img', { name: /^Doubles in the opening hand/ })).toBeVisible();
});

test('an imported match is marked, found and replayed, and its deals are not checked', async ({
  page,
  server,
}) => {
  const record = join(import.meta.dirname, '../src/features/deals/testing/match.dgn');
  await server.kill();
  boneyard('import', '--database', join(server.folder, 'boneyard.db'), record);
  await server.start();
  await page.goto('/matches');
  await page.getByRole('link', { name: 'All public matches' }).click();
  const row = page.locator('[data-imported]');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Imported');
  await row.getByRole('heading').getByRole('link').click();
  await expect(page.getByText('so nobody can check the deals')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check the deals' })).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Points after each round' })).toContainText('166');

  // By keys, with a hand.
  await expect(page.locator('[data-stop="0"]')).toHaveAttribute('aria-current', 'step');
  await heading(page).focus();
  await page.keyboard.press('ArrowRight');
  await soon(() => at(page)).toBe(1);
  await page.getByLabel('Whose hand is shown').selectOption({ index: 1 });
  await expect(page.getByRole('list', { name: /^Hand: / })).toBeVisible();

  // The engine judges the play that is shown first. Another move is tried, and the match is there again.
  await page.keyboard.press('Escape');
  await page.goto(`${new URL(page.url()).pathname}#28`);
  const judgedFirst = page.waitForFunction(() => {
    const bar = document.querySelector('progress');
    return document.querySelector('[data-grade]') && bar && { plays: bar.value };
  });
  await page.getByRole('button', { name: 'Analyse this match' }).click();
  // 25 plays come before the one that is shown.
  expect((await (await judgedFirst).jsonValue())?.plays).toBeLessThan(20);
  await expect(page.locator('[data-grade]')).toContainText('Bot 3: 3-3, left');
  await expect(page.getByRole('progressbar', { name: 'Analysis' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  const laid = page.locator('.cloth .world > .tiles > g');
  await expect(laid).toHaveCount(2);
  const tries = page.getByRole('button', { name: /^Try it: 3-2/ });
  await tries.click();
  await expect(page.getByText('Bot 4 is to play. All hands are shown.')).toBeVisible();
  await page
    .getByRole('button', { name: /^Try it: / })
    .first()
    .click();
  await expect(page.getByText('Player 1 is to play. All hands are shown.')).toBeVisible();
  await expect(laid).toHaveCount(3);
  expect(await violations(page, 'light')).toEqual([]);
  await page.getByRole('button', { name: 'Back to the match' }).click();
  await expect(laid).toHaveCount(2);
  expect(await violations(page, 'light')).toEqual([]);
});

test('the address of a search keeps what is sought, and the browser goes back to it', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('**/api/matches/search*', (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.fulfill({ json: { matches: [], next: null } satisfies SearchPage });
  });
  await page.goto('/matches/search');
  await expect(page.getByText('No public match fits your search.')).toBeVisible();

  // By keys alone.
  await page.getByLabel('Name of a player').focus();
  await page.keyboard.type('Ana');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('won');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Goat');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Rated');
  await page.keyboard.press('Enter');
  await enter(page.getByRole('button', { name: 'Search' }));
  await expect(page).toHaveURL('/matches/search?player=Ana&family=goat&rated=yes&result=won');
  await soon(() => asked.at(-1)).toBe('?player=Ana&family=goat&rated=true&result=won');

  await enter(page.getByRole('button', { name: 'Show all' }));
  await expect(page).toHaveURL('/matches/search');
  await page.goBack();
  await expect(page.getByLabel('Name of a player')).toHaveValue('Ana');
  await soon(() => asked.at(-1)).toBe('?player=Ana&family=goat&rated=true&result=won');
  await page.reload();
  await expect(page.getByLabel('Game')).toHaveValue('kind:goat');
  await expect(page.getByLabel('Result for the first player')).toHaveValue('won');
});

test('the hands of another kind, and their numbers, are a few keys away', async ({ page }) => {
  const state = states.find(({ name }) => name === 'chance');
  await state?.show(page);
  await expect(page.getByText('Your hands look like fair chance.')).toBeVisible();
  const table = page.getByRole('table', { name: 'Doubles in the opening hand' });
  await expect(table.getByRole('row', { name: /^0 / })).toContainText('29 (12.1%)');
  await page.getByLabel('Which hands').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('You need at least 50 hands before we can tell.')).toBeVisible();
  await expect(table.getByRole('row', { name: /^0 / })).toContainText('1 (');
});

/** Whether the page waits for the person on a seat before the next round. */
function waitsForReady({ wire }: TablePage, seat: number): boolean {
  const { events } = wire;
  const ended = events.findLastIndex(({ event }) => event.type === 'round-ended');
  const since = events.slice(ended + 1).map(({ event }) => event);
  return (
    ended >= 0 &&
    !since.some(
      (event) =>
        ['mixed', 'dealt', 'match-ended'].includes(event.type) ||
        (event.type === 'ready' && event.seat === seat),
    )
  );
}
