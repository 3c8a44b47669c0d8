// Every screen and state of competitions over several club nights, each by its name.
import type { Page } from '@playwright/test';
import type {
  CompetitionResults,
  CompetitionStanding,
  CompetitionSummary,
  CompetitionView,
  OfficialMark,
} from '../src/net/protocol/types.ts';
import { openClub, openEvening } from './clubs.ts';
import { failure, type State } from './state.ts';

/** Names that are the same in every language. */
const CLUB = 'Ana, Boris, Eva';
const CUP = 'Luka, Mila';

const MARK: OfficialMark = {
  version: 2,
  since_ms: Date.UTC(2026, 10, 21, 18),
  checksum: '8b363cc4914462df030b6e54b589439fe15522f61a157dba8abc677e7a2e6bac',
};

const line = (place: number, names: readonly string[]): CompetitionStanding => ({
  place,
  players: names.map((name, at) =>
    place < 3 ? { name, licence: `A-${String(at)}`, club: CLUB } : { name },
  ),
  sessions: 2,
  played: 6,
  points: 12 - place,
  wins: 5 - (place % 5),
  effectiveness: 240 - 60 * place,
  plus: 600 - 20 * place,
  minus: 360 + 40 * place,
  penalties: place === 2 ? 10 : 0,
  decided_by: place === 1 ? 'points' : place === 2 ? 'effectiveness' : null,
});

const session = (name: string, day: string, room: string) => ({
  evening: name,
  name,
  day,
  room,
  over: room !== '',
  matches: [
    {
      number: 1,
      table: 1,
      pairs: [
        ['Ana', 'Eva'],
        ['Boris', 'Luka'],
      ] satisfies [[string, string], [string, string]],
      score: [100, 37] satisfies [number, number],
      stopped: room === '',
    },
  ],
});

const RESULTS: CompetitionResults = {
  club: CLUB,
  name: CUP,
  counts: 'pairs',
  order: ['points', 'wins', 'effectiveness', 'meetings'],
  final: false,
  standings: [line(1, ['Ana', 'Eva']), line(2, ['Boris', 'Luka']), line(3, ['Mila', 'Teo'])],
  sessions: [session('Ana', '2026-11-20', 'A1'), session('Eva', '2026-11-27', '')],
};

const view = (change: Partial<CompetitionView>): CompetitionView => ({
  id: 'c1',
  name: CUP,
  revision: 3,
  plan: {
    counts: 'pairs',
    sessions: RESULTS.sessions.map(({ evening, day, room }) => ({ evening, day, room })),
    answers: [],
  },
  versions: [{ ...MARK, version: 1 }, MARK],
  shown: MARK,
  results: RESULTS,
  checksum: null,
  fault: null,
  questions: [],
  entries: null,
  notes: [],
  organises: false,
  ...change,
});

const LIST: readonly CompetitionSummary[] = [
  { id: 'c1', name: CUP, counts: 'pairs', sessions: 2, official: MARK },
  { id: 'c2', name: CLUB, counts: 'players', sessions: 0, official: null },
];

/** Opens the list of a club that Ana has just opened. */
const inList = (json: unknown, found: string) => async (page: Page) => {
  const club = await openClub(page, CLUB);
  if (json !== null)
    await page.route('**/api/clubs/*/competitions', (route) =>
      route.fulfill({ json: json as object }),
    );
  await page.goto(`${club}/competitions`);
  await page.locator(found).first().waitFor();
};

/** Opens a competition of which the server says this. */
const shown = (change: Partial<CompetitionView>, found: string) => async (page: Page) => {
  const club = await openClub(page, CLUB);
  await openEvening(page, club, 'Ana', '');
  await page.route('**/api/clubs/*/competitions/*', (route) =>
    route.fulfill({ json: view(change) }),
  );
  await page.goto(`${club}/competitions/c1`);
  await page.locator(found).first().waitFor();
};

export const competitionStates: readonly State[] = [
  { name: 'competitions-none', show: inList(null, 'main .empty') },
  { name: 'competitions', show: inList(LIST, 'main li') },
  {
    name: 'competitions-error',
    show: async (page) => {
      const club = await openClub(page, CLUB);
      await page.route('**/api/clubs/*/competitions', (route) =>
        route.fulfill({ status: 500, json: failure }),
      );
      await page.goto(`${club}/competitions`);
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'competition', show: shown({}, 'main table, main .line') },
  {
    name: 'competition-organiser',
    show: shown(
      {
        organises: true,
        shown: null,
        checksum: MARK.checksum,
        questions: [
          {
            entrants: ['g1', 'g2'],
            names: ['Ana', 'Аnа'],
            sessions: [[0], [1]],
            doubt: 'alike',
          },
          {
            entrants: ['g3', 'g4'],
            names: ['Eva', 'Eva'],
            sessions: [[0], [1]],
            doubt: 'same-name',
          },
          {
            entrants: ['g5', 'entry:Luka'],
            names: ['Luka', 'Lukа'],
            sessions: [[0], []],
            doubt: 'entry',
          },
        ],
        notes: [
          { at_ms: Date.UTC(2026, 10, 20, 18), text: CUP, evening: 'Ana' },
          { at_ms: Date.UTC(2026, 10, 20, 19), text: CLUB, evening: null },
        ],
        entries: { entries: 3, unlisted: ['Ana', 'Mila'], absent: ['Teo'] },
      },
      'main input',
    ),
  },
  {
    name: 'competition-fault',
    show: shown(
      {
        organises: true,
        versions: [],
        shown: null,
        results: null,
        fault: { code: 'knock-out', evening: 'Ana' },
      },
      'main input',
    ),
  },
  {
    name: 'competition-not-found',
    show: async (page) => {
      await page.goto(`${await openClub(page, CLUB)}/competitions/none`);
      await page.locator('main .empty, main [role=alert]').first().waitFor();
    },
  },
];
