// Tiles taken from a pile before a round, lifted in stages, and pointed at in the boneyard.
import type { Page } from '@playwright/test';
import { heard, listen } from './spoken.ts';
import { PHONE, expect, openTable, soon, withBots, WITH_MOTION } from './test.ts';
import { TablePage } from './table.ts';
import { test } from './visits.ts';

test.use(WITH_MOTION);

const places = (page: Page) => page.locator('.pile [data-place]');

// R1.8.1: tiles are taken one by one, by dragging over the pile, and at random.
test('tiles are taken by a tap, by dragging and at random', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const table = new TablePage(page);
  await page.goto(
    await openTable(page, withBots('draw', 2, { taking: 'together', bot_delay_ms: 5000 })),
  );
  await expect(places(page)).toHaveCount(28);
  await expect(table.status).toHaveText('Take 7 tiles');
  await places(page).nth(20).click();
  await expect(table.hand).toHaveCount(1);
  await expect(table.status).toHaveText('Take 6 tiles');

  // In every window these three are in the first row.
  const from = await table.middleOf(places(page).nth(1));
  const to = await table.middleOf(places(page).nth(3));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
  await soon(() => table.hand.count()).toBeGreaterThanOrEqual(4);
  const taken = table.wire.events.flatMap(({ event }) => (event.type === 'took' ? event : []));
  expect(taken.map(({ place }) => place)).toContain(2);

  await table.button('Take at random').click();
  await expect(page.locator('.pile')).toHaveCount(0);
  await expect(table.hand).toHaveCount(7);
});

// R1.8.1: when the time runs out, the remaining tiles are taken for the players.
test('tiles not taken in time are taken for the players', async ({ page }) => {
  const table = new TablePage(page);
  await page.goto(await openTable(page, withBots('draw', 2, { taking: 'together' })));
  await expect(page.locator('.pile .left')).toContainText('0:1');
  await expect(table.hand).toHaveCount(7, { timeout: 40_000 });
});

// R1.8.1: tiles can also be taken with keys and a screen reader.
test('tiles are taken by keys', async ({ page }) => {
  const table = new TablePage(page);
  await listen(page);
  await page.goto(
    await openTable(page, withBots('draw', 2, { taking: 'together', bot_delay_ms: 5000 })),
  );
  const first = page.getByRole('button', { name: 'Tile 1 of 28, face down' });
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Tile 2 of 28, face down' })).toBeFocused();
  for (let taken = 1; taken <= 6; taken += 1) {
    await page.keyboard.press('Enter');
    await expect(table.hand).toHaveCount(taken);
    // The focus moves on to a tile that is still there.
    await expect(page.locator('.pile [data-place]:focus')).toHaveCount(1);
  }
  await page.keyboard.press('Space');
  await soon(() =>
    heard(page).then((spoken) => spoken.heard.map(({ text }) => text).join(' ')),
  ).toMatch(/You take .*0 to go/);
  await expect(table.hand).toHaveCount(7, { timeout: 40_000 });
});

// R3.1.6-10, C37: the whole procedure of a club before a round.
test('a club takes its tiles in turn and lifts them in stages', async ({ page }) => {
  const table = new TablePage(page);
  await page.goto(
    await openTable(
      page,
      withBots('club-pairs', 4, {
        taking: 'in-turn',
        lifting: 'in-stages',
        hand_order: 'fixed',
        bot_delay_ms: 300,
      }),
    ),
  );
  await expect(table.status).toHaveText('Take 7 tiles', { timeout: 40_000 });
  // Only the leader may have the tiles shuffled again, and then takes last. The server says whether this is the leader.
  const leads = table.wire.now?.may_mix_again === true;
  await expect(table.button('Shuffle again')).toHaveCount(leads ? 1 : 0);
  if (leads) {
    await table.button('Shuffle again').click();
    await soon(() =>
      table.wire.events.some(({ event }) => event.type === 'mixed' && event.again),
    ).toBe(true);
    await expect(table.button('Shuffle again')).toHaveCount(0);
    await expect(table.status).toHaveText('Take 7 tiles', { timeout: 40_000 });
  }
  await places(page).last().click();
  await expect(page.getByText('Your tiles are face down for now')).toBeVisible();
  await table.button('Take at random').click();
  await expect(table.hand).toHaveCount(7, { timeout: 40_000 });
  // The tiles keep the order in which they were taken, and cannot be moved.
  const order = () => table.hand.evaluateAll((all) => all.map((one) => one.dataset['tile']));
  const before = await order();
  await table.hand.first().focus();
  await page.keyboard.press('Control+ArrowRight');
  expect(await order()).toEqual(before);
});

// R1.8.4: a player draws a tile by pointing at it, or any tile by the button.
test('a player draws by pointing at a tile of the boneyard', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const table = new TablePage(page);
  await page.goto(await openTable(page, withBots('draw', 2, { boneyard: 'pointed' })));
  for (;;) {
    const asked = await table.asked(['tile', 'draw', 'ready', 'pass']);
    if (asked === 'draw') break;
    await table.answerByMouse(asked);
  }
  const tilesLeft = await page.locator('.boneyard [data-place]').count();
  const held = await table.hand.count();
  await table.untilStored(() =>
    page
      .locator('.boneyard [data-place]')
      .nth(tilesLeft - 1)
      .click(),
  );
  await expect(table.hand).toHaveCount(held + 1);
});
