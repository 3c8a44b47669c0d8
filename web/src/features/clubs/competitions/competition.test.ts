// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type {
  CompetitionResults,
  CompetitionView,
  EditCompetition,
} from '../../../net/protocol/types.ts';
import { soon } from '../../../testing/soon.ts';
import { mountPage } from '../../evening/testing/keyboard-user.ts';
import { StagedSession } from '../../evening/testing/staged.svelte.ts';
import ResultsPage from './ResultsPage.svelte';

const line = (place: number, name: string, wins: number) => ({
  place,
  players: [{ name }],
  sessions: 1,
  played: 3,
  points: wins * 2,
  wins,
  effectiveness: 40,
  plus: 300,
  minus: 260,
  penalties: 0,
  decided_by: place === 1 ? ('effectiveness' as const) : null,
});
const results: CompetitionResults = {
  club: 'Harbour',
  name: 'Summer cup',
  counts: 'players',
  order: ['points', 'effectiveness'],
  final: true,
  standings: [line(1, 'Ana', 3), line(2, 'Boris', 1)],
  sessions: [
    {
      evening: 'e1',
      name: 'Friday',
      day: '2026-11-20',
      room: 'Red room',
      over: true,
      matches: [
        {
          number: 1,
          table: 2,
          pairs: [
            ['Ana', 'Carmen'],
            ['Boris', 'Dora'],
          ],
          score: [100, 20],
          stopped: false,
        },
      ],
    },
  ],
};
const mark = { version: 1, since_ms: Date.parse('2026-11-21T10:00:00Z'), checksum: 'abc' };

let view: CompetitionView;
/** What was sent to change something: method, address and body. */
let sent: [string, string, unknown][];

beforeEach(() => {
  view = {
    id: 'c1',
    name: 'Summer cup',
    revision: 4,
    plan: {
      counts: 'players',
      sessions: [{ evening: 'e1', day: '2026-11-20', room: 'Red room' }],
      answers: [],
    },
    versions: [],
    shown: null,
    results,
    checksum: 'abc',
    fault: null,
    questions: [],
    organises: false,
  };
  sent = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET')
      return Promise.resolve(Response.json(path.endsWith('/evenings') ? [] : view));
    sent.push([method, path, body === undefined ? undefined : JSON.parse(body as string)]);
    if (path.endsWith('/official')) {
      view = { ...view, versions: [mark], shown: mark };
      return Promise.resolve(Response.json(mark, { status: 201 }));
    }
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open() {
  const session = new StagedSession(undefined);
  const user = await mountPage(
    session,
    ResultsPage,
    { club: 'k3f9', id: 'c1', ondeleted: () => undefined },
    'en',
    ['club', 'competitions'],
  );
  await soon(async () => {
    await user.settle();
    expect(document.querySelector('[role=status]')).not.toBeNull();
  });
  return user;
}

const told = (user: Awaited<ReturnType<typeof open>>, text: string) =>
  soon(async () => {
    await user.settle();
    expect(user.sees(text)).toBe(true);
  });

it('a stranger sees places, sessions and files, and nothing to change', async () => {
  const user = await open();
  for (const text of [
    'These results are not official yet.',
    'Friday',
    'Ana',
    'ahead by effectiveness',
  ]) {
    expect(user.sees(text), text).toBe(true);
  }
  await user.press('1 result');
  await told(user, 'Match 1, table 2');
  const addresses = [...document.querySelectorAll('a[download]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(addresses[0]).toBe('/api/clubs/k3f9/competitions/c1/results/pdf?version=0&lang=en');
  expect(user.sees('For organisers')).toBe(false);
});

it('official results say which version they are, and that something has changed since', async () => {
  view = { ...view, versions: [mark], shown: mark, checksum: 'def' };
  const user = await open();
  expect(user.sees('Official results, version 1')).toBe(true);
  expect(user.sees('The results have changed since this version.')).toBe(true);
  expect(user.sees('abc')).toBe(true);
});

it('says why sessions cannot be added up', async () => {
  view = { ...view, results: null, checksum: null, fault: { code: 'knock-out', evening: 'e1' } };
  const user = await open();
  await told(user, 'is a knock-out. Its places cannot be added up.');
});

it('an organiser answers who is who before results are official', async () => {
  const entrants: [string, string] = ['guest:Ana', 'guest:Ana'];
  view = {
    ...view,
    organises: true,
    questions: [{ entrants, names: ['Ana', 'Ana'], sessions: [[0], [0]], doubt: 'same-name' }],
  };
  const user = await open();
  await told(user, 'Ana played as a guest in 1 club night. Is this one person?');
  expect(user.sees('Answer the questions above')).toBe(true);
  await user.press('Different people');
  await soon(() => {
    expect(sent).toHaveLength(1);
  });
  const edit = sent[0]?.[2] as EditCompetition;
  expect([edit.revision, edit.plan.answers]).toEqual([4, [{ entrants, same: false }]]);
});

it('an organiser declares the results that are shown', async () => {
  view = { ...view, organises: true };
  const user = await open();
  await told(user, 'Declare official');
  await user.press('Declare official');
  await told(user, 'Are these results final?');
  await user.press('Declare official');
  await told(user, 'Official results, version 1');
  expect(sent).toEqual([['POST', '/api/clubs/k3f9/competitions/c1/official', { checksum: 'abc' }]]);
});
