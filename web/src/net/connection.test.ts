// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { REACHABLE, UNREACHABLE } from './api.ts';
import { Connection } from './connection.svelte.ts';

let answers: () => Promise<Response>;
let asked: number;
let stop: () => void;
let reachableEvents: number;

const fine = async () => new Response('ok\n');
const gone = () => Promise.reject<Response>(new TypeError('failed'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  answers = fine;
  asked = 0;
  reachableEvents = 0;
  vi.stubGlobal('fetch', (path: string) => {
    expect(path).toBe('/healthz');
    asked += 1;
    return answers();
  });
  const count = () => (reachableEvents += 1);
  addEventListener(REACHABLE, count);
  return () => {
    stop();
    removeEventListener(REACHABLE, count);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

function follow(): Connection {
  const connection = new Connection();
  stop = connection.listen();
  return connection;
}

/** Waits for everything in progress to finish. */
const settle = () => vi.advanceTimersByTimeAsync(0);

const fire = (name: string) => {
  dispatchEvent(new Event(name));
};

describe('the connection', () => {
  it('counts as reachable until a request fails', async () => {
    const connection = follow();
    await settle();
    expect([connection.lost, asked]).toEqual([false, 0]);
  });

  it('is lost at once when the browser says so, and back as soon as the server answers', async () => {
    const connection = follow();
    answers = gone;
    fire('offline');
    expect(connection.lost).toBe(true);
    await settle();
    expect(connection.lost).toBe(true);
    answers = fine;
    fire('online');
    await settle();
    expect([connection.lost, reachableEvents]).toEqual([false, 1]);
  });

  it('is not lost where the server is on this device and needs no network', async () => {
    const connection = follow();
    fire('offline');
    await settle();
    expect(connection.lost).toBe(false);
  });

  it('is lost from the beginning where a page is opened without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answers = gone;
    const connection = follow();
    expect(connection.lost).toBe(true);
    await settle();
    expect([connection.lost, asked]).toEqual([true, 1]);
  });

  it.each([
    ['the server does not answer', gone],
    ['a proxy answers for a server that is down', async () => new Response('', { status: 502 })],
    ['a network wants a sign-in first', async () => new Response('<html>')],
  ])('is lost after a failed request if %s', async (_, answer) => {
    const connection = follow();
    answers = answer;
    fire(UNREACHABLE);
    expect(connection.lost).toBe(false);
    await settle();
    expect(connection.lost).toBe(true);
  });

  it('is not lost by one request that failed while the server is there', async () => {
    const connection = follow();
    fire(UNREACHABLE);
    await settle();
    expect([connection.lost, asked, reachableEvents]).toEqual([false, 1, 0]);
  });

  it('is tried again ever more slowly until it is back', async () => {
    const connection = follow();
    answers = gone;
    fire(UNREACHABLE);
    await settle();
    const tries: number[] = [];
    for (let second = 1; second <= 120; second += 1) {
      const before = asked;
      await vi.advanceTimersByTimeAsync(1000);
      if (asked > before) tries.push(second);
    }
    expect(tries).toEqual([1, 3, 7, 15, 31, 61, 91]);
    answers = fine;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(connection.lost).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reachableEvents).toBe(1);
  });

  it('is back at once when a socket has an answer', async () => {
    const connection = follow();
    answers = gone;
    fire(UNREACHABLE);
    await vi.advanceTimersByTimeAsync(8000);
    expect(connection.lost).toBe(true);
    answers = fine;
    connection.answered();
    expect([connection.lost, reachableEvents]).toEqual([false, 1]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([connection.lost, reachableEvents]).toEqual([false, 1]);
  });

  it('is checked once more if it was doubted while an answer was on its way', async () => {
    const connection = follow();
    let answer = (_: Response): void => undefined;
    answers = () => new Promise((resolve) => (answer = resolve));
    connection.doubt();
    answers = gone;
    fire('offline');
    answer(new Response('ok\n'));
    await settle();
    expect([connection.lost, asked]).toEqual([true, 2]);
  });

  it('is not checked again after listening has stopped', async () => {
    follow();
    answers = gone;
    fire(UNREACHABLE);
    stop();
    await settle();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toBe(1);
  });
});
