import { describe, expect, it } from 'vitest';
import type { EveningCommand, Author, LogEntry } from '../../../net/protocol/evening.ts';
import type { Own } from './evening-store.ts';
import { isBehind, nothingKnown, onTop, reduce, type SyncEvent, type SyncState } from './sync.ts';

const ANA: Author = { kind: 'player', player: 1 };
const KNOWN = 'b2.phone';
const GREETING = 2;

const act: EveningCommand = { act: 'announce', text: 'Coffee' };
/** An entry of this device. */
const own = (n: number, at = n): LogEntry => ({ device: KNOWN, n, at, by: ANA, act });
const other = (n: number): LogEntry => ({
  device: 'a1.laptop',
  n,
  at: 100 + n,
  by: { kind: 'organiser' },
  act,
});

/** A device that has said hello and is up to date: two entries of the organiser, two unanswered entries of its own. */
const settled: SyncState = {
  ...nothingKnown('phone'),
  me: ANA,
  code: 'KRST',
  known: KNOWN,
  taken: [other(1), other(2)],
  last: 2,
  unsent: [own(1), own(2)],
};

type Welcome = Extract<SyncEvent, { type: 'welcome' }>['welcome'];
const welcome = (change: Partial<Welcome> = {}): SyncEvent => ({
  type: 'welcome',
  heardAt: 1000,
  welcome: {
    type: 'welcome',
    version: 2,
    me: ANA,
    code: 'KRST',
    club: 'harbour',
    needs: null,
    now: 1500,
    entries_from: 3,
    entries_to: 2,
    device: KNOWN,
    entered_to: 0,
    ...change,
  },
});

const entries = (from: number, ...entries: LogEntry[]): SyncEvent => ({
  type: 'entries',
  from,
  entries,
});

const ownRead = (change: Partial<Own> = {}): SyncEvent => ({
  type: 'own-read',
  unsent: settled.unsent,
  refused: [],
  ...change,
});

const refusal = { code: 'not-begun', number: 1 } as const;
const refused = { entry: own(1), refusal };

interface Case {
  readonly state?: SyncState;
  readonly event: SyncEvent;
  /** The expected changes; everything else stays. */
  readonly changes: Partial<SyncState>;
  readonly effects: readonly string[];
}

const greeted = { club: 'harbour', ahead: 500, enteredTo: undefined } as const;
const catchUp = ['renumber', 'read-own', 'start-sending'];

const cases: Record<string, Case> = {
  'a welcome to a device that has everything': {
    event: welcome(),
    changes: greeted,
    effects: ['pause-sending', 'store-info', 'apply-pending', ...catchUp],
  },
  'a welcome before the last entries: their numbers are not known yet': {
    event: welcome({ entries_to: 5, entered_to: 4 }),
    changes: { ...greeted, last: 5, enteredTo: 4 },
    effects: ['pause-sending', 'store-info', 'apply-pending'],
  },
  'a welcome that makes entries void': {
    state: { ...settled, answered: [{ entry: own(9), greeting: 1 }] },
    event: welcome({ entries_from: 2, entries_to: 3 }),
    changes: { ...greeted, taken: [other(1)], last: 3, answered: [], enteredTo: 0 },
    effects: ['pause-sending', 'store-info', 'open-fold', 'assume', 'apply-pending'],
  },
  'a welcome to a spectator: nothing is sent': {
    state: { ...settled, people: [{ player: 1, online: true }] },
    event: welcome({ me: null, code: null }),
    changes: { ...greeted, me: undefined, code: undefined, people: [] },
    effects: ['pause-sending', 'store-info', 'apply-pending', 'renumber', 'read-own'],
  },
  'entries after a gap': {
    event: entries(4, other(4)),
    changes: {},
    effects: ['reconnect'],
  },
  'entries that are here already': { event: entries(1, other(1)), changes: {}, effects: [] },
  'entries, one of them this device’s': {
    event: entries(3, own(1), other(4)),
    changes: { taken: [other(1), other(2), own(1), other(4)], unsent: [own(2)] },
    effects: ['store-arrived', 'fold', 'assume', 'apply-pending', 'send'],
  },
  'entries that overlap with those that are here': {
    event: entries(2, other(2), other(3)),
    changes: { taken: [other(1), other(2), other(3)] },
    effects: ['store-arrived', 'fold', 'assume', 'apply-pending', 'send'],
  },
  'an entry with a number of this device, but another time': {
    event: entries(3, own(1, 77)),
    changes: { taken: [other(1), other(2), own(1, 77)] },
    effects: ['store-arrived', 'fold', 'assume', 'apply-pending', 'send'],
  },
  'an accepted entry that was refused to another tab before': {
    state: { ...settled, unsent: [own(2)], refused: [refused] },
    event: entries(3, own(1)),
    changes: { taken: [other(1), other(2), own(1)], refused: [] },
    effects: ['store-arrived', 'fold', 'assume', 'apply-pending', 'send'],
  },
  'the last entries after a welcome': {
    state: { ...settled, last: 3, enteredTo: 7 },
    event: entries(3, own(1)),
    changes: {
      taken: [other(1), other(2), own(1)],
      unsent: [own(2)],
      last: 3,
      enteredTo: undefined,
    },
    effects: ['store-arrived', 'fold', 'assume', 'apply-pending', 'send', ...catchUp],
  },
  'an accepted entry': {
    event: { type: 'taken', n: 1 },
    changes: { unsent: [own(2)] },
    effects: ['store-answered', 'apply-pending', 'send'],
  },
  'a refusal': {
    event: { type: 'refused', n: 1, refusal },
    changes: { unsent: [own(2)], refused: [refused] },
    effects: ['store-refused', 'apply-pending', 'send'],
  },
  'a refusal of something that another tab has settled': {
    event: { type: 'refused', n: 9, refusal },
    changes: {},
    effects: [],
  },
  people: {
    event: { type: 'people', people: [{ player: 3, online: false }] },
    changes: { people: [{ player: 3, online: false }] },
    effects: [],
  },
  'a lost connection': {
    state: { ...settled, last: 9, enteredTo: 4 },
    event: { type: 'lost' },
    changes: { last: 0, enteredTo: undefined },
    effects: ['show'],
  },
  'no right to enter': { event: { type: 'not-allowed' }, changes: {}, effects: ['pause-sending'] },
  'a match that is taken to have begun': {
    state: { ...settled, assumed: 2 },
    event: { type: 'assumed', match: 3 },
    changes: { assumed: 3 },
    effects: ['store-info', 'assume', 'show'],
  },
  'an earlier match that is taken to have begun': {
    state: { ...settled, assumed: 2 },
    event: { type: 'assumed', match: 1 },
    changes: { assumed: 2 },
    effects: ['store-info', 'assume', 'show'],
  },
  'a refused entry that was dismissed': {
    state: { ...settled, refused: [refused] },
    event: { type: 'dismissed', refused },
    changes: { refused: [] },
    effects: ['store-dismissed'],
  },
  'one unreadable entry among several': {
    event: { type: 'unread', entry: undefined, mayRenumber: true },
    changes: {},
    effects: ['reconnect'],
  },
  'an unreadable entry whose number may be in use': {
    event: { type: 'unread', entry: own(1), mayRenumber: true },
    changes: { unread: [expect.any(String) as string] },
    effects: ['renumber', 'read-own', 'reconnect'],
  },
  'an unreadable entry that keeps its number, the first time': {
    event: { type: 'unread', entry: own(1), mayRenumber: false },
    changes: { unread: [expect.any(String) as string] },
    effects: ['reconnect'],
  },
  'own entries as they were': { event: ownRead(), changes: {}, effects: ['apply-pending', 'send'] },
  'an entry of another tab': {
    event: ownRead({ unsent: [own(1), own(2), own(3)] }),
    changes: { unsent: [own(1), own(2), own(3)] },
    effects: ['apply-pending', 'send'],
  },
  'an entry that was answered to another tab': {
    event: ownRead({ unsent: [own(2)] }),
    changes: { unsent: [own(2)], answered: [{ entry: own(1), greeting: GREETING }] },
    effects: ['apply-pending', 'send'],
  },
  'an entry that was refused to another tab': {
    event: ownRead({ unsent: [own(2)], refused: [refused] }),
    changes: { unsent: [own(2)], refused: [refused] },
    effects: ['apply-pending', 'send'],
  },
  'an entry with a new number': {
    event: ownRead({ unsent: [own(2), { ...own(1), n: 5 }] }),
    changes: { unsent: [own(2), { ...own(1), n: 5 }] },
    effects: ['apply-pending', 'send'],
  },
};

describe.each(Object.entries(cases))('%s', (_, { state = settled, event, changes, effects }) => {
  it('changes the state and returns its effects in order', () => {
    const [next, todo] = reduce(state, event, GREETING);
    expect(next).toEqual({ ...state, ...changes });
    expect(todo.map((effect) => effect.do)).toEqual(effects);
  });
});

describe('an entry that the server fails to read twice', () => {
  const problem: SyncEvent = { type: 'unread', entry: own(1), mayRenumber: false };
  const [once] = reduce(settled, problem, GREETING);

  it('returns to the person who entered it', () => {
    const [twice, effects] = reduce(once, problem, GREETING);
    expect(twice.unsent).toEqual([own(2)]);
    expect(twice.refused).toEqual([{ entry: own(1), refusal: { code: 'not-read' } }]);
    expect(effects.map((effect) => effect.do)).toEqual([
      'store-refused',
      'apply-pending',
      'send',
      'reconnect',
    ]);
  });

  it('is recognised by its content, not by its number', () => {
    const renumbered = { ...own(1), n: 8 };
    const state = { ...once, unsent: [own(2), renumbered] };
    const [twice] = reduce(state, { ...problem, entry: renumbered }, GREETING);
    expect(twice.refused).toHaveLength(1);
  });
});

describe('after all entries have come', () => {
  it('an entry gets a new number if another one has its number', () => {
    const state = { ...settled, taken: [other(1), own(1, 77)] };
    const [, effects] = reduce(state, welcome({ entered_to: 1 }), GREETING);
    const renumber = effects.find((effect) => effect.do === 'renumber');
    expect(renumber?.to).toBe(1);
    expect([own(1), own(2)].map((entry) => renumber?.isUsed(entry))).toEqual([true, false]);
  });

  it('an entry that came is answered, and keeps its number', () => {
    const state = { ...settled, taken: [other(1), own(1)] };
    const [, effects] = reduce(state, welcome({ entered_to: 1 }), GREETING);
    expect(effects).toContainEqual({ do: 'store-answered', n: 1 });
    const renumber = effects.find((effect) => effect.do === 'renumber');
    expect(renumber?.isUsed(own(1))).toBe(false);
  });

  it('entries that were answered before this greeting are no longer pending', () => {
    const answered = [
      { entry: own(3), greeting: 1 },
      { entry: own(4), greeting: GREETING },
    ];
    const [next] = reduce({ ...settled, answered }, welcome(), GREETING);
    expect(next.answered.map(({ entry }) => entry.n)).toEqual([4]);
  });
});

it('pending entries have the key that the server has for this device', () => {
  const state = {
    ...settled,
    answered: [{ entry: own(3), greeting: 1 }],
    unsent: [{ ...own(1), device: 'phone' }],
  };
  expect(onTop(state)).toEqual([own(3), own(1)]);
});

it('a page is behind while entries are on their way', () => {
  expect([isBehind(settled), isBehind({ ...settled, last: 3 })]).toEqual([false, true]);
});

it('stored entries are shown before the server answers', () => {
  const info = { me: ANA, code: null, club: null, assumed: 2, name: 'Friday', touched: 0 };
  const [state, effects] = reduce(
    nothingKnown('phone'),
    { type: 'remembered', info, taken: [other(1)] },
    0,
  );
  expect(state).toEqual({ ...nothingKnown('phone'), me: ANA, assumed: 2, taken: [other(1)] });
  expect(effects).toEqual([]);
});
