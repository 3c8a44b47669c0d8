// A match without a mouse, and what a screen reader user hears of it.
import type { Page } from '@playwright/test';
import { sameTile } from '../src/features/table/view/tile.ts';
import { heard, listen } from './spoken.ts';
import { momentOf, stage, type Moment } from './staged.ts';
import { enter, expect, hurryBots, lastPlayed, soon, withBots, WITH_MOTION } from './test.ts';
import { TablePage, type Asked } from './table.ts';
import { playWords, turnWords } from './words.ts';
import { test } from './visits.ts';

test.use(WITH_MOTION);

/** Presses Tab until the button with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp) {
  const wanted = page.getByRole('button', { name, exact: true });
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluateAll((all) => all.includes(document.activeElement as HTMLElement)))
      return;
  }
  throw new Error(`Tab does not reach ${String(name)}`);
}

/** Does the action with keys, once, and waits until the server has stored it. */
async function answerByKeys(table: TablePage, asked: Asked) {
  const { page } = table;
  const { keyboard } = page;
  // Keys act only while the focus is in the table, so it must not have been lost with a removed element.
  await soon(() => page.evaluate(() => document.activeElement?.closest('.table') !== null)).toBe(
    true,
  );
  await table.untilStored(async () => {
    switch (asked) {
      case 'tile':
        return playTile(table);
      case 'draw':
        return keyboard.press('b');
      case 'pass':
        return keyboard.press('p');
      case 'ready':
        await tabTo(page, /^Ready/);
        return keyboard.press('Enter');
      case 'over':
        throw new Error('nothing is asked when the match is over');
    }
  });
}

async function playTile(table: TablePage) {
  const { keyboard } = table.page;
  const names = await table.hand.evaluateAll((all) =>
    all.map((option) => option.getAttribute('aria-label') ?? ''),
  );
  // A tile that fits both ends also tests the choice of an end, so it is preferred.
  const both = names.findIndex((name) => name.includes('fits left and right'));
  const at = both < 0 ? names.findIndex((name) => /fits|may lead/.test(name)) : both;
  await keyboard.press('Home');
  for (let i = 0; i < at; i += 1) await keyboard.press('ArrowRight');
  await expect(table.hand.nth(at)).toBeFocused();
  if (both < 0) return keyboard.press('Enter');
  if (names.length % 2 === 1) return keyboard.press('Shift+ArrowRight');
  await keyboard.press('Enter');
  await expect(table.end('left')).toBeFocused();
  await keyboard.press('ArrowRight');
  await expect(table.end('right')).toBeFocused();
  await keyboard.press('Enter');
}

async function playByKeys(table: TablePage) {
  for (;;) {
    const asked = await table.asked();
    if (asked === 'over') return;
    await answerByKeys(table, asked);
  }
}

for (const rules of ['draw match.target=25', 'block match.target=25']) {
  // R3.2.3: a tile is played by naming it and its end.
  test(`a match of ${rules} is played by keys alone, and every play is announced`, async ({
    page,
  }) => {
    await lastPlayed(page, withBots(rules, 2));
    await hurryBots(page);
    await listen(page);
    const table = new TablePage(page);
    const { wire } = table;
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Deal me in', exact: true })).toBeVisible();
    await tabTo(page, 'Deal me in');
    await page.keyboard.press('Enter');
    await playByKeys(table);

    const words = playWords(
      wire.view,
      wire.events.map(({ event }) => event),
    );
    const playsHeard = async () => {
      const plays = (await heard(page)).heard.filter(({ region }) => region === 'plays');
      return plays.map(({ text }) => text).join(' ');
    };
    // The last play is announced a moment after the match has ended.
    await soon(playsHeard).toContain(words.at(-1) ?? '');
    const { heard: spoken, faults } = await heard(page);
    expect(faults).toEqual([]);

    let rest = await playsHeard();
    for (const sentence of words) {
      expect(rest, 'every play is announced, in order').toContain(sentence);
      rest = rest.slice(rest.indexOf(sentence) + sentence.length);
    }

    const turns = spoken.filter(
      ({ region, text }) => region === 'plays' && text.startsWith('Your turn.'),
    );
    let before = 0;
    const expected = wire.messages.flatMap((message) => {
      if (message.type !== 'update' && message.type !== 'snapshot') return [];
      const { turn, legal = [] } = message.now;
      const events = message.type === 'update' ? message.events : [];
      const begins = turn === 1 && (before !== 1 || events.some(({ type }) => type === 'dealt'));
      before = turn ?? 0;
      return begins ? [turnWords(legal)] : [];
    });
    const leads = (text: string) => text.replace(/You lead with .*/, 'You lead.');
    expect(turns.length).toBe(expected.length);
    turns.forEach(({ text }, i) => {
      if (!text.includes('You lead')) expect(leads(text)).toBe(expected[i]);
    });
  });
}

const BOTH = { name: /fits left and right/ };
/** A position in which a tile may go to either end. */
const choice: Moment = {
  match: 'spanish-pairs',
  events: momentOf('spanish-pairs', ({ legal }) =>
    legal.some(
      (move) =>
        move.type === 'play' &&
        legal.filter((other) => other.type === 'play' && sameTile(other.tile, move.tile)).length >
          1,
    ),
  ),
};

test('a dialog over the table returns the focus when it closes', async ({ page }) => {
  await stage(page, choice);
  const { keyboard } = page;
  const table = new TablePage(page);
  const menu = table.button('Menu');
  await enter(menu);
  await enter(table.button('Keys'));
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(menu).toBeFocused();

  const type = async (command: string) => {
    await keyboard.press('/');
    await expect(page.getByRole('textbox', { name: 'Command' })).toBeFocused();
    await keyboard.type(command);
    await keyboard.press('Enter');
  };
  // A typed command acts where the box was opened.
  const tile = page.getByRole('option', BOTH).first();
  await tile.focus();
  await type('ends');
  await expect(tile).toBeFocused();
  await type((await tile.getAttribute('data-tile')) ?? '');
  await expect(table.end('left')).toBeFocused();
});

test('when a pressed button disappears, the focus stays in the table', async ({ page }) => {
  await stage(page, choice);
  const table = new TablePage(page);
  const menu = table.button('Menu');
  await enter(menu);
  await enter(table.button('Tiles only'));
  await page.keyboard.press('z');
  await expect(page.locator('.zen')).toHaveCount(0);

  // The button exists only while the view was changed by hand.
  const { x, y } = await table.middleOf(page.locator('.cloth'));
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -400);
  await enter(table.button('Whole line'));
  await expect(table.button('Whole line')).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(table.hand.first()).toBeFocused();
});
