import { describe, expect, it, vi } from 'vitest';
import { isBuilt } from '../engine/testing/built.ts';
import { inOrder } from '../../../device/store/transaction.ts';
import {
  ANA,
  lines,
  store,
  line,
  entered,
  kept,
  mine,
  numbers,
  comesBack,
  phone,
  welcome,
  greeted,
  keeps,
  round,
  raw,
} from '../testing/ana-phone.ts';
import { unsent } from './stored.ts';

describe.skipIf(!isBuilt)('an evening in two tabs', () => {
  it('gives each number once over two tabs, and sends in order', async () => {
    const one = await phone();
    await greeted(one);
    const first = line();
    const two = await phone();
    line().open();
    line().say(welcome(2));
    await vi.waitFor(() => expect(two.me).toEqual(ANA));
    await one.act(keeps);
    await two.act(round(1, 31));
    await vi.waitFor(() => expect([one.unsent, two.unsent]).toEqual([2, 2]));
    expect(numbers()).toEqual([1, 2]);
    expect(entered(first).map(({ n }) => n)).toEqual([1, 2]);
    // One tab hears too early that it was refused, the other that it was accepted.
    first.say({ type: 'refused', n: 1, refusal: { code: 'not-begun', number: 1 } });
    await vi.waitFor(() => expect(two.refused).toHaveLength(1));
    const came = mine();
    for (const line of lines) line.say({ type: 'entries', from: 3, entries: came });
    await vi.waitFor(() => expect([one.refused, two.refused]).toEqual([[], []]));
    await vi.waitFor(async () => expect(await kept()).toEqual([4, 0, 0]));
    expect([raw(one), raw(two)]).toEqual([
      [31, 0],
      [31, 0],
    ]);
  });

  // Two tabs come back online, and one of them hears the answer first.
  it('takes nothing back that another tab was answered for', async () => {
    const one = await phone();
    await greeted(one);
    const first = line();
    await one.act(keeps);
    await one.act(round(1, 31));
    const two = await phone();
    line().open();
    line().say(welcome(2));
    await vi.waitFor(() => expect(numbers()).toEqual([1, 2]));
    const came = mine();
    line().say({ type: 'entries', from: 3, entries: came });
    await vi.waitFor(() => expect([one.unsent, two.unsent]).toEqual([0, 0]));
    expect(raw(one)).toEqual([31, 0]);
    await one.act(round(2, 5));
    expect(raw(one)).toEqual([36, 0]);
    first.say({ type: 'entries', from: 3, entries: came });
    await vi.waitFor(async () => expect(await kept()).toEqual([4, 1, 0]));
    expect([raw(one), raw(two), one.unsent]).toEqual([[36, 0], [36, 0], 1]);
  });

  it('drops an entry that was answered to another tab, once it should have arrived', async () => {
    const evening = await phone();
    await greeted(evening);
    await evening.act(keeps);
    // Another tab had it refused, and a person has dismissed it, while this one was asleep.
    await store.delete(unsent, `friday/${inOrder(1)}`);
    await vi.waitFor(() => expect(evening.unsent).toBe(0));
    expect(evening.view?.tables[0]?.keeper).toBe(1);
    await comesBack(welcome(2));
    await vi.waitFor(() => expect(evening.view?.tables[0]?.keeper).toBeNull());
  });
});
