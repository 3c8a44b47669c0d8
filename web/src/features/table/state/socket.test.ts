import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '../../../net/protocol/types.ts';
import { FakeNetwork } from '../../../net/testing/fake-socket.ts';
import { TableSocket, tableAddress, type Connection } from './socket.ts';

const update: ServerMessage = { type: 'update', from: 8, events: [], now: { turn: null } };

function start() {
  const network = new FakeNetwork<ServerMessage, ClientMessage>();
  const { sockets } = network;
  const received: ServerMessage[] = [];
  const connections: Connection[] = [];
  let failures = 0;
  let gap = false;
  const socket = new TableSocket(
    'ws://here/api/tables/a/ws',
    {
      message: (message) => {
        received.push(message);
        if (gap) socket.restart();
        gap = false;
      },
      connection: (connection) => connections.push(connection),
      connectFailed: () => (failures += 1),
      lastSeen: () => 7,
    },
    network.surroundings,
  );
  const stop = socket.start();
  const last = () => network.last;
  const answer = () => {
    last().open();
    last().say(update);
  };
  const failedAttempts = () => failures;
  /** Lets the next message reveal that events are missing: the listener restarts the socket. */
  const missNext = () => (gap = true);
  return { socket, sockets, received, connections, stop, last, answer, missNext, failedAttempts };
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

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

describe('a table socket', () => {
  it('adds a part to a deal once the server has answered hello', () => {
    const { socket, last } = start();
    const parts = () => last().sent.filter(({ type }) => type === 'part');
    last().open();
    socket.addPart('c1', 'p1');
    expect(parts()).toEqual([]);
    last().say(update);
    expect(parts()).toEqual([{ type: 'part', commitment: 'c1', part: 'p1' }]);
    socket.addPart('c2', 'p2');
    expect(parts()).toHaveLength(2);
  });

  it('calls `connectFailed` if it cannot connect, but not if an open connection is lost', () => {
    const { last, answer, failedAttempts } = start();
    last().fail();
    expect(failedAttempts()).toBe(1);
    vi.advanceTimersByTime(1000);
    answer();
    last().fail();
    expect(failedAttempts()).toBe(1);
  });

  it('does not reconnect after `close`', () => {
    const { socket, sockets, connections, last } = start();
    last().fail();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(connections).toEqual(['closed']);
  });

  it('says hello with the last event seen', () => {
    const { last, connections, answer } = start();
    answer();
    expect(last().sent).toEqual([{ type: 'hello', version: 2, last_seen: 7 }]);
    expect(connections).toEqual(['open']);
  });

  it('reconnects by itself when the server restarts', () => {
    const { sockets, last, answer, connections } = start();
    answer();
    last().fail();
    expect(connections.at(-1)).toBe('lost');
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
    answer();
    expect(connections.at(-1)).toBe('open');
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
    const { sockets, last, connections } = start();
    last().open();
    last().say({ type: 'problem', problem: { code: 'not-found' } });
    vi.advanceTimersByTime(60_000);
    expect([sockets.length, connections]).toEqual([1, ['closed']]);
  });

  it('sends unanswered commands again, with the same ids', () => {
    const { socket, last, answer } = start();
    answer();
    const passed = socket.send({ type: 'pass' });
    const ready = socket.send({ type: 'ready' });
    last().say({ type: 'ack', id: passed, seq: 8 });
    last().fail();
    const draw = socket.send({ type: 'draw' });
    vi.advanceTimersByTime(250);
    answer();
    expect(last().sent.slice(1)).toEqual([
      { type: 'command', id: ready, command: { type: 'ready' } },
      { type: 'command', id: draw, command: { type: 'draw' } },
    ]);
    expect(new Set([passed, ready, draw]).size).toBe(3);
  });

  it('sends commands again after a new hello', () => {
    const { socket, sockets, last, answer, connections } = start();
    answer();
    const pass = socket.send({ type: 'pass' });
    socket.restart();
    const ready = socket.send({ type: 'ready' });
    last().open();
    expect(last().sent).toHaveLength(1);
    last().say(update);
    last().say(update);
    expect(last().sent.slice(1)).toEqual([
      { type: 'command', id: pass, command: { type: 'pass' } },
      { type: 'command', id: ready, command: { type: 'ready' } },
    ]);
    expect(sockets).toHaveLength(2);
    expect(connections).toEqual(['open']);
  });

  it('sends commands again only on a connection that reveals no missing events', () => {
    const { socket, sockets, last, answer, connections, missNext } = start();
    answer();
    const id = socket.send({ type: 'pass' });
    last().fail();
    vi.advanceTimersByTime(250);
    missNext();
    answer();
    expect(connections.at(-1)).toBe('lost');
    expect(sockets[1]?.sent).toHaveLength(1);
    answer();
    expect(connections.at(-1)).toBe('open');
    expect(sockets[2]?.sent.slice(1)).toEqual([{ type: 'command', id, command: { type: 'pass' } }]);
  });

  it('does not send a refused command again', () => {
    const { socket, last, answer, received } = start();
    answer();
    const id = socket.send({ type: 'pass' });
    last().say({ type: 'refused', id, refusal: { code: 'no-round' } });
    expect(received.at(-1)).toMatchObject({ type: 'refused', id });
    last().fail();
    vi.advanceTimersByTime(250);
    answer();
    expect(last().sent).toHaveLength(1);
  });

  it('sends commands again when the server has capacity, after the time it named', () => {
    const { socket, last, answer } = start();
    answer();
    const id = socket.send({ type: 'pass' });
    last().say({ type: 'problem', problem: { code: 'too-many', retry_s: 2 } });
    vi.advanceTimersByTime(1999);
    expect(last().sent).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(last().sent.at(-1)).toEqual({ type: 'command', id, command: { type: 'pass' } });
  });

  it('gives up where a new connection would not help', () => {
    const { sockets, last, answer, connections, received } = start();
    answer();
    last().say({ type: 'problem', problem: { code: 'version', server: 2 } });
    expect(connections.at(-1)).toBe('closed');
    expect(received.at(-1)).toMatchObject({ type: 'problem' });
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
