// A night of fixed pairs in two groups, and then a knock-out of the best of each.
import { readFileSync } from 'node:fs';
import { enter, expect, test } from './test.ts';
import { OrganiserPage, scoreOf, setUp } from './evenings.ts';

const FOURTEEN = [
  ...['Ana', 'Boris', 'Vera', 'Luka', 'Eva', 'Marko', 'Nina'],
  ...['Oleg', 'Petra', 'Ivan', 'Zora', 'Yuri', 'Mira', 'Tomo'],
];

test('groups end with a knock-out of the best', async ({ page }) => {
  test.setTimeout(180_000);
  await setUp(page, 'Friday', FOURTEEN, async () => {
    await page.getByRole('radio', { name: 'Fixed pairs' }).check();
    await page.getByRole('radio', { name: 'Groups, then knock-out', exact: true }).check();
    await expect(page.getByLabel('Groups', { exact: true })).toHaveValue('2');
    await expect(page.getByText('Size of a group: 3–4. Matches in the groups: 3.')).toBeVisible();
  });
  const organiser = new OrganiserPage(page);
  // The first pair of each table wins, by as much more as the table is nearer to the first.
  for (const match of [1, 2, 3]) {
    await organiser.begin(match);
    for (const table of [1, 2, 3]) {
      await organiser.enterEnd(table, [100, 10 * table + match]);
      await organiser.confirm(table);
    }
    if (match === 1) {
      await organiser.go('Standings');
      await expect(page.getByRole('table', { name: 'Group 2' })).toBeVisible();
      await expect(
        page.getByText('Places of each group that play the knock-out: 1–2.'),
      ).toBeVisible();
      await organiser.go('Tables');
    }
  }
  for (const [match, tables] of [
    [4, [1, 2]],
    [5, [1]],
  ] as const) {
    await enter(page.getByRole('button', { name: `Draw match ${match}` }));
    await enter(page.getByRole('button', { name: 'Use this draw' }));
    await organiser.begin(match);
    for (const table of tables) {
      await organiser.enterEnd(table, [100, 0]);
      await organiser.confirm(table);
    }
  }
  await expect(page.getByText('All matches are played and confirmed.')).toBeVisible();
  await organiser.go('Standings');
  await expect(page.getByRole('table', { name: 'Final standings' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Group 1' })).toBeVisible();

  await organiser.go('Club night');
  const path = await organiser.save();
  const file = readFileSync(path, 'utf8');
  expect(file).toContain('players 14 groups 2 qualify 2\nmatches 3\n');
  // Each semi-final is between two groups.
  const group = (player: number) => [1, 4, 5].includes(Math.ceil(player / 2));
  for (const [, one, other] of file.matchAll(/^pairs 4 table \d (\d+) \d+ (\d+)/gm))
    expect(group(Number(one))).not.toBe(group(Number(other)));
  const [, winner] = /^pairs 5 table 1 (\d+) /m.exec(file) ?? [];
  const { standings, final: isFinal } = scoreOf(path);
  expect(isFinal).toBe(true);
  expect(Math.ceil((standings[0]?.number ?? 0) / 2)).toBe(Math.ceil(Number(winner) / 2));
});
