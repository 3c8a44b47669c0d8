// The page as an installed application: it opens offline, and is updated when the person accepts it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { cut } from './cut.ts';
import { untilKept } from './evenings.ts';
import { Server } from './server.ts';
import { expect, keepLog, soon, test, watchExceptions } from './test.ts';
import { Updatable } from './update.ts';

test.use({ serviceWorkers: 'allow' });

const LOST =
  'No connection. You can play with bots, read lessons and rules you opened before, and continue a club night.';
const NEWER = 'A new version is ready.';

const strip = (page: Page) => page.locator('.strip[role=status]');

/** Opens the page once and waits until it is cached. */
async function openAndCache(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await untilCached(page);
}

/** Waits until a worker controls the page and has cached what lessons and rules need first. */
async function untilCached(page: Page): Promise<void> {
  await untilKept(page);
  await soon(() => cached(page)).toContain('/api/learn/en');
}

/** The addresses of everything in the caches. */
function cached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return all.flat().map((url) => url.replace(location.origin, ''));
  });
}

/** Takes the network away, also from the worker, which the browser's own switch does not always affect. */
async function cutOff(page: Page, server: Server): Promise<void> {
  await page.context().setOffline(true);
  await server.kill();
}

async function bringBack(page: Page, server: Server): Promise<void> {
  await server.start();
  await page.context().setOffline(false);
}

/**
 * Tests whose browser has opened the page once and has cached it. Caching hundreds of files takes most of the time of such a
 * test, so they share a context.
 */
const visited = test.extend<object, { shared: { server: Server; context: BrowserContext } }>({
  shared: [
    async ({ browser }, use) => {
      const server = new Server();
      await server.start();
      const context = await browser.newContext({ baseURL: server.address });
      const page = await context.newPage();
      await openAndCache(page);
      await page.close();
      await use({ server, context });
      await context.close();
      await server.stop();
    },
    { scope: 'worker' },
  ],
  server: async ({ shared: { server } }, use, info) => {
    const logged = server.log.length;
    await use(server);
    await keepLog(server.log.slice(logged), info);
    await server.kill();
    await server.start();
  },
  context: async ({ shared: { context } }, use) => {
    const expectNone = watchExceptions(context);
    await use(context);
    await context.setOffline(false);
    expectNone();
  },
  page: async ({ context, server: _ }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
});

const PAGES = [
  { path: '/', heading: 'Pull up a chair' },
  { path: '/learn', heading: 'Learn' },
  { path: '/settings', heading: 'Settings' },
];

visited.describe('after one visit', () => {
  // They share the visit only if one worker runs them all. The first of them needs a context that has seen nothing else.
  visited.describe.configure({ mode: 'default' });

  visited(
    'opens without a network after one visit, and shows a notice until the network is back',
    async ({ page, server }) => {
      await page.goto('/');
      await expect(strip(page)).toBeEmpty();
      await cutOff(page, server);
      for (const { path, heading } of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(strip(page)).toHaveText(LOST);
      }
      await page.goto('/learn');
      await expect(page.getByRole('link', { name: 'Draw', exact: true })).toBeVisible();

      await bringBack(page, server);
      await expect(strip(page)).toBeEmpty();
    },
  );

  visited(
    'opens while the server is gone, and notices when it is back',
    async ({ page, server }) => {
      await page.goto('/');
      await server.kill();
      for (const { path, heading } of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(strip(page)).toHaveText(LOST);
      }
      await server.start();
      await expect(strip(page)).toBeEmpty();
    },
  );

  visited('opens soon while the server hangs', async ({ page, server }) => {
    await page.goto('/');
    server.hang();
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    await expect(strip(page)).toHaveText(LOST);
    server.goOn();
    await expect(strip(page)).toBeEmpty();
  });

  visited(
    'a server that stops while a page is open is noticed at the first request',
    async ({ page, server }) => {
      await page.goto('/settings');
      await server.kill();
      await page.getByRole('link', { name: 'Clubs', exact: true }).click();
      await expect(page.getByRole('alert').first()).toContainText('The server does not answer.');
      await expect(strip(page)).toHaveText(LOST);
    },
  );

  visited(
    'a lesson that was opened before can be read without a network, and no other',
    async ({ page, server }) => {
      await page.goto('/learn/goat');
      await page.reload();
      await expect(page.locator('.cloth').first()).toBeVisible();
      await cutOff(page, server);
      await page.reload();
      await expect(page.locator('.cloth').first()).toBeVisible();
      await expect(strip(page)).toHaveText(LOST);
      await page.goto('/learn/draw');
      await expect(page.getByRole('alert').first()).toContainText('The server does not answer.');
    },
  );

  visited('the notice covers no element that has the focus', async ({ page, server }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/settings');
    await cutOff(page, server);
    await page.reload();
    await expect(strip(page)).toHaveText(LOST);
    const box = await strip(page).boundingBox();
    if (box === null) throw new Error('there is no strip');
    for (let i = 0; i < 12; i += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.locator(':focus').boundingBox();
      if (focused === null) throw new Error('nothing has focus');
      const scrolled = (await strip(page).boundingBox())?.y ?? 0;
      const apart = focused.y >= scrolled + box.height || focused.y + focused.height <= scrolled;
      expect(apart, `stop ${i + 1}`).toBe(true);
    }
  });
});

test('caches the page and what lessons and rules need, but no personal data', async ({ page }) => {
  await openAndCache(page);
  await page.goto('/new');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The worker caches an answer after the page has it.
  const api = async () => (await cached(page)).filter((path) => path.startsWith('/api/'));
  const needed = ['/api/learn/en', '/api/presets', '/api/presets/unplayable?lang=en'];
  await soon(api).toEqual(expect.arrayContaining(needed));
  const others = (await api()).filter((path) => !needed.includes(path));
  expect(others.filter((path) => !path.startsWith('/api/rules/sheet?'))).toEqual([]);
  const all = await cached(page);
  expect(all).toEqual(expect.arrayContaining(['/index.html', '/favicon.svg']));
  const built = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet], link[rel=modulepreload]')]
      .map(({ href }) => new URL(href).pathname)
      .filter((path) => path.startsWith('/assets/')),
  );
  expect(all).toEqual(expect.arrayContaining(built));
});

test('the browser’s bar has the colour of the theme', async ({ page }) => {
  const bars = page.locator('meta[name=theme-color]');
  const colours = () => bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('content')));
  await page.goto('/settings');
  await soon(colours).toEqual(['#fffcf5', '#231c16']);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await soon(colours).toEqual(['rgb(35, 28, 22)', 'rgb(35, 28, 22)']);
  await page.getByRole('radio', { name: 'Light' }).check();
  await soon(colours).toEqual(['rgb(255, 252, 245)', 'rgb(255, 252, 245)']);
});

test('the manifest of the application names icons that exist', async ({ request }) => {
  const worker = await request.get('/service-worker.js');
  expect(worker.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
  const found = await request.get('/manifest.webmanifest');
  expect(found.headers()['content-type']).toBe('application/manifest+json');
  const manifest = (await found.json()) as { icons: { src: string; type: string }[] };
  const touch = { src: '/icons/apple-touch-icon.png', type: 'image/png' };
  for (const { src, type } of [...manifest.icons, touch]) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type'], src).toBe(type);
  }
});

test('the browser can install the application', async ({ playwright, server }, info) => {
  // Tests use private windows, which cannot install applications.
  const folder = mkdtempSync(join(tmpdir(), 'boneyard-profile-'));
  const context = await playwright.chromium.launchPersistentContext(folder, {
    ...info.project.use.launchOptions,
    baseURL: server.address,
  });
  const page = await context.newPage();
  await openAndCache(page);
  const devtools = await context.newCDPSession(page);
  const read = await devtools.send('Page.getAppManifest');
  expect(read.url).toBe(`${server.address}/manifest.webmanifest`);
  expect(read.errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  await context.close();
  rmSync(folder, { recursive: true });
});

test.describe('a newer build', () => {
  let updatable: Updatable;
  test.beforeEach(async ({ server }) => {
    updatable = await Updatable.before(server.address);
  });
  test.afterEach(() => updatable.stop());

  const build = (page: Page) => page.locator('html').getAttribute('data-build');
  const checkForUpdate = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).update());

  test('waits until the person accepts it, in every tab, and then opens offline', async ({
    page,
    context,
    server,
  }) => {
    await page.goto(updatable.address);
    await untilCached(page);
    const other = await context.newPage();
    await other.goto(`${updatable.address}/settings`);
    await untilCached(other);

    updatable.update();
    await checkForUpdate(page);
    await expect(strip(page)).toContainText(NEWER);
    await expect(strip(other)).toContainText(NEWER);
    expect(await build(page)).toBeNull();

    await other.setViewportSize({ width: 320, height: 640 });
    expect(await cut(other)).toEqual([]);
    expect(await violations(other, 'narrow')).toEqual([]);

    // The person can continue meanwhile.
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    expect(await build(page)).toBeNull();

    await page.getByRole('button', { name: 'Reload the page' }).click();
    await soon(() => build(page)).toBe('newer');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    await expect(strip(page)).toBeEmpty();
    // The other tab is unchanged, finds its own files, and can be updated too.
    expect(await build(other)).toBeNull();
    await cutOff(page, server);
    await other.getByRole('link', { name: 'Rules' }).click();
    await expect(other.getByRole('link', { name: 'Draw', exact: true })).toBeVisible();
    await page.reload();
    expect(await build(page)).toBe('newer');
    await bringBack(page, server);
    await expect(strip(other)).toContainText(NEWER);
    await other.getByRole('button', { name: 'Reload the page' }).click();
    await soon(() => build(other)).toBe('newer');
    await expect(strip(other)).toBeEmpty();
  });

  test('is not announced to a page that has it already, and its worker removes the old build', async ({
    page,
  }) => {
    await page.goto(updatable.address);
    await untilCached(page);
    const before = await page.evaluate(() => caches.keys());
    updatable.update();
    await page.reload();
    expect(await build(page)).toBe('newer');
    await soon(() => page.evaluate(() => caches.keys())).toEqual(['shell newer', 'readings newer']);
    expect(before).not.toContain('shell newer');
    await expect(strip(page)).toBeEmpty();
  });
});
