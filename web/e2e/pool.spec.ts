// Pools: strangers who want to play the same meet without a link.
import type { Browser, Page } from '@playwright/test';
import type { JoinPool } from '../src/net/protocol/types.ts';
import { planFor } from '../src/features/play/opening/plan.ts';
import { poolAddress } from '../src/features/play/pools/address.ts';
import { expect, prefer, soon, test } from './test.ts';

const address = (preset: string, players: number) => poolAddress(planFor(preset, players));

const path = (page: Page) => new URL(page.url()).pathname;

const waits = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'waiting' })).toBeVisible();

/** A page of another visitor, who reads another language. */
async function another(browser: Browser, baseURL = '', language = 'en'): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await prefer(page, { language });
  return page;
}

/** What the page asks the server for next. */
async function nextPool(page: Page): Promise<JoinPool> {
  const request = await page.waitForRequest(
    (asked) => asked.method() === 'POST' && asked.url().endsWith('/api/pool'),
  );
  return request.postDataJSON() as JoinPool;
}

const game = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('two strangers meet, and sit at the same table', async ({ page, browser, baseURL }) => {
  await page.goto(address('draw', 2));
  await expect(page.getByRole('status').filter({ hasText: 'waiting' })).toBeVisible();
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.goto(address('draw', 2));
  await soon(() => path(other)).toMatch(/^\/table\//);
  await soon(() => path(page)).toBe(path(other));
  await expect(page.getByRole('listbox')).toBeVisible();
  await other.context().close();
});

test('whoever stops looking is not seated', async ({ page, browser, baseURL }) => {
  await page.goto(address('draw', 2));
  await expect(page.getByRole('status').filter({ hasText: 'waiting' })).toBeVisible();
  const left = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().endsWith('/api/pool'),
  );
  await page.getByRole('link', { name: 'Stop looking' }).click();
  await left;
  expect(path(page)).toBe('/new');
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.goto(address('draw', 2));
  await expect(other.getByText('You are waiting for others')).toBeVisible();
  await other.context().close();
});

test('when nobody comes, bots are offered', async ({ page }) => {
  await page.clock.install();
  await page.goto(address('draw', 2));
  await page.clock.runFor(1_000);
  await waits(page);
  await page.getByRole('checkbox', { name: 'Bots take the empty seats' }).uncheck();
  const bots = page.getByRole('button', { name: 'Play against bots' });
  await expect(bots).toBeHidden();
  // The search with other wishes begins with the server's answer.
  await soon(async () => {
    await page.clock.runFor(5_000);
    return bots.isVisible();
  }).toBe(true);
  await bots.click();
  await soon(() => path(page)).toMatch(/^\/table\//);
});

test('the form of a new table leads to the pool', async ({ page }) => {
  await page.goto('/new?rules=draw');
  await page.getByText('More options').click();
  // A table of one's own is another thing, in another place.
  const find = page.getByRole('region', { name: 'Or find opponents' });
  await expect(find).toContainText('No table opens yet');
  const asked = nextPool(page);
  await find.getByRole('link', { name: 'Find opponents' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looking for opponents');
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Draw');
  expect(await asked).toMatchObject({ games: ['draw'], players: 4, any: [] });
});

test('a game found in a pool is looked for again from the start page with one press', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(address('all-fives', 2));
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await other.goto(address('all-fives', 2));
  await soon(() => path(page)).toMatch(/^\/table\//);
  await page.goto('/');
  const again = page.getByRole('region', { name: 'Play again' });
  await expect(again.getByRole('button')).toHaveText(['All Fives (Muggins)']);
  await page.getByRole('link', { name: 'Play now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looking for opponents');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    'All Fives (Muggins) or Draw, with any number of players',
  );
  await other.context().close();
});

test('two first visitors with two languages who press the same button meet', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await another(browser, baseURL, 'ru');
  await prefer(page, { language: 'es' });
  await page.goto('/');
  await other.goto('/');
  await page.getByRole('link', { name: 'Jugar ya con gente' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'esperando' })).toBeVisible();
  await other.getByRole('link', { name: 'Играть с людьми' }).click();
  await soon(() => path(other)).toMatch(/^\/table\//);
  await soon(() => path(page)).toBe(path(other));
  await other.context().close();
});

test('a first visitor sees who waits, and joins with one press', async ({
  page,
  browser,
  baseURL,
}) => {
  const luka = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await luka.request.get('/api/me');
  await luka.request.put('/api/me', { data: { name: 'Luka' } });
  await luka.goto(address('for-two', 2));
  await expect(luka.getByRole('status').filter({ hasText: 'waiting' })).toBeVisible();
  await page.goto('/');
  const here = page.getByRole('region', { name: 'Here now' });
  await expect(here.getByRole('listitem')).toContainText('Luka waits, for a match of 2');
  await here.getByRole('link', { name: 'Play' }).click();
  await soon(() => path(page)).toMatch(/^\/table\//);
  await soon(() => path(luka)).toBe(path(page));
  await luka.context().close();
});

test('a guest who looks for a rated match can play without a rating', async ({ page }) => {
  const plan = planFor('draw', 2);
  await page.goto(poolAddress({ ...plan, options: { ...plan.options, rated: true } }));
  await expect(page.getByText('Rated matches are for people with an account.')).toBeVisible();
  await page.getByRole('button', { name: 'Play without a rating' }).click();
  await expect(page.getByText('You are waiting for others')).toBeVisible();
});

test('a person changes what they wait for by keys, keeps the place, and finds it again', async ({
  page,
}) => {
  await page.goto('/pool');
  await waits(page);
  await expect(game(page, 'Draw')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'More games' }).press('Enter');
  await page.getByRole('searchbox').fill('goat croatian');
  const added = nextPool(page);
  await game(page, 'Jarac (Croatian Goat)').first().press('Space');
  expect((await added).games).toEqual(['draw', 'goat-croatian']);

  await game(page, 'Draw').focus();
  const off = nextPool(page);
  await page.keyboard.press('Enter');
  expect((await off).games).toEqual(['goat-croatian']);
  await expect(game(page, 'Draw')).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    'Jarac (Croatian Goat), with any number of players',
  );

  await page.getByText('More wishes').press('Enter');
  const asked = nextPool(page);
  await page.getByRole('radio', { name: '3', exact: true }).press('Space');
  expect(await asked).toMatchObject({ players: 3, any: ['clock', 'talk', 'ways'] });

  await page.goto('/');
  const again = nextPool(page);
  await page.getByRole('link', { name: 'Play now' }).click();
  expect(await again).toMatchObject({ games: ['goat-croatian'], players: 3 });
});

test('without a game there is nothing to wait for', async ({ page }) => {
  await page.goto('/pool');
  await waits(page);
  const left = page.waitForRequest((asked) => asked.method() === 'DELETE');
  await game(page, 'Draw').click();
  await left;
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Choose a game to wait for');
  const asked = nextPool(page);
  await game(page, 'Any other game').click();
  expect((await asked).games.length).toBeGreaterThan(30);
  await waits(page);
});

test('who signs in on the way to a rated match is back at the same search', async ({ page }) => {
  const plan = planFor('block', 2);
  await page.goto(poolAddress({ ...plan, options: { ...plan.options, rated: true } }));
  await page.getByRole('link', { name: 'Sign in or create an account' }).click();
  await expect(page.getByText('After that, you are back where you were.')).toBeVisible();
  const form = page.getByRole('region', { name: 'Create an account' });
  await form.getByLabel('Name').fill('Ana');
  await form.getByLabel('Password', { exact: true }).fill('four words are enough');
  const asked = nextPool(page);
  await form.getByRole('button', { name: 'Create an account' }).click();
  expect(await asked).toMatchObject({ games: ['block'], players: 2, options: { rated: true } });
  await waits(page);
  // Before you sit down, you read what often leaving early brings.
  await expect(page.getByText('Each further time doubles the wait')).toBeVisible();
});

test('when nobody comes, bots take the seats of who agreed to them', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play now' }).click();
  await expect(page.getByRole('checkbox', { name: 'Bots take the empty seats' })).toBeChecked();
  // The server counts the seconds, and nothing makes it count faster.
  await soon(() => path(page), 60_000).toMatch(/^\/table\//);
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(page.getByText('bot', { exact: true }).first()).toBeVisible();
});
