// Club evenings as they are kept: by several phones and an organiser, to the file and the standings that come of them.
import { expect, soon, test } from './test.ts';
import {
  asOnPhone,
  asShown,
  Desk,
  device,
  join,
  joinAsOrganiser,
  lettersOf,
  schedule,
  scoreOf,
  setUp,
  shownStandings,
  type Score,
} from './evenings.ts';
import { Played, type PlayedTable } from './played.ts';

const SIXTEEN = [
  ...['Ana', 'Boris', 'Vera', 'Luka', 'Eva', 'Marko', 'Nina', 'Oleg'],
  ...['Pia', 'Goran', 'Rita', 'Tiago', 'Nadia', 'Petar', 'Carmen', 'Zora'],
];

// CLUB-27, CLUB-28, CLUB-37..53, CLUB-61..68, CLUB-86..88, CLUB-93, CLUB-95..97, CLUB-99.
test('sixteen play an evening that four phones and the organiser keep', async ({
  page,
  browser,
  baseURL,
}) => {
  const played = new Played(schedule(16), SIXTEEN, 16);
  await setUp(page, 'Friday', SIXTEEN, async () => {
    const keepers = page.getByRole('region', { name: 'Who keeps the score' });
    for (const name of ['Boris', 'Vera', 'Luka', 'Eva', 'Pia', 'Nadia']) {
      await keepers.getByLabel(name).check();
    }
    await expect(keepers).toContainText('At every table of every match sits somebody');
    // Four phones are at a table each in all matches but the first three, in which their people play each other.
    for (const name of ['Eva', 'Pia', 'Nadia']) await keepers.getByLabel(name).uncheck();
    await expect(keepers).toContainText('At 9 tables nobody sits who keeps the score on a phone.');
  });
  const desk = new Desk(page);
  const letters = await lettersOf(page);
  const phones = await Promise.all(
    SIXTEEN.slice(1, 4).map(async (name) => join(await device(browser, baseURL), letters, name)),
  );
  phones.unshift(await joinAsOrganiser(await device(browser, baseURL), page, 'Ana'));

  for (const [i, tables] of played.matches.entries()) {
    await desk.begin(i + 1);
    const keeperOf = ({ players }: PlayedTable) =>
      phones.find(({ name }) => players.includes(name));
    const keeping = tables.map((table) =>
      keeperOf(table)?.keep(i + 1, table.rounds, table.leader, table.names),
    );
    for (const [at, table] of tables.entries()) {
      if (keeperOf(table) !== undefined) continue;
      if (at % 2 === 0) await desk.enterEnd(at + 1, table.score);
      else await desk.enterRounds(at + 1, table.rounds, table.leader);
    }
    await Promise.all(keeping);
    for (const [at] of tables.entries()) await desk.confirm(at + 1);
  }

  await desk.close();
  const score = scoreOf(await desk.save());
  expect(score.final).toBe(true);
  expect(played.sumsOf(score)).toEqual(played.sums);
  await soon(() => shownStandings(page)).toEqual(asShown(score));
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const report = (await (await page.request.get(`/api/evenings/${id}/report`)).json()) as Score;
  expect(report).toEqual(score);
  for (const { page, name } of phones) {
    await soon(() => shownStandings(page)).toEqual(asOnPhone(score, name));
  }
});
