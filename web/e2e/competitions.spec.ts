// A competition: made by an organiser, declared official, and read by a stranger.
import { openClub, openEvening } from './clubs.ts';
import { enter, expect, test } from './test.ts';

const PLAYED = [1, 2, 3].map((match) => `match ${match} table 1 final 100:${match}0\n`).join('');

test('an organiser adds a club night, declares the results official, and anyone can read them', async ({
  page,
  browser,
}) => {
  const club = await openClub(page, 'Harbour');
  await openEvening(page, club, 'Friday', PLAYED);
  await page.goto(club);
  await enter(page.getByRole('link', { name: 'Competitions' }));
  await expect(page.getByText('No competitions yet.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Summer cup');
  await enter(page.getByRole('button', { name: 'Make competition' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Summer cup' })).toBeVisible();
  await expect(page.getByText('No results yet.')).toBeVisible();

  await page.getByLabel('Club night', { exact: true }).selectOption({ index: 1 });
  await enter(page.getByRole('button', { name: 'Add', exact: true }));
  await page.getByLabel('Room of Friday').fill('Red room');
  await enter(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByRole('table', { name: 'Standings' }).getByText('Boris')).toBeVisible();

  await enter(page.getByRole('button', { name: 'Declare official' }));
  await expect(page.getByText('Are these results final?')).toBeVisible();
  await enter(page.getByRole('button', { name: 'Declare official' }));
  await expect(page.getByText('Official results, version 1').first()).toBeVisible();
  await expect(page.getByText('The official results are up to date.')).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByText('Official results, version 1').first()).toBeVisible();
  await expect(stranger.getByText('Red room')).toBeVisible();
  await expect(stranger.getByRole('heading', { name: 'For organisers' })).toHaveCount(0);
  const download = stranger.waitForEvent('download');
  await enter(stranger.getByRole('link', { name: 'JSON for programs' }));
  expect((await download).suggestedFilename()).toContain('Summer cup');
  await stranger.context().close();
});
