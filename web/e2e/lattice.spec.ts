// Triangles by keys: going to the cloth and from place to place, turning and laying a tile, and reading the laid tiles.
import type { Page } from '@playwright/test';
import { triangles } from './figures.ts';
import { stage } from './staged.ts';
import { expect, PHONE } from './test.ts';
import { test } from './visits.ts';

async function toCloth(page: Page, tile: string): Promise<void> {
  await stage(page, triangles);
  await goTo(page, tile);
}

async function goTo(page: Page, tile: string): Promise<void> {
  // Keys do nothing before the cloth has loaded.
  await expect(async () => {
    await page.locator(`[data-tile="${tile}"]`).focus();
    await page.keyboard.press('g');
    await expect(page.locator('[data-place]:focus')).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test('G goes to the places that fit, arrows step between them, Enter plays', async ({ page }) => {
  await toCloth(page, '1-5-5');
  const left = page.getByRole('button', {
    name: 'Play in row 2, first, point down: read from the point, five-one-five',
  });
  await expect(left).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-place="2,1"]')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(left).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-tile="1-5-5"]')).toHaveCount(0);
});

test('R turns the tile, or says that it fits turned one way only', async ({ page }) => {
  await toCloth(page, '1-5-5');
  await page.keyboard.press('r');
  await expect(page.locator('[data-place="2,1"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-place]')).toHaveCount(0);

  await goTo(page, '3-3-5');
  await page.keyboard.press('r');
  await expect(page.locator('.status')).toHaveText('It fits only this way round.');
  await expect(page.locator('[data-place="-1,1"]')).toBeFocused();
});

test('pressing G again walks through the layout row by row', async ({ page }) => {
  await toCloth(page, '1-5-5');
  await page.keyboard.press('g');
  await expect(page.getByRole('grid', { name: '4 tiles in 2 rows' })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /^triple five, play 1/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('gridcell', { name: /^three-five-five/ })).toBeFocused();
});

test('Enter on a tile that fits in several places goes to them', async ({ page }) => {
  await stage(page, triangles);
  // Keys do nothing before the cloth has loaded.
  await expect(async () => {
    await page.locator('[data-tile="3-3-5"]').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-place="-1,1"]')).toBeFocused({ timeout: 2000 });
  }).toPass();
});

test('a triangle is laid where it is tapped, also between its neighbours', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await stage(page, triangles);
  await page.locator('[data-tile="3-3-5"]').click();
  await expect(page.locator('.landing')).toHaveCount(2);
  const box = await page.locator('.landing[data-arm="1,1"]').boundingBox();
  if (box === null) throw new Error('the place is not drawn');
  // Near the point that leads to the first tile, where four boxes of cells overlap.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.3);
  await expect(page.locator('[data-tile="3-3-5"]')).toHaveCount(0);
});
