// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { LiveLobby } from './live-lobby.svelte.ts';
import { withNews } from './lobby.ts';
import type {
  Lobby,
  LobbyClientMessage,
  LobbyServerMessage,
  LobbyTable,
} from './protocol/types.ts';
import { FakeNetwork } from './testing/fake-socket.ts';

const table = (id: string) => ({ id, rules: 'draw' }) as LobbyTable;
const lobby = (people: number, ...tables: string[]): Lobby => ({
  people,
  waiting: [],
  tables: tables.map(table),
  matches: [],
  tournaments: [],
});

let asked: number;
let hidden: boolean;
let stop: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  [asked, hidden] = [0, false];
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  vi.stubGlobal('fetch', (path: string) => {
    if (path === '/api/lobby') asked += 1;
    const body = path === '/api/lobby' ? lobby(asked) : { name: 'Ana' };
    return Promise.resolve(Response.json(body));
  });
  return () => {
    stop?.();
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

async function follow() {
  const network = new FakeNetwork<LobbyServerMessage, LobbyClientMessage>();
  const live = new LiveLobby(network.surroundings);
  stop = live.follow();
  await vi.advanceTimersByTimeAsync(0);
  const people = () => (live.now.state === 'ready' ? live.now.value.people : live.now.state);
  const welcome = (first: Lobby) => {
    network.last.open();
    network.last.say({ type: 'lobby', lobby: first });
  };
  return { network, live, people, welcome };
}

function look(away: boolean) {
  hidden = away;
  document.dispatchEvent(new Event('visibilitychange'));
}

it('news name the lines that stay by their place', () => {
  const before = lobby(3, 'a', 'b', 'c');
  expect(withNews(before, { people: 4, tables: [table('d'), 0, 2] })).toEqual(
    lobby(4, 'd', 'a', 'c'),
  );
  expect(withNews(before, { people: 3, tables: [1, 7] })).toEqual(lobby(3, 'b'));
  expect(withNews(before, { people: 5 })).toEqual(lobby(5, 'a', 'b', 'c'));
});

it('a lobby is asked for at once, then told over a socket', async () => {
  const { network, people, live, welcome } = await follow();
  expect(people()).toBe(1);
  welcome(lobby(7, 'a'));
  expect(network.last.sent[0]).toEqual({ type: 'hello', version: 2 });
  network.last.say({ type: 'news', news: { people: 8, tables: [table('b'), 0] } });
  expect(live.now).toEqual({ state: 'ready', value: lobby(8, 'b', 'a') });
  await vi.advanceTimersByTimeAsync(14_000);
  expect(asked).toBe(1);
});

it('without a socket it is asked for twice a minute', async () => {
  const { network, people, welcome } = await follow();
  welcome(lobby(7));
  network.last.say({ type: 'problem', problem: { code: 'too-many', retry_s: 60 } });
  network.last.fail();
  expect(people()).toBe(7);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(network.sockets).toHaveLength(1);
  expect([asked, people()]).toEqual([2, 2]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(network.sockets).toHaveLength(2);
  welcome(lobby(9));
  expect(people()).toBe(9);
});

it('a page that is not looked at gives up its socket, and asks for nothing', async () => {
  const { network, welcome } = await follow();
  welcome(lobby(7));
  look(true);
  for (let second = 0; second < 200; second += 5) {
    await vi.advanceTimersByTimeAsync(5000);
    network.last.say({ type: 'pong' });
  }
  expect(network.last.readyState).toBe(WebSocket.CLOSED);
  expect([asked, network.sockets.length]).toEqual([1, 1]);
  look(false);
  expect(network.sockets).toHaveLength(2);
});

it('a short look at another page keeps the socket', async () => {
  const { network, welcome } = await follow();
  welcome(lobby(7));
  look(true);
  await vi.advanceTimersByTimeAsync(5000);
  look(false);
  await vi.advanceTimersByTimeAsync(4000);
  expect(network.sockets).toHaveLength(1);
  expect(network.last.readyState).toBe(WebSocket.OPEN);
});
