// Many visits to the page in one browser context. The context caches the page's files, whose loading takes most of the
// time of a first visit. Everything else is as on a first visit: no cookies, nothing stored, a visitor without a past.
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import type { SettingValues } from '../src/device/settings/values.ts';
import { PSEUDO } from '../scripts/catalogues/pseudo.ts';
import { PseudoProxy } from './pseudo.ts';
import { Server } from './server.ts';
import { DESKTOP, keepLog, prefer, watchExceptions } from './test.ts';

/** Opens a page for a new visitor with these settings. */
export type Visit = (settings: Partial<SettingValues>) => Promise<Page>;

/** A context, and the address where its pages start. */
interface Cache {
  context: BrowserContext;
  address: string;
  /** Opens all others. Pages that a page opens share its process, which so starts only once. */
  opener: Page;
}

interface Cached {
  server: Server;
  proxy: PseudoProxy;
  /** For pages in the languages that the server has. */
  plain: Cache;
  /** For pages in the further language, too. */
  further: Cache;
  /** How many tests have used the database. */
  tests: number;
}

/**
 * How many tests share a database. Tests see no traces of each other: their visitors are different people. Only the
 * server's limits for all visitors together are the same, and so many tests stay far below.
 */
const TESTS_PER_DATABASE = 30;

export const test = base.extend<{ visit: Visit }, { cached: Cached }>({
  cached: [
    async ({ browser }, use, { project }) => {
      const server = new Server();
      await server.start();
      const proxy = await PseudoProxy.before(server.address);
      const { locale, timezoneId, colorScheme, serviceWorkers, actionTimeout } = project.use;
      const cacheOf = async (address: string): Promise<Cache> => {
        const context = await browser.newContext({
          baseURL: address,
          ...(locale && { locale }),
          ...(timezoneId && { timezoneId }),
          ...(colorScheme !== undefined && { colorScheme }),
          ...(serviceWorkers && { serviceWorkers }),
        });
        context.setDefaultTimeout(actionTimeout ?? 0);
        const opener = await context.newPage();
        await opener.goto('/healthz');
        return { context, address, opener };
      };
      const plain = await cacheOf(server.address);
      const further = await cacheOf(proxy.address);
      await use({ server, proxy, plain, further, tests: 0 });
      for (const { context } of [plain, further]) await context.close();
      proxy.stop();
      await server.stop();
    },
    { scope: 'worker' },
  ],
  /** For tests with one visitor who has chosen nothing. */
  page: async ({ visit, contextOptions }, use) => {
    const page = await visit({});
    await page.emulateMedia({ reducedMotion: contextOptions.reducedMotion ?? 'no-preference' });
    await page.setViewportSize(DESKTOP);
    await use(page);
  },
  visit: async ({ cached }, use, info) => {
    const { server, proxy, plain, further } = cached;
    cached.tests += 1;
    if (cached.tests % TESTS_PER_DATABASE === 0) {
      await server.renew();
      proxy.reconnect();
    }
    const logged = server.log.length;
    const contexts = [plain.context, further.context];
    const expectNone = contexts.map(watchExceptions);
    await use(async (settings) => {
      const { context, address, opener } = settings.language === PSEUDO ? further : plain;
      await context.setOffline(false);
      await context.clearCookies();
      const [page] = await Promise.all([
        context.waitForEvent('page'),
        opener.evaluate(() => void window.open('about:blank')),
      ]);
      const session = await context.newCDPSession(page);
      const everything = { origin: address, storageTypes: 'all' };
      await session.send('Storage.clearDataForOrigin', everything);
      await prefer(page, settings);
      return page;
    });
    const openers = [plain.opener, further.opener];
    const opened = contexts.flatMap((context) => context.pages());
    for (const page of opened.filter((page) => !openers.includes(page))) await page.close();
    await keepLog(server.log.slice(logged), info);
    for (const expect of expectNone) expect();
  },
});
