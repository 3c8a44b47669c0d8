// Four people, each in their own browser, at one table.
import type { Browser, Page } from '@playwright/test';
import { expect, openTable, soon, test, WITH_MOTION } from './test.ts';
import { plainWays } from '../src/features/play/opening/plan.ts';
import { TablePage } from './table.ts';
import { tileKey, tilesIn } from './wire.ts';

test.use(WITH_MOTION);

const NAMES = ['Ana', 'Boris', 'Eva', 'Dan'];

/** Where the guests sit, in the order of play. */
const CHAIRS = ['Free chair on Ana’s right', 'Free chair opposite Ana', 'Free chair on Ana’s left'];

async function person(browser: Browser, address: string, name: string): Promise<TablePage> {
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB' });
  const page = await context.newPage();
  const table = new TablePage(page);
  // A person who has sat at a table before is known by name, and can change it in the bar.
  await page.addInitScript(() => localStorage.setItem('boneyard.unfinished', 'k3f9'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Change your name' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText(`Other players now see you as ${name}.`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `${name} Change your name` })).toBeVisible();
  return table;
}

const handOf = (page: Page) =>
  page
    .getByRole('option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-tile') ?? ''));

// R0.1.34, R0.3.28: people play against people.
test('four people open, join, and play a round, and no page receives another player’s tiles', async ({
  browser,
  server,
}) => {
  const people: TablePage[] = [];
  for (const name of NAMES) people.push(await person(browser, server.address, name));
  const [first, ...guests] = people;
  if (first === undefined) throw new Error('nobody is there');

  // The first opens a table with three free seats in the form.
  await first.page.getByRole('link', { name: 'Open a table' }).click();
  await first.page.getByRole('link', { name: /Spanish pairs/ }).click();
  await first.page.getByText('More options').click();
  for (const seat of [2, 3, 4]) {
    await first.page.getByLabel(`Seat ${seat}`).selectOption({ label: 'Free for anyone' });
  }
  // Even tempo would delay every play.
  await first.page.getByRole('radio', { name: 'Open', exact: true }).check();
  await first.page.getByRole('button', { name: 'Open table' }).click();
  await expect(first.page.getByRole('heading', { name: 'Three chairs are free' })).toBeVisible();
  await expect(first.page).toHaveTitle(/^Three chairs are free · /);
  const link = first.page.url();

  // The others come by the link, and the first sees them sit down.
  for (const [i, guest] of guests.entries()) {
    await guest.page.goto(link);
    await expect(guest.page.getByRole('heading', { name: 'Ana invites you' })).toBeVisible();
    await expect(first.page.getByText('A guest has opened your link.')).toBeVisible();
    // Play goes counter-clockwise, so the next player sits on the right.
    await guest.button(CHAIRS[i] ?? '').click();
    await guest.button((CHAIRS[i] ?? '').replace('Free chair', 'Sit')).click();
    await expect(first.page.getByText(NAMES[i + 1] ?? '').first()).toBeVisible();
  }

  // Each sees seven tiles, and all of them together are the whole set.
  for (const { hand } of people) await expect(hand).toHaveCount(7);
  const hands = await Promise.all(people.map(({ page }) => handOf(page)));
  expect(new Set(hands.flat()).size).toBe(28);

  // They play until the round is over. Each waits until everyone has seen the last play.
  const lastSeen = ({ wire }: TablePage) => wire.events.at(-1)?.seq ?? 0;
  const turnOf = () => people.find(({ wire }) => (wire.now?.legal ?? []).length > 0);
  const over = () => first.wire.events.some(({ event }) => event.type === 'round-ended');
  while (!over()) {
    const who = turnOf();
    if (who === undefined) throw new Error('the round is not over, and nobody is to play');
    await who.answerByMouse(await who.asked(['tile', 'pass']));
    const seen = lastSeen(who);
    for (const other of people) await soon(() => lastSeen(other)).toBeGreaterThanOrEqual(seen);
  }

  for (const [i, { wire, sheet }] of people.entries()) {
    await expect(sheet).toBeVisible();
    const own = hands[i] ?? [];
    const known = new Set(own);
    let over = false;
    for (const message of wire.messages) {
      const events = message.type === 'update' ? message.events : [];
      for (const event of events) {
        if (event.type === 'played') known.add(tileKey(event.tile));
        over ||= event.type === 'round-ended';
      }
      const revealed = tilesIn(message).filter((tile) => !known.has(tile));
      expect(over ? [] : revealed, `${NAMES[i] ?? ''} was sent ${JSON.stringify(message)}`).toEqual(
        [],
      );
    }
    expect(wire.events.some(({ event }) => event.type === 'round-ended')).toBe(true);
  }

  // All four are ready, and the next round begins.
  for (const { button } of people.map((who) => ({ button: who.button('Ready') })))
    await button.click();
  for (const { hand } of people) await expect(hand).toHaveCount(7);
});

test('a person who comes when all seats are taken is a spectator and receives no hand', async ({
  browser,
  page,
  server,
}) => {
  const table = new TablePage(page);
  await page.goto(
    await openTable(page, {
      rules: 'spanish-pairs',
      seats: [
        { kind: 'me' },
        ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'easy' }) as const),
      ],
      options: { turn_seconds: null, bot_delay_ms: 30, ...plainWays },
    }),
  );
  await expect(table.hand).toHaveCount(7);
  const watcher = await person(browser, server.address, 'Mia');
  await watcher.page.goto(page.url());
  await expect(watcher.page.getByText('You are watching')).toBeVisible();
  await expect(watcher.hand).toHaveCount(0);
  await table.playByMouse('ready');
  await expect(watcher.sheet).toBeVisible();
  expect(watcher.wire.view.round?.hand).toBeNull();
  await expect(watcher.button('Ready')).toBeHidden();
});
