import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ClubView, EditClub } from '../../net/protocol/types.ts';
import { ClubDraft } from './draft.svelte.ts';
import { soon } from '../../testing/soon.ts';

const club: ClubView = {
  id: 'harbour',
  name: 'At the harbour',
  settings: {
    page_name: '',
    entry_name: '',
    penalties: [],
    countersigned: false,
    tied_fish: 'leader',
    season: {
      span: 'year',
      rules: { points: { kind: 'match-points' }, counted: { kind: 'all' }, evenings_min: 0 },
    },
  },
  organisers: ['Ana'],
  you: { organises: true, member: true, email: null },
};

let sent: EditClub[];
/** Answers the pending request. */
let answer: (status?: number) => void;

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    // Before the first change, the page asks who you are.
    if (init.method === 'GET') return Promise.resolve(Response.json({ name: 'Ana' }));
    const edit = JSON.parse(String(init.body)) as EditClub;
    sent.push(edit);
    return new Promise<Response>((resolve) => {
      answer = (status = 200) => {
        const refused = { problem: { code: 'bad-name', max: 60 } };
        const accepted = { ...club, name: edit.name.trim(), settings: edit.settings };
        resolve(Response.json(status === 200 ? accepted : refused, { status }));
      };
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const untilSent = (n: number) =>
  soon(() => {
    expect(sent).toHaveLength(n);
  });

it('sends a change at once and uses the value from the server', async () => {
  const draft = new ClubDraft(club);
  const saved = draft.rename(' On the pier ');
  expect(draft.saved).toBe(false);
  await untilSent(1);
  answer();
  await saved;
  expect([draft.name, draft.saved]).toEqual(['On the pier', true]);
});

it('sends one request at a time, each with all changes so far', async () => {
  const draft = new ClubDraft(club);
  void draft.rename('On the pier');
  await untilSent(1);
  void draft.set({ countersigned: true });
  const last = draft.set({ tied_fish: 'blocker' });
  answer();
  await untilSent(2);
  answer();
  await last;
  // The last request contains the changes in between.
  expect(sent.at(-1)).toEqual({
    name: 'On the pier',
    settings: { ...club.settings, countersigned: true, tied_fish: 'blocker' },
  });
  expect(sent).toHaveLength(2);
  expect(draft.saved).toBe(true);
});

it('keeps the refused text for correction', async () => {
  const draft = new ClubDraft(club);
  const refused = draft.rename('');
  await untilSent(1);
  answer(422);
  await refused;
  expect(draft.error?.reason.code).toBe('bad-name');
  expect([draft.name, draft.saved]).toEqual(['', false]);
  const corrected = draft.rename('On the pier');
  await untilSent(2);
  answer();
  await corrected;
  expect([draft.error, draft.saved]).toEqual([undefined, true]);
});
