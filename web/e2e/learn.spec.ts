// A lesson from its first words to its last, by keys alone, at a phone's size and a desktop's.
import { violations } from './axe.ts';
import { DESKTOP, enter, expect, PHONE, soon } from './test.ts';
import { test } from './visits.ts';

for (const size of [PHONE, DESKTOP]) {
  test(`a lesson is played to its end at ${size.width} pixels`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    await page.goto('/learn');
    await page.getByRole('link', { name: 'Block', exact: true }).click();
    const words = page.locator('[data-lesson-words]');
    await expect(words).toContainText('seven tiles each');
    await enter(page.getByRole('button', { name: 'Continue' }));

    // A move other than the lesson's: the hint says why it is worse.
    await expect(words).toContainText('You have 0-0 and 0-5');
    const hand = page.getByRole('listbox');
    await enter(hand.locator('[data-tile="5-0"]'));
    await expect(words).toContainText('0-0 first');
    for (const tile of ['0-0', '4-2', '5-0', '3-2', '2-1']) {
      // A press while the others still play does nothing, so it is repeated until the tile is laid.
      await expect(async () => {
        const next = page.getByRole('button', { name: 'Continue' });
        if (await next.isVisible()) await enter(next);
        const held = hand.locator(`[data-tile="${tile}"]`);
        await held.press('Enter', { timeout: 2000 });
        await expect(held).toHaveCount(0, { timeout: 2000 });
      }).toPass();
    }
    await soon(async () => {
      const next = page.getByRole('button', { name: 'Continue' });
      if (await next.isVisible()) await enter(next);
      return words.textContent();
    }).toContain('The round is blocked.');
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
    // After the last tile the focus is still here: keys and the dialogs that they open work.
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('z');
    await expect(page.locator('[data-region=answers]')).not.toContainText('Tiles only');
    expect(await violations(page, `${size.width} wide`)).toEqual([]);
    // The shelf knows that this lesson was played.
    const shelf = await page.context().newPage();
    await shelf.goto('/learn');
    await expect(shelf.locator('.card', { hasText: 'Lesson finished' })).toHaveCount(1);
    await shelf.close();
    await enter(page.getByRole('button', { name: 'Play again' }));
    await expect(words).toContainText('seven tiles each');
    await expect(words).toBeFocused();
  });
}

test('the address of an unknown lesson shows a link to all games', async ({ page }) => {
  await page.goto('/learn/nothing-like-it');
  await expect(page.getByRole('link', { name: 'All games' })).toBeVisible();
});
