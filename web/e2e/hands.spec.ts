// Pointer actions at a table besides pressing: dragging, choosing between ends, pointing at numbers.
import { expect, openTable, soon, withBots } from './test.ts';
import { TablePage } from './table.ts';
import { test } from './visits.ts';

const BOTH = { name: /fits left and right/ };

/** Plays until this person has the turn and the name of a tile in the hand matches `fits`; returns the tile. */
async function playUntil(table: TablePage, fits: RegExp): Promise<string> {
  for (;;) {
    const asked = await table.asked();
    const tile = table.page.getByRole('option', { name: fits });
    if (asked === 'tile' && (await tile.count()) > 0) {
      return (await tile.first().getAttribute('data-tile')) ?? '';
    }
    await table.answerByMouse(asked);
  }
}

const option = (table: TablePage, tile: string) =>
  table.page.locator(`[role=option][data-tile="${tile}"]`);

test('a tile is dragged to an end', async ({ page }) => {
  const table = new TablePage(page);
  await page.goto(await openTable(page, withBots('spanish-pairs match.target=500', 4)));
  const tile = await playUntil(table, /fits right,/);
  const from = await table.middleOf(option(table, tile));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 60, { steps: 4 });
  const to = await table.middleOf(table.landing('R'));
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await table.untilStored(() => page.mouse.up());
  await expect(option(table, tile)).toHaveCount(0);
  const played = table.wire.events.findLast(
    ({ event }) => event.type === 'played' && event.seat === 1,
  );
  expect(played?.event).toMatchObject({ at: 'R' });
});

// R1.8.7, R3.2.2: own tiles are moved within the hand at any moment.
test('a tile dragged back to the hand is not played, but takes its new place there', async ({
  page,
}) => {
  const table = new TablePage(page);
  await page.goto(await openTable(page, withBots('spanish-pairs', 4)));
  await expect(table.hand).toHaveCount(7);
  const order = () =>
    table.hand.evaluateAll((all) => all.map((one) => one.getAttribute('data-tile')));
  const before = await order();
  const from = await table.middleOf(table.hand.first());
  const to = await table.middleOf(table.hand.last());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  expect(await order()).toEqual([...before.slice(1), before[0]]);
});

for (const [by, side] of [
  ['badge', 'left'],
  ['badge', 'right'],
  ['ghost', 'left'],
  ['ghost', 'right'],
] as const) {
  // R1.8.3: a tile that fits both ends asks which; R3.2.7: pointing at tile and end is enough.
  test(`a tile that fits both ends is laid at the ${side} end by its ${by}`, async ({ page }) => {
    const table = new TablePage(page);
    await page.goto(await openTable(page, withBots('spanish-pairs match.target=500', 4)));
    const tile = await playUntil(table, BOTH.name);
    const [left, right] = table.wire.ends;
    await option(table, tile).click();
    await expect(table.status).toHaveText('Which end?');
    await expect(table.landing('L')).toBeVisible();
    await expect(table.landing('R')).toBeVisible();
    await expect(table.end('left')).toHaveText(String(left));
    await expect(table.end('right')).toHaveText(String(right));

    // Escape cancels, and the tile can be chosen again.
    await page.keyboard.press('Escape');
    await expect(table.status).not.toHaveText('Which end?');
    await option(table, tile).click();
    await table.untilStored(() => table.chooseEnd(by, side));
    const played = table.wire.events.findLast(
      ({ event }) => event.type === 'played' && event.seat === 1,
    );
    expect(played?.event).toMatchObject({ at: side === 'left' ? 'L' : 'R' });
  });
}

test('a chosen number is outlined everywhere and counted', async ({ page }) => {
  const table = new TablePage(page);
  await page.goto(await openTable(page, withBots('spanish-pairs', 4)));
  for (;;) {
    const asked = await table.asked();
    if (asked === 'tile' && (await table.laid.count()) >= 4) break;
    await table.answerByMouse(asked);
  }
  // The end number is on the outer half of the tile that ends the line.
  const words = ['blank', 'one', 'two', 'three', 'four', 'five', 'six'];
  const [number] = table.wire.ends;
  // Earlier tiles are in the snapshot.
  const before = table.wire.view.round?.history ?? [];
  const played = [...before, ...table.wire.events.map(({ event }) => event)].flatMap((event) =>
    event.type === 'played' ? [event.tile] : [],
  );
  const halves = played.flat().filter((half) => half === number).length;
  // The page itself looks for what it shows for a while, which a busy machine could ask for too late.
  const asked = page.waitForFunction(
    () => document.querySelector('.status')?.textContent.trim() === 'Which number?',
  );
  await page.keyboard.press('n');
  await asked;
  const outlined = page.waitForFunction(
    (halves) => document.querySelectorAll('.cloth rect.number').length === halves,
    halves,
  );
  await page.keyboard.press(String(number));
  await outlined;
  const tiles = played.filter((tile) => tile.includes(number)).length;
  const counts = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
  const suit = number === 6 ? 'sixes' : `${words[number] ?? ''}s`;
  await expect(table.status).toContainText(`${counts[tiles] ?? ''} of seven ${suit} are out.`);

  // The outlines disappear after a while; tapping the cloth shows them again.
  await expect(page.locator('.cloth rect.number')).toHaveCount(0);
  const { x, y } = await table.middleOf(table.laid.first().locator('xpath=.'));
  await page.mouse.click(x - 12, y - 12);
  await soon(() => page.locator('.cloth rect.number').count()).toBeGreaterThan(0);
});
