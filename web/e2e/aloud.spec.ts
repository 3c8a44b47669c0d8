// A round of each layout as it is for a person who hears the page: read from the browser's accessibility tree, in reading
// order, and played by pressing what it offers. Then what was announced is compared with what happened, in order.
import type { CDPSession, Page } from '@playwright/test';
import type { SeenEvent, TableView, Tile } from '../src/net/protocol/types.ts';
import { heard, listen } from './spoken.ts';
import { TablePage } from './table.ts';
import { expect, hurryBots, openTable, prefer, soon, test, withBots } from './test.ts';
import { readAll } from './tree.ts';

test.use({ ownServer: false });

const NUMBERS = 'blank one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** What a person may press now, the best first: a place or a half for a chosen tile, a tile, its train, otherwise a button. */
const OFFERED: readonly { role: string; name: RegExp }[] = [
  { role: 'button', name: /^Leave \S+ open/ },
  { role: 'button', name: /^Play / },
  { role: 'option', name: /fits|may lead/ },
  { role: 'button', name: /, asks .* fits?$/ },
  { role: 'button', name: /^Draw/ },
  { role: 'button', name: /^Pass/ },
  { role: 'button', name: /^Done/ },
];

/** Presses what the tree offers until the round is over. To read the tree takes long, so it is not read while `others` play. */
async function playRound(page: Page, session: CDPSession, others: () => boolean): Promise<void> {
  const over = page.getByRole('button', { name: /^(Ready|Another match)/ });
  for (;;) {
    if (await over.first().isVisible()) return;
    const read = (await readAll(session)).filter(({ states }) => !states.includes('disabled'));
    const offered = OFFERED.flatMap(({ role, name }) =>
      read.filter((one) => one.role === role && name.test(one.name)),
    );
    // A chosen tile needs a place now, not another tile.
    const isChosen = offered.some(({ states }) => states.includes('selected'));
    const first = offered.find(({ role }) => !(isChosen && role === 'option'));
    if (first?.element === undefined) {
      await soon(others).toBe(false);
      continue;
    }
    try {
      await session.send('DOM.focus', { backendNodeId: first.element });
    } catch {
      // The table has moved on, and the element is gone.
      continue;
    }
    await page.keyboard.press('Enter');
  }
}

/** A tile as the page says it. A triangle is read clockwise. */
function spoken(tile: Tile): string {
  const words = tile.map((number) => NUMBERS[number] ?? String(number));
  if (tile.every((number) => number === tile[0])) {
    return `${tile.length === 3 ? 'triple' : 'double'} ${words[0] ?? ''}`;
  }
  return tile.length === 3 ? words.join('-') : [...words].reverse().join('-');
}

/** The ends of a cross by their arms. */
function armsOf(event: SeenEvent): string | null {
  if (event.type !== 'played' || event.ends.length < 3) return null;
  const names: Record<string, string> = { L: 'left', R: 'right', U: 'above', D: 'below' };
  const ends = event.ends.map(({ at, number }) => ({
    arm: typeof at === 'string' ? names[at] : undefined,
    number,
  }));
  if (ends.some(({ arm }) => arm === undefined)) return null;
  const inOrder = Object.values(names).flatMap((name) => ends.filter(({ arm }) => arm === name));
  return `Ends: ${inOrder.map(({ arm, number }) => `${arm} ${number}`).join(', ')}.`;
}

/** What has to be heard of each event and each turn of the reader, in this order, with anything else between. */
function toBeHeard(view: TableView, messages: TablePage['wire']['messages']): string[] {
  const expected: string[] = [];
  let opened = false;
  let searched = false;
  let turn: number | null = null;
  const nameOf = (seat: number) => {
    const sitter = view.seats[seat - 1]?.sitter;
    if (sitter?.kind !== 'bot') return 'You';
    return `Bot ${sitter.persona.replace(/^./, (letter) => letter.toUpperCase())}`;
  };
  for (const message of messages) {
    if (message.type !== 'update') continue;
    let ended = false;
    for (const event of message.events) {
      if (['dealt', 'played', 'passed', 'closed', 'done'].includes(event.type)) turn = null;
      switch (event.type) {
        case 'dealt':
          opened = false;
          searched = false;
          expected.push(`Round ${event.round}`);
          break;
        case 'drew':
          if (!opened && !searched) {
            searched = true;
            expected.push('everyone draws.');
          }
          if (event.tile !== null) expected.push(`You draw ${spoken(event.tile)}.`);
          break;
        case 'played':
          opened = true;
          expected.push(nameOf(event.seat), spoken(event.tile));
          if (armsOf(event) !== null) expected.push(armsOf(event) ?? '');
          break;
        case 'passed':
          if (opened)
            expected.push(nameOf(event.seat), event.seat === view.you ? 'pass' : 'passes');
          break;
        case 'round-ended':
          ended = true;
          expected.push(event.result.outcome.kind === 'out' ? ' out' : 'Blocked by', 'In all:');
          break;
        default:
          break;
      }
    }
    if (ended) return expected;
    if (message.now.turn === view.you && turn !== view.you) expected.push('Your turn.');
    turn = message.now.turn;
  }
  return expected;
}

/** With fewer tiles, since a round with 91 takes minutes. */
const SHORT_TRAINS =
  'mexican-train tiles.set=double-9 deal.hand={"2":10,"3":10,"4":10,"5":8,"6":7,"7":6,"8":5} lead.order=[9,8,7,6,5,4,3,2,1,0] match.rounds=10';

for (const { layout, rules } of [
  { layout: 'a line', rules: 'draw' },
  { layout: 'a cross', rules: 'all-fives' },
  { layout: 'trains', rules: SHORT_TRAINS },
  { layout: 'triangles', rules: 'triominoes' },
]) {
  test(`a round on ${layout} is played by what can be heard, and all of it is heard in order`, async ({
    page,
  }) => {
    test.slow();
    await prefer(page, { motion: 'none' });
    await hurryBots(page);
    await listen(page);
    const table = new TablePage(page);
    const session = await page.context().newCDPSession(page);
    await page.goto(await openTable(page, withBots(rules, 2)));
    await expect(table.hand.first()).toBeVisible();

    // What to do comes first, then the hand, and the others after it.
    const names = (await readAll(session))
      .filter(({ role }) => role === 'heading' || role === 'listbox')
      .map(({ role, name }) => `${role} ${name}`);
    const order = ['heading Actions', 'listbox Your hand'].map((one) => names.indexOf(one));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);

    const { wire } = table;
    await playRound(page, session, () => ![wire.view.you, null].includes(wire.now?.turn ?? null));
    const all = async () => (await heard(page)).heard.filter(({ region }) => region === 'plays');
    await soon(async () => (await all()).some(({ text }) => text.includes('In all:'))).toBe(true);
    const { faults } = await heard(page);
    expect(faults).toEqual([]);

    let rest = (await all()).map(({ text }) => text).join(' ');
    for (const words of toBeHeard(table.wire.view, table.wire.messages)) {
      expect(rest, `“${words}” is heard next`).toContain(words);
      rest = rest.slice(rest.indexOf(words) + words.length);
    }
    // Nothing about the turn interrupts the play that led to it.
    const urgent = (await heard(page)).heard.filter(({ region }) => region === 'turn');
    expect(urgent.filter(({ text }) => text.startsWith('Your turn'))).toEqual([]);
    // The lead is said once.
    const said = (await all()).map(({ text }) => text).join(' ');
    expect(said.match(/\bleads? with\b/g)?.length ?? 0).toBe(1);
  });
}
