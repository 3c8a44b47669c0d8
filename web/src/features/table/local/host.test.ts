import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Store } from '../../../device/store/store.ts';
import {
  PROTOCOL_VERSION,
  type ClientMessage,
  type Move,
  type OpenTable,
  type ServerMessage,
} from '../../../net/protocol/types.ts';
import { planFor } from '../../play/opening/plan.ts';
import { expanded, type TableMessage } from '../state/expanded.ts';
import { GameEngine } from './engine.ts';
import { LocalHost, LocalProblem } from './host.ts';
import { newId } from './random.ts';
import { eventsOf, finished, unfinished } from './stored.ts';
import { engineFile, isBuilt } from './testing/built.ts';

const HELLO: ClientMessage = { type: 'hello', version: PROTOCOL_VERSION, last_seen: 0 };

/** A host whose messages are kept. */
class Hosted {
  readonly host: LocalHost;
  readonly heard: TableMessage[] = [];
  ended = 0;

  constructor(engine: GameEngine, store: Store, id: string) {
    this.host = new LocalHost(engine, store, id, {
      hear: (message) => this.#hear(message),
      end: () => (this.ended += 1),
    });
  }

  /** What the person may play now. */
  get legal(): readonly Move[] {
    const last = this.heard.findLast(({ type }) => type === 'snapshot' || type === 'update');
    return last !== undefined && 'now' in last ? (last.now.legal ?? []) : [];
  }

  /** The number of the last event that was shown. */
  get seen(): number {
    return this.heard.reduce((seen, message) => {
      if (message.type === 'snapshot') return message.view.seq;
      return message.type === 'update' ? message.from + message.events.length - 1 : seen;
    }, 0);
  }

  async play(id: string): Promise<void> {
    const [command] = this.legal;
    if (command === undefined) throw new Error('the person has no move');
    await this.host.receive({ type: 'command', id, command });
  }

  #hear(message: ServerMessage): void {
    if (message.type !== 'pong') this.heard.push(expanded(message));
  }
}

describe.skipIf(!isBuilt)('the host of a table on this device', () => {
  let store: Store;
  let id: string;
  const hosts: Hosted[] = [];

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    store = new Store(`test-${newId()}`);
    id = newId();
  });
  afterEach(async () => {
    for (const { host } of hosts.splice(0)) host.stop();
    vi.useRealTimers();
    await store.close();
  });

  async function hosted(): Promise<Hosted> {
    const one = new Hosted(await GameEngine.of(engineFile()), store, id);
    hosts.push(one);
    return one;
  }

  /** A table for two whose bot answers at once. */
  const table: OpenTable = {
    ...planFor('draw', 2),
    options: { ...planFor('draw', 2).options, bot_delay_ms: 0 },
  };

  async function opened(): Promise<Hosted> {
    const one = await hosted();
    await one.host.open(table);
    await one.host.receive(HELLO);
    await untilTurn(one);
    return one;
  }

  /** Lets time pass until the person has a move. */
  async function untilTurn(one: Hosted): Promise<void> {
    for (let step = 0; one.legal.length === 0; step += 1) {
      if (step > 200) throw new Error('the person never has a move');
      await vi.advanceTimersByTimeAsync(500);
      // What the timers began waits for the store.
      await one.host.record();
    }
  }

  it('shows a move only when it is stored', async () => {
    const one = await opened();
    const before = one.seen;
    await one.play('c1');
    expect(one.seen).toBeGreaterThan(before);
    const stored = await eventsOf(store, id);
    expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, i) => i + 1));
    expect(stored.length).toBeGreaterThanOrEqual(one.seen);
  });

  it('gives a hint at the person’s turn, and none without a table', async () => {
    const one = await opened();
    const advice = await one.host.hint();
    expect(one.legal).toContainEqual(advice?.choice);
    expect(await (await hosted()).host.hint()).toBeNull();
  });

  it('continues the same match after a reload', async () => {
    const one = await opened();
    await one.play('c1');
    const before = await eventsOf(store, id);
    one.host.stop();
    const again = await hosted();
    await again.host.continue();
    await again.host.receive(HELLO);
    const snapshot = again.heard.find(({ type }) => type === 'snapshot');
    if (snapshot?.type !== 'snapshot') throw new Error('a hello is answered by a snapshot');
    expect(snapshot.view.seq).toBeGreaterThanOrEqual(before.length);
    expect((await eventsOf(store, id)).slice(0, before.length)).toEqual(before);
    await untilTurn(again);
    await again.play('c2');
    expect(again.heard).toContainEqual(expect.objectContaining({ type: 'ack', id: 'c2' }));
  });

  it('has the table in the list of this device until its match is over', async () => {
    await opened();
    const [own, ...others] = await unfinished(store);
    expect(others).toEqual([]);
    expect(own?.table).toMatchObject({ id, you: 1, phase: 'playing' });
    expect(own?.your_turn).toBe(true);
  });

  it('lists a table whose match is over, and shows the match again', async () => {
    const one = await hosted();
    await one.host.open({ ...table, rules: 'draw match.target=1' });
    await one.host.receive(HELLO);
    expect(await finished(store)).toEqual([]);
    for (let n = 0; (await unfinished(store)).length > 0; n += 1) {
      if (n > 500) throw new Error('the match never ends');
      if (one.legal.length > 0) await one.play(`c${n}`);
      await vi.advanceTimersByTimeAsync(500);
      await one.host.record();
    }
    expect(await finished(store)).toMatchObject([{ id, preset: 'draw' }]);
    const engine = await GameEngine.of(engineFile());
    const events = await eventsOf(store, id);
    const answer = engine.ask({ type: 'replay', id, number: null, events, seat: 1 });
    expect(answer).toMatchObject({ type: 'replay', replay: { match: { id: `${id}-1` } } });
  });

  it('takes in what another tab has stored, and loses nothing', async () => {
    const one = await opened();
    const other = await hosted();
    await other.host.continue();
    await other.host.receive(HELLO);
    await untilTurn(other);
    await other.play('b1');
    const stored = await eventsOf(store, id);
    // The first tab does not know of the move, so its own cannot be stored.
    await one.play('a1');
    await vi.advanceTimersByTimeAsync(2000);
    await one.host.record();
    expect((await eventsOf(store, id)).slice(0, stored.length)).toEqual(stored);
    expect(one.seen).toBeGreaterThanOrEqual(stored.length);
  });

  it('refuses a table that it cannot run, and one that is not here', async () => {
    const two = await hosted();
    await expect(
      two.host.open({ ...table, seats: [{ kind: 'me' }, { kind: 'open' }] }),
    ).rejects.toThrow(LocalProblem);
    const missing = await hosted();
    await expect(missing.host.continue()).rejects.toMatchObject({ problem: { code: 'not-found' } });
  });

  it('says so if nothing can be stored', async () => {
    const one = await hosted();
    vi.spyOn(store, 'transact').mockImplementation((run) => {
      void run;
      return Promise.reject(new Error('full'));
    });
    await expect(one.host.open(table)).rejects.toThrow();
  });

  it('ends the connection of a page of another version', async () => {
    const one = await opened();
    await one.host.receive({ ...HELLO, version: PROTOCOL_VERSION + 1 } as ClientMessage);
    expect(one.heard.at(-1)).toMatchObject({ type: 'problem', problem: { code: 'version' } });
    expect(one.ended).toBe(1);
  });
});
