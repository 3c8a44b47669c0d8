// Every state of the home page, and the strip that calls a person back to a table.
import type { Page } from '@playwright/test';
import type {
  Lobby,
  LobbyTable,
  MyTable,
  TableCall,
  TableSummary,
} from '../src/net/protocol/types.ts';
import { openClub, openEvening } from './clubs.ts';
import { momentOf, ownTable } from './staged.ts';
import { failure, type State } from './state.ts';
import { summary } from '../src/features/tournaments/testing/views.ts';
import { lastPlayed, withBots } from './test.ts';

/** Answers the requests for a list with this one. */
export const answer = (page: Page, path: string, list: unknown) =>
  page.route(`**${path}`, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: list }) : route.fallback(),
  );

/** A visitor who has played four games here before. */
export async function playedBefore(page: Page): Promise<void> {
  await lastPlayed(page, withBots('goat-club-all', 4));
  await page.addInitScript(() => {
    localStorage.setItem(
      'boneyard.played',
      JSON.stringify(['goat-croatian', 'mexican-train', 'all-fives', 'gaple']),
    );
    localStorage.setItem('boneyard.unfinished', 'k3f9');
  });
}

const person = (name: string) => ({ kind: 'person', name, held_by: null }) as const;

const yourTurn = () =>
  ownTable('a', {
    match: 'spanish-pairs',
    events: momentOf('spanish-pairs', ({ laid }) => laid > 9),
  });

function waitingTable(): MyTable {
  const own = yourTurn();
  const seats = [person('Ana'), person('Eva'), { kind: 'open' } as const, person('Boris')];
  const table: TableSummary = { ...own.table, id: 'c', phase: 'waiting', seats, host: 1 };
  return { table, your_turn: false, turn: null, match: null };
}

const called = (change: Partial<TableCall>): TableCall => ({
  id: 'a',
  preset: 'spanish-pairs',
  seats: ['Ana', 'Boris', 'Eva', 'Luka'].map(person),
  phase: 'playing',
  you: 1,
  your_turn: false,
  ...change,
});

/** What calls a person who sits at these tables. */
const calling = (tables: readonly TableCall[]) => ({ tables, invitations: [], wish: null });

/** A lobby with a line of each kind. */
export async function lobby(page: Page): Promise<Lobby> {
  await page.goto('/');
  const shown = (await (await page.request.get('/api/lobby')).json()) as Lobby;
  const { options } = yourTurn().table;
  const table: LobbyTable = {
    id: 'm',
    rules: 'spanish-pairs',
    options,
    seats: [person('Ana'), person('Boris'), person('Eva'), { kind: 'open' }],
    here: [1],
  };
  return {
    ...shown,
    people: 12,
    waiting: [
      {
        games: ['draw'],
        players: null,
        options,
        any: ['clock', 'talk'],
        people: [{ name: 'Vera' }],
        seconds: 4,
      },
      {
        games: ['goat-club-all', 'goat', 'draw', 'block'],
        any: [],
        players: 4,
        options: { ...options, rated: true },
        people: [{ name: '' }, { name: 'Luka' }],
        seconds: 2,
      },
    ],
    tables: [table],
    matches: [{ ...table, id: 'n', options: { ...options, rated: true } }],
    tournaments: [summary()],
  };
}

/** Shows this lobby. The socket stays silent, so that nothing else is told. */
export async function showLobby(page: Page, shown: Lobby): Promise<void> {
  await page.routeWebSocket('**/api/lobby/ws', () => undefined);
  await answer(page, '/api/lobby', shown);
}

export const homeStates: readonly State[] = [
  {
    name: 'home-lobby',
    show: async (page) => {
      await showLobby(page, await lobby(page));
      await page.goto('/');
      await page.locator('.lobby li').nth(4).waitFor();
    },
  },
  {
    name: 'home-lobby-fails',
    show: async (page) => {
      await page.routeWebSocket('**/api/lobby/ws', () => undefined);
      await page.route('**/api/lobby', (route) => route.fulfill({ status: 500, json: failure }));
      await page.goto('/');
      await page.locator('.lobby [role=alert], .lobby button').first().waitFor();
    },
  },
  {
    name: 'home',
    show: async (page) => {
      await page.goto('/');
      await page.locator('.hand button').first().waitFor();
    },
  },
  {
    name: 'home-friends',
    show: async (page) => {
      await page.goto('/');
      await page.locator('.actions button').nth(1).click();
      await page.locator('#friends-name').waitFor();
    },
  },
  {
    name: 'home-back',
    show: async (page) => {
      await playedBefore(page);
      await showLobby(page, await lobby(page));
      const thinking = ownTable('b', { match: 'goat-club-all', events: 79 });
      await answer(
        page,
        '/api/tables/mine',
        [yourTurn(), thinking, waitingTable(), waitingTable()].map((own, i) => ({
          ...own,
          table: { ...own.table, id: `own-${i}` },
        })),
      );
      await page.goto('/');
      await page.locator('.cloth svg').nth(1).waitFor();
      await page.locator('.lobby li').nth(4).waitFor();
      await page.locator('#again ~ *, header + ul button').first().waitFor();
    },
  },
  {
    name: 'home-back-all-tables',
    show: async (page) => {
      await playedBefore(page);
      await answer(
        page,
        '/api/tables/mine',
        [1, 2, 3, 4].map((n) => {
          const own = waitingTable();
          return { ...own, table: { ...own.table, id: `own-${n}` } };
        }),
      );
      await page.goto('/');
      await page.locator('.own > button').click();
      await page.locator('.own article').nth(3).waitFor();
    },
  },
  {
    name: 'home-empty',
    show: async (page) => {
      await playedBefore(page);
      await page.goto('/');
      await page.locator('.lobby .empty').waitFor();
      await page.locator('header + ul button').first().waitFor();
    },
  },
  {
    name: 'home-friends-here',
    show: async (page) => {
      await playedBefore(page);
      await page.addInitScript(() => localStorage.setItem('boneyard.account', 'yes'));
      await answer(page, '/api/me', { name: 'Ana', account: true });
      const friend = { name: 'Eva', here: true, plays: null };
      const friends = [friend, { ...friend, name: 'Boris', plays: 'spanish-pairs', watch: 'n' }];
      await answer(page, '/api/friends', {
        friends,
        partners: [],
        blocked: [],
        hides_presence: false,
      });
      await page.goto('/');
      await page.locator('#friends-how').waitFor();
    },
  },
  {
    name: 'tables-none',
    show: async (page) => {
      await page.goto('/tables');
      await page.locator('main .empty').waitFor();
    },
  },
  {
    name: 'home-name',
    show: async (page) => {
      await playedBefore(page);
      await page.goto('/');
      await page.locator('.you').click();
      await page.locator('#my-name').waitFor();
    },
  },
  {
    name: 'home-evening',
    show: async (page) => {
      await playedBefore(page);
      const club = await openClub(page, 'Ana, Boris, Eva');
      await openEvening(page, club, 'Ana, Boris, Eva');
      await page.goto('/');
      await page.locator('.now .primary').waitFor();
    },
  },
  {
    name: 'home-offline',
    offline: true,
    show: async (page) => {
      await playedBefore(page);
      await page.goto('/');
      await page.locator('.lobby .empty').waitFor();
      // The notices load last.
      await page.locator('.strip[data-loaded=true]').waitFor({ state: 'attached' });
      await page.context().setOffline(true);
      await page.locator('.strip p').waitFor();
    },
  },
  {
    name: 'home-error',
    show: async (page) => {
      await playedBefore(page);
      await page.routeWebSocket('**/api/lobby/ws', () => undefined);
      for (const path of ['/api/lobby', '/api/tables/mine']) {
        await page.route(`**${path}`, (route) => route.fulfill({ status: 500, json: failure }));
      }
      await page.goto('/');
      await page.getByRole('alert').nth(1).waitFor();
    },
  },
  {
    name: 'called-to-your-turn',
    show: async (page) => {
      await playedBefore(page);
      await answer(
        page,
        '/api/notices',
        calling([called({ your_turn: true }), called({ id: 'b', your_turn: true })]),
      );
      await page.goto('/rules');
      await page.locator('.card').first().waitFor();
      await page.locator('.call').waitFor();
    },
  },
  {
    name: 'called-to-a-guest',
    show: async (page) => {
      await playedBefore(page);
      let asked = 0;
      const seats = ['Ana', 'Boris', 'Eva', 'Luka'].map(person);
      await page.route('**/api/notices', (route) => {
        asked += 1;
        const now = asked === 1 ? seats.with(3, { kind: 'open' } as never) : seats;
        return route.fulfill({ json: calling([called({ phase: 'waiting', seats: now })]) });
      });
      await page.goto('/rules');
      await page.locator('.card').first().waitFor();
      await page.locator('.call .face').waitFor();
    },
  },
];
