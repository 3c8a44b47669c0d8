// A night of teams of two fixed pairs: a pair that does not come, and a team that gets another name.
import { readFileSync } from 'node:fs';
import { enter, expect, test } from './test.ts';
import { OrganiserPage, scoreOf, setUp } from './evenings.ts';

const SIXTEEN = [
  ...['Ana', 'Boris', 'Vera', 'Luka', 'Eva', 'Marko', 'Nina', 'Oleg'],
  ...['Petra', 'Ivan', 'Zora', 'Yuri', 'Mira', 'Tomo', 'Sara', 'Dino'],
];

test('four teams play a night', async ({ page }) => {
  test.setTimeout(180_000);
  await setUp(page, 'Friday', SIXTEEN, async () => {
    await page.getByRole('radio', { name: 'Fixed pairs' }).check();
    await enter(page.getByRole('button', { name: 'More pairs in a team' }));
    await expect(page.getByText('4 teams', { exact: false }).first()).toBeVisible();
    await page.getByLabel('Name of team 1').fill('Lions');
  });
  const organiser = new OrganiserPage(page);
  for (const match of [1, 2, 3]) {
    await organiser.begin(match);
    for (const table of [1, 2, 3, 4]) {
      if (match === 1 && table === 4) {
        // The pair does not come.
        await enter(organiser.button(/^Table 4, /));
        const dialog = page.getByRole('dialog');
        await enter(dialog.getByText('A pair did not come'));
        const pairs = dialog.locator('details[open]').getByRole('button');
        const absent = (await pairs.nth(1).textContent()) ?? '';
        await enter(pairs.nth(1));
        await expect(dialog.getByText(`${absent.trim()} did not come.`)).toBeVisible();
        await enter(dialog.getByRole('button', { name: 'Enter it' }));
        await expect(page.getByText('It is entered. Confirm the result.').first()).toBeVisible();
        await page.keyboard.press('Escape');
      } else {
        await organiser.enterEnd(table, [100, 10 * table + match]);
      }
      await organiser.confirm(table);
    }
    if (match === 1) {
      await organiser.go('People');
      await page.getByLabel('Name of team 2').fill('Sharks');
      const teams = page.getByRole('region', { name: 'Teams' });
      await enter(teams.getByRole('button', { name: 'Save' }));
      await expect(teams.getByRole('status')).not.toBeEmpty();
      await organiser.go('Tables');
    }
  }
  await organiser.go('Standings');
  for (const team of ['Lions', 'Sharks', 'Team 3', 'Team 4'])
    await expect(page.getByRole('row').filter({ hasText: team }).first()).toBeVisible();
  await organiser.go('Club night');
  const path = await organiser.save();
  const file = readFileSync(path, 'utf8');
  expect(file).toContain('players 16 pairs teams 2');
  expect(file).toContain('team 1 "Lions"');
  expect(file).toContain('team 2 "Sharks"');
  expect(file).toMatch(/^match 1 table 4 .*absent [12]/m);
  expect(scoreOf(path).final).toBe(true);
});
