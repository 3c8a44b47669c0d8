// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EveningClientMessage, EveningServerMessage } from '../../../net/protocol/evening.ts';
import { connection } from '../../../net/connection.svelte.ts';
import { FakeNetwork } from '../../../net/testing/fake-socket.ts';
import { EveningSocket } from './socket.ts';

const welcome: EveningServerMessage = {
  type: 'welcome',
  version: 2,
  me: null,
  code: null,
  club: 'harbour',
  needs: null,
  now: 0,
  entries_from: 1,
  entries_to: 0,
  device: null,
  entered_to: 0,
};

function start() {
  const network = new FakeNetwork<EveningServerMessage, EveningClientMessage>();
  const connections: string[] = [];
  const socket = new EveningSocket(
    'ws://here/api/evenings/a/ws',
    {
      message: () => undefined,
      connection: (connection) => connections.push(connection),
      hello: () => ({ device: 'phone', last_seen: 0, seen_as: null }),
    },
    network.surroundings,
  );
  socket.start();
  const greet = () => {
    network.last.open();
    network.last.say(welcome);
  };
  return { network, connections, greet };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

describe('the socket of an evening', () => {
  it('reconnects by itself when the server restarts', () => {
    const { network, connections, greet } = start();
    greet();
    expect(network.failAndWait((ms) => vi.advanceTimersByTime(ms))).toBe(250);
    expect(connections.at(-1)).toBe('lost');
    greet();
    expect(connections.at(-1)).toBe('open');
  });

  it('ends the notice that there is no connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject<Response>(new TypeError('failed')));
    connection.doubt();
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.lost).toBe(true);
    start().greet();
    expect(connection.lost).toBe(false);
    vi.unstubAllGlobals();
  });

  it('waits longer before each attempt while connections are welcomed but do not last', () => {
    const { network, greet } = start();
    const waits = Array.from({ length: 5 }, () => {
      greet();
      return network.failAndWait((ms) => vi.advanceTimersByTime(ms));
    });
    expect(waits).toEqual([...new Set(waits)].sort((a, b) => a - b));
  });

  it('does not reconnect to an evening that does not exist', () => {
    const { network, connections } = start();
    network.last.open();
    network.last.say({ type: 'problem', problem: { code: 'not-found' } });
    vi.advanceTimersByTime(60_000);
    expect([network.sockets.length, connections]).toEqual([1, ['gone']]);
  });

  it('gives up after a bad request only if the hello was it', () => {
    const bad: EveningServerMessage = {
      type: 'problem',
      problem: { code: 'bad-request', detail: 'n' },
    };
    const { network, connections, greet } = start();
    greet();
    network.last.say(bad);
    network.last.fail();
    vi.advanceTimersByTime(250);
    expect(network.sockets).toHaveLength(2);
    network.last.open();
    network.last.say(bad);
    vi.advanceTimersByTime(60_000);
    expect([network.sockets.length, connections.at(-1)]).toEqual([2, 'gone']);
  });
});
