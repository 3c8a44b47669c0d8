// Trains and trees: choosing a train by Tab or by its lane, showing a long train in full, and a round on a tree up to
// its end.
import type { Page } from '@playwright/test';
import { bareDouble, crowd, trains } from './figures.ts';
import { longTrain, trainsOfEight, trainsOfFive } from './trains.ts';
import { type Moment, stage } from './staged.ts';
import { TablePage } from './table.ts';
import { DESKTOP, expect, openTable, PHONE, SIDEWAYS, VAST, withBots } from './test.ts';
import { test } from './visits.ts';

/** Shows a table of trains. Its lanes are loaded after the hand. */
async function showTrains(page: Page, moment: Moment): Promise<void> {
  await stage(page, moment);
  await page.locator('[data-lane]').first().waitFor();
}

test('Tab goes from a tile to the trains where it fits, and away after the last', async ({
  page,
}) => {
  await showTrains(page, trains);
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
  await showTrains(page, trains);
  await page.locator('[data-tile="8-0"]').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('button[data-end]')).toHaveCount(0);
});

test('a lane is a button as a whole: a tap on its name lays the chosen tile there', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await showTrains(page, trains);
  const tile = page.locator('[data-tile="8-7"]');
  await tile.focus();
  await page.keyboard.press('Tab');
  const { x, y } = await new TablePage(page).middleOf(page.locator('[data-lane="1"] .label'));
  await page.mouse.click(x, y);
  await expect(tile).toHaveCount(0);
});

test('arrow keys step through the offered trains', async ({ page }) => {
  await showTrains(page, trainsOfFive);
  const offered = page.locator('button[data-end]');
  await page.locator('[role=option].raised').first().focus();
  await page.keyboard.press('Tab');
  const lanes = await offered.count();
  await expect(offered.first()).toBeFocused();
  for (let i = 1; i < lanes; i++) {
    await page.keyboard.press('ArrowDown');
    await expect(offered.nth(i)).toBeFocused();
  }
});

test('the mouth of a tunnel shows the whole train', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await showTrains(page, longTrain);
  const lane = page.locator('[data-lane=M]');
  const mouth = lane.getByRole('button', { name: /show all/ });
  await expect(mouth).toHaveText(/^\+\d+$/);
  const tiles = await lane.locator('.tiles > *').count();
  await mouth.click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(tiles);
});

test('in a lane, tiles are never under 24 by 12 pixels', async ({ page }) => {
  for (const size of [PHONE, { width: 320, height: 568 }, SIDEWAYS, DESKTOP, VAST]) {
    await page.setViewportSize(size);
    for (const moment of [trains, trainsOfFive, trainsOfEight, longTrain]) {
      await stage(page, moment);
      await expect
        .poll(
          () =>
            page
              .locator('[data-lane]')
              .first()
              .evaluate((lane) => {
                return Number.parseFloat(getComputedStyle(lane).getPropertyValue('--u'));
              }),
          { message: `${size.width} by ${size.height}` },
        )
        .toBeGreaterThanOrEqual(12);
      for (const lane of await page.locator('[data-lane]').all()) {
        const box = await lane.boundingBox();
        expect(box?.height ?? 0).toBeGreaterThanOrEqual(36);
        await expect(lane.locator('svg .train')).toBeAttached();
      }
    }
  }
});

test('open trains are marked by a word, and a double that waits is named', async ({ page }) => {
  await showTrains(page, trains);
  await expect(page.locator('[data-lane="3"]')).toContainText('open');
  await expect(page.locator('[data-lane="2"]')).not.toContainText('open');
  await stage(page, bareDouble);
  await expect(page.locator('[data-lane="3"]')).toContainText('Cover 5-5');
  await expect(page.locator('.status')).toHaveText('Cover 5-5');
});

test('with eight players and ten tiles, more than half of a phone is cloth', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await stage(page, crowd);
  await page.locator('.cloth svg').waitFor();
  const shareOf = (selector: string, of: 'height' | 'area') =>
    page.locator(selector).evaluate((element, of) => {
      const { width, height } = element.getBoundingClientRect();
      return of === 'height' ? height / innerHeight : (width * height) / (innerWidth * innerHeight);
    }, of);
  expect(await shareOf('.line', 'height')).toBeGreaterThan(0.55);
  const tiles = await page.locator('[role=option]').all();
  const boxes = await Promise.all(tiles.map((tile) => tile.boundingBox()));
  // Raised tiles stand a little higher.
  const tops = boxes.map((box) => box?.y ?? 0);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(15);
  expect(Math.min(...boxes.map((box) => box?.width ?? 0))).toBeGreaterThanOrEqual(28);

  await page.setViewportSize(SIDEWAYS);
  expect(await shareOf('.cloth', 'area')).toBeGreaterThanOrEqual(0.5);
});

test('a round on a tree is played on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const table = new TablePage(page);
  await page.goto(await openTable(page, withBots('draw layout.shape=tree', 3)));
  expect(['ready', 'over']).toContain(await table.playRound());
  await expect(table.outcome).toBeVisible();
});
