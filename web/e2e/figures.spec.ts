// Trains and trees: choosing a train by Tab or by its name, showing a long train in full, and a round on a tree up to
// its end.
import { bareDouble, trains } from './figures.ts';
import { stage } from './staged.ts';
import { TablePage } from './table.ts';
import { expect, openTable, PHONE, test, withBots } from './test.ts';

test('Tab goes from a tile to the trains where it fits, and away after the last', async ({
  page,
}) => {
  await stage(page, trains);
  const tile = page.locator('[data-tile="8-7"]');
  await tile.focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('button[data-end="1"]')).toBeFocused();
  await expect(page.locator('.landing[data-arm="1"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.landing')).toHaveCount(0);

  await tile.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('button[data-end="1"]')).not.toBeFocused();

  await tile.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(tile).toHaveCount(0);
});

test('a tile that fits no train does not stop the Tab key', async ({ page }) => {
  await stage(page, trains);
  await page.locator('[data-tile="8-0"]').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('button[data-end]')).toHaveCount(0);
});

test('tapping the name of an offered train lays the tile there', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await stage(page, trains);
  const table = new TablePage(page);
  const tile = page.locator('[data-tile="8-7"]');
  await tile.focus();
  await page.keyboard.press('Tab');
  const { x, y } = await table.middleOf(page.locator('[data-head="1"]'));
  await page.mouse.click(x, y);
  await expect(tile).toHaveCount(0);
});

test('a tap shows a closed-up train in full, and another tap closes it up again', async ({
  page,
}) => {
  await stage(page, trains);
  const table = new TablePage(page);
  await expect(page.locator('.tiles .under')).toHaveCount(3);
  const { x, y } = await table.middleOf(page.locator('[data-head=M]'));
  await page.mouse.click(x, y);
  await expect(page.locator('.tiles .under')).toHaveCount(0);
  const again = await table.middleOf(page.locator('[data-head=M]'));
  await page.mouse.click(again.x, again.y);
  await expect(page.locator('.tiles .under')).toHaveCount(3);
});

test('open trains are marked by a word, and a double that waits is named', async ({ page }) => {
  await stage(page, bareDouble);
  await expect(page.locator('[data-head="3"]')).toContainText('open');
  await expect(page.locator('[data-head="2"]')).not.toContainText('open');
  await expect(page.locator('.waits')).toHaveText('Cover 5-5 first');
  await expect(page.locator('.status')).toHaveText('Cover 5-5');
});

test('a round on a tree is played on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const table = new TablePage(page);
  await page.goto(await openTable(page, withBots('draw layout.shape=tree', 3)));
  expect(['ready', 'over']).toContain(await table.playRound());
  await expect(table.outcome).toBeVisible();
});
