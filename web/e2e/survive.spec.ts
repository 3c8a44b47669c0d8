// Failures between a page and its server that lose nothing.
import { heard, listen } from './spoken.ts';
import { expect, openTable, soon, test, withBots } from './test.ts';
import { TablePage } from './table.ts';

/** The laid tiles and the hand, as the page shows them. */
function shown({ page }: TablePage): Promise<{ line: string[]; hand: string[] }> {
  return page.evaluate(() => ({
    line: [...document.querySelectorAll('.line ol li')].map((one) => one.textContent),
    hand: [...document.querySelectorAll('[role=option]')].map(
      (one) => one.getAttribute('data-tile') ?? '',
    ),
  }));
}

/** Plays until it is this person's turn to lay a tile and several tiles lie. */
async function midRound(table: TablePage): Promise<void> {
  for (;;) {
    const asked = await table.asked();
    if (asked === 'tile' && (await table.laid.count()) >= 3) return;
    await table.answerByMouse(asked);
  }
}

test('a reload in the middle of a turn shows the same table, and the turn continues', async ({
  page,
}) => {
  const table = new TablePage(page);
  await page.goto(await openTable(page, withBots('spanish-pairs', 4)));
  await midRound(table);
  const before = await shown(table);

  await page.reload();
  await expect(table.hand).toHaveCount(before.hand.length);
  expect(await shown(table)).toEqual(before);
  await expect(table.status).toHaveText('Your turn');
  await table.playByMouse('ready');
});

test('a server killed in the middle of a round loses nothing that was shown', async ({
  page,
  server,
}) => {
  await listen(page);
  const table = new TablePage(page);
  await page.goto(await openTable(page, withBots('spanish-pairs', 4)));
  await midRound(table);
  const before = await shown(table);
  const last = table.wire.events.at(-1)?.seq ?? 0;

  await server.kill();
  await expect(table.strip).toContainText(/Reconnecting, \d+ s\./);
  // The table stays visible, and a move made now is sent later.
  expect(await shown(table)).toEqual(before);
  const tile = (await table.fitting.first().getAttribute('data-tile')) ?? '';
  await page.locator(`[data-tile="${tile}"]`).click();
  if (await table.end('left').isVisible()) await table.end('left').click();
  await expect(page.locator(`[role=option][data-tile="${tile}"]`)).toHaveCount(0);

  const ownActions = table.wire.ownActions;
  await server.start();
  await expect(table.strip).toBeEmpty();
  await soon(() => table.wire.ownActions).toBe(ownActions + 1);
  const after = await shown(table);
  expect(after.hand).toEqual(before.hand.filter((held) => held !== tile));
  // No event is missing, and none came twice under another number.
  const numbers = table.wire.events.map(({ seq }) => seq);
  expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i));
  expect(numbers.at(-1)).toBeGreaterThan(last);

  await table.playByMouse('ready');
  const turns = (await heard(page)).heard.filter(({ region }) => region === 'turn');
  expect(turns.map(({ text }) => text)).toContain('Connection lost. Trying again.');
  expect(turns.some(({ text }) => text.startsWith('Connected.'))).toBe(true);
});

test('a browser that was offline gets the missed events', async ({
  page,
  context,
  browser,
  server,
}) => {
  await listen(page);
  const table = new TablePage(page);
  await page.goto(
    await openTable(page, {
      ...withBots('draw', 2),
      seats: [{ kind: 'me' }, { kind: 'open' }],
    }),
  );
  const friend = new TablePage(
    await (await browser.newContext({ baseURL: server.address })).newPage(),
  );
  await friend.page.goto(page.url());
  await friend.sitDown('Eva');
  await expect(table.hand).toHaveCount(7);
  await expect(friend.hand).toHaveCount(7);
  const mayPlay = ({ wire }: TablePage) => (wire.now?.legal ?? []).length > 0;
  if (mayPlay(table)) await table.answerByMouse(await table.asked());
  await soon(() => mayPlay(friend)).toBe(true);

  await context.setOffline(true);
  await expect(table.strip).toContainText('Reconnecting');
  const seen = await shown(table);
  while (mayPlay(friend)) await friend.answerByMouse(await friend.asked());
  const there = await shown(friend);
  expect(await shown(table)).toEqual(seen);

  await context.setOffline(false);
  await expect(table.strip).toBeEmpty();
  await soon(async () => (await shown(table)).line).toEqual(there.line);
  const { heard: spoken } = await heard(page);
  const turn = spoken.filter(({ region }) => region === 'turn').map(({ text }) => text);
  expect(turn).toContain('Connection lost. Trying again.');
  expect(turn.find((text) => text.startsWith('Connected.'))).toMatch(
    /^Connected\. \w+ plays? missed: Eva/,
  );
});

test('everyone learns who has lost connection and who is back', async ({
  page,
  browser,
  server,
}) => {
  await listen(page);
  const table = new TablePage(page);
  await page.goto(
    await openTable(page, { ...withBots('draw', 2), seats: [{ kind: 'me' }, { kind: 'open' }] }),
  );
  const away = await browser.newContext({ baseURL: server.address });
  const friend = new TablePage(await away.newPage());
  await friend.page.goto(page.url());
  await friend.sitDown('Eva');
  await expect(table.hand).toHaveCount(7);

  await friend.page.close();
  await expect(table.strip).toContainText(
    /Eva lost connection\. Time to come back: (1:00|0:\d\d)\./,
  );
  const back = await away.newPage();
  await back.goto(page.url());
  await expect(table.strip).toBeEmpty();
  const { heard: spoken } = await heard(page);
  const turn = spoken.filter(({ region }) => region === 'turn').map(({ text }) => text);
  expect(turn.some((text) => /^Eva lost connection; (60|5\d) seconds\.$/.test(text))).toBe(true);
  expect(turn).toContain('Eva is back.');
});
