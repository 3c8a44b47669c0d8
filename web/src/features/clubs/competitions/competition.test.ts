// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type {
  CompetitionResults,
  CompetitionView,
  EditCompetition,
  ListFault,
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

const ENTRIES = [
  { name: 'Ana', licence: 'HR-1', club: 'Split' },
  { name: 'Luka', licence: '', club: '' },
];

/** The text of a body. Blobs of jsdom cannot say it themselves. */
const textOf = (body: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result);
    };
    reader.readAsText(body);
  });

let view: CompetitionView;
/** What the server finds wrong with an entry list. */
let listFaults: ListFault[] | undefined;
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
    entries: null,
    notes: [],
    organises: false,
  };
  sent = [];
  listFaults = undefined;
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET')
      return Promise.resolve(Response.json(path.endsWith('/evenings') ? [] : view));
    if (body instanceof Blob) {
      sent.push([method, path, await textOf(body)]);
      return listFaults === undefined
        ? Response.json({ entries: ENTRIES, ignored: ['Born'] })
        : Response.json(
            {
              problem: { code: 'club', refusal: { code: 'bad-list', faults: listFaults, more: 0 } },
            },
            { status: 422 },
          );
    }
    sent.push([method, path, typeof body === 'string' ? JSON.parse(body) : undefined]);
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

it('licence numbers and clubs stand below the names', async () => {
  const [first, ...rest] = results.standings;
  const players = [{ name: 'Ana', licence: 'HR-1', club: 'Split' }];
  const standings = [...(first === undefined ? [] : [{ ...first, players }]), ...rest];
  view = { ...view, results: { ...results, standings } };
  const user = await open();
  expect(user.sees('HR-1 · Split')).toBe(true);
  expect(user.sees('Entry list')).toBe(false);
});

/** Pastes lines into the field of the entry list. */
async function paste(user: Awaited<ReturnType<typeof open>>, text: string) {
  await told(user, 'Entry list');
  const field = document.querySelector('textarea');
  if (field === null) throw new Error('no field for lines');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await user.settle();
  await user.press('Preview');
}

it('an organiser imports the entry list after a preview', async () => {
  view = { ...view, organises: true };
  const user = await open();
  await paste(user, 'name,licence,club\nAna,HR-1,Split\nLuka');
  await told(user, 'People on this list: 2');
  expect(user.sees('Ana, HR-1, Split')).toBe(true);
  expect(user.sees('We skip these columns: Born.')).toBe(true);
  view = { ...view, revision: 5, entries: { entries: 2, unlisted: ['Boris'], absent: ['Luka'] } };
  await user.press('Import the list');
  await told(user, 'The entry list is stored.');
  const path = '/api/clubs/k3f9/competitions/c1/entries.csv?revision=4&preview=';
  expect(sent.map(([method, path]) => [method, path])).toEqual([
    ['PUT', `${path}true`],
    ['PUT', `${path}false`],
  ]);
  expect(sent[1]?.[2]).toBe('name,licence,club\nAna,HR-1,Split\nLuka');
  await told(user, 'Playing, but not on the list: 1');
  expect(user.sees('On the list, but not playing so far: 1')).toBe(true);
  await user.press('Remove the list');
  await told(user, 'Remove the entry list?');
  await user.press('Remove the list');
  await soon(() => {
    expect(sent.at(-1)).toEqual([
      'DELETE',
      '/api/clubs/k3f9/competitions/c1/entries.csv?revision=5',
      undefined,
    ]);
  });
});

it('says which lines of an entry list are wrong', async () => {
  view = { ...view, organises: true };
  listFaults = [
    { line: 1, fault: { code: 'no-headings' } },
    { line: 3, fault: { code: 'licence-twice', licence: 'HR-1', line: 2 } },
  ];
  const user = await open();
  await paste(user, 'Ana,HR-1');
  await told(user, 'Line 1: this line does not name the columns.');
  expect(user.sees('Line 3: the licence number HR-1 is already in line 2.')).toBe(true);
  expect(user.sees('Import the list')).toBe(false);
});

it('an organiser writes notes about the competition and its club nights', async () => {
  const notes = [
    { at_ms: Date.parse('2026-11-20T20:00:00Z'), text: 'Late start', evening: null },
    { at_ms: Date.parse('2026-11-20T21:00:00Z'), text: 'Wrong tile', evening: 'e1' },
  ];
  view = { ...view, organises: true, notes };
  const user = await open();
  await told(user, 'Notes of the organisers');
  const shown = [...document.querySelectorAll('li')].map((item) => item.textContent);
  const at = shown.findIndex((text) => text.includes('Wrong tile'));
  expect(shown[at]).toContain('Friday');
  expect(shown[at + 1]).toContain('Late start');
  await user.write('Write a note', 'Doors locked');
  await user.choose('Club night of the note', 'Friday');
  await user.press('Write it down');
  await soon(() => {
    expect(sent).toEqual([
      ['POST', '/api/clubs/k3f9/competitions/c1/notes', { text: 'Doors locked', evening: 'e1' }],
    ]);
  });
});

it('an organiser answers whether a player is the one on the entry list', async () => {
  const entrants: [string, string] = ['guest:Ana', 'entry:ANA'];
  view = {
    ...view,
    organises: true,
    questions: [{ entrants, names: ['Ana', 'ANA'], sessions: [[0], []], doubt: 'entry' }],
  };
  const user = await open();
  await told(user, 'Is Ana the person who stands on the entry list as ANA?');
  await user.press('One person');
  await soon(() => {
    expect((sent[0]?.[2] as EditCompetition).plan.answers).toEqual([{ entrants, same: true }]);
  });
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
