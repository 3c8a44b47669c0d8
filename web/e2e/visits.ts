// Many visits to the page in one browser context. The context caches the page's files, whose loading takes most of the
// time of a first visit. Everything else is as on a first visit: no cookies, nothing stored, an empty database.
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import type { SettingValues } from '../src/device/settings/values.ts';
import { PSEUDO } from '../scripts/catalogues/pseudo.ts';
import { withPseudo } from './pseudo.ts';
import { Server } from './server.ts';
import { prefer, watchExceptions } from './test.ts';

/** Opens a page for a new visitor with these settings. */
export type Visit = (settings: Partial<SettingValues>) => Promise<Page>;

interface Cached {
  server: Server;
  context: BrowserContext;
}

export const test = base.extend<{ visit: Visit }, { cached: Cached }>({
  cached: [
    async ({ browser }, use, { project }) => {
      const server = new Server();
      await server.start();
      const { locale, timezoneId, colorScheme, serviceWorkers, actionTimeout } = project.use;
      const context = await browser.newContext({
        baseURL: server.address,
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        ...(colorScheme !== undefined && { colorScheme }),
        ...(serviceWorkers && { serviceWorkers }),
      });
      context.setDefaultTimeout(actionTimeout ?? 0);
      await use({ server, context });
      await context.close();
      await server.stop();
    },
    { scope: 'worker' },
  ],
  visit: async ({ cached: { server, context } }, use) => {
    await server.renew();
    const expectNone = watchExceptions(context);
    await use(async (settings) => {
      await context.setOffline(false);
      await context.clearCookies();
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      const everything = { origin: server.address, storageTypes: 'all' };
      await session.send('Storage.clearDataForOrigin', everything);
      if (settings.language === PSEUDO) await withPseudo(page, server.address);
      await prefer(page, settings);
      return page;
    });
    for (const page of context.pages()) await page.close();
    expectNone();
  },
});
