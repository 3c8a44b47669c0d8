// What calls a person: a number on every page, notices on the device, someone who comes, and live matches to watch.
import { request, type Browser, type Page } from '@playwright/test';
import { untilKept } from './evenings.ts';
import { expect, openTable, PHONE, soon, test, watchExceptions, withBots } from './test.ts';
import { TablePage } from './table.ts';

const play = (page: Page) => page.locator('header nav a[href="/"]');
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Opens a table of the page's visitor with one free chair; returns its address. */
async function waitingTable(host: Page, rated = false): Promise<string> {
  const { seats, ...plan } = withBots('draw', 2, { rated });
  const free = seats.map((seat, i) => (i === 0 ? seat : ({ kind: 'open' } as const)));
  return openTable(host, { ...plan, seats: free });
}

/** A person in a browser of their own, with an account if they have a name. */
async function person(browser: Browser, baseURL: string, name?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' });
  watchExceptions(context);
  const page = await context.newPage();
  await page.request.get('/api/me');
  if (name === undefined) return page;
  const data = { name, password: 'four words are enough' };
  expect((await page.request.post('/api/account', { data })).ok()).toBe(true);
  return page;
}

test('every page says how many tables wait, until the move is made', async ({ page }) => {
  const table = new TablePage(page);
  const address = await openTable(page, withBots('draw', 2));
  await page.goto(address);
  await table.asked(['tile', 'draw', 'pass']);
  await expect(page).not.toHaveTitle(/^\(/);

  await page.goto('/learn');
  await expect(play(page)).toHaveAccessibleName('Play 1 table waits for you');
  await expect(page).toHaveTitle(/^\(1\) Learn/);
  const call = notice(page, 'It is your turn');
  await expect(call.getByRole('link', { name: 'To the table' })).toHaveAttribute('href', address);
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(page).toHaveTitle(/^\(1\) Rules/);
  await expect(call).toBeVisible();
  // The notice can be put away; the number stays.
  await call.getByRole('button', { name: 'Later' }).click();
  await expect(call).toHaveCount(0);
  await expect(page).toHaveTitle(/^\(1\) Rules/);

  // On a phone the number is at the foot of the window.
  await page.setViewportSize(PHONE);
  const mark = await play(page).locator('b').boundingBox();
  expect(mark?.y).toBeGreaterThan(PHONE.height - 70);
  await play(page).click();
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(notice(page, 'It is your turn')).toHaveCount(0);

  // The person has moved.
  await page.route('**/api/notices', async (route) => {
    const answer = await route.fetch();
    const known = (await answer.json()) as { tables: { your_turn: boolean }[] };
    const tables = known.tables.map((one) => ({ ...one, your_turn: false }));
    await route.fulfill({ json: { ...known, tables } });
  });
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await expect(play(page)).toHaveAccessibleName('Play');
  await expect(page).toHaveTitle(/^Learn/);
});

test('who asked is told on every page when someone comes', async ({ browser, page, server }) => {
  await page.goto('/');
  const wish = page.getByRole('switch', { name: 'Tell me when someone comes' });
  await wish.check();
  await expect(page.getByText(/^On until /)).toBeVisible();
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  const vera = await person(browser, server.address);
  const address = await waitingTable(vera);
  await vera.goto(address);
  const call = notice(page, 'Someone wants to play');
  await expect(call).toContainText('Draw', { timeout: 40_000 });
  await expect(call.getByRole('link', { name: 'To the table' })).toHaveAttribute('href', address);
  await call.getByRole('button', { name: 'Later' }).click();
  await expect(call).toHaveCount(0);

  // The switch is still on, and it is the server's.
  await vera.context().close();
  await page.goto('/pool');
  await expect(wish).toBeChecked();
  await wish.uncheck();
  await soon(async () => {
    const known = (await (await page.request.get('/api/notices')).json()) as { wish: unknown };
    return known.wish;
  }).toBeNull();
});

test('live matches are listed, and a spectator reads how late they see them', async ({
  browser,
  page,
  server,
}) => {
  await page.goto('/watch');
  await expect(page.getByText('No rated match is being played now.')).toBeVisible();
  const ana = await person(browser, server.address, 'Ana');
  const eva = await person(browser, server.address, 'Eva');
  const address = await waitingTable(ana, true);
  const table = address.split('/').at(-1) ?? '';
  expect((await eva.request.post(`/api/tables/${table}/seats/2`)).status()).toBe(204);
  await Promise.all([ana.goto(address), eva.goto(address)]);
  const row = page.getByRole('listitem').filter({ hasText: 'Draw' });
  await expect(row).toContainText('Ana: 0', { timeout: 40_000 });
  await expect(row).toContainText('Eva: 0');
  await row.getByRole('link', { name: 'Watch' }).click();
  await expect(page.getByText('You are watching, 15 seconds behind')).toBeVisible({
    timeout: 60_000,
  });

  // Of other matches, everything is seen at once.
  const guest = await person(browser, server.address);
  const casual = await openTable(guest, withBots('draw', 2));
  await guest.goto(casual);
  await page.goto(casual);
  await expect(page.getByText('You are watching', { exact: true })).toBeVisible();
  for (const one of [ana, eva, guest]) await one.context().close();
});

/** What a service worker has shown: the title, the text and the page of each notice. */
interface Shown {
  shown: [string, string | undefined, unknown][];
}

/** A browser that allows notices and whose push service answers: in tests there is none. */
function withPushService(): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = () => Promise.resolve('granted');
  const endpoint = 'https://push.example/this-device';
  const keys = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const kept = () => localStorage.getItem('test.push') !== null;
  const subscription = {
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: () => Promise.resolve(localStorage.removeItem('test.push')),
  } as unknown as PushSubscription;
  PushManager.prototype.subscribe = () => {
    localStorage.setItem('test.push', 'yes');
    return Promise.resolve(subscription);
  };
  PushManager.prototype.getSubscription = () => Promise.resolve(kept() ? subscription : null);
}

test.describe('on this device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('notices are turned on, shown and turned off', async ({ context, page, server }) => {
    await context.addInitScript(withPushService);
    const devices = async () =>
      ((await (await page.request.get('/api/push')).json()) as { devices: string[] }).devices;
    await page.goto('/settings');
    const notify = page.getByRole('switch', { name: 'Notify this device' });
    await expect(page.getByText('This device gets no notices.')).toBeVisible();
    await untilKept(page);
    await notify.check();
    await expect(page.getByText('This device gets notices.')).toBeVisible();
    await soon(async () => (await devices()).length).toBe(1);
    await page.reload();
    await expect(notify).toBeChecked();

    // What the server pushes is shown by the service worker. A browser without a screen shows nothing, so the test notes it.
    const [worker] = context.serviceWorkers();
    if (worker === undefined) throw new Error('there is no service worker');
    await worker.evaluate(() => {
      const noted = ((self as unknown as Shown).shown = []) as Shown['shown'];
      ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
        noted.push([title, options?.body, options?.data as unknown]);
        return Promise.resolve();
      };
    });
    const session = await context.newCDPSession(page);
    const found = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(server.address));
        if (own !== undefined) resolve(own.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: server.address,
      registrationId: await found,
      data: JSON.stringify({
        title: 'It is your turn',
        body: 'Draw',
        path: '/table/a',
        tag: 'turn-a',
      }),
    });
    await soon(() => worker.evaluate(() => (self as unknown as Shown).shown)).toEqual([
      ['It is your turn', 'Draw', '/table/a'],
    ]);

    await notify.uncheck();
    await expect(page.getByText('This device gets no notices.')).toBeVisible();
    expect(await devices()).toEqual([]);
  });

  test('a person who has blocked notices reads how to allow them', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
    );
    await page.goto('/settings');
    await expect(page.getByText('You blocked notices for this site.')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Notify this device' })).toHaveCount(0);
  });
});

test('a server without push says so', async ({ page, server }) => {
  await server.kill();
  server.flags = ['--push', 'off'];
  await server.start();
  await page.goto('/settings');
  await expect(page.getByText('This server sends no notices to devices.')).toBeVisible();
});

test('an address of an outsider gets nothing', async ({ server }) => {
  const outsider = await request.newContext({ baseURL: server.address });
  const device = { endpoint: 'https://push.example/a', p256dh: '', auth: '', language: 'en' };
  expect((await outsider.put('/api/push', { data: device })).status()).toBe(403);
  await outsider.dispose();
});
