// The home page: a newcomer's first move, the way back to one's own tables, and people who wait.
import { request, type APIRequestContext, type Page } from '@playwright/test';
import { openClub, openEvening } from './clubs.ts';
import { expect, hurryBots, openTable, PHONE, test, withBots } from './test.ts';
import { TablePage } from './table.ts';

/** Another visitor, without a browser. */
async function visitor(address: string, name: string): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL: address });
  await context.get('/api/me');
  await context.put('/api/me', { data: { name } });
  return context;
}

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Counts what a person presses, in the window itself. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { presses: number };
    counted.presses = 0;
    addEventListener('pointerdown', () => (counted.presses += 1), { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses);
}

// The network and the processor are those by which Lighthouse judges pages for phones.
const SLOW_4G = { latency: 150, download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8 };
const SLOWER_PROCESSOR = 4;
/** Far more than it takes on a busy machine: the figure is for reading, and a fault of seconds still fails. */
const FIRST_MOVE_MS_MAX = 30_000;

test('a newcomer’s first move needs two presses, also on a slow phone', async ({ page }, info) => {
  const table = new TablePage(page);
  await page.setViewportSize(PHONE);
  await hurryBots(page);
  const presses = await countPresses(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_4G.latency,
    downloadThroughput: SLOW_4G.download,
    uploadThroughput: SLOW_4G.upload,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });

  const began = performance.now();
  const since = () => Math.round(performance.now() - began);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('.hand button').first().click();
  const dealt = since();
  const asked = await table.asked(['tile', 'draw', 'pass']);
  const turn = since();
  await table.untilStored(async () => {
    if (asked !== 'tile') return table.button(asked === 'draw' ? /^Draw/ : 'Pass').click();
    // A tile that fits both ends would ask which; most fit one.
    const legal = (table.wire.now?.legal ?? []).flatMap((move) =>
      move.type === 'play' ? [`${move.tile[1]}-${move.tile[0]}`] : [],
    );
    const once = legal.find((tile) => legal.indexOf(tile) === legal.lastIndexOf(tile)) ?? legal[0];
    await page.locator(`[data-tile="${once}"]`).click();
    if (await table.offered.first().isVisible()) await table.offered.first().click();
  });
  const moved = since();

  const figure = `first move accepted after ${moved} ms (the first press at ${dealt} ms, the turn at ${turn} ms)`;
  console.log(`slow 4G, processor ${SLOWER_PROCESSOR} times slower: ${figure}`);
  info.annotations.push({ type: 'figure', description: figure });
  expect(moved).toBeLessThan(FIRST_MOVE_MS_MAX);
  // Only a single tile that fits both ends asks for one press more: which end.
  const legal = table.wire.now?.legal ?? [];
  expect(await presses()).toBeLessThanOrEqual(legal.length === 2 && asked === 'tile' ? 3 : 2);
});

test('a newcomer’s first request that changes something is not refused', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Deal me in', exact: true }).click();
  await page.waitForURL('**/table/*');
  expect(refused).toEqual([]);
});

test('what is dealt follows the language, then the last game', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Draw, with 3 bots.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Hrvatski');
  await expect(page.getByText('Jarac (hrvatski), uz 3 bota.')).toBeVisible();
  await page.getByRole('button', { name: 'Podijelite mi', exact: true }).click();
  await page.waitForURL('**/table/*');
  await page.goto('/');
  await page.getByRole('heading', { name: /^Dob(ar|r[oa]) / }).waitFor();
  await expect(page.getByText('Jarac (hrvatski), uz 3 bota')).toBeVisible();
});

test('a place opens the list of games at its own', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^With children/ }).click();
  await expect(page.getByRole('link', { name: /^Picture dominoes/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Spanish pairs/ })).toHaveCount(0);
});

test('a person finds the match that they left', async ({ page }) => {
  const table = new TablePage(page);
  await hurryBots(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Deal me in', exact: true }).click();
  await table.answerByMouse(await table.asked());
  await table.asked(['tile', 'draw', 'pass']);
  const hand = await table.hand.count();

  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'Your turn' });
  await expect(card).toContainText('Draw');
  await expect(card.locator('.cloth svg').first()).toBeVisible();
  await card.getByRole('link', { name: 'Play on' }).click();
  await table.asked(['tile', 'draw', 'pass']);
  await expect(table.hand).toHaveCount(hand);
});

test('friends wait at a table, and the host is called back when one sits down', async ({
  page,
  server,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'With friends' }).click();
  await page.getByRole('radio', { name: /^Draw/ }).check();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByLabel('Which name shall your friends see?').fill('Ana');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL('**/table/*');
  const table = idOf(page);
  const summary = async () =>
    (await (await page.request.get(`/api/tables/${table}`)).json()) as { seats: unknown };
  expect((await summary()).seats).toEqual([
    { kind: 'person', name: 'Ana', held_by: null },
    { kind: 'open' },
    { kind: 'open' },
  ]);

  // The host reads the rules meanwhile.
  const asked = page.waitForResponse('**/api/notices');
  await page.evaluate(() => history.pushState(null, '', '/rules'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await page.getByRole('heading', { level: 1, name: /rules/i }).waitFor();
  await asked;
  const luis = await visitor(server.address, 'Luis');
  expect((await luis.post(`/api/tables/${table}/seats/2`)).status()).toBe(204);
  const call = page.getByRole('status').filter({ hasText: 'Luis has sat down' });
  await expect(call).toContainText('Draw');
  await expect(page).toHaveTitle(/^Luis has sat down · /);

  // On another page the call is still there, and the title of that page comes after it.
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await expect(page).toHaveTitle(/^Luis has sat down · Learn/);
  await call.getByRole('link', { name: 'To the table' }).click();
  await page.waitForURL(`**/table/${table}`);
  await expect(page).not.toHaveTitle(/Luis has sat down/);
});

test('a person is told elsewhere that it is their turn', async ({ page }) => {
  const table = new TablePage(page);
  await page.goto(await openTable(page, withBots('draw', 2)));
  await table.asked(['tile', 'draw', 'pass']);
  await page.goto('/learn');
  const call = page.getByRole('status').filter({ hasText: 'It is your turn' });
  await expect(call.getByRole('link', { name: 'To the table' })).toBeVisible();
  await call.getByRole('button', { name: 'Later' }).click();
  await expect(call).toHaveCount(0);
  // The start page shows the table itself.
  await page.goto('/');
  await page.getByRole('link', { name: 'Play on' }).waitFor();
  await expect(call).toHaveCount(0);
});

test('open tables come and go while the page is open, and only living ones', async ({
  browser,
  page,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('boneyard.unfinished', 'k3f9'));
  await page.goto('/');
  const here = page.getByRole('region', { name: 'Here now' });
  await expect(here).toContainText('Nobody waits for opponents at the moment.');

  const context = await browser.newContext({ baseURL: server.address, locale: 'en-GB' });
  const host = await context.newPage();
  const { seats, ...plan } = withBots('for-three', 3);
  const open = seats.map((seat, i) => (i === 0 ? seat : ({ kind: 'open' } as const)));
  const address = await openTable(host, { ...plan, seats: open });
  await host.request.put('/api/me', { data: { name: 'Vera' } });
  await host.goto(address);
  const row = here.getByRole('listitem').filter({ hasText: 'For three' });
  await expect(row).toContainText('2 chairs free');
  await expect(row.getByRole('link', { name: 'Sit down' })).toHaveAttribute('href', address);

  // The host's device dies, and the server starts again: nobody of the table is there any more.
  await context.close();
  await server.kill();
  await server.start();
  await page.reload();
  await expect(here).toContainText('Nobody waits for opponents at the moment.');
  await expect(row).toHaveCount(0);
});

test('at a club night, the start page leads back to one’s seat', async ({ page, server }) => {
  const organiser = await visitor(server.address, 'Ana');
  // The helpers speak for a page's visitor.
  const asOrganiser = { request: organiser } as unknown as Page;
  const club = await openClub(asOrganiser, 'Harbour');
  const { id, code } = await openEvening(asOrganiser, club, 'Friday');

  await page.request.get('/api/me');
  const joined = await page.request.post(`/api/evenings/${id}/people`, {
    data: { code, player: 2 },
  });
  expect(joined.status()).toBe(204);
  await page.addInitScript(() => localStorage.setItem('boneyard.unfinished', 'k3f9'));
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Friday' });
  await expect(card).toContainText(/You sit at table 1, opposite (Ana|Eva|Luka)/);
  await card.getByRole('link', { name: 'Back to your club night' }).click();
  await page.waitForURL(`**/evenings/${id}`);
});

test('club nights are one press away', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('boneyard.unfinished', 'k3f9'));
  await page.goto('/');
  const club = page.getByRole('region', { name: 'Club night' });
  await expect(club.getByRole('link', { name: 'Join a club night' })).toBeVisible();
  await club.getByRole('link', { name: 'Run a club night' }).click();
  await page.waitForURL('**/evenings/new');
});

test('the name is not asked while only bots are at the table', async ({ page }) => {
  const table = new TablePage(page);
  await hurryBots(page);
  await page.goto(await openTable(page, withBots('for-two', 2)));
  await table.playByMouse('ready');
  await expect(table.sheet.getByRole('textbox', { name: 'Your name' })).toHaveCount(0);
});

test('the lobby is on the page within a second of the first paint', async ({ page, server }) => {
  const host = await visitor(server.address, 'Vera');
  const opened = await host.post('/api/tables', {
    data: { rules: 'draw', seats: [{ kind: 'me' }, { kind: 'open' }] },
  });
  expect(opened.status()).toBe(201);
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Here now' }).getByRole('listitem');
  await expect(row).toContainText('Vera: 1 chair free');
  const since = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.now() - (paint?.startTime ?? 0);
  });
  console.log(`the lobby is shown ${Math.round(since)} ms after the first paint`);
});

test('one press plays with bots where nobody waits', async ({ page }) => {
  await page.goto('/');
  const here = page.getByRole('region', { name: 'Here now' });
  await expect(here).toContainText('Nobody waits for opponents at the moment.');
  await here.getByRole('button', { name: 'Play with bots' }).click();
  await page.waitForURL('**/table/*');
});

test('many tables have a page of their own, with filters', async ({ page, server }) => {
  await page.goto('/');
  for (let n = 1; n <= 6; n += 1) {
    const host = await visitor(server.address, `Vera ${n}`);
    const rules = n === 6 ? 'block' : 'draw';
    const opened = await host.post('/api/tables', {
      data: { rules, seats: [{ kind: 'me' }, { kind: 'open' }] },
    });
    expect(opened.status()).toBe(201);
  }
  const here = page.getByRole('region', { name: 'Here now' });
  await here.getByRole('link', { name: 'All open tables' }).click();
  await page.waitForURL('**/tables');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open tables');
  await expect(page.getByRole('link', { name: 'Sit down' })).toHaveCount(6);
  await page.getByText('Filters', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Block' });
  await expect(page.getByRole('link', { name: 'Sit down' })).toHaveCount(1);
});
