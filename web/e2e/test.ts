// The fixtures of every browser test: a server of its own, and a page that starts at its address.
import { writeFile } from 'node:fs/promises';
import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
  type TestInfo,
  type WebError,
} from '@playwright/test';
import { PERSONAS, type OpenTable } from '../src/net/protocol/types.ts';
import type { SettingValues } from '../src/device/settings/values.ts';
import { plainWays } from '../src/features/play/opening/plan.ts';
import { Server } from './server.ts';

interface Fixtures {
  server: Server;
  /**
   * Whether the test has a server with an empty database. Tests that only play, read or look can do without: they are
   * strangers to each other, and each start of a server takes a third of a second.
   */
  ownServer: boolean;
}

export const test = base.extend<Fixtures, { commonServer: Server }>({
  ownServer: [true, { option: true }],
  commonServer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what is needed
    async ({}, use) => {
      const server = new Server();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  server: async ({ ownServer, commonServer }, use, info) => {
    const server = ownServer ? new Server() : commonServer;
    if (server.address === '') await server.start();
    const logged = server.log.length;
    await use(server);
    if (ownServer) await server.stop();
    await keepLog(server.log.slice(logged), info);
  },
  baseURL: async ({ server }, use) => {
    await use(server.address);
  },
  // An exception that nobody caught leaves a page half drawn.
  context: async ({ context }, use) => {
    const expectNone = watchExceptions(context);
    await use(context);
    expectNone();
  },
});
export { expect };

/** Keeps what a server has logged beside the other traces of a red test. */
export async function keepLog(log: string, info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  const path = info.outputPath('server.log');
  await writeFile(path, log);
  await info.attach('server log', { path });
}

/** Notes the exceptions of all pages of a context. The returned function stops that, and fails if there was one. */
export function watchExceptions(context: BrowserContext): () => void {
  const failures: string[] = [];
  const note = (failure: WebError) => failures.push(String(failure.error().stack));
  context.on('weberror', note);
  return () => {
    context.off('weberror', note);
    expect(failures, 'exceptions in the page').toEqual([]);
  };
}

/** Polls a value until it is as expected. Polls every 25 ms, because whole matches are played here. */
export function soon<Value>(look: () => Value | Promise<Value>, timeout?: number) {
  return expect.poll(look, { intervals: [25], ...(timeout !== undefined && { timeout }) });
}

/** How long a busy browser may take to keep the page for later, which has some six hundred files. */
export const KEPT_MS_MAX = 90_000;

/** Presses Enter on a button or link as soon as it can be used: a key on a disabled button does nothing. */
export async function enter(control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  await control.press('Enter');
}

/** For tests that see what moves, as `test.use(WITH_MOTION)`. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The two window sizes of most checks, and one in between. */
export const PHONE = { width: 360, height: 640 };
export const TABLET = { width: 768, height: 1024 };
/** A phone in landscape orientation. */
export const SIDEWAYS = { width: 640, height: 360 };
export const VAST = { width: 1920, height: 1080 };
export const DESKTOP = { width: 1280, height: 800 };

/** Stores settings as if the person had chosen them before. */
export async function prefer(
  where: Page | BrowserContext,
  settings: Partial<SettingValues>,
): Promise<void> {
  await where.addInitScript(
    (text) => localStorage.setItem('boneyard.settings', text),
    JSON.stringify(settings),
  );
}

/** The table that "Deal me in" opens, as if the person had opened one like it before, with quick bots. */
export async function lastPlayed(page: Page, plan: OpenTable): Promise<void> {
  await page.addInitScript((text) => {
    localStorage.setItem('boneyard.pace', 'quick');
    if (localStorage.getItem('boneyard.table') === null) {
      localStorage.setItem('boneyard.table', text);
    }
  }, JSON.stringify(plan));
}

/** Makes the bots of tables opened by this page answer faster than usual. */
export async function hurryBots(page: Page, botDelayMs = 30): Promise<void> {
  await page.route('**/api/tables', async (route) => {
    const asked = route.request().postDataJSON() as OpenTable | null;
    if (asked === null) return route.fallback();
    const options = { ...asked.options, bot_delay_ms: botDelayMs };
    return route.fallback({ postData: JSON.stringify({ ...asked, options }) });
  });
}

/** A table with one person and bots in all other seats: Boris, Eva, Ana and so on. */
export function withBots(
  rules: string,
  seats: number,
  options: Partial<OpenTable['options']> = {},
): OpenTable {
  return {
    rules,
    seats: [
      { kind: 'me' },
      ...PERSONAS.slice(0, seats - 1).map(
        ({ id }) => ({ kind: 'bot', level: 'steady', persona: id }) as const,
      ),
    ],
    options: {
      turn_seconds: null,
      bot_delay_ms: 30,
      ...plainWays,
      ...options,
    },
  };
}

/** Opens a table without the form, and returns its address on the server. */
export async function openTable(page: Page, plan: OpenTable): Promise<string> {
  await page.request.get('/api/me');
  const answer = await page.request.post('/api/tables', { data: plan });
  if (!answer.ok()) throw new Error(`no table was opened: ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  return `/table/${id}`;
}
