import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '../../../net/protocol/types.ts';
import { FakeNetwork } from '../../../net/testing/fake-socket.ts';
import { TableSocket, tableAddress, type Connection } from './socket.ts';

const update: ServerMessage = { type: 'update', from: 8, events: [], now: { turn: null } };

function start() {
  const network = new FakeNetwork<ServerMessage, ClientMessage>();
  const { sockets } = network;
  const heard: ServerMessage[] = [];
  const connections: Connection[] = [];
  let turnedAway = 0;
  let gap = false;
  const socket = new TableSocket(
    'ws://here/api/tables/a/ws',
    {
      message: (message) => {
        heard.push(message);
        if (gap) socket.restart();
        gap = false;
      },
      connection: (connection) => connections.push(connection),
      turnedAway: () => (turnedAway += 1),
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
  const refusals = () => turnedAway;
  /** Events are missing before the next message. */
  const miss = () => (gap = true);
  return { socket, sockets, heard, connections, stop, last, answer, miss, refusals };
}

/** How long it takes until a condition holds, in milliseconds. */
function waitedFor(isSo: () => boolean): number {
  let waited = 0;
  while (!isSo()) {
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
  it('reports that it was refused, but not that it was lost', () => {
    const { last, answer, refusals } = start();
    last().fail();
    expect(refusals()).toBe(1);
    vi.advanceTimersByTime(1000);
    answer();
    last().fail();
    expect(refusals()).toBe(1);
  });

  it('can give up', () => {
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
    expect(last().sent).toEqual([{ type: 'hello', version: 1, last_seen: 7 }]);
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

  it('waits longer each time where no connection lasts, though each is greeted', () => {
    const { sockets, last, answer } = start();
    const waits: number[] = [];
    for (let round = 0; round < 5; round++) {
      answer();
      last().fail();
      waits.push(waitedFor(() => sockets.length === round + 2));
    }
    expect(waits).toEqual([...new Set(waits)].sort((a, b) => a - b));

    // A connection that lasted resets the wait.
    answer();
    vi.advanceTimersByTime(10_000);
    last().say({ type: 'pong' });
    last().fail();
    expect(waitedFor(() => sockets.length === 7)).toBe(250);
  });

  it('does not come back to a table that is not there', () => {
    const { sockets, last, connections } = start();
    last().open();
    last().say({ type: 'problem', problem: { code: 'not-found' } });
    vi.advanceTimersByTime(60_000);
    expect([sockets.length, connections]).toEqual([1, ['closed']]);
  });

  it('sends unanswered commands again, under the same name', () => {
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

  it('asks only where nothing is missing after a loss', () => {
    const { socket, sockets, last, answer, connections, miss } = start();
    answer();
    const id = socket.send({ type: 'pass' });
    last().fail();
    vi.advanceTimersByTime(250);
    miss();
    answer();
    expect(connections.at(-1)).toBe('lost');
    expect(sockets[1]?.sent).toHaveLength(1);
    answer();
    expect(connections.at(-1)).toBe('open');
    expect(sockets[2]?.sent.slice(1)).toEqual([{ type: 'command', id, command: { type: 'pass' } }]);
  });

  it('does not repeat refused entries', () => {
    const { socket, last, answer, heard } = start();
    answer();
    const id = socket.send({ type: 'pass' });
    last().say({ type: 'refused', id, refusal: { code: 'no-round' } });
    expect(heard.at(-1)).toMatchObject({ type: 'refused', id });
    last().fail();
    vi.advanceTimersByTime(250);
    answer();
    expect(last().sent).toHaveLength(1);
  });

  it('retries a request that the server had no capacity for', () => {
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
    const { sockets, last, answer, connections, heard } = start();
    answer();
    last().say({ type: 'problem', problem: { code: 'version', server: 2 } });
    expect(connections.at(-1)).toBe('closed');
    expect(heard.at(-1)).toMatchObject({ type: 'problem' });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('is silent once stopped', () => {
    const { sockets, stop, last, answer } = start();
    answer();
    stop();
    last().fail();
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(1);
  });
});

it('the address follows the page', () => {
  const page = { protocol: 'https:', host: 'play.example' } as Location;
  expect(tableAddress('k3 f9', page)).toBe('wss://play.example/api/tables/k3%20f9/ws');
});
