import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EveningClientMessage, EveningServerMessage } from '../protocol/evening.ts';
import { EveningSocket } from './socket.ts';

/** A socket whose other end is the test. */
class FakeSocket {
  readyState: number = WebSocket.CONNECTING;
  readonly sent: EveningClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  open() {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  say(message: EveningServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as EveningClientMessage);
  }
  close() {
    this.readyState = WebSocket.CLOSED;
  }
  fail(code = 1006) {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

const welcome: EveningServerMessage = {
  type: 'welcome',
  version: 1,
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
  const sockets: FakeSocket[] = [];
  const connections: string[] = [];
  const socket = new EveningSocket(
    'ws://here/api/evenings/a/ws',
    {
      message: () => undefined,
      connection: (connection) => connections.push(connection),
      hello: () => ({ device: 'phone', last_seen: 0, seen_as: null }),
    },
    {
      connect: () => {
        const fake = new FakeSocket();
        sockets.push(fake);
        return fake as unknown as WebSocket;
      },
      random: () => 0.5,
    },
  );
  socket.start();
  const last = () => {
    const fake = sockets.at(-1);
    if (fake === undefined) throw new Error('nothing has connected');
    return fake;
  };
  const greet = () => {
    last().open();
    last().say(welcome);
  };
  return { sockets, connections, last, greet };
}

/** How long it takes until something is so, in milliseconds. */
function waitedFor(isSo: () => boolean): number {
  let waited = 0;
  while (!isSo()) {
    vi.advanceTimersByTime(1);
    waited += 1;
  }
  return waited;
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

describe('the socket of an evening', () => {
  it('comes back by itself when the server restarts', () => {
    const { sockets, connections, last, greet } = start();
    greet();
    last().fail(1012);
    expect(connections.at(-1)).toBe('lost');
    expect(waitedFor(() => sockets.length === 2)).toBeLessThanOrEqual(250);
    greet();
    expect(connections.at(-1)).toBe('open');
  });

  it('waits longer each time where no connection lasts, though each is greeted', () => {
    const { sockets, last, greet } = start();
    const waits: number[] = [];
    for (let round = 0; round < 5; round++) {
      greet();
      last().fail();
      waits.push(waitedFor(() => sockets.length === round + 2));
    }
    expect(waits).toEqual([...new Set(waits)].sort((a, b) => a - b));

    // One that stood for a while makes up for it.
    greet();
    vi.advanceTimersByTime(10_000);
    last().say({ type: 'pong' });
    last().fail();
    expect(waitedFor(() => sockets.length === 7)).toBe(waits[0]);
  });

  it('does not come back to an evening that is not there', () => {
    const { sockets, connections, last } = start();
    last().open();
    last().say({ type: 'problem', problem: { code: 'not-found' } });
    vi.advanceTimersByTime(60_000);
    expect([sockets.length, connections]).toEqual([1, ['gone']]);
  });
});
