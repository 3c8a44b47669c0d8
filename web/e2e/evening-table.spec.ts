// One table of an evening: several devices at once, errors, and who sees what.
import type { Page } from '@playwright/test';
import type { EveningServerMessage, ClubTableView } from '../src/net/protocol/evening.ts';
import { openClub, openEvening } from './clubs.ts';
import {
  OrganiserPage,
  device,
  expectStep,
  join,
  joinAsOrganiser,
  untilKept,
  type Phone,
} from './evenings.ts';
import { DESKTOP, enter, expect, test } from './test.ts';

/** The pairs of the first match of four. */
const PAIRS = ['Ana and Boris', 'Eva and Luka'] as const;

/** An evening of four, created without the form, on its organiser's page; `more` is added to its file. */
async function four(
  page: Page,
  more = '',
): Promise<{ organiser: OrganiserPage; id: string; code: string }> {
  const club = await openClub(page, 'At the harbour');
  const { id, code } = await openEvening(page, club, 'Friday', more);
  await page.goto(`/evenings/${id}`);
  return { organiser: new OrganiserPage(page), id, code };
}

/** The server's sheet of the table in the first match. */
async function sheet(page: Page, id: string): Promise<ClubTableView> {
  const answer = await page.request.get(`/api/evenings/${id}/matches/1/tables/1`);
  return (await answer.json()) as ClubTableView;
}

const rounds = async (page: Page, id: string) =>
  (await sheet(page, id)).rounds.map(({ round }) => round);

/** On a small phone with and without its address bar, every key is in view, also below the question of an unusual number. */
async function expectKeysInView(phone: Phone): Promise<void> {
  const { page } = phone;
  const before = page.viewportSize() ?? DESKTOP;
  for (const height of [560, 640]) {
    await page.setViewportSize({ width: 360, height });
    await phone.type({ pair: 0, points: 72 }, PAIRS);
    await expectKeys(page, height);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Really 72 points?')).toBeVisible();
    await expectKeys(page, height);
    await phone.press('Back');
  }
  await page.setViewportSize(before);
}

async function expectKeys(page: Page, height: number): Promise<void> {
  const keys = page.locator('section.step button');
  // Two ways to count, ten digits, back, delete and enter.
  await expect(keys).toHaveCount(15);
  for (const key of await keys.all()) {
    const box = await key.boundingBox();
    const name = await key.innerText();
    expect(box?.height, name).toBeGreaterThanOrEqual(44);
    expect(box?.y, name).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(height);
  }
}

// CLUB-92.
test('every phone shows where to sit until the first round, also while people walk', async ({
  page,
  browser,
  baseURL,
}) => {
  const { organiser, code } = await four(page);
  const boris = await join(await device(browser, baseURL), code, 'Boris');
  const eva = await join(await device(browser, baseURL), code, 'Eva');
  const seats = ({ page }: typeof eva) => page.getByRole('list', { name: 'Table 1 from above' });
  const expectSeats = async () => {
    await expect(boris.text('Table 1, opposite Ana')).toBeVisible();
    await expect(eva.text('Table 1, opposite Luka')).toBeVisible();
    for (const phone of [boris, eva]) await expect(seats(phone)).toBeVisible();
  };
  await expectSeats();
  await organiser.begin(1);
  for (const phone of [boris, eva]) await expectStep(phone, 'Who keeps the score?');
  await expectSeats();
  const [drawing, question] = [await seats(eva).boundingBox(), await eva.step.boundingBox()];
  expect(drawing?.y).toBeLessThan(question?.y ?? 0);
  await boris.press('Boris, on this phone');
  await expectStep(eva, 'Boris keeps the score');
  await expectSeats();
  await boris.press('All four are here');
  await boris.press('Ana');
  await expectKeysInView(boris);
  await boris.round({ pair: 0, points: 31 }, PAIRS);
  await expect(eva.page.getByText('31 points, now 31')).toBeAttached();
  for (const phone of [boris, eva]) await expect(seats(phone)).toHaveCount(0);
});

// CLUB-81, CLUB-98.
test('a round that two phones enter at the same moment is recorded once, and both phones show it', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  const { organiser, id } = await four(page);
  // Both phones belong to the organiser, who keeps the score, so both may enter rounds.
  const one = await joinAsOrganiser(await device(browser, baseURL), page, 'Ana');
  const other = await joinAsOrganiser(await device(browser, baseURL), page, 'Ana');
  await organiser.begin(1);
  await one.begin(1, 'Luka');
  await expectStep(other, 'Luka leads');

  /** Types a round on both phones, and lets the server receive both together. */
  const atOnce = async (first: number, second: number) => {
    await one.type({ pair: 0, points: first }, PAIRS);
    await other.type({ pair: 0, points: second }, PAIRS);
    server.hang();
    await one.page.keyboard.press('Enter');
    await other.page.keyboard.press('Enter');
    for (const { page } of [one, other]) {
      await expect(page.getByText('1 entry not sent yet')).toBeVisible();
    }
    server.goOn();
    for (const { page } of [one, other]) {
      await expect(page.getByText('not sent yet')).toHaveCount(0);
    }
  };

  await atOnce(31, 31);
  for (const phone of [one, other]) {
    await expectStep(phone, 'Ana leads');
    await expect(phone.page.getByRole('button', { name: 'Ana and Boris 31' })).toBeVisible();
  }
  expect(await rounds(page, id)).toEqual([{ kind: 'won', pair: 'first', points: 31 }]);

  // If the phones enter different results, one is recorded and the other becomes an alert, which people settle.
  await atOnce(20, 25);
  for (const phone of [one, other]) await expectStep(phone, 'Is this an error?');
  const alerts = organiser.needs.locator('li.alert');
  await expect(alerts).toContainText(/disagree on round 2\. The sheet says 2[05].*, .* says 2[05]/);
  const [, stands] = await rounds(page, id);
  expect([20, 25]).toContain(stands?.kind === 'won' ? stands.points : undefined);
  await other.press('No error: keep it');
  for (const phone of [one, other]) await expectStep(phone, 'Eva leads');
  expect(await rounds(page, id)).toHaveLength(2);
});

// CLUB-98.
test('late rounds of an offline phone, after another phone took over, go to the organiser and the table', async ({
  page,
  browser,
  baseURL,
}) => {
  const { organiser, id, code } = await four(page);
  const boris = await join(await device(browser, baseURL), code, 'Boris');
  const eva = await join(await device(browser, baseURL), code, 'Eva');
  await organiser.begin(1);
  await boris.keepRounds(1, [{ pair: 0, points: 31 }], 'Ana', PAIRS);
  await expectStep(eva, 'Boris keeps the score');
  // What Boris has entered so far is on the server, and his phone shows that.
  await expect(eva.page.getByText('31 points, now 31')).toBeAttached();
  await expect(boris.page.getByText('not sent yet')).toHaveCount(0);
  await boris.cutOff(organiser);
  await boris.round({ pair: 1, points: 12 }, PAIRS);
  await expect(boris.text('1 entry not sent yet')).toBeVisible();
  await eva.press('Take over');
  await eva.press('Yes, take over');
  await eva.round({ pair: 1, points: 21 }, PAIRS);
  await eva.page.getByText('Round 3.').waitFor();

  await boris.comeBack();
  await expectStep(boris, 'Eva keeps the score');
  await expect(boris.page.getByText('was refused')).toHaveCount(0);
  const late =
    'Boris entered rounds offline, and another player had taken over the score: round 2,';
  for (const phone of [boris, eva]) await expect(phone.text(late)).toBeVisible();
  // The table goes on while the organiser checks the paper.
  await expectStep(eva, 'Boris leads');
  const sheetRounds = [
    { kind: 'won', pair: 'first', points: 31 },
    { kind: 'won', pair: 'second', points: 21 },
  ];
  expect(await rounds(page, id)).toEqual(sheetRounds);
  const alerts = organiser.needs.locator('li.alert');
  await expect(alerts).toContainText(late);
  await enter(alerts.getByRole('button', { name: /^Keep the sheet/ }));
  for (const phone of [boris, eva]) await expect(phone.text(late)).toHaveCount(0);
  expect(await rounds(page, id)).toEqual(sheetRounds);
});

// CLUB-98.
test('two devices of the organiser correct the same sheet: both see both, and one of them chooses', async ({
  page,
  browser,
  baseURL,
}) => {
  const { organiser, id, code } = await four(page);
  const boris = await join(await device(browser, baseURL), code, 'Boris');
  const second = await joinAsOrganiser(await device(browser, baseURL, DESKTOP), page, 'Ana');
  const other = new OrganiserPage(second.page);
  await second.page.goto(`/evenings/${id}`);
  await organiser.begin(1);
  await boris.keepRounds(1, [{ pair: 0, points: 31 }], 'Ana', PAIRS);
  await expect(page.getByText('31').first()).toBeVisible();

  // Both open the sheet. The second device types without a network, so it does not see what the first one saves.
  const [here, there] = [await organiser.openSheet(1), await other.openSheet(1)];
  await there.getByLabel('Round 1, Ana and Boris').fill('13');
  await second.page.context().setOffline(true);
  await expect(second.page.getByText('No connection.').first()).toBeAttached();
  await here.getByLabel('Round 1, Ana and Boris').fill('21');
  await enter(here.getByRole('button', { name: 'Save the sheet' }));
  await expect(here.getByText('The sheet is saved.')).toBeVisible();
  await page.keyboard.press('Escape');
  await enter(there.getByRole('button', { name: 'Save the sheet' }));
  await second.page.context().setOffline(false);

  const question = /^Two sheets were entered for this table\./;
  await expect(there.getByText('Nothing was overwritten.')).toBeVisible();
  await expect(page.getByText(question)).toBeVisible();
  await expect(boris.text(question)).toBeVisible();
  expect(await rounds(page, id)).toEqual([{ kind: 'won', pair: 'first', points: 21 }]);
  await enter(there.getByRole('button', { name: /^Use 13/ }));
  await expect(page.getByText(question)).toHaveCount(0);
  await expect(boris.page.getByRole('button', { name: 'Ana and Boris 13' })).toBeVisible();
  expect(await rounds(page, id)).toEqual([{ kind: 'won', pair: 'first', points: 13 }]);
});

test.describe('with the data of a page', () => {
  test.use({ serviceWorkers: 'allow' });

  // CLUB-98.
  test('entries typed while the server is down stay on the phone and are stored once later', async ({
    page,
    browser,
    baseURL,
    server,
  }) => {
    const { organiser, id, code } = await four(page);
    const boris = await join(await device(browser, baseURL), code, 'Boris');
    const eva = await join(await device(browser, baseURL), code, 'Eva');
    await untilKept(boris.page);
    await organiser.begin(1);
    await boris.keepRounds(1, [{ pair: 0, points: 31 }], 'Ana', PAIRS);
    await expect(eva.page.getByText('31 points, now 31')).toBeAttached();

    await boris.type({ pair: 1, points: 42 }, PAIRS);
    await server.kill();
    await expect(boris.text('The connection was lost.')).toBeVisible();
    await expect(boris.page.getByLabel('Points, 1 to 118')).toHaveValue('42');
    await boris.page.keyboard.press('Enter');
    await boris.text('Round 3.').waitFor();
    await boris.round({ pair: 0, points: 17 }, PAIRS);
    await boris.text('Round 4.').waitFor();
    await expect(boris.text('2 entries not sent yet')).toBeVisible();

    // A reload does not lose the entries either.
    await boris.page.reload();
    await expect(boris.text('2 entries not sent yet')).toBeVisible();
    await expect(boris.page.getByRole('button', { name: 'Ana and Boris 48' })).toBeVisible();

    await server.start();
    await expect(boris.text('not sent yet')).toHaveCount(0);
    expect(await rounds(page, id)).toEqual([
      { kind: 'won', pair: 'first', points: 31 },
      { kind: 'won', pair: 'second', points: 42 },
      { kind: 'won', pair: 'first', points: 17 },
    ]);
    await expect(eva.page.getByText('17 points, now 48')).toBeAttached();
    await boris.round({ pair: 0, points: 55 }, PAIRS);
    await boris.press('Send to the organiser');
    await organiser.confirm(1);
    await expectStep(eva, 'Match 1 is confirmed');
  });
});

// CLUB-51, CLUB-52, CLUB-54, CLUB-56, CLUB-80..82, CLUB-84, CLUB-85.
test('problems at a table are settled with the organiser', async ({ page, browser, baseURL }) => {
  const { organiser, code } = await four(page, 'limit 8\n');
  const boris = await join(await device(browser, baseURL), code, 'Boris');
  const eva = await join(await device(browser, baseURL), code, 'Eva');
  const watch = await device(browser, baseURL);
  await watch.clock.install();
  const luka = await join(watch, code, 'Luka');
  await organiser.begin(1);
  await boris.keepRounds(1, [{ pair: 0, points: 31 }], 'Ana', PAIRS);

  // The remaining time: five minutes before the end, and at the end.
  await expect(luka.text(/^8 minutes left$/)).toBeVisible();
  await luka.page.clock.setSystemTime(Date.now() + 5 * 60_000);
  await expect(luka.text('3 minutes left. The round played when time is up')).toBeVisible();
  await luka.page.clock.setSystemTime(Date.now() + 9 * 60_000);
  await expect(luka.text('Time is up, so this round is the last.')).toBeVisible();

  // An objection that the scorekeeper accepts and the organiser settles.
  await eva.press('Object to round 1');
  await eva.page.getByLabel('What is wrong?').fill('It was 21');
  await eva.press('Send objection');
  await expectStep(boris, 'Is this an error?');
  await expect(boris.text('Eva objects to round 1: “It was 21”')).toBeVisible();
  await boris.press('Error: wait for the organiser');
  await expectStep(boris, 'Wait for the organiser');
  await expect(eva.text('Your table waits for the organiser.')).toBeVisible();
  const alerts = organiser.needs.locator('li.alert');
  await expect(alerts).toContainText('The scorekeeper says there is an error');
  const over = page.getByRole('dialog');
  const correct = async (points: string) => {
    await enter(alerts.getByRole('button', { name: 'Correct' }));
    await over.getByLabel('Round 1, Ana and Boris').fill(points);
  };
  await correct('22');
  await enter(over.getByRole('button', { name: 'Save the sheet' }));
  await expect(alerts).toHaveCount(0);
  // The scorekeeper goes on.
  await expect(boris.page.getByRole('button', { name: 'Ana and Boris 22' })).toBeVisible();
  await expectStep(eva, 'Boris keeps the score');

  // At another objection the organiser also suspends the scorekeeper, and another phone takes over.
  await eva.press('Object to round 1');
  await eva.page.getByLabel('What is wrong?').fill('Still not 21');
  await eva.press('Send objection');
  await correct('21');
  await over.getByLabel('Also stop Boris from keeping the score in this match').check();
  await enter(over.getByRole('button', { name: 'Save the sheet' }));
  for (const phone of [boris, eva]) await expectStep(phone, 'Who takes over the score?');
  await expect(boris.text('The organiser has stopped you from keeping the score')).toBeVisible();
  await expect(page.getByText('Boris keeps the score')).toHaveCount(0);
  await eva.press('Eva, on this phone');
  await expect(eva.page.getByRole('button', { name: 'Ana and Boris 21' })).toBeVisible();

  // A call, and its progress.
  await eva.more('Call the organiser');
  await eva.press('A rule');
  await expect(eva.text('Organiser called: A rule. Not on the way yet.')).toBeVisible();
  await enter(organiser.button('On my way to table 1'));
  await expect(eva.text('Organiser called: A rule. On the way to you.')).toBeVisible();
  await enter(organiser.button('Done at table 1'));
  await expect(eva.text('Organiser called: A rule. Done.')).toBeVisible();

  // An announcement reaches everyone.
  await organiser.announce('Tea is served after this match');
  for (const phone of [boris, eva, luka]) {
    await expect(phone.text('The organiser: Tea is served after this match')).toBeVisible();
  }

  // A confirmation is undone, and given again.
  await eva.round({ pair: 1, points: 55 }, PAIRS);
  await eva.text('Round 3.').waitFor();
  await eva.round({ pair: 1, points: 52 }, PAIRS);
  await eva.press('Send to the organiser');
  await organiser.confirm(1);
  await expectStep(eva, 'Match 1 is confirmed');
  await enter(organiser.button(/^Undo ?: Table 1/));
  await expectStep(eva, 'Sent to the organiser');
  await organiser.confirm(1);
  await expectStep(eva, 'Match 1 is confirmed');

  // Only the organiser corrects a confirmed match, with a reason, which is logged.
  const paper = await organiser.openSheet(1);
  await paper.getByLabel('Round 1, Ana and Boris').fill('12');
  await paper.getByRole('textbox', { name: 'Reason for the change' }).fill('misheard');
  await enter(paper.getByRole('button', { name: 'Save the sheet' }));
  await expect(paper.getByText('The sheet is saved.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(boris.text('12 : 100')).toBeVisible();
  await organiser.go('Club night');
  const log = page.getByRole('region', { name: 'Corrections' }).getByRole('listitem');
  await expect(log.filter({ hasText: 'Reason: misheard' })).toContainText('Match 1, table 1');
});

// CLUB-21.
test('a phone that was let go stays out until it is let in again, and new letters replace the old', async ({
  page,
  browser,
  baseURL,
}) => {
  const { organiser, code } = await four(page);
  const boris = await join(await device(browser, baseURL), code, 'Boris');
  await organiser.go('People');
  const row = page.getByRole('region', { name: '4 players' }).getByRole('listitem');
  await row.getByText('Boris', { exact: true }).click();
  await enter(organiser.button('Replace a lost phone'));
  await expect(row.getByText('The old phone is out, until you let it in again.')).toBeVisible();
  await expect(boris.page.getByText('You are watching.')).toBeVisible();

  // The same letters do not let the device join again.
  await boris.page.goto(`/join/${code}`);
  await boris.press('Boris');
  await expect(boris.page.getByRole('alert')).toContainText(
    'The organiser has removed this device. Ask the organiser to let it in again, then try once more.',
  );
  const out = page.getByRole('region', { name: 'Devices you removed' });
  await enter(out.getByRole('button', { name: /^Let in again: Device of Boris, since/ }));
  await expect(out.getByText('That device can join again with the letters.')).toBeVisible();
  await boris.press('Boris');
  await expect(
    boris.page.getByRole('navigation', { name: 'Parts of the club night' }),
  ).toBeVisible();

  // New letters: the old ones no longer work, and devices that have joined stay.
  await enter(organiser.button('Change letters'));
  await enter(organiser.button('Change'));
  await expect(page.getByText(/^The new letters are /)).toBeVisible();
  const letters = page.getByLabel('Letters to join');
  await expect(letters).not.toHaveText(code);
  const eva = await device(browser, baseURL);
  await eva.goto(`/join/${code}`);
  await expect(eva.getByRole('alert')).toContainText(`No club night has the letters ${code}.`);
  await join(eva, await letters.innerText(), 'Eva');
  await organiser.go('Tables');
  await organiser.begin(1);
  await expectStep(boris, 'Who keeps the score?');
});

// CLUB-103.
test('a device shows the needs of its player once the organiser has confirmed it', async ({
  page,
  browser,
  baseURL,
}) => {
  const { organiser, code } = await four(page);
  await organiser.go('People');
  const row = page
    .getByRole('region', { name: '4 players' })
    .getByRole('listitem')
    .filter({ hasText: 'Boris' });
  await row.getByText('Boris').click();
  await row.getByLabel('Sight').check();
  await enter(row.getByRole('button', { name: 'Save' }));
  await expect(row.getByText('Saved.')).toBeVisible();

  const boris = await join(await device(browser, baseURL), code, 'Boris');
  await boris.press('My club night');
  const unconfirmed = boris.page.getByText(
    'The organiser must confirm that this device is yours. Then you see it here.',
  );
  await expect(unconfirmed).toBeVisible();
  await expect(boris.page.getByText('Sight')).toHaveCount(0);

  await enter(row.getByRole('button', { name: 'This is really Boris’s device' }));
  await expect(row.getByText('Confirmed as Boris’s device.')).toBeVisible();
  await boris.press('Show it here');
  await expect(boris.page.getByText('Sight')).toBeVisible();

  await enter(row.getByRole('button', { name: 'Undo confirmation' }));
  await expect(unconfirmed).toBeVisible();
  await expect(boris.page.getByText('Sight')).toHaveCount(0);
});

// CLUB-26, CLUB-93, CLUB-103.
test('a spectator sees the board and the standings, and no needs', async ({
  page,
  browser,
  baseURL,
}) => {
  const { organiser, id, code } = await four(page);
  await organiser.go('People');
  const row = page.getByRole('listitem').filter({ hasText: 'Boris' });
  await row.getByText('Boris').click();
  await row.getByLabel('Sight').check();
  await enter(row.getByRole('button', { name: 'Save' }));
  await expect(row.getByText('Saved.')).toBeVisible();
  await organiser.go('Tables');
  const spectator = await device(browser, baseURL, DESKTOP);
  const heard: string[] = [];
  const people = spectator.context();
  spectator.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  );
  await spectator.goto(`/evenings/${id}/board`);
  const eva = await join(await device(browser, baseURL), code, 'Eva');
  await organiser.begin(1);
  await expect(spectator.getByText('Seats for match 1')).toBeVisible();
  await eva.keep(
    1,
    [
      { pair: 1, points: 58 },
      { pair: 1, points: 59 },
    ],
    'Boris',
    PAIRS,
  );
  await organiser.confirm(1);
  await expect(spectator.getByText('Match 2: take your seats')).toBeVisible();
  // The tables leave room for the standings, so nothing has to be turned.
  await expect(spectator.getByText('Standings after match 1')).toBeVisible();
  const board = await spectator.locator('main').innerText();

  await spectator.goto(`/evenings/${id}`);
  await expect(spectator.getByText('You are watching.')).toBeVisible();
  await expect(spectator.getByRole('table', { name: 'Standings after match 1' })).toBeVisible();
  expect(await people.cookies()).toEqual([]);

  const files = await Promise.all(
    ['', '/report', '/file', '/matches/1/tables/1'].map(async (path) => {
      const answer = await spectator.request.get(`/api/evenings/${id}${path}`);
      expect(answer.ok(), path).toBe(true);
      return answer.text();
    }),
  );
  const kinds = heard.map((text) => (JSON.parse(text) as EveningServerMessage).type);
  expect(kinds).toEqual(expect.arrayContaining(['welcome', 'entries']));
  const shown = [board, await spectator.locator('main').innerText()];
  for (const text of [...shown, ...heard, ...files]) expect(text).not.toMatch(/sight/i);
  for (const text of shown) expect(text).not.toMatch(/the partner|touch|both ends/i);
  // The player concerned and the organiser still see it.
  const mine = await page.request.get(`/api/evenings/${id}/file`);
  expect(await mine.text()).toContain('player 2 "Boris" sight');
});
