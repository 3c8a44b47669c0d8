// Every screen and state of the pages about matches and people, and of rated tables. The server's answers are fixed.
import type { Page } from '@playwright/test';
import type {
  AccountRefusal,
  ChanceVerdict,
  Failure,
  FinishedMatch,
  FoundMatch,
  FriendsView,
  HandCounts,
  HandStatistics,
  HeadToHead,
  ImportedMatch,
  ImportedView,
  Leader,
  MatchesPage,
  MatchPlayer,
  MatchReplay,
  Opponents,
  Profile,
  RatingPoint,
  RatingSeason,
  SearchPage,
} from '../src/net/protocol/types.ts';
import { replayOf, stage, wholeMatch, type Preset } from './staged.ts';
import { failure, type State } from './state.ts';

const ENDED_MS = Date.UTC(2026, 10, 2, 9, 30);
const DAY_MS = 86_400_000;

const player = (seat: number, name: string, change: Partial<MatchPlayer> = {}): MatchPlayer => ({
  seat,
  side: seat - 1,
  name,
  points: 40 * seat,
  outcome: 'lost',
  ...change,
});

const match = (id: string, preset: string, change: Partial<FinishedMatch> = {}): FinishedMatch => ({
  id,
  preset,
  rules: preset,
  began_ms: ENDED_MS - 600_000,
  ended_ms: ENDED_MS,
  rounds: 6,
  players: [player(1, 'Ana', { you: true, outcome: 'won' }), player(2, 'Boris')],
  ...change,
});

/** A rated match, one with a bot that somebody left, a tie with Goat club points, and one that was stopped. */
const MATCHES: readonly FinishedMatch[] = [
  match('k3f9-3', 'all-fives', {
    rated: true,
    players: [
      player(1, 'Ana', { you: true, outcome: 'won', rating: { before: 1500, after: 1662 } }),
      player(2, 'Maximiliana-Wilhelmina W', { rating: { before: 1500, after: 1338 } }),
    ],
  }),
  match('k3f9-2', 'spanish-pairs', {
    rounds: 1,
    players: [
      player(1, 'Ana', { you: true, outcome: 'won' }),
      player(2, 'Boris', { left: true }),
      player(3, '', { bot: 'steady', outcome: 'won' }),
      player(4, ''),
    ],
  }),
  match('k3f9-1', 'goat-club-all', {
    players: [
      player(1, 'Ana', { you: true, outcome: 'tied', rating_points: 3 }),
      player(2, 'Boris', { outcome: 'tied', rating_points: 0 }),
    ],
  }),
  match('h7c2-1', 'draw', {
    players: [
      player(1, 'Ana', { you: true, outcome: 'stopped', points: -1 }),
      player(2, 'Eva', { outcome: 'stopped' }),
    ],
  }),
];

/** Answers `GET` requests to a path, which may end with `*`. */
const answer = (page: Page, path: string, json: unknown, status = 200) =>
  page.route(`**${path}`, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status, json }) : route.fallback(),
  );

const notFound: Failure = { problem: { code: 'not-found' } };

/** Opens the filter, which a phone folds. */
async function unfold(page: Page): Promise<void> {
  const fold = page.locator('main summary');
  if ((await fold.count()) > 0) await fold.click();
}

/** A list of matches, opened with this answer. */
const list = (
  name: string,
  json: MatchesPage | Failure,
  wait: string,
  then?: (page: Page) => Promise<void>,
): State => ({
  name,
  show: async (page) => {
    await answer(page, '/api/matches*', json, 'problem' in json ? 500 : 200);
    if (!('problem' in json)) {
      const [newest] = json.matches;
      await answer(page, '/api/matches/*/replay', { match: newest, ...replayOf('draw', null) });
    }
    await page.goto('/matches');
    await page.locator(wait).first().waitFor();
    // The games of the form load last.
    if (!('problem' in json) && json.matches.length > 0) {
      await page.locator('form option').nth(1).waitFor({ state: 'attached' });
    }
    await then?.(page);
  },
});

/** An imported match of two pairs. */
const importedMatch = (id: string, change: Partial<ImportedMatch> = {}): ImportedMatch => ({
  id,
  preset: 'spanish-pairs',
  rules: 'spanish-pairs',
  date: '2026-11-02',
  event: 'Friday Swiss',
  site: null,
  rounds: 2,
  players: ['Ana', 'Boris', 'Maximiliana-Wilhelmina W', 'Luka'].map((name, i) => ({
    seat: i + 1,
    side: i % 2,
    name,
    points: 40 + 60 * (i % 2),
    outcome: i % 2 === 0 ? 'lost' : 'won',
  })),
  ...change,
});

/** Matches that were played here, and two imported ones: one whole, one of which little is known. */
const FOUND: readonly FoundMatch[] = [
  ...MATCHES.slice(0, 2).map((match): FoundMatch => ({ source: 'played', match })),
  { source: 'imported', match: importedMatch('m2p7-1') },
  {
    source: 'imported',
    match: importedMatch('m2p7-2', {
      preset: 'draw',
      date: null,
      event: null,
      rounds: 0,
      players: ['Eva', 'Luka'].map((name, i) => ({
        seat: i + 1,
        side: i,
        name,
        points: null,
        outcome: null,
      })),
    }),
  },
];

/** A search, opened with this answer. */
const search = (
  name: string,
  query: string,
  json: SearchPage | Failure,
  wait: string,
  then?: (page: Page) => Promise<void>,
): State => ({
  name,
  show: async (page) => {
    await answer(page, '/api/matches/search*', json, 'problem' in json ? 500 : 200);
    await page.goto(`/matches/search${query}`);
    await page.locator(wait).first().waitFor();
    // The games of the form load last.
    await page.locator('optgroup').nth(1).locator('option').first().waitFor({ state: 'attached' });
    await then?.(page);
  },
});

/** The page of an imported match, with its replay or without. */
const imported = (name: string, whole: boolean): State => ({
  name,
  show: async (page) => {
    const { start, events } = replayOf('spanish-pairs', 1);
    const match = importedMatch('m2p7-1', whole ? {} : { date: null, event: null });
    const view: ImportedView = {
      match,
      record: {
        id: null,
        rules: match.rules,
        date: match.date,
        event: match.event,
        site: null,
        notes: [],
        players: match.players.map(({ seat, name }) => ({ seat, name, bot: null })),
        start: [],
        rounds: [1, 2].map((number) => ({
          number,
          hands: [],
          stock: null,
          lead: null,
          turns: [],
          end: null,
          scores: [],
          totals: [
            { side: 1, points: 20 * number },
            { side: 2, points: 50 * number },
          ],
        })),
        result: whole ? 'won 2' : null,
      },
      replay: whole ? { start, events: events.map(({ event }) => event) } : null,
    };
    await answer(page, '/api/imports/*', view);
    await page.goto('/matches/imported/m2p7-1');
    await page.locator('main table').first().waitFor();
    if (whole) await page.locator('[data-stop][aria-current]').waitFor();
  },
});

const meeting = (name: string, change: Partial<HeadToHead> = {}): HeadToHead => ({
  name,
  face: null,
  played: 9,
  won: 4,
  lost: 3,
  tied: 2,
  ...change,
});

/** People, one of them a bot. */
const OPPONENTS: Opponents = {
  partners: [meeting('Luka')],
  opponents: [
    meeting('Boris'),
    meeting('Carla', { bot: true, played: 3, won: 0, lost: 3, tied: 0 }),
  ],
  against: meeting('Ana'),
};

const NOBODY: FriendsView = { friends: [], partners: [], blocked: [], hides_presence: false };

/** This browser is signed in as Ana. */
async function asAna(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('boneyard.account', 'yes'));
  await answer(page, '/api/me', { name: 'Ana', account: true });
  await page.route('**/api/account/settings', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { settings: {} } })
      : route.fulfill({ status: 204 }),
  );
  await answer(page, '/api/friends', NOBODY);
  await answer(page, '/api/notices', { tables: [], invitations: [], wish: null });
}

/** Hands of seven tiles from a set of double six. */
function hands(
  count: number,
  verdict: ChanceVerdict,
  change: Partial<HandCounts> = {},
): HandCounts {
  const chance = [0.0982, 0.3208, 0.3609, 0.1769, 0.0393, 0.0037, 0.0002, 0];
  const observed = [0.12, 0.3, 0.36, 0.18, 0.04, 0, 0, 0];
  return {
    family: 'classic',
    set_tiles: 28,
    set_doubles: 7,
    highest: 6,
    hand_tiles: 7,
    hands: count,
    doubles: chance.map((share, doubles) => ({
      doubles,
      observed: Math.round(count * (observed[doubles] ?? 0)),
      expected: count * share,
    })),
    pips: { observed_mean: 42.6, expected_mean: 42, deviation: 7 },
    doubles_verdict: verdict,
    pips_verdict: verdict.code === 'too-few' ? verdict : { code: 'as-expected', p: 0.4 },
    ...change,
  };
}

const FAIR: ChanceVerdict = { code: 'as-expected', p: 0.71 };
const FEW: ChanceVerdict = { code: 'too-few', needed: 50 };

/** The page about fair deals with these hands. */
const chance = (
  name: string,
  json: HandStatistics | Failure,
  then?: (page: Page) => Promise<void>,
): State => ({
  name,
  show: async (page) => {
    await answer(page, '/api/matches/hands', json, 'problem' in json ? 500 : 200);
    await page.goto('/deals');
    await page
      .locator('[aria-labelledby=chance-heading] :is(.verdict, .problem)')
      .first()
      .waitFor();
    await then?.(page);
    await page.locator('#chance-heading').scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector('#chance-heading')?.scrollIntoView());
  },
});

/** A replay of a recorded match at a stop, such as `#12`. */
const replay = (
  name: string,
  preset: Preset,
  hash: string,
  then?: (page: Page) => Promise<void>,
): State => ({
  name,
  show: async (page) => {
    const names = ['Ana', 'Boris', 'Eva', 'Luka'];
    const shown = (seat: 1 | null): MatchReplay => {
      const { events, start } = replayOf(preset, seat);
      const players = start.seats.map((_, i) => player(i + 1, names[i] ?? '', { side: i % 2 }));
      return { match: match('staged-1', preset, { players }), start, events };
    };
    await page.route('**/api/matches/staged-1/**', (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      if (pathname.endsWith('/record')) return route.fulfill({ body: '[dgn "1"]' });
      return route.fulfill({ json: shown(searchParams.has('seat') ? 1 : null) });
    });
    await page.goto(`/matches/staged-1${hash}`);
    await page.locator('.cloth svg').first().waitFor();
    await page.locator('[data-stop][aria-current]').waitFor();
    await page.locator('.moves').waitFor();
    await then?.(page);
  },
});

const change = (i: number, rating: number): RatingPoint => ({
  family: 'goat',
  match: `k3f9-${i}`,
  rating,
  at_ms: ENDED_MS + i * DAY_MS,
});

const PROFILE: Profile = {
  name: 'Maximiliana-Wilhelmina W',
  face: null,
  since_ms: ENDED_MS,
  ratings: [
    { family: 'goat', rating: 1612, deviation: 78, provisional: false, matches: 14 },
    { family: 'triangles', rating: 1662, deviation: 290, provisional: true, matches: 1 },
  ],
  changes: [
    ...[1662, 1590, 1634, 1701, 1655, 1612].map((rating, i) => change(i, rating)),
    { ...change(9, 1662), family: 'triangles' },
  ],
  played: [
    { preset: 'goat-club-all', played: 14, won: 8, tied: 1, left: 0, rating_points: 21 },
    { preset: 'triominoes', played: 3, won: 2, tied: 0, left: 1 },
  ],
};

const leader = (name: string, rating: number): Leader => ({
  name,
  face: null,
  rating: { family: 'goat', rating, deviation: 78, provisional: false, matches: 20 },
});

/** The ratings of a season. */
const SEASON: RatingSeason = {
  family: 'goat',
  season: '2026-3',
  from_ms: Date.UTC(2026, 6),
  until_ms: Date.UTC(2026, 9),
  leaders: [{ ...leader('Boris', 1690), bot: true }, leader('Ana', 1612)],
  seasons: ['2026-4', '2026-3', '2026-1'],
};

/** A page about people, opened with this answer. */
const person = (
  name: string,
  path: string,
  json: unknown,
  status: number,
  wait: string,
  then?: (page: Page) => Promise<void>,
): State => ({
  name,
  show: async (page) => {
    const { pathname } = new URL(path, 'http://localhost');
    await answer(page, `/api${pathname}`, json, status);
    await answer(page, '/api/people/*/opponents*', OPPONENTS);
    await answer(page, '/api/leaders/*', SEASON);
    await page.goto(path);
    await page.locator(wait).first().waitFor();
    await then?.(page);
  },
});

/** The form of a new table, for a person who is signed in or not. */
const opening = (name: string, account: boolean, then: (page: Page) => Promise<void>): State => ({
  name,
  show: async (page) => {
    await answer(page, '/api/me', { name: 'Ana', ...(account && { account }) });
    await answer(page, '/api/account/settings', { settings: {} });
    await page.goto('/new?rules=draw');
    await page.locator('details > summary').first().click();
    await then(page);
  },
});

/** A rated table that waits for a second person. */
async function ratedRoom(page: Page): Promise<void> {
  const { start } = replayOf('draw', null);
  const [first, ...others] = start.seats;
  if (first === undefined) throw new Error('the match has no seats');
  await stage(page, {
    match: 'draw',
    events: 0,
    view: {
      phase: 'waiting',
      you: null,
      options: { ...start.options, rated: true },
      seats: [first, ...others.map((seat) => ({ ...seat, sitter: { kind: 'open' } as const }))],
    },
    now: { turn: null, host: 1 },
  });
  await page.locator('.room form [type=submit]:not([disabled])').waitFor();
}

export const matchesStates: readonly State[] = [
  list('matches', { matches: [...MATCHES], next: 'more' }, '[data-match]'),
  list('matches-filter', { matches: [...MATCHES], next: null }, '[data-match]', unfold),
  list('matches-empty', { matches: [], next: null }, 'main .button.primary'),
  list('matches-error', failure, '.problem'),
  list(
    'matches-none',
    { matches: MATCHES.slice(0, 1), next: null },
    '[data-match]',
    async (page) => {
      await answer(page, '/api/matches*', { matches: [], next: null });
      await unfold(page);
      await page.locator('main form input').first().fill('Eva');
      await page.locator('main form [type=submit]').click();
      await page.locator('[data-match]').waitFor({ state: 'detached' });
    },
  ),
  replay('replay', 'spanish-pairs', '#9', async (page) => {
    await page.locator('.choices select').nth(1).selectOption('1');
    await page.locator('.shown-hands li').first().waitFor();
  }),
  replay('replay-hidden', 'draw', ''),
  replay('replay-rounds', 'goat-club-all', '#9', async (page) => {
    await page.locator('[data-round="2"] summary').click();
    await page.locator('[data-round="2"] [data-stop]').first().waitFor();
  }),
  replay('replay-end', 'goat-club-all', '#9999', async (page) => {
    await page.locator('.replay .result table').waitFor();
  }),
  {
    name: 'replay-missing',
    show: async (page) => {
      await answer(page, '/api/matches/**', notFound, 404);
      await page.goto('/matches/k3f9-1');
      await page.locator('.problem').waitFor();
    },
  },
  person('person', '/people/Ana', PROFILE, 200, 'figure', async (page) => {
    await page.locator('#partners').waitFor();
    await page.locator('summary').first().click();
  }),
  {
    name: 'person-against',
    show: async (page) => {
      await asAna(page);
      await answer(page, '/api/people/Boris', { ...PROFILE, name: 'Boris', bot: true });
      await answer(page, '/api/people/*/opponents*', OPPONENTS);
      await page.goto('/people/Boris');
      await page.locator('#against').waitFor();
      await page.locator('#against').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'person-never-met',
    show: async (page) => {
      await asAna(page);
      await answer(page, '/api/people/Boris', {
        ...PROFILE,
        name: 'Boris',
        ratings: [],
        changes: [],
      });
      await answer(page, '/api/people/*/opponents*', {
        partners: [],
        opponents: [],
        against: null,
      } satisfies Opponents);
      await page.goto('/people/Boris');
      await page.locator('#against').waitFor();
    },
  },
  {
    name: 'person-opponents-error',
    show: async (page) => {
      await answer(page, '/api/people/Ana', { ...PROFILE, ratings: [], changes: [], played: [] });
      await answer(page, '/api/people/*/opponents*', failure, 500);
      await page.goto('/people/Ana');
      await page.locator('.problem').waitFor();
    },
  },
  person(
    'person-new',
    '/people/Ana',
    { ...PROFILE, ratings: [], changes: [], played: [] },
    200,
    'h2',
  ),
  person('person-missing', '/people/Ana', notFound, 404, 'main .button'),
  person('person-error', '/people/Ana', failure, 500, '.problem'),
  person(
    'ratings',
    '/ratings/goat',
    [leader('Maximiliana-Wilhelmina W', 1701), leader('Ana', 1612), leader('Boris', 1612)],
    200,
    'table',
  ),
  {
    name: 'ratings-own',
    show: async (page) => {
      await page.addInitScript(() => localStorage.setItem('boneyard.account', 'yes'));
      await answer(page, '/api/me', { name: 'Mila', account: true });
      await answer(page, '/api/account/settings', { settings: {} });
      await answer(page, '/api/notices', { tables: [], invitations: [], wish: null });
      await answer(page, '/api/people/*', { ...PROFILE, name: 'Mila' });
      const leaders = Array.from({ length: 30 }, (_, i) => leader(`Ana ${i + 1}`, 1900 - 7 * i));
      await answer(page, '/api/ratings/*', leaders);
      await page.goto('/ratings/goat');
      await page.locator('tr.own').waitFor();
    },
  },
  person('ratings-empty', '/ratings/trains', [], 200, 'section p'),
  person('ratings-season', '/ratings/goat?season=2026-3', [], 200, 'table'),
  {
    name: 'ratings-season-empty',
    show: async (page) => {
      await answer(page, '/api/leaders/*', { ...SEASON, leaders: [] });
      await page.goto('/ratings/goat?season=2026-3');
      await page.locator('section .note').waitFor();
    },
  },
  search('search', '', { matches: [...FOUND], next: 'more' }, '[data-imported]'),
  search(
    'search-filter',
    '?player=Ana&with=Boris&family=goat&rated=yes&result=won&since=2026-11-02',
    { matches: FOUND.slice(0, 1), next: null },
    '[data-match]',
    unfold,
  ),
  search('search-none', '?player=Eva', { matches: [], next: null }, 'main form, main summary'),
  search('search-further', '?player=Eva', { matches: [], next: 'more' }, 'ul + p .button'),
  search('search-error', '', failure, '.problem'),
  imported('imported', true),
  imported('imported-open', false),
  {
    name: 'imported-missing',
    show: async (page) => {
      await answer(page, '/api/imports/*', notFound, 404);
      await page.goto('/matches/imported/m2p7-1');
      await page.locator('.problem').waitFor();
    },
  },
  chance(
    'chance',
    {
      yours: [hands(240, FAIR), hands(12, FEW, { family: 'goat' })],
      everyone: [
        hands(9000, FAIR, { pips: { observed_mean: 41.9, expected_mean: 42, deviation: 7 } }),
      ],
      uncounted: 2,
    },
    async (page) => {
      await page.locator('[data-verdict] summary').click();
    },
  ),
  chance('chance-few', { yours: [hands(12, FEW)], everyone: [], uncounted: 0 }),
  chance('chance-unusual', {
    yours: [hands(240, { code: 'very-unusual', p: 0.000_02 })],
    everyone: [hands(9000, { code: 'unusual', p: 0.006 })],
    uncounted: 0,
  }),
  chance('chance-none', { yours: [], everyone: [hands(9000, FAIR)], uncounted: 0 }),
  chance('chance-error', failure),
  opening('new-rated-guest', false, async (page) => {
    await page.locator('[aria-labelledby=players] a').waitFor();
  }),
  opening('new-rated', true, async (page) => {
    await page.locator('[aria-labelledby=players] select').first().waitFor();
    for (const seat of await page.locator('[aria-labelledby=players] select').all()) {
      await seat.selectOption('open');
    }
    await page.locator('[aria-labelledby=players] [role=switch]').check();
  }),
  { name: 'table-waiting-rated', show: ratedRoom },
  {
    name: 'table-waiting-rated-guest',
    show: async (page) => {
      const refusal: AccountRefusal = { code: 'not-signed-in' };
      await page.route('**/api/tables/*/seats/*', (route) =>
        route.fulfill({ status: 403, json: { problem: { code: 'account', refusal } } }),
      );
      await page.route('**/api/me', (route) => route.fulfill({ json: { name: 'Eva' } }));
      await ratedRoom(page);
      await page.locator('.room form [type=submit]').click();
      await page.locator('.room [role=alert]').waitFor();
    },
  },
  replay('replay-report', 'draw', '', async (page) => {
    await page.locator('[data-report-player]').click();
    await page.locator('dialog form fieldset').first().waitFor();
  }),
  {
    name: 'match-end-rated',
    show: async (page) => {
      const { start } = replayOf('spanish-pairs', 1);
      await answer(page, '/api/matches/*', MATCHES[0]);
      await stage(page, {
        match: 'spanish-pairs',
        events: wholeMatch('spanish-pairs'),
        view: { options: { ...start.options, rated: true } },
      });
      await page.locator('[data-ratings] p').first().waitFor();
    },
  },
];
