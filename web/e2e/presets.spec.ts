// A round of every preset is played against bots to its end, on a phone with motion or on a desktop without. New presets are
// covered automatically.
import type { Page } from '@playwright/test';
import type { PresetInfo } from '../src/net/protocol/types.ts';
import { DESKTOP, expect, openTable, PHONE, withBots } from './test.ts';
import { boneyard } from './server.ts';
import { TablePage } from './table.ts';
import { test } from './visits.ts';

const presets = (JSON.parse(boneyard('rules', '--list', '--json')) as { name: string }[]).map(
  ({ name }) => name,
);

/** The preset as the server describes it to pages. */
async function presetInfo(page: Page, id: string): Promise<PresetInfo> {
  const answer = await page.request.get('/api/presets');
  const all = (await answer.json()) as PresetInfo[];
  const found = all.find((preset) => preset.id === id);
  if (found === undefined) throw new Error(`the server does not offer \`${id}\``);
  return found;
}

for (const [i, id] of presets.entries()) {
  // Phones and desktops take turns, and so do the fewest and the most seats.
  const { name, window } =
    i % 2 === 0 ? { name: 'a phone', window: PHONE } : { name: 'a desktop', window: DESKTOP };
  const most = i % 4 < 2;
  test(`a round of ${id} is played on ${name}`, async ({ page }) => {
    const { rules } = await presetInfo(page, id);
    const table = new TablePage(page);
    await page.setViewportSize(window);
    if (window === PHONE) await page.emulateMedia({ reducedMotion: 'no-preference' });
    const seats = most ? Math.max(...rules.seats.count) : Math.min(...rules.seats.count);
    await page.goto(await openTable(page, withBots(id, seats)));
    const end = await table.playRound();
    expect(['ready', 'over']).toContain(end);
    await expect(table.outcome).toBeVisible();
    // No part of the table lies outside the window.
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(window.width);
  });
}
