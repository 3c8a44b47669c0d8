// Whole matches by mouse, from the home page to the rematch.
import { writeFileSync } from 'node:fs';
import {
  DESKTOP,
  expect,
  hurryBots,
  lastPlayed,
  PHONE,
  test,
  withBots,
  WITH_MOTION,
} from './test.ts';
import { boneyard } from './server.ts';
import { TablePage } from './table.ts';

test.use({ ...WITH_MOTION, ownServer: false });

for (const { name, rules, window } of [
  { name: 'Goat', rules: 'goat-club-all match.target=30', window: DESKTOP },
  { name: 'Spanish pairs', rules: 'spanish-pairs match.target=60', window: PHONE },
]) {
  // R0.1.34, R0.3.28, R1.8.2: a person plays against bots and places a tile by a click.
  test(`a match of ${name} is played by mouse, from home to a rematch`, async ({ page }, info) => {
    const table = new TablePage(page);
    await page.setViewportSize(window);
    await lastPlayed(page, withBots(rules, 4));
    await hurryBots(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Deal me in', exact: true }).click();
    await table.playByMouse('over');

    await expect(table.outcome).toContainText(/wins?|goats?/i);
    await table.button('Look it through').click();
    if (window === PHONE) await table.button('Score sheet').click();

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await table.button('Copy DGN record').click();
    await expect(table.sheet).toContainText('Record copied.');
    const record = info.outputPath('match.dgn');
    writeFileSync(record, await page.evaluate(() => navigator.clipboard.readText()));
    expect(boneyard('replay', record)).toMatch(/: legal\n/);

    await page.getByRole('button', { name: 'Another match', exact: true }).click();
    expect(await table.asked(['tile', 'pass'])).toBeTruthy();
    await expect(table.hand).toHaveCount(7);
  });
}
