// A whole night of fixed pairs by the Spanish regulation with a changed rule, kept by phones, up to the file and the standings.
import { enter, expect, soon, test } from './test.ts';
import {
  device,
  join,
  joinAsOrganiser,
  lettersOf,
  OrganiserPage,
  schedule,
  scoreOf,
  setUp,
  shownStandings,
  type Phone,
  type RoundResult,
  type Score,
} from './evenings.ts';

const EIGHT = ['Ana', 'Boris', 'Vera', 'Luka', 'Eva', 'Marko', 'Nina', 'Oleg'];
/** One player of each pair has a phone. */
const WITH_PHONES = ['Ana', 'Vera', 'Eva', 'Nina'];

const TARGET = 200;
/** The pips of all four hands count, so a round is worth up to 153. More than half of that has to be confirmed. */
const UNUSUAL = 77;

const name = (player: number) => EIGHT[player - 1] ?? '';

/** The rounds of a match, by its number and its table. All results differ, and no pair repeats a round at once. */
function roundsOf(match: number, table: number): readonly RoundResult[] {
  // Two pairs win twice and two once, so that effectiveness decides between them.
  const winner = match === 3 ? 1 : (((match + table) % 2) as 0 | 1);
  const loser = (1 - winner) as 0 | 1;
  const own = 8 * match + 5 * table;
  return [
    { pair: winner, points: 60 + own },
    { pair: loser, points: 20 + 6 * match * table },
    // More than club pairs allow, once in the night.
    ...(match === 1 && table === 1 ? [{ pair: loser, points: 125 }] : []),
    { pair: winner, points: 0 },
    { pair: winner, points: 70 },
    { pair: loser, points: match + 2 * table },
    { pair: winner, points: 76 },
  ];
}

const sumOf = (rounds: readonly RoundResult[], of: 0 | 1): number =>
  rounds.reduce((sum, { pair, points }) => sum + (pair === of ? points : 0), 0);

interface Totals {
  pair: string;
  wins: number;
  plus: number;
  minus: number;
}

/** Keeps a match on a phone, and confirms every unusual round. */
async function keep(
  phone: Phone,
  match: number,
  rounds: readonly RoundResult[],
  leader: string,
  names: readonly [string, string],
): Promise<void> {
  await phone.begin(match, leader);
  for (const [i, result] of rounds.entries()) {
    await phone.round(result, names);
    if (result.points > UNUSUAL) {
      await phone.page.getByText(`Really ${result.points} points?`).waitFor();
      await phone.page.keyboard.press('Enter');
    }
    if (i + 1 < rounds.length) await phone.page.getByText(`Round ${i + 2}.`).waitFor();
  }
  await phone.press('Send to the organiser');
}

// CLUB-8, CLUB-41, CLUB-42, CLUB-45, CLUB-49..53, CLUB-86.
test('four fixed pairs play a night by the Spanish regulation with a changed rule', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await setUp(page, 'Viernes', EIGHT, async () => {
    await page.getByRole('radio', { name: 'Fixed pairs' }).check();
    await page
      .getByRole('combobox', { name: 'Regulation', exact: true })
      .selectOption({ label: 'Spain' });
    await expect(page.getByText('The first pair with 200 points wins a match.')).toBeVisible();
    await enter(page.getByText('Change the rules'));
    await page.getByRole('switch', { name: 'Points above the target are recorded.' }).check();
    await expect(page.getByText('Spain, changed')).toBeVisible();
    const matches = page.getByLabel(/^Matches, of/);
    await matches.fill((await matches.getAttribute('max')) ?? '');
  });
  const organiser = new OrganiserPage(page);
  const letters = await lettersOf(page);
  const phones = [
    await joinAsOrganiser(await device(browser, baseURL), page, 'Ana'),
    ...(await Promise.all(
      WITH_PHONES.slice(1).map(async (one) => join(await device(browser, baseURL), letters, one)),
    )),
  ];

  const seating = schedule(EIGHT.length, '--pairs');
  expect(seating.map((tables) => tables.length)).toEqual([2, 2, 2]);
  const totals = new Map<string, Totals>();
  for (const [i, tables] of seating.entries()) {
    const match = i + 1;
    await organiser.begin(match);
    const kept = tables.map(async (pairing, at) => {
      const names = [
        pairing[0].map(name).join(' and '),
        pairing[1].map(name).join(' and '),
      ] as const;
      const players = pairing.flat().map(name);
      const phone = phones.find((one) => players.includes(one.name));
      const leader = players[at] ?? '';
      if (phone === undefined) throw new Error(`nobody at table ${at + 1} has a phone`);
      const rounds = roundsOf(match, at + 1);
      await keep(phone, match, rounds, leader, names);
      const score = [sumOf(rounds, 0), sumOf(rounds, 1)] as const;
      for (const side of [0, 1] as const) {
        const pair = names[side];
        const before = totals.get(pair) ?? { pair, wins: 0, plus: 0, minus: 0 };
        const [own, others] = side === 0 ? score : [score[1], score[0]];
        // Points above the target are recorded here.
        totals.set(pair, {
          pair,
          wins: before.wins + (own >= TARGET ? 1 : 0),
          plus: before.plus + own,
          minus: before.minus + others,
        });
      }
    });
    await Promise.all(kept);
    if (match === 1) {
      // The rules of the night are one press away from the table.
      const [, vera] = phones;
      if (vera === undefined) throw new Error('Vera has no phone');
      const mine = vera.page.getByRole('navigation', { name: 'Parts of the club night' });
      await enter(mine.getByRole('button', { name: 'My club night' }));
      const rules = vera.page.getByRole('region', { name: 'Regulation: Spain, changed' });
      await expect(rules).toContainText('score the pips left with all four players');
      await expect(rules).toContainText('Points above the target are recorded.');
      await enter(mine.getByRole('button', { name: 'Table', exact: true }));
    }
    for (const [at] of tables.entries()) await organiser.confirm(at + 1);
  }

  await organiser.close();
  const expected = [...totals.values()]
    .map((line) => ({ ...line, effectiveness: line.plus - line.minus }))
    .sort((a, b) => b.wins - a.wins || b.effectiveness - a.effectiveness || b.plus - a.plus);
  // Nothing but wins, effectiveness and plus points is needed here.
  expect(new Set(expected.map(({ wins, effectiveness }) => `${wins} ${effectiveness}`)).size).toBe(
    4,
  );

  // Both players of a pair have its place, in the file, in the report of the server, on the page and on phones.
  const score = scoreOf(await organiser.save());
  expect(score.final).toBe(true);
  const lines = ({ standings }: Score) =>
    standings.map(({ place, name, points, wins, effectiveness, plus, minus }) => ({
      ...{ place, name, points, wins, effectiveness, plus, minus },
    }));
  const expectedLines = expected.flatMap(({ pair, wins, effectiveness, plus, minus }, at) =>
    pair
      .split(' and ')
      .map((name) => ({ place: at + 1, name, points: wins, wins, effectiveness, plus, minus })),
  );
  expect(lines(score)).toEqual(expectedLines);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const report = (await (await page.request.get(`/api/evenings/${id}/report`)).json()) as Score;
  expect(lines(report)).toEqual(expectedLines);

  const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });
  await soon(async () => (await shownStandings(page)).map((row) => row.slice(0, 8))).toEqual(
    expected.map(({ pair, wins, effectiveness, plus, minus }, at) => [
      String(at + 1),
      pair
        .split(' and ')
        .map((one) => `${EIGHT.indexOf(one) + 1} ${one}`)
        .join(' '),
      '3',
      ...[String(wins), String(wins), signed.format(effectiveness), String(plus), String(minus)],
    ]),
  );
  for (const phone of phones) {
    await soon(async () =>
      (await shownStandings(phone.page)).map(([place = '', , points = '']) => [place, points]),
    ).toEqual(expectedLines.map(({ place, points }) => [String(place), String(points)]));
  }
});
