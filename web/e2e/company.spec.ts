// The people at a table: what they ask of each other, what they say, leaving and returning.
import type { Browser } from '@playwright/test';
import { heard, listen } from './spoken.ts';
import { expect, openTable, PHONE, soon, test, withBots } from './test.ts';
import { TablePage } from './table.ts';

/** A table for two people, both seated. */
async function forTwo(page: TablePage, browser: Browser, baseURL: string): Promise<TablePage> {
  await page.page.goto(
    await openTable(page.page, {
      ...withBots('draw', 2, { talk: 'chat' }),
      seats: [{ kind: 'me' }, { kind: 'open' }],
    }),
  );
  const friend = new TablePage(await (await browser.newContext({ baseURL })).newPage());
  await friend.page.goto(page.page.url());
  await friend.sitDown('Eva');
  await expect(page.hand).toHaveCount(7);
  await expect(friend.hand).toHaveCount(7);
  return friend;
}

const mayPlay = ({ wire }: TablePage) => (wire.now?.legal ?? []).length > 0;

/** Opens the menu and presses an entry. */
async function choose(table: TablePage, entry: string): Promise<void> {
  await table.button('Menu').click();
  await table.button(entry).click();
}

test('a play is taken back by agreement, people talk, and one of them gives up', async ({
  page,
  browser,
  baseURL,
}) => {
  await listen(page);
  const table = new TablePage(page);
  const friend = await forTwo(table, browser, baseURL ?? '');
  const [first, second] = mayPlay(table) ? [table, friend] : [friend, table];

  await first.answerByMouse(await first.asked());
  await expect(second.laid).toHaveCount(1);
  await choose(first, 'Take back your play');
  await expect(first.strip).toContainText('You ask to take back your play.');
  await expect(second.strip).toContainText(/asks to take back a play\./);
  await second.button('Decline').click();
  await expect(first.strip).toContainText('declines.');
  await expect(first.laid).toHaveCount(1);
  // The key does the same as the menu.
  await first.hand.first().focus();
  await first.page.keyboard.press('u');
  await second.button('Agree').click();
  await expect(first.laid).toHaveCount(0);
  await expect(second.laid).toHaveCount(0);
  await expect(first.hand).toHaveCount(7);
  await soon(() => mayPlay(first)).toBe(true);

  // On a desktop the talk stands at the foot of the panel.
  await friend.button('Good luck').click();
  await expect(page.locator('.bubble')).toHaveText('Good luck');
  await expect(page.getByRole('list', { name: 'What was said' })).toContainText('Eva Good luck');
  await friend.page.getByLabel('Message').fill('Hvala');
  await friend.button('Send').click();
  await expect(page.locator('.bubble')).toHaveText('Hvala');
  await page.getByText('Mute players').click();
  await page.getByLabel('Eva', { exact: true }).check();
  await expect(page.locator('.bubble')).toHaveCount(0);
  await expect(page.getByText('Nothing said yet.')).toBeVisible();
  await friend.button('Bravo').click();
  await expect(friend.page.getByText('Bravo').first()).toBeVisible();
  await expect(page.locator('.bubble')).toHaveCount(0);

  const said = async () => (await heard(page)).heard.map(({ text }) => text).join(' | ');
  await soon(async () => (await said()).includes('Eva: Good luck')).toBe(true);
  const texts = await said();
  expect(texts).toMatch(/take back/);
  expect(texts).toContain('The play is taken back.');
  expect(texts).not.toContain('Bravo');

  await choose(friend, 'Give up');
  const dialog = friend.page.getByRole('dialog');
  await expect(dialog).toContainText('You give up this match');
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await expect(table.outcome).toContainText('Eva gives up.');
  await friend.page.context().close();
});

test('a player who leaves is played by a bot, and returns', async ({ page }) => {
  await listen(page);
  const table = new TablePage(page);
  await page.goto(await openTable(page, withBots('draw', 3, { bot_delay_ms: 300 })));
  await table.asked(['tile', 'draw', 'pass']);
  await choose(table, 'Leave the match');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('a bot plays for you');
  await dialog.getByRole('button', { name: 'Leave, and let a bot play' }).click();
  await expect(table.strip).toContainText('A bot plays for you.');
  // The bot plays, and nothing can be played by hand.
  await expect(table.fitting).toHaveCount(0);
  await table.button('Play again instead of the bot').click();
  await expect(table.strip).toBeEmpty();
  await table.asked(['tile', 'draw', 'pass', 'ready']);
  const { heard: spoken } = await heard(page);
  expect(spoken.map(({ text }) => text)).toContain('You play again instead of the bot.');
});

test('leaving the table in a match with others says what it costs, and leads home', async ({
  page,
  browser,
  baseURL,
}) => {
  const table = new TablePage(page);
  const friend = await forTwo(table, browser, baseURL ?? '');
  const address = page.url();

  await choose(table, 'Leave the table');
  const dialog = page.getByRole('dialog', { name: 'Leave the table' });
  await expect(dialog).toContainText('a bot plays for you');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog).toHaveCount(0);

  await choose(table, 'Leave the table');
  await dialog.getByRole('button', { name: 'Leave, and let a bot play' }).click();
  await expect(page).toHaveURL(/\/$/);
  await soon(() => friend.wire.events.some(({ event }) => event.type === 'held')).toBe(true);

  // The seat is still this person's: who comes back plays again.
  await page.goto(address);
  await soon(() => friend.wire.events.some(({ event }) => event.type === 'returned')).toBe(true);
  await expect(table.hand.first()).toBeVisible();
  await friend.page.context().close();
});

test('people talk before the match on a desktop, and spectators read it on a phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const table = new TablePage(page);
  await page.goto(
    await openTable(page, {
      ...withBots('draw', 3, { talk: 'chat' }),
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    }),
  );
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const friend = new TablePage(await context.newPage());
  await friend.page.goto(page.url());
  await friend.sitDown('Eva');
  await page.locator('summary', { hasText: 'Talk' }).click();
  await page.getByLabel('Message').fill('Hvala');
  await table.button('Send').click();
  // What is said opens the talk.
  await expect(friend.page.getByRole('list', { name: 'What was said' })).toContainText('Hvala');

  const phone = await browser.newContext({ baseURL: baseURL ?? '', viewport: PHONE });
  const watcher = new TablePage(await phone.newPage());
  await watcher.page.goto(`${page.url()}`);
  await watcher.button('Menu').click();
  await watcher.button('Talk').click();
  await friend.button('Bravo').click();
  const dialog = watcher.page.getByRole('dialog', { name: 'Talk' });
  await expect(dialog.getByRole('list', { name: 'What was said' })).toContainText('Eva Bravo');
  // A spectator only reads.
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await phone.close();
  await context.close();
});
