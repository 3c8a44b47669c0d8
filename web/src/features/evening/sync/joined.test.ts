import { describe, expect, it, vi } from 'vitest';
import { isBuilt } from '../engine/testing/built.ts';
import type { EveningCommand, LogEntry } from '../../../net/protocol/evening.ts';
import type { Problem } from '../../../net/protocol/types.ts';
import { inOrder } from '../../../device/store/transaction.ts';
import {
  FILE,
  AT,
  ANA,
  BORIS,
  KNOWN,
  NOW,
  lines,
  store,
  stops,
  line,
  entered,
  kept,
  mine,
  numbers,
  comesBack,
  phone,
  fromServer,
  opened,
  welcome,
  greeted,
  keeps,
  round,
  raw,
} from '../testing/ana-phone.ts';
import { infos, taken } from './stored.ts';

describe.skipIf(!isBuilt)('an evening on the server', () => {
  it('shows arriving entries and the player of this device', async () => {
    const evening = await phone();
    expect(line().sent).toEqual([]);
    await greeted(evening);
    expect(line().sent[0]).toMatchObject({
      type: 'hello',
      device: 'phone',
      last_seen: 0,
      seen_as: null,
    });
    expect([evening.me, evening.code, evening.link]).toEqual([ANA, 'KRST', 'live']);
  });

  // CLUB-103.
  it('shows its player’s needs once the device may see them, also after a restart', async () => {
    const evening = await phone();
    await greeted(evening);
    expect(evening.needs).toBeNull();
    line().say(welcome(2, { needs: ['sight'] }));
    await vi.waitFor(() => expect(evening.needs).toEqual(['sight']));
    expect((await phone()).needs).toEqual(['sight']);
    await vi.waitFor(async () => {
      expect((await store.get(infos, 'friday'))?.needs).toEqual(['sight']);
    });
  });

  it('shows its own entry before the server answers, and sends it', async () => {
    const evening = await phone();
    await greeted(evening);
    expect(await evening.act(keeps)).toBeUndefined();
    expect(await evening.act(round(1, 31))).toBeUndefined();
    expect([raw(evening), evening.unsent]).toEqual([[31, 0], 2]);
    expect(entered(line()).map((message) => message.n)).toEqual([1, 2]);
    line().say({ type: 'entries', from: 3, entries: mine() });
    line().say({ type: 'taken', n: 1, again: false });
    line().say({ type: 'taken', n: 2, again: false });
    await vi.waitFor(() => expect(evening.unsent).toBe(0));
    expect(raw(evening)).toEqual([31, 0]);
    expect(await kept()).toEqual([4, 0, 0]);
  });

  it('refuses an impossible value at once', async () => {
    const evening = await phone();
    await greeted(evening);
    expect(await evening.act(round(1, 31))).toEqual({ code: 'not-keeper', at: AT, keeper: null });
    expect(evening.unsent).toBe(0);
  });

  it('works offline, opens again offline, and sends later', async () => {
    const before = await phone();
    await greeted(before);
    line().fail();
    await before.act(keeps);
    await before.act(round(1, 31));
    expect([before.unsent, before.link]).toEqual([2, 'reconnecting']);
    for (const stop of stops.splice(0)) stop();

    const evening = await phone();
    expect([raw(evening), evening.unsent, evening.me]).toEqual([[31, 0], 2, ANA]);
    await evening.act(round(2, 70));
    expect(evening.view?.tables[0]?.state).toBe('to-confirm');
    evening.assumeBegun(2);
    await vi.waitFor(() => expect(evening.view?.begun).toBe(2));
    line().open();
    expect(line().sent[0]).toMatchObject({ type: 'hello', last_seen: 2, seen_as: ANA });
    line().say(welcome(2));
    await vi.waitFor(() => expect(entered(line()).map((message) => message.n)).toEqual([1, 2, 3]));
  });

  it('shows a refused entry until a person has dismissed it', async () => {
    const evening = await phone();
    await greeted(evening);
    await evening.act(keeps);
    line().say({ type: 'refused', n: 1, refusal: { code: 'suspended', player: 1 } });
    await vi.waitFor(() => expect(evening.refused).toHaveLength(1));
    expect([evening.unsent, evening.view?.tables[0]?.keeper]).toEqual([0, null]);
    const [refused] = evening.refused;
    if (refused !== undefined) evening.dismiss(refused);
    await vi.waitFor(() => expect(evening.refused).toEqual([]));
  });

  it('deletes void entries before new ones arrive', async () => {
    const evening = await phone();
    await greeted(evening);
    const other = {
      ...opened[0],
      act: { ...opened[0]?.act, file: FILE.replace('Friday', 'Saturday') },
    } as LogEntry;
    line().say(welcome(1, { me: BORIS, entries_from: 1 }));
    await vi.waitFor(async () => expect(await kept()).toEqual([0, 0, 0]));
    expect((await store.get(infos, 'friday'))?.me).toEqual(BORIS);
    line().say({ type: 'entries', from: 1, entries: [other] });
    await vi.waitFor(() =>
      expect([evening.view?.setup.name, evening.view?.begun]).toEqual(['Saturday', 0]),
    );
  });

  it('goes by the clock of the server, without a network too, and never ahead of it', async () => {
    const before = await phone();
    await greeted(before);
    for (const stop of stops.splice(0)) stop();
    const evening = await phone();
    expect(evening.ahead).toBeLessThan(0);
    await evening.act(keeps);
    line().open();
    line().say(welcome(2));
    await vi.waitFor(() => expect(entered(line())).toHaveLength(1));
    const at = entered(line())[0]?.at ?? 0;
    expect(at).toBeGreaterThanOrEqual(NOW);
    expect(at - NOW).toBeLessThan(10_000);
  });

  it('knows its own entries by the name the server gives it, and by no other', async () => {
    const evening = await phone();
    await greeted(evening);
    await evening.act(keeps);
    const other = { ...mine()[0], device: 'c3.phone' } as LogEntry;
    line().say({ type: 'entries', from: 3, entries: [other] });
    await vi.waitFor(async () => expect(await kept()).toEqual([3, 1, 0]));
    expect(evening.unsent).toBe(1);
  });

  it('passes over an entry that this page is too old for', async () => {
    const evening = await phone();
    await greeted(evening);
    const strange = fromServer(3, { act: 'from-the-future' } as unknown as EveningCommand);
    line().say({ type: 'entries', from: 3, entries: [strange, fromServer(4, keeps)] });
    await vi.waitFor(() => expect(evening.view?.tables[0]?.keeper).toBe(1));
  });

  // Its answer was lost, and the entry arrives with everyone's entries.
  it('books an entry once that was taken unheard', async () => {
    const evening = await phone();
    await greeted(evening);
    await evening.act(keeps);
    const came = mine();
    await comesBack(welcome(3, { entries_from: 3, entered_to: 1 }));
    expect(numbers()).toEqual([]);
    line().say({ type: 'entries', from: 3, entries: came });
    await vi.waitFor(() => expect(evening.unsent).toBe(0));
    await evening.act(round(1, 31));
    expect([numbers(), raw(evening)]).toEqual([[2], [31, 0]]);
  });

  it('sends entries again after a rejected time, and accepts the answer', async () => {
    const evening = await phone();
    await greeted(evening);
    await evening.act(keeps);
    const came = mine().map((entry) => ({ ...entry, at: entry.at - 5 }));
    // The entry has not arrived, so its number may belong to another.
    line().say({ type: 'entries', from: 3, entries: came });
    line().say({ type: 'taken', n: 1, again: false });
    await vi.waitFor(() => expect(evening.unsent).toBe(0));
    expect(await kept()).toEqual([3, 0, 0]);
  });

  it('gives new numbers to its entries if it lost its last number', async () => {
    const other = fromServer(7, {
      act: 'call',
      at: AT,
      reason: 'dispute',
      text: '',
    } as unknown as EveningCommand);
    const evening = await phone();
    await greeted(evening);
    line().fail();
    await evening.act(keeps);
    await evening.act(round(1, 31));
    await vi.waitFor(() => expect(lines).toHaveLength(2));
    line().open();
    line().say(welcome(3, { entries_from: 3, entered_to: 9 }));
    line().say({ type: 'entries', from: 3, entries: [{ ...other, device: KNOWN, n: 1 }] });
    await vi.waitFor(() => expect(numbers()).toEqual([10, 11]));
    expect(entered(line()).map(({ act }) => act.act)).toEqual(['keeper', 'round']);
    expect(raw(evening)).toEqual([31, 0]);
    await evening.act(round(2, 5));
    expect(numbers()).toEqual([10, 11, 12]);
  });

  it('gives a new number where the server knows another entry by the old one', async () => {
    const evening = await phone();
    await greeted(evening);
    await evening.act(keeps);
    const gone = { code: 'bad-request', detail: 'n: this device gave 1 to another entry before' };
    line().say({ type: 'problem', problem: gone as Problem });
    await vi.waitFor(() => expect(lines).toHaveLength(2));
    line().open();
    line().say(welcome(2, { entered_to: 1 }));
    await vi.waitFor(() => expect(numbers()).toEqual([2]));
    expect([evening.unsent, evening.refused]).toEqual([1, []]);
  });

  it('finds the entry that the server cannot read, delivers the others, and shows that one', async () => {
    const evening = await phone();
    await greeted(evening);
    await evening.act(keeps);
    await evening.act(round(1, 31));
    const problem: Problem = { code: 'too-large', max: 8192 };
    line().say({ type: 'problem', problem });
    const again = async (n: number) => {
      await vi.waitFor(() => expect(lines).toHaveLength(n));
      line().open();
      line().say(welcome(2));
      await vi.waitFor(() => expect(numbers()).toEqual([1]));
      line().say({ type: 'problem', problem });
    };
    await again(2);
    await again(3);
    await vi.waitFor(() => expect(lines).toHaveLength(4));
    line().open();
    line().say(welcome(2));
    await vi.waitFor(() => expect(numbers()).toEqual([2]));
    expect(evening.refused.map(({ entry, refusal }) => [entry.n, refusal.code])).toEqual([
      [1, 'not-read'],
    ]);
    expect(await kept()).toEqual([2, 1, 1]);
  });

  it('waits as long as the server asks', async () => {
    const evening = await phone();
    await greeted(evening);
    await evening.act(keeps);
    vi.useFakeTimers();
    line().say({ type: 'problem', problem: { code: 'too-many', retry_s: 20 } });
    line().say({ type: 'problem', problem: { code: 'too-slow' } });
    line().fail();
    await vi.advanceTimersByTimeAsync(19_000);
    expect([lines.length, evening.unsent]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(lines).toHaveLength(2);
    vi.useRealTimers();
  });

  it('continues with all events after the server could not store', async () => {
    const evening = await phone();
    await greeted(evening);
    await evening.act(keeps);
    line().say({ type: 'problem', problem: { code: 'storage' } });
    await comesBack(welcome(2));
    await vi.waitFor(() => expect(numbers()).toEqual([1]));
    expect(evening.link).toBe('live');
  });

  it('stores its entries while it has no player, and stays', async () => {
    const evening = await phone();
    await greeted(evening);
    await evening.act(keeps);
    line().say(welcome(2, { me: null, code: null }));
    line().say({ type: 'problem', problem: { code: 'not-allowed' } });
    await vi.waitFor(() => expect(evening.me).toBeUndefined());
    expect([evening.link, evening.unsent, numbers()]).toEqual(['live', 1, [1]]);
    line().say(welcome(2));
    await vi.waitFor(() => expect(numbers()).toEqual([1, 1]));
  });

  it('says when the page has to be reloaded', async () => {
    const evening = await phone();
    line().open();
    line().say({ type: 'problem', problem: { code: 'version', server: 2 } });
    expect(evening.link).toBe('outdated');
  });

  it('knows which players have a phone, and which can be reached', async () => {
    const evening = await phone();
    await greeted(evening);
    expect(evening.joined).toBeUndefined();
    const people = [
      { player: 1, online: true },
      { player: 3, online: false },
    ];
    line().say({ type: 'people', people });
    await vi.waitFor(() => expect(evening.joined).toEqual([1, 3]));
    expect(evening.people).toEqual(people);
  });

  it('requests missing entries again', async () => {
    const before = await phone();
    await greeted(before);
    line().say({ type: 'entries', from: 3, entries: [fromServer(3, keeps)] });
    await vi.waitFor(async () => expect((await kept())[0]).toBe(3));
    for (const stop of stops.splice(0)) stop();
    await store.delete(taken, `friday/${inOrder(2)}`);
    await phone();
    line().open();
    expect(line().sent[0]).toMatchObject({ last_seen: 1 });
  });

  it('shows the evening where the browser keeps nothing, and says why nothing can be entered', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const evening = await phone();
    await greeted(evening);
    expect(evening.storage).toBe('refused');
    await expect(evening.act(keeps)).rejects.toMatchObject({ reason: 'refused' });
    expect([evening.unsent, numbers()]).toEqual([0, []]);
  });
});
