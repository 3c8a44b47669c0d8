// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { isBuilt } from '../engine/testing/built.ts';
import { sortKey } from '../../../device/store/transaction.ts';
import {
  ANA,
  connections,
  store,
  connection,
  sentEntries,
  storedCounts,
  announcedEntries,
  sentNumbers,
  reconnect,
  phone,
  welcome,
  connect,
  keepScore,
  round,
  rawPoints,
} from '../testing/ana-phone.ts';
import { unsent } from './stored.ts';
import { soon } from '../../../testing/soon.ts';

describe.skipIf(!isBuilt)('an evening in two tabs', () => {
  it('gives each number once across both tabs, and sends in order', async () => {
    const firstTab = await phone();
    await connect(firstTab);
    const firstConnection = connection();
    const secondTab = await phone();
    connection().open();
    connection().say(welcome(2));
    await soon(() => expect(secondTab.me).toEqual(ANA));
    await firstTab.act(keepScore);
    await secondTab.act(round(1, 31));
    await soon(() => expect([firstTab.unsent, secondTab.unsent]).toEqual([2, 2]));
    expect(sentNumbers()).toEqual([1, 2]);
    expect(sentEntries(firstConnection).map(({ n }) => n)).toEqual([1, 2]);
    // The first tab sent an entry too early and is told that it was refused. Later both tabs get it as accepted.
    firstConnection.say({ type: 'refused', n: 1, refusal: { code: 'not-begun', number: 1 } });
    await soon(() => expect(secondTab.refused).toHaveLength(1));
    const accepted = announcedEntries();
    for (const each of connections) each.say({ type: 'entries', from: 3, entries: accepted });
    await soon(() => expect([firstTab.refused, secondTab.refused]).toEqual([[], []]));
    await soon(async () => expect(await storedCounts()).toEqual([4, 0, 0]));
    expect([rawPoints(firstTab), rawPoints(secondTab)]).toEqual([
      [31, 0],
      [31, 0],
    ]);
  });

  // Two tabs come back online, and one of them gets the answer first.
  it('keeps an entry that the server answered to another tab', async () => {
    const firstTab = await phone();
    await connect(firstTab);
    const firstConnection = connection();
    await firstTab.act(keepScore);
    await firstTab.act(round(1, 31));
    const secondTab = await phone();
    connection().open();
    connection().say(welcome(2));
    await soon(() => expect(sentNumbers()).toEqual([1, 2]));
    const accepted = announcedEntries();
    connection().say({ type: 'entries', from: 3, entries: accepted });
    await soon(() => expect([firstTab.unsent, secondTab.unsent]).toEqual([0, 0]));
    expect(rawPoints(firstTab)).toEqual([31, 0]);
    await firstTab.act(round(2, 5));
    expect(rawPoints(firstTab)).toEqual([36, 0]);
    firstConnection.say({ type: 'entries', from: 3, entries: accepted });
    await soon(async () => expect(await storedCounts()).toEqual([4, 1, 0]));
    expect([rawPoints(firstTab), rawPoints(secondTab)]).toEqual([
      [36, 0],
      [36, 0],
    ]);
    expect(firstTab.unsent).toBe(1);
  });

  it('drops an entry that was answered to another tab, once it should have arrived', async () => {
    const evening = await phone();
    await connect(evening);
    await evening.act(keepScore);
    // While this tab was asleep, the entry was refused to another tab and dismissed there.
    await store.delete(unsent, `friday/${sortKey(1)}`);
    await soon(() => expect(evening.unsent).toBe(0));
    expect(evening.view?.tables[0]?.keeper).toBe(1);
    await reconnect(welcome(2));
    await soon(() => expect(evening.view?.tables[0]?.keeper).toBeNull());
  });
});
