// A club night whose tables are played on the page: from the set-up to the result that the table enters.
import type { OpenedEvening } from '../src/net/protocol/evening.ts';
import { openClub } from './clubs.ts';
import { device, join, OrganiserPage } from './evenings.ts';
import { TablePage } from './table.ts';
import { enter, expect, test } from './test.ts';

const FOUR = `evening 1
name "Friday"
players 4 published
matches 1
target 10
player 1 "Ana"
player 2 "Boris"
player 3 "Carmen"
player 4 "Dora"
`;

test('the organiser sets up a club night that is played online', async ({ page }) => {
  const club = await openClub(page, 'At the harbour', 'Ana');
  await page.goto(`/evenings/new?club=${club.split('/').at(-1) ?? ''}`);
  await page.getByLabel('Names of the players, one per line').fill('Boris\nCarmen\nDora');
  await enter(page.getByRole('button', { name: 'Add', exact: true }));
  await enter(page.getByText(/^More: numbers/));
  await page.getByRole('switch', { name: 'Play the tables here, online' }).click();
  await page.getByRole('radio', { name: '20 seconds' }).check();
  await page.getByRole('switch', { name: 'Even pace' }).click();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/evenings'),
  );
  await enter(page.getByRole('button', { name: 'Prepare now, begin later' }));
  const { online } = (await sent).postDataJSON() as { online: unknown };
  expect(online).toEqual({
    rules: 'club-pairs',
    turn_seconds: 20,
    bank_seconds: 120,
    even_tempo: true,
    absent_after_s: 300,
  });
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('two people and two bots play a match, and the table enters its result', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const club = await openClub(page, 'At the harbour', 'Ana');
  const online = { rules: 'club-pairs', turn_seconds: null, bank_seconds: null };
  const answer = await page.request.post('/api/evenings', {
    data: {
      club: club.split('/').at(-1),
      file: FOUR,
      online: { ...online, even_tempo: false, absent_after_s: 5 },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id, code } = (await answer.json()) as OpenedEvening;
  const boris = await device(browser, baseURL);
  await join(boris, code, 'Boris');
  await page.goto(`/evenings/${id}`);
  const organiser = new OrganiserPage(page);
  await organiser.begin(1);

  // Carmen and Dora have not joined: the table opens once they have had their time.
  await expect(boris.getByRole('heading', { name: 'Your table opens soon' })).toBeVisible();
  const tables = [new TablePage(page), new TablePage(boris)];
  for (const own of [page, boris]) {
    await expect(own.getByRole('heading', { name: 'Your table is open' })).toBeVisible();
    await own.getByRole('link', { name: 'Go to your table' }).click();
  }
  // A match to 10 may take some rounds.
  const play = async (table: TablePage) => {
    while ((await table.playRound()) !== 'over') await table.answerByMouse('ready');
  };
  await Promise.all(tables.map(play));

  await page.goto(`/evenings/${id}`);
  await page
    .getByRole('button', { name: /Confirm/ })
    .first()
    .waitFor();
  await organiser.confirm(1);
  await boris.goto(`/evenings/${id}`);
  await boris.getByRole('button', { name: 'Standings' }).click();
  await expect(boris.getByText('Boris').first()).toBeVisible();
  const { standings } = (await (await page.request.get(`/api/evenings/${id}/report`)).json()) as {
    standings: { points: number }[];
  };
  expect(standings).toHaveLength(4);
});
