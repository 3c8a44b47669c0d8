// What people accept when they sit down: the rules of the table, and the host's own rules of that time.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Server } from './server.ts';
import { expect, openTable, prefer, test, watchExceptions, withBots } from './test.ts';
import { TablePage } from './table.ts';

/** Starts the server again with these own rules. */
async function withHouseRules(server: Server, text: string) {
  const file = join(server.folder, 'rules.txt');
  writeFileSync(file, text);
  server.flags = ['--house-rules', file];
  await server.kill();
  await server.start();
}

/** Another guest, who looks at a table. */
async function guestAt(browser: Browser, server: Server, table: string): Promise<TablePage> {
  const context = await browser.newContext({ baseURL: server.address, locale: 'en-GB' });
  watchExceptions(context);
  await prefer(context, { motion: 'none' });
  const page = await context.newPage();
  await page.goto(table);
  return new TablePage(page);
}

test('people accept the rules of the table and of the server, and the match says which', async ({
  page,
  browser,
  server,
}) => {
  await withHouseRules(server, 'Be kind.\n\nNo programs, please.\n');
  const ana = new TablePage(page);
  const address = await openTable(page, {
    ...withBots('draw match.target=20', 2),
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await page.goto(address);
  const eva = await guestAt(browser, server, address);
  await expect(
    eva.page.getByText('When you sit down, you accept these rules and those of this server.'),
  ).toBeVisible();
  const opening = eva.page.waitForEvent('popup');
  await eva.page.getByRole('link', { name: 'Rules of this server' }).click();
  const rules = await opening;
  await expect(rules.locator('[data-rules] p')).toHaveText(['Be kind.', 'No programs, please.']);
  await expect(rules.getByText('asks this of everyone')).toBeVisible();
  await eva.sitDown('Eva');
  await Promise.all([ana.playByMouse('over'), eva.playByMouse('over')]);

  await withHouseRules(server, 'Be quick.\n');
  await eva.page.goto('/matches');
  await eva.page.locator('[data-match]').getByRole('heading').getByRole('link').click();
  const accepted = eva.page.getByRole('region', { name: 'What the players accepted' });
  await expect(accepted.getByRole('link', { name: 'Draw' })).toBeVisible();
  await expect(accepted).toContainText('No clock');
  await accepted.getByRole('link', { name: 'Rules of this server' }).click();
  await expect(eva.page.locator('[data-rules] p')).toHaveText(['Be kind.', 'No programs, please.']);
  await expect(eva.page.getByText('The host has changed these rules since.')).toBeVisible();
  await eva.page.getByRole('link', { name: 'Rules of today' }).click();
  await expect(eva.page.locator('[data-rules] p')).toHaveText(['Be quick.']);
});

test('a host without own rules asks only for the rules of the table', async ({
  page,
  browser,
  server,
}) => {
  const address = await openTable(page, {
    ...withBots('draw', 2),
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await page.goto(address);
  const { page: eva } = await guestAt(browser, server, address);
  await expect(eva.getByText('When you sit down, you accept these rules.')).toBeVisible();
  await expect(eva.getByRole('link', { name: 'Rules of this server' })).toHaveCount(0);
});
