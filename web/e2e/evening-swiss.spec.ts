// Nights of fixed pairs whose matches are drawn: a Swiss with a late and a leaving pair, and a knock-out.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { enter, expect, test } from './test.ts';
import { OrganiserPage, scoreOf, setUp } from './evenings.ts';

const TEN = ['Ana', 'Boris', 'Vera', 'Luka', 'Eva', 'Marko', 'Nina', 'Oleg', 'Petra', 'Ivan'];

/** The players of a night whose matches are drawn in this way. */
const drawn = (page: Page, names: readonly string[], format: string) =>
  setUp(page, 'Friday', [...names], async () => {
    await page.getByRole('radio', { name: 'Fixed pairs' }).check();
    await page.getByRole('radio', { name: format, exact: true }).check();
    if (format === 'Swiss') await page.getByLabel(/^Matches, up to/).fill('3');
  });

/** Draws a match without these pairs, and begins it. */
async function draw(
  organiser: OrganiserPage,
  match: number,
  without: readonly string[] = [],
): Promise<void> {
  const { page } = organiser;
  await enter(page.getByRole('button', { name: `Draw match ${match}` }));
  if (without.length > 0) await enter(page.getByText('Who is there'));
  for (const pair of without) await page.getByRole('checkbox', { name: pair }).uncheck();
  await enter(page.getByRole('button', { name: 'Use this draw' }));
  await organiser.begin(match);
}

/** What a table of the file says: the pairs by the numbers of their first players, the winners first, and the score. */
const resultsOf = (file: string) =>
  [...file.matchAll(/^match (\d+) table (\d+) final (\d+):(\d+)/gm)].map(
    ([, match, table, ours, theirs]) => {
      const seats = new RegExp(`^pairs ${match} table ${table} (\\d+) \\d+ (\\d+)`, 'm').exec(file);
      return {
        pairs: [Number(seats?.[1]), Number(seats?.[2])],
        score: [Number(ours), Number(theirs)],
      };
    },
  );

test('a Swiss takes a late pair, and a pair goes home', async ({ page }) => {
  test.setTimeout(120_000);
  await drawn(page, TEN, 'Swiss');
  const organiser = new OrganiserPage(page);
  await organiser.begin(1);
  for (const table of [1, 2]) {
    await organiser.enterEnd(table, [100, 10 * table]);
    await organiser.confirm(table);
  }

  await organiser.go('People');
  await page.getByLabel('Name of the new player').fill('Zora');
  await page.getByLabel('Name of the partner').fill('Yuri');
  await enter(page.getByRole('button', { name: 'Change the line-up' }));
  await expect(page.getByText('The new seating is in use.')).toBeVisible();
  await organiser.go('Tables');
  await draw(organiser, 2);
  for (const table of [1, 2, 3]) {
    await organiser.enterEnd(table, [50 + table, 100]);
    await organiser.confirm(table);
  }
  await draw(organiser, 3, ['Ana and Boris']);
  for (const table of [1, 2]) {
    await organiser.enterEnd(table, [100, 70 + table]);
    await organiser.confirm(table);
  }

  await organiser.go('Club night');
  const path = await organiser.save();
  const file = readFileSync(path, 'utf8');
  expect(file).toContain('players 12 swiss\n');
  // Nobody meets twice, and nobody has two byes.
  const results = resultsOf(file);
  expect(results).toHaveLength(7);
  const met = results.map(({ pairs }) => [...pairs].sort((a, b) => a - b).join(' '));
  expect(new Set(met).size).toBe(7);
  const byes = [...file.matchAll(/^bye \d+ (\d+)/gm)].map(([, pair]) => Number(pair));
  expect(byes).toHaveLength(2);
  expect(new Set(byes).size).toBe(2);
  expect(file).toMatch(/^pairs 2 table \d.* 11 12/m);
  expect(file).not.toMatch(/^pairs 3 .* 1 2\b/m);

  // Every sum, counted again from the results: a bye is a win by 100 to 50, worth two points.
  const sums = new Map<number, { points: number; plus: number; minus: number }>();
  const add = (pair: number, points: number, plus: number, minus: number) => {
    const before = sums.get(pair) ?? { points: 0, plus: 0, minus: 0 };
    sums.set(pair, {
      points: before.points + points,
      plus: before.plus + plus,
      minus: before.minus + minus,
    });
  };
  for (const {
    pairs: [one = 0, other = 0],
    score: [ours = 0, theirs = 0],
  } of results) {
    const worth = Math.min(ours, theirs) <= 50 ? 2 : 1;
    add(one, ours > theirs ? worth : 0, ours, theirs);
    add(other, theirs > ours ? worth : 0, theirs, ours);
  }
  for (const pair of byes) add(pair, 2, 100, 50);
  const { standings } = scoreOf(path);
  expect(standings).toHaveLength(12);
  for (const { number, points, plus, minus } of standings) {
    expect({ points, plus, minus }).toEqual(sums.get(2 * Math.ceil(number / 2) - 1));
  }
});

test('a knock-out ends with one pair', async ({ page }) => {
  test.setTimeout(120_000);
  await drawn(page, TEN.slice(0, 8), 'Knock-out');
  const organiser = new OrganiserPage(page);
  await organiser.begin(1);
  for (const table of [1, 2]) {
    await organiser.enterEnd(table, [100, 10 * table]);
    await organiser.confirm(table);
  }
  await draw(organiser, 2);
  await organiser.enterEnd(1, [37, 100]);
  await organiser.confirm(1);
  await expect(page.getByText('All matches are played and confirmed.')).toBeVisible();
  await organiser.go('Club night');
  const path = await organiser.save();
  const file = readFileSync(path, 'utf8');
  const [, final] = [...file.matchAll(/^pairs (?:1|2) table 1 (\d+ \d+) (\d+ \d+)/gm)];
  const { standings, final: isFinal } = scoreOf(path);
  expect(isFinal).toBe(true);
  const numbers = standings.map(({ number }) => number).join(' ');
  expect(numbers.startsWith(`${final?.[2]} ${final?.[1]}`)).toBe(true);
});
