// Pools: strangers who want to play the same meet without a link.
import type { Page } from '@playwright/test';
import { planFor } from '../src/features/play/opening/plan.ts';
import { poolAddress } from '../src/features/play/pools/address.ts';
import { expect, soon, test } from './test.ts';

const address = (preset: string, players: number) => poolAddress(planFor(preset, players));

const path = (page: Page) => new URL(page.url()).pathname;

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
  await expect(page.getByRole('status').filter({ hasText: 'waiting' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play against bots' })).toBeHidden();
  await page.clock.runFor(21_000);
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await soon(() => path(page)).toMatch(/^\/table\//);
});

test('the form of a new table leads to the pool', async ({ page }) => {
  await page.goto('/new?rules=draw');
  await page.getByRole('link', { name: 'Find opponents' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looking for opponents');
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Draw');
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
  await page.getByRole('link', { name: 'Find opponents' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looking for opponents');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('All Fives (Muggins)');
  await other.context().close();
});

test('two first visitors who press the same link meet', async ({ page, browser, baseURL }) => {
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  for (const one of [page, other]) {
    await one.goto('/');
    await one.getByRole('link', { name: 'Find opponents' }).click();
  }
  await soon(() => path(page)).toMatch(/^\/table\//);
  await soon(() => path(other)).toBe(path(page));
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
  await page.getByRole('link', { name: 'Play without a rating' }).click();
  await expect(page.getByText('You are waiting for others')).toBeVisible();
});
