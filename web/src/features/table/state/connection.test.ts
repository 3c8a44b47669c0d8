// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, Refusal, ServerMessage } from '../../../net/protocol/types.ts';
import { FakeNetwork } from '../../../net/testing/fake-socket.ts';
import { after, recordingOf } from '../testing/tables.ts';
import { TableConnection, tableAddress } from './connection.svelte.ts';
import { Moments } from './moment.ts';

const recording = recordingOf('spanish-pairs');
const view = { ...after(recording, 0), seq: 7 };
const snapshot: ServerMessage = { type: 'snapshot', version: 1, view, now: { turn: null } };
const update: ServerMessage = { type: 'update', from: 8, events: [], now: { turn: null } };
/** An update that shows that events are missing. */
const gap: ServerMessage = { ...update, from: 10, events: [{ type: 'ready', seat: 1 }] };

function start() {
  const network = new FakeNetwork<ServerMessage, ClientMessage>();
  const { sockets } = network;
  const moments: string[] = [];
  const heard = new Moments();
  heard.listen(({ type }) => moments.push(type));
  const refusals: [id: string, refusal: Refusal][] = [];
  const table = new TableConnection(
    'a',
    {
      snapshot: () => undefined,
      event: () => undefined,
      now: () => undefined,
      refused: (...refused) => refusals.push(refused),
    },
    heard,
    network.surroundings,
  );
  const stop = table.start();
  const last = () => network.last;
  const answer = () => {
    last().open();
    last().say(table.view === null ? snapshot : update);
  };
  return { table, sockets, moments, refusals, stop, last, answer };
}

/** How long it takes until a condition holds, in milliseconds. */
function msUntil(condition: () => boolean): number {
  let waited = 0;
  while (!condition()) {
    vi.advanceTimersByTime(5);
    waited += 5;
  }
  return waited;
}

/** The requests of the page. No answer comes. */
const requests = vi.fn(() => new Promise(() => undefined));

beforeEach(() => {
  vi.useFakeTimers();
  requests.mockClear();
  vi.stubGlobal('fetch', requests);
  return () => {
    vi.useRealTimers();
  };
});

describe('the connection to a table', () => {
  it('adds a part to a deal once the server has answered hello', () => {
    const { last } = start();
    const dealOf = (commitment: string) => ({
      turn: null,
      next_deal: { commitment, match_number: 1, round: 1, parts: [] },
    });
    const parts = () =>
      last().sent.flatMap((sent) => (sent.type === 'part' ? sent.commitment : []));
    last().open();
    expect(parts()).toEqual([]);
    last().say({ type: 'snapshot', version: 1, view, now: dealOf('c1') });
    expect(parts()).toEqual(['c1']);
    last().say({ type: 'update', from: 8, events: [], now: dealOf('c2') });
    last().say({ type: 'update', from: 8, events: [], now: dealOf('c2') });
    expect(parts()).toEqual(['c1', 'c2']);
  });

  it('asks whether the table exists if it cannot connect, but not if an open connection is lost', () => {
    const { last, answer } = start();
    last().fail();
    expect(requests).toHaveBeenCalledExactlyOnceWith('/api/tables/a', expect.anything());
    vi.advanceTimersByTime(1000);
    answer();
    last().fail();
    expect(requests).toHaveBeenCalledTimes(1);
  });

  it('does not reconnect if it was stopped while it waited', () => {
    const { table, sockets, stop, last } = start();
    last().fail();
    stop();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(table.state).toBe('closed');
  });

  it('says hello with the last event seen', () => {
    const { last, table, answer } = start();
    answer();
    expect(last().sent).toEqual([{ type: 'hello', version: 2, last_seen: 0 }]);
    expect(table.state).toBe('open');
    table.retry();
    answer();
    expect(last().sent).toEqual([{ type: 'hello', version: 2, last_seen: 7 }]);
  });

  it('reconnects by itself when the server restarts', () => {
    const { sockets, last, answer, table } = start();
    answer();
    last().fail();
    expect(table.state).toBe('lost');
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
    answer();
    expect(table.state).toBe('open');
  });

  it('waits longer after each connection that does not last, even if the server greeted it', () => {
    const { sockets, last, answer } = start();
    const waits: number[] = [];
    for (let round = 0; round < 5; round++) {
      answer();
      last().fail();
      waits.push(msUntil(() => sockets.length === round + 2));
    }
    expect(waits).toEqual([...new Set(waits)].sort((a, b) => a - b));

    // A connection that lasted resets the wait.
    answer();
    vi.advanceTimersByTime(10_000);
    last().say({ type: 'pong' });
    last().fail();
    expect(msUntil(() => sockets.length === 7)).toBe(250);
  });

  it('does not reconnect to a table that does not exist', () => {
    const { sockets, last, table } = start();
    last().open();
    last().say({ type: 'problem', problem: { code: 'not-found' } });
    vi.advanceTimersByTime(60_000);
    expect([sockets.length, table.state]).toEqual([1, 'closed']);
  });

  it('sends unanswered commands again, with the same ids', () => {
    const { table, last, answer } = start();
    answer();
    const passed = table.send({ type: 'pass' });
    const ready = table.send({ type: 'ready' });
    last().say({ type: 'ack', id: passed, seq: 8 });
    last().fail();
    const draw = table.send({ type: 'draw' });
    vi.advanceTimersByTime(250);
    answer();
    expect(last().sent.slice(1)).toEqual([
      { type: 'command', id: ready, command: { type: 'ready' } },
      { type: 'command', id: draw, command: { type: 'draw' } },
    ]);
    expect(new Set([passed, ready, draw]).size).toBe(3);
  });

  it('sends commands again after a new hello', () => {
    const { table, sockets, last, answer, moments } = start();
    answer();
    const pass = table.send({ type: 'pass' });
    table.retry();
    const ready = table.send({ type: 'ready' });
    last().open();
    expect(last().sent).toHaveLength(1);
    last().say(update);
    last().say(update);
    expect(last().sent.slice(1)).toEqual([
      { type: 'command', id: pass, command: { type: 'pass' } },
      { type: 'command', id: ready, command: { type: 'ready' } },
    ]);
    expect(sockets).toHaveLength(2);
    expect(moments).not.toContain('lost');
  });

  it('sends commands again only on a connection that reveals no missing events', () => {
    const { table, sockets, last, answer } = start();
    answer();
    const id = table.send({ type: 'pass' });
    last().fail();
    vi.advanceTimersByTime(250);
    last().open();
    last().say(gap);
    expect(table.state).toBe('lost');
    expect(sockets[1]?.sent).toHaveLength(1);
    answer();
    expect(table.state).toBe('open');
    expect(sockets[2]?.sent.slice(1)).toEqual([{ type: 'command', id, command: { type: 'pass' } }]);
  });

  it('does not send a refused command again', () => {
    const { table, last, answer, refusals } = start();
    answer();
    const id = table.send({ type: 'pass' });
    last().say({ type: 'refused', id, refusal: { code: 'no-round' } });
    expect(refusals).toEqual([[id, { code: 'no-round' }]]);
    last().fail();
    vi.advanceTimersByTime(250);
    answer();
    expect(last().sent).toHaveLength(1);
  });

  it('sends commands again when the server has capacity, after the time it named', () => {
    const { table, last, answer } = start();
    answer();
    const id = table.send({ type: 'pass' });
    last().say({ type: 'problem', problem: { code: 'too-many', retry_s: 2 } });
    vi.advanceTimersByTime(1999);
    expect(last().sent).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(last().sent.at(-1)).toEqual({ type: 'command', id, command: { type: 'pass' } });
  });

  it('gives up where a new connection would not help', () => {
    const { table, sockets, last, answer } = start();
    answer();
    last().say({ type: 'problem', problem: { code: 'version', server: 2 } });
    expect(table.state).toBe('closed');
    expect(table.problem).toMatchObject({ code: 'version' });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('does not reconnect once stopped', () => {
    const { sockets, stop, last, answer } = start();
    answer();
    stop();
    last().fail();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(1);
  });
});

it('takes the scheme and the host of its address from the page', () => {
  const page = { protocol: 'https:', host: 'play.example' } as Location;
  expect(tableAddress('k3 f9', page)).toBe('wss://play.example/api/tables/k3%20f9/ws');
});
