// Bots with names: who the home page shows sits at the table, and a person may choose who plays.
import { expect, openTable, test, withBots } from './test.ts';

test('the bots on the home page are those of the first table', async ({ page }) => {
  await page.goto('/');
  const shown = page.locator('.picture .name');
  await expect(shown).toHaveText(['Boris bot', 'Eva bot', 'Ana bot']);
  await page.getByRole('button', { name: 'Deal me in', exact: true }).click();
  for (const name of ['Boris', 'Eva', 'Ana']) {
    const plate = page.locator('[data-plate]').filter({ hasText: name });
    await expect(plate.getByText('bot', { exact: true })).toBeVisible();
  }
  // With the rules, the page says how each plays.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Rules of this table' }).click();
  const boris = page.getByRole('listitem').filter({ hasText: 'Likes Goat best.' });
  await expect(boris).toContainText('Boris');
  await expect(boris).toContainText('Strong: tries each play on many deals');

  // The next table is a surprise again.
  const next = await page.evaluate(() => localStorage.getItem('boneyard.table'));
  expect(next).not.toContain('persona');
});

test('a person chooses who plays, by keyboard', async ({ page }) => {
  await page.goto('/new');
  await page.getByRole('button', { name: 'Choose who plays' }).first().focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Who plays?' });
  await expect(list.getByRole('heading', { name: /^Easy/ })).toBeAttached();
  await list.getByRole('button', { name: /^Vera/ }).focus();
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('button', { name: 'Vera plays. Choose another bot' });
  await expect(chosen).toBeFocused();
  await expect(page.getByLabel('Seat 2')).toHaveValue('easy');

  // A bot sits once at a table.
  await page.getByRole('button', { name: 'Choose who plays' }).first().click();
  await expect(list.getByRole('button', { name: /^Vera/ })).toBeDisabled();
  await expect(list.getByText('sits here already')).toBeVisible();
  await list.getByRole('button', { name: /^Otto/ }).click();

  await page.getByRole('button', { name: 'Open table' }).click();
  const plates = page.locator('[data-plate]');
  await expect(plates.filter({ hasText: 'Vera' })).toBeVisible();
  await expect(plates.filter({ hasText: 'Otto' })).toBeVisible();
});

test('the host seats a bot from the list', async ({ page }) => {
  const plan = withBots('spanish-pairs', 4);
  const seats = plan.seats.with(2, { kind: 'open' });
  await page.goto(await openTable(page, { ...plan, seats }));
  const boris = page.locator('[data-plate="2"]');
  await expect(boris).toContainText('Boris');
  await expect(boris).toContainText('Bot, strong');
  await page.locator('[data-plate="3"] button').click();
  await page.getByRole('button', { name: 'Choose who plays' }).click();
  const list = page.getByRole('dialog', { name: 'Who plays?' });
  await expect(list.getByRole('button', { name: /^Boris/ })).toBeDisabled();
  await list.getByRole('button', { name: /^Rita/ }).click();
  // Every chair is taken, so the match begins.
  await expect(page.locator('[data-plate="3"]')).toContainText('Rita');
});

test('names and badges are in the language of the page', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.address, locale: 'ru-RU' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('.picture .name')).toHaveText(['Борис бот', 'Ева бот', 'Аня бот']);
  await context.close();
});
