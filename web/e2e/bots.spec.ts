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
  await expect(boris).toContainText('Medium: looks further ahead, and remembers who passed.');

  // The next table is a surprise again.
  const next = await page.evaluate(() => localStorage.getItem('boneyard.table'));
  expect(next).not.toContain('persona');
});

test('a person chooses who plays, by keyboard', async ({ page }) => {
  await page.goto('/new');
  await page.getByText('More options').click();
  await page.getByRole('button', { name: 'Choose who plays' }).first().focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Who plays?' });
  await expect(list.getByRole('heading', { name: /^Master/ })).toBeAttached();
  await expect(list.getByText('Rating about 1,500')).toBeAttached();
  await list.getByRole('button', { name: /^Vera/ }).focus();
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('button', { name: 'Vera plays. Choose another bot' });
  await expect(chosen).toBeFocused();
  await expect(page.getByLabel('Seat 2')).toHaveValue('master');

  // A bot sits once at a table.
  await page.getByRole('button', { name: 'Choose who plays' }).first().click();
  await expect(list.getByRole('button', { name: /^Vera/ })).toBeDisabled();
  await expect(list.getByText('sits here already')).toBeVisible();
  await list.getByRole('button', { name: /^Otto/ }).click();

  // A newcomer is about as strong as an easy bot.
  await page.getByLabel('Seat 4').selectOption('Bot that suits you (now: easy)');
  await expect(
    page.getByRole('button', { name: 'Bot that suits you (now: easy)', exact: true }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Open table' }).click();
  const plates = page.locator('[data-plate]');
  await expect(plates.filter({ hasText: 'Vera' })).toBeVisible();
  await expect(plates.filter({ hasText: 'Otto' })).toBeVisible();
  await expect(plates.filter({ hasText: /Mila|Leo/ })).toBeVisible();

  // Bots are slow in the first match, until the person says otherwise.
  await page.getByRole('button', { name: 'Menu' }).click();
  const pace = page.getByLabel('How fast the bots play');
  await expect(pace).toHaveValue('slow');
  await expect(page.getByText('Slower in your first match.')).toBeVisible();
  await pace.selectOption('Quick');
  await expect(page.getByText('Slower in your first match.')).toBeHidden();
});

test('the host seats a bot from the list', async ({ page }) => {
  const plan = withBots('spanish-pairs', 4);
  const seats = plan.seats.with(2, { kind: 'open' });
  await page.goto(await openTable(page, { ...plan, seats }));
  const boris = page.locator('[data-plate="2"]');
  await expect(boris).toContainText('Boris');
  await expect(boris).toContainText('Bot, medium');
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

test('a hint lifts a tile and says why, and a play is taken back with one press', async ({
  page,
}) => {
  await page.goto(await openTable(page, withBots('draw', 2)));
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  const back = page.getByRole('button', { name: 'Take back', exact: true });
  await expect(hint).toBeEnabled();
  await expect(back).toBeDisabled();
  const said = page.locator('.hint');
  await hint.click();
  await expect(said).toHaveText(/: play |Lead |Draw /);
  // Until a tile fits, there is nothing to do but draw.
  while (/Draw /.test((await said.textContent()) ?? '')) {
    await page.getByRole('button', { name: /^Draw/ }).click();
    await expect(said).toBeHidden();
    await hint.click();
    await expect(said).toHaveText(/: play |Lead |Draw /);
  }
  const lifted = page.locator('[role=option][aria-selected="true"]');
  await expect(lifted).toHaveCount(1);
  await lifted.click();
  await expect(said).toBeHidden();
  await expect(back).toBeEnabled();
  const held = await page.locator('[data-tile]').count();
  await back.click();
  await expect(page.locator('[data-tile]')).toHaveCount(held + 1);
});

test('hints can be turned off, and the bots be slowed down', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Hints and taking back' }).click();
  await page.goto(await openTable(page, withBots('draw', 2)));
  await page.getByRole('button', { name: 'Menu' }).click();
  const pace = page.getByLabel('How fast the bots play');
  await pace.selectOption('Slow');
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(pace).toHaveValue('slow');
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
});
