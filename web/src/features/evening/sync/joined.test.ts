// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { isBuilt } from '../engine/testing/built.ts';
import type { EveningCommand, LogEntry } from '../../../net/protocol/evening.ts';
import type { Problem } from '../../../net/protocol/types.ts';
import { sortKey } from '../../../device/store/transaction.ts';
import {
  FILE,
  AT,
  ANA,
  BORIS,
  KNOWN,
  NOW,
  connections,
  store,
  stops,
  connection,
  sentEntries,
  storedCounts,
  announcedEntries,
  sentNumbers,
  reconnect,
  phone,
  fromServer,
  opened,
  welcome,
  connect,
  keepScore,
  round,
  rawPoints,
} from '../testing/ana-phone.ts';
import { infos, taken } from './stored.ts';
import { soon } from '../../../testing/soon.ts';

describe.skipIf(!isBuilt)('an evening on the server', () => {
  it('shows arriving entries and the player of this device', async () => {
    const evening = await phone();
    expect(connection().sent).toEqual([]);
    await connect(evening);
    expect(connection().sent[0]).toMatchObject({
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
    await connect(evening);
    expect(evening.needs).toBeNull();
    connection().say(welcome(2, { needs: ['sight'] }));
    await soon(() => expect(evening.needs).toEqual(['sight']));
    expect((await phone()).needs).toEqual(['sight']);
    await soon(async () => {
      expect((await store.get(infos, 'friday'))?.needs).toEqual(['sight']);
    });
  });

  it('shows its own entry before the server answers, and sends it', async () => {
    const evening = await phone();
    await connect(evening);
    expect(await evening.act(keepScore)).toBeUndefined();
    expect(await evening.act(round(1, 31))).toBeUndefined();
    expect([rawPoints(evening), evening.unsent]).toEqual([[31, 0], 2]);
    expect(sentEntries(connection()).map((message) => message.n)).toEqual([1, 2]);
    connection().say({ type: 'entries', from: 3, entries: announcedEntries() });
    connection().say({ type: 'taken', n: 1, again: false });
    connection().say({ type: 'taken', n: 2, again: false });
    await soon(() => expect(evening.unsent).toBe(0));
    expect(rawPoints(evening)).toEqual([31, 0]);
    expect(await storedCounts()).toEqual([4, 0, 0]);
  });

  it('refuses an impossible value at once', async () => {
    const evening = await phone();
    await connect(evening);
    expect(await evening.act(round(1, 31))).toEqual({ code: 'not-keeper', at: AT, keeper: null });
    expect(evening.unsent).toBe(0);
  });

  it('works offline, opens again offline, and sends later', async () => {
    const before = await phone();
    await connect(before);
    connection().fail();
    await before.act(keepScore);
    await before.act(round(1, 31));
    expect([before.unsent, before.link]).toEqual([2, 'reconnecting']);
    for (const stop of stops.splice(0)) stop();

    const evening = await phone();
    expect([rawPoints(evening), evening.unsent, evening.me]).toEqual([[31, 0], 2, ANA]);
    await evening.act(round(2, 70));
    expect(evening.view?.tables[0]?.state).toBe('to-confirm');
    evening.assumeBegun(2);
    await soon(() => expect(evening.view?.begun).toBe(2));
    connection().open();
    expect(connection().sent[0]).toMatchObject({ type: 'hello', last_seen: 2, seen_as: ANA });
    connection().say(welcome(2));
    await soon(() => expect(sentNumbers()).toEqual([1, 2, 3]));
  });

  it('shows a refused entry until a person has dismissed it', async () => {
    const evening = await phone();
    await connect(evening);
    await evening.act(keepScore);
    connection().say({ type: 'refused', n: 1, refusal: { code: 'suspended', player: 1 } });
    await soon(() => expect(evening.refused).toHaveLength(1));
    expect([evening.unsent, evening.view?.tables[0]?.keeper]).toEqual([0, null]);
    const [refused] = evening.refused;
    if (refused !== undefined) evening.dismiss(refused);
    await soon(() => expect(evening.refused).toEqual([]));
  });

  it('deletes void entries before new ones arrive', async () => {
    const evening = await phone();
    await connect(evening);
    const other = {
      ...opened[0],
      act: { ...opened[0]?.act, file: FILE.replace('Friday', 'Saturday') },
    } as LogEntry;
    connection().say(welcome(1, { me: BORIS, entries_from: 1 }));
    await soon(async () => expect(await storedCounts()).toEqual([0, 0, 0]));
    expect((await store.get(infos, 'friday'))?.me).toEqual(BORIS);
    connection().say({ type: 'entries', from: 1, entries: [other] });
    await soon(() =>
      expect([evening.view?.setup.name, evening.view?.begun]).toEqual(['Saturday', 0]),
    );
  });

  it('uses the clock of the server, also offline, and is never ahead of it', async () => {
    const before = await phone();
    await connect(before);
    for (const stop of stops.splice(0)) stop();
    const evening = await phone();
    expect(evening.ahead).toBeLessThan(0);
    await evening.act(keepScore);
    connection().open();
    connection().say(welcome(2));
    await soon(() => expect(sentEntries(connection())).toHaveLength(1));
    const at = sentEntries(connection())[0]?.at ?? 0;
    expect(at).toBeGreaterThanOrEqual(NOW);
    expect(at - NOW).toBeLessThan(10_000);
  });

  it('recognises its own entries only by the key that the server gave this device', async () => {
    const evening = await phone();
    await connect(evening);
    await evening.act(keepScore);
    const other = { ...announcedEntries()[0], device: 'c3.phone' } as LogEntry;
    connection().say({ type: 'entries', from: 3, entries: [other] });
    await soon(async () => expect(await storedCounts()).toEqual([3, 1, 0]));
    expect(evening.unsent).toBe(1);
  });

  it('skips an entry that this page is too old to read', async () => {
    const evening = await phone();
    await connect(evening);
    const unknownEntry = fromServer(3, { act: 'from-the-future' } as unknown as EveningCommand);
    const entries = [unknownEntry, fromServer(4, keepScore)];
    connection().say({ type: 'entries', from: 3, entries });
    await soon(() => expect(evening.view?.tables[0]?.keeper).toBe(1));
  });

  // The answer was lost, and the entry arrives together with the entries of other devices.
  it('counts an entry once if the answer to it was lost', async () => {
    const evening = await phone();
    await connect(evening);
    await evening.act(keepScore);
    const accepted = announcedEntries();
    await reconnect(welcome(3, { entries_from: 3, entered_to: 1 }));
    expect(sentNumbers()).toEqual([]);
    connection().say({ type: 'entries', from: 3, entries: accepted });
    await soon(() => expect(evening.unsent).toBe(0));
    await evening.act(round(1, 31));
    expect([sentNumbers(), rawPoints(evening)]).toEqual([[2], [31, 0]]);
  });

  it('waits for the answer to an entry while one with its number, but another time, arrives', async () => {
    const evening = await phone();
    await connect(evening);
    await evening.act(keepScore);
    const accepted = announcedEntries().map((entry) => ({ ...entry, at: entry.at - 5 }));
    // The arrived entry has another time, so it may be another entry with the same number.
    connection().say({ type: 'entries', from: 3, entries: accepted });
    connection().say({ type: 'taken', n: 1, again: false });
    await soon(() => expect(evening.unsent).toBe(0));
    expect(await storedCounts()).toEqual([3, 0, 0]);
  });

  it('gives new numbers to its entries if it lost its last number', async () => {
    const other = fromServer(7, {
      act: 'call',
      at: AT,
      reason: 'dispute',
      text: '',
    } as unknown as EveningCommand);
    const evening = await phone();
    await connect(evening);
    connection().fail();
    await evening.act(keepScore);
    await evening.act(round(1, 31));
    await soon(() => expect(connections).toHaveLength(2));
    connection().open();
    connection().say(welcome(3, { entries_from: 3, entered_to: 9 }));
    connection().say({ type: 'entries', from: 3, entries: [{ ...other, device: KNOWN, n: 1 }] });
    await soon(() => expect(sentNumbers()).toEqual([10, 11]));
    expect(sentEntries(connection()).map(({ act }) => act.act)).toEqual(['keeper', 'round']);
    expect(rawPoints(evening)).toEqual([31, 0]);
    await evening.act(round(2, 5));
    expect(sentNumbers()).toEqual([10, 11, 12]);
  });

  it('gives a new number where the server knows another entry by the old one', async () => {
    const evening = await phone();
    await connect(evening);
    await evening.act(keepScore);
    const detail = 'n: this device gave 1 to another entry before';
    connection().say({ type: 'problem', problem: { code: 'bad-request', detail } as Problem });
    await soon(() => expect(connections).toHaveLength(2));
    connection().open();
    connection().say(welcome(2, { entered_to: 1 }));
    await soon(() => expect(sentNumbers()).toEqual([2]));
    expect([evening.unsent, evening.refused]).toEqual([1, []]);
  });

  it('finds the entry that the server cannot read, sends the others, and shows the unreadable one', async () => {
    const evening = await phone();
    await connect(evening);
    await evening.act(keepScore);
    await evening.act(round(1, 31));
    const problem: Problem = { code: 'too-large', max: 8192 };
    connection().say({ type: 'problem', problem });
    const again = async (n: number) => {
      await soon(() => expect(connections).toHaveLength(n));
      connection().open();
      connection().say(welcome(2));
      await soon(() => expect(sentNumbers()).toEqual([1]));
      connection().say({ type: 'problem', problem });
    };
    await again(2);
    await again(3);
    await soon(() => expect(connections).toHaveLength(4));
    connection().open();
    connection().say(welcome(2));
    await soon(() => expect(sentNumbers()).toEqual([2]));
    expect(evening.refused.map(({ entry, refusal }) => [entry.n, refusal.code])).toEqual([
      [1, 'not-read'],
    ]);
    expect(await storedCounts()).toEqual([2, 1, 1]);
  });

  it('waits as long as the server asks', async () => {
    const evening = await phone();
    await connect(evening);
    await evening.act(keepScore);
    vi.useFakeTimers();
    connection().say({ type: 'problem', problem: { code: 'too-many', retry_s: 20 } });
    connection().say({ type: 'problem', problem: { code: 'too-slow' } });
    connection().fail();
    await vi.advanceTimersByTimeAsync(19_000);
    expect([connections.length, evening.unsent]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(connections).toHaveLength(2);
    vi.useRealTimers();
  });

  it('sends its entries again after the server could not store them', async () => {
    const evening = await phone();
    await connect(evening);
    await evening.act(keepScore);
    connection().say({ type: 'problem', problem: { code: 'storage' } });
    await reconnect(welcome(2));
    await soon(() => expect(sentNumbers()).toEqual([1]));
    expect(evening.link).toBe('live');
  });

  it('keeps its entries and the connection while it has no player', async () => {
    const evening = await phone();
    await connect(evening);
    await evening.act(keepScore);
    connection().say(welcome(2, { me: null, code: null }));
    connection().say({ type: 'problem', problem: { code: 'not-allowed' } });
    await soon(() => expect(evening.me).toBeUndefined());
    expect([evening.link, evening.unsent, sentNumbers()]).toEqual(['live', 1, [1]]);
    connection().say(welcome(2));
    await soon(() => expect(sentNumbers()).toEqual([1, 1]));
  });

  it('says when the page has to be reloaded', async () => {
    const evening = await phone();
    connection().open();
    connection().say({ type: 'problem', problem: { code: 'version', server: 2 } });
    expect(evening.link).toBe('outdated');
  });

  it('knows which players have a phone, and which can be reached', async () => {
    const evening = await phone();
    await connect(evening);
    expect(evening.joined).toBeUndefined();
    const people = [
      { player: 1, online: true },
      { player: 3, online: false },
    ];
    connection().say({ type: 'people', people });
    await soon(() => expect(evening.joined).toEqual([1, 3]));
    expect(evening.people).toEqual(people);
  });

  it('requests missing entries again', async () => {
    const before = await phone();
    await connect(before);
    connection().say({ type: 'entries', from: 3, entries: [fromServer(3, keepScore)] });
    await soon(async () => expect((await storedCounts())[0]).toBe(3));
    for (const stop of stops.splice(0)) stop();
    await store.delete(taken, `friday/${sortKey(2)}`);
    await phone();
    connection().open();
    expect(connection().sent[0]).toMatchObject({ last_seen: 1 });
  });

  it('shows the evening where the browser stores nothing, and says why nothing can be entered', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const evening = await phone();
    await connect(evening);
    expect(evening.storage).toBe('refused');
    await expect(evening.act(keepScore)).rejects.toMatchObject({ reason: 'refused' });
    expect([evening.unsent, sentNumbers()]).toEqual([0, []]);
  });
});
