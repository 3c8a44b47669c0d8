// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ReconnectingSocket, socketAddress } from './reconnecting-socket.ts';
import { FakeNetwork } from './testing/fake-socket.ts';

type In = { type: 'welcome' } | { type: 'news'; n: number } | { type: 'pong' };
type Out = { type: 'hello' } | { type: 'ask'; n: number } | { type: 'ping' };

function start() {
  const network = new FakeNetwork<In, Out>();
  const happened: string[] = [];
  const heard: In[] = [];
  const socket = new ReconnectingSocket<In, Out>(
    'ws://here',
    {
      hello: () => ({ type: 'hello' }),
      isWelcome: ({ type }) => type === 'welcome',
      message: (message) => heard.push(message),
      opened: () => happened.push('opened'),
      lost: (made) => happened.push(made ? 'lost' : 'not made'),
    },
    network.surroundings,
  );
  const stop = socket.start();
  const welcome = () => {
    network.last.open();
    network.last.say({ type: 'welcome' });
  };
  const wait = () => network.failAndWait((ms) => vi.advanceTimersByTime(ms));
  return { network, happened, heard, socket, stop, welcome, wait };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

describe('a reconnecting socket', () => {
  it('says hello first, and nothing else before the welcome', () => {
    const { network, socket, happened } = start();
    expect(socket.say({ type: 'ask', n: 1 })).toBe(false);
    network.last.open();
    expect(socket.say({ type: 'ask', n: 2 })).toBe(false);
    network.last.say({ type: 'news', n: 0 });
    expect(socket.say({ type: 'ask', n: 3 })).toBe(false);
    network.last.say({ type: 'welcome' });
    expect(socket.say({ type: 'ask', n: 4 })).toBe(true);
    expect(network.last.sent).toEqual([{ type: 'hello' }, { type: 'ask', n: 4 }]);
    expect(happened).toEqual(['opened']);
  });

  it('reconnects after 250 ms, then more and more slowly, up to five seconds', () => {
    const { wait, welcome } = start();
    welcome();
    const waits = Array.from({ length: 8 }, wait);
    expect(waits[0]).toBe(250);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(new Set(waits.slice(0, 5)).size).toBe(5);
    expect(Math.max(...waits)).toBeLessThanOrEqual(5000);
  });

  it('waits longer each time where each connection is welcomed and then closed', () => {
    const { wait, welcome } = start();
    const waits = Array.from({ length: 5 }, () => {
      welcome();
      return wait();
    });
    expect(waits).toEqual([...new Set(waits)].sort((a, b) => a - b));
  });

  it('begins at 250 ms again after a connection that lasted until a pong', () => {
    const { network, wait, welcome } = start();
    for (let i = 0; i < 5; i++) wait();
    welcome();
    vi.advanceTimersByTime(10_000);
    expect(network.last.sent.at(-1)).toEqual({ type: 'ping' });
    network.last.say({ type: 'pong' });
    expect(wait()).toBe(250);
  });

  it('does not pass pongs on to its owner', () => {
    const { network, welcome, heard } = start();
    welcome();
    network.last.say({ type: 'pong' });
    network.last.say({ type: 'news', n: 1 });
    expect(heard).toEqual([{ type: 'welcome' }, { type: 'news', n: 1 }]);
  });

  it('notices a connection that died silently', () => {
    const { network, welcome, happened } = start();
    welcome();
    vi.advanceTimersByTime(10_000);
    network.last.say({ type: 'pong' });
    vi.advanceTimersByTime(10_000);
    expect(happened).toEqual(['opened']);
    vi.advanceTimersByTime(5000);
    expect(happened).toEqual(['opened', 'lost']);
  });

  it('reports whether a connection was made before it ended', () => {
    const { network, happened } = start();
    network.last.fail();
    vi.advanceTimersByTime(250);
    network.last.open();
    network.last.fail();
    expect(happened).toEqual(['not made', 'lost']);
  });

  it('retries at once when the network is back', () => {
    const { network, welcome } = start();
    welcome();
    dispatchEvent(new Event('offline'));
    expect(network.sockets).toHaveLength(1);
    dispatchEvent(new Event('online'));
    expect(network.sockets).toHaveLength(2);
    network.last.open();
    vi.advanceTimersByTime(5000);
    expect(network.sockets).toHaveLength(2);
  });

  it('waits as long as the server wants, also when the network is back', () => {
    const { network, socket, welcome } = start();
    welcome();
    socket.waitBeforeConnecting(20_000);
    network.last.fail();
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(19_999);
    expect(network.sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(network.sockets).toHaveLength(2);
  });

  it('says hello again when its owner restarts it, and reports no loss', () => {
    const { network, socket, welcome, happened } = start();
    welcome();
    const [first] = network.sockets;
    socket.restart();
    first?.say({ type: 'news', n: 1 });
    welcome();
    expect(network.last.sent).toEqual([{ type: 'hello' }]);
    expect(happened).toEqual(['opened', 'opened']);
    expect(network.sockets).toHaveLength(2);
  });

  it('is silent once stopped', () => {
    const { network, socket, stop, welcome, happened } = start();
    welcome();
    stop();
    network.last.fail();
    socket.restart();
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(network.sockets).toHaveLength(1);
    expect(happened).toEqual(['opened']);
  });
});

it('the address of a socket follows the page', () => {
  const page = (protocol: string) => ({ protocol, host: 'play.example' }) as Location;
  expect(socketAddress('/api/x', page('https:'))).toBe('wss://play.example/api/x');
  expect(socketAddress('/api/x', page('http:'))).toBe('ws://play.example/api/x');
});
