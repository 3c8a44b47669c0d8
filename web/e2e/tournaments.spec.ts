// A tournament from the form to the last correction: the host, two players and a board for the wall.
import type { Browser, Page } from '@playwright/test';
import { expect, prefer, test } from './test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A person with an account, in a browser of their own. */
async function signedIn(browser: Browser, baseURL: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' });
  await prefer(context, { motion: 'none' });
  const page = await context.newPage();
  await page.request.get('/api/me');
  const answer = await page.request.post('/api/account', {
    data: { name, password: 'four words are enough' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return page;
}

test('a knock-out of two is opened, played, decided, corrected and closed', async ({
  browser,
  server,
  page,
}) => {
  const vera = await signedIn(browser, server.address, 'Vera');
  const ana = await signedIn(browser, server.address, 'Ana');
  const boris = await signedIn(browser, server.address, 'Boris');

  // The page tells a guest what is needed.
  await page.goto('/clubs');
  await page.getByRole('link', { name: 'Tournaments', exact: true }).click();
  await expect(heading(page)).toHaveText('Tournaments');
  await expect(page.getByText('No tournament is planned.')).toBeVisible();
  await page.getByRole('link', { name: 'Open a tournament' }).click();
  await expect(page.getByText('You need an account to open a tournament.')).toBeVisible();

  // The host forgets the title; the page says so at the field.
  await vera.goto('/tournaments/new');
  await vera.getByRole('radio', { name: /^Knock-out/ }).check();
  await button(vera, 'Open the tournament').click();
  await expect(vera.getByLabel('Title')).toBeFocused();
  await expect(vera.getByText('A title needs 1 to 60 visible characters.')).toBeVisible();
  await vera.getByLabel('Title').fill('The cup');
  await button(vera, 'Open the tournament').click();
  await expect(heading(vera)).toHaveText('The cup');
  const { pathname } = new URL(vera.url());
  await expect(button(vera, 'Start now')).toHaveCount(0);

  // Two players enter. The host sees them without reloading.
  for (const player of [ana, boris]) {
    await player.goto(pathname);
    await button(player, 'Enter').click();
    await expect(player.getByText('You take part.')).toBeVisible();
  }
  await expect(vera.getByRole('link', { name: 'Boris' })).toBeVisible();
  // The list shows it as a card, and on the shelf.
  await page.goto('/tournaments');
  const card = page.getByRole('listitem').filter({ hasText: 'The cup' });
  await expect(card).toContainText(/2 of \d+ places taken/);
  await expect(card.getByRole('link', { name: 'Enter' })).toHaveAttribute('href', pathname);
  await expect(page.locator('.shelf')).toContainText('The cup');
  // Boris reads something else while he waits. The page has asked for his tables before the start.
  const asked = boris.waitForResponse('**/api/notices');
  await boris.goto('/learn');
  await asked;
  await button(vera, 'Start now').click();

  // Both are called, on every page, and sit down at the table.
  await expect(ana.getByRole('link', { name: 'Go to your table' })).toBeVisible();
  await expect(ana).toHaveTitle(/^Your table is ready/);
  await expect(boris.getByText(/^(Your table is ready|It is your turn)$/)).toBeVisible();
  await ana.getByRole('link', { name: 'Go to your table' }).click();
  await expect(ana).toHaveURL(/\/table\//);
  await boris.getByRole('link', { name: 'To the table' }).click();
  await expect(boris.getByRole('listbox', { name: /hand/ }).getByRole('option')).toHaveCount(7);

  // Everyone can watch.
  await page.goto(pathname);
  const match = page.locator('[data-pairing="1"]');
  await expect(match.getByRole('link', { name: /^Watch / })).toBeVisible();
  await page.getByRole('link', { name: 'Board for a wall' }).click();
  await expect(page.locator('.board')).toContainText('Playing');

  // The host decides the match, then corrects what was wrong.
  const own = vera.locator('[data-pairing="1"]');
  await own.getByRole('button', { name: /^Decide / }).click();
  await vera.getByRole('radio', { name: 'Win for Ana', exact: true }).check();
  await button(vera, 'Save this outcome').click();
  await expect(button(vera, 'Cancel')).toBeFocused();
  await button(vera, 'Save this outcome').click();
  await expect(own).toContainText('Win for Ana');
  await expect(vera.getByText('The tournament is over. Winner: Ana.')).toBeVisible();
  await own.getByRole('button', { name: /^Correct / }).click();
  await vera.getByRole('radio', { name: 'Win for Boris', exact: true }).check();
  await button(vera, 'Save this outcome').click();
  await button(vera, 'Save this outcome').click();
  await expect(vera.getByText('The tournament is over. Winner: Boris.')).toBeVisible();
  await expect(vera.getByRole('region', { name: 'Standings' })).toContainText(
    'Got further in the bracket',
  );

  await button(vera, 'Close the tournament').click();
  await button(vera, 'Close it').click();
  await expect(vera.getByText(/^Closed /)).toBeVisible();
  await expect(own.getByRole('button')).toHaveCount(0);

  // It is in the list of those that are over.
  await page.goto('/tournaments');
  await expect(page.getByRole('region', { name: 'Over' })).toContainText('Winner: Boris');
});
