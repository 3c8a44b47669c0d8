import { describe, expect, it } from 'vitest';
import type { SeenEvent, Settlement, TableView } from '../../../net/protocol/types.ts';
import { after, indexOf, recordingOf } from '../testing/tables.ts';
import { apply, viewWith } from './apply.ts';

const recording = recordingOf('spanish-pairs');
/** In the middle of a round: seat 1 holds some tiles. */
const playing = after(recording, indexOf(recording, ({ type }) => type === 'dealt') + 1);
const { round } = playing;
if (round?.hand == null) throw new Error('seat 1 was not dealt a hand');
const hand = round.hand;
const [firstTile] = hand;
if (firstTile === undefined) throw new Error('the hand is empty');

/** Everyone is ready. */
const ready: TableView = {
  ...playing,
  seats: playing.seats.map((seat) => ({ ...seat, ready: true })),
};
const nobodyReady = playing.seats.map((seat) => ({ ...seat, ready: false }));
/** Everyone takes tiles from a pile. */
const taking: TableView = {
  ...ready,
  phase: 'taking',
  round: null,
  pile: {
    round: 2,
    takers: [null, null, 3, null],
    each: 2,
    order: null,
    again: false,
    hand: [],
  },
};

const settlement: Settlement = {
  winner: null,
  tied: true,
  values: [3, 4, 5, 6],
  sides: [
    side({ points: 40, remembered: 0, open: true }),
    side({ points: 0, remembered: 12, open: false }),
  ],
  carried: 25,
  bonuses: [],
  rounds: 3,
  first_open: 0,
  instant: null,
  verdict: null,
};

function side(after: Settlement['sides'][number]['after']): Settlement['sides'][number] {
  const before = { points: 0, remembered: 0, open: false };
  return { before, credit: 0, received: 0, bonus: 0, made: 0, paid: 0, scored: 0, after };
}

interface Case {
  readonly event: SeenEvent;
  readonly before?: TableView;
  /** The expected changes; everything else stays. */
  readonly changes: (before: TableView) => Partial<TableView>;
}

const inRound = (change: Partial<NonNullable<TableView['round']>>, event: SeenEvent) => ({
  round: { ...round, ...change, history: [...round.history, event] },
});

const withSeat = (view: TableView, seat: number, change: object) => ({
  seats: view.seats.map((other, i) => (i + 1 === seat ? { ...other, ...change } : other)),
});

/** A case whose expected history includes its event. */
const inHistory = (event: SeenEvent, change: Partial<NonNullable<TableView['round']>>): Case => ({
  event,
  changes: () => inRound(change, event),
});

const ends = [
  { at: 'L', number: 6 },
  { at: 'R', number: 3 },
] satisfies Extract<SeenEvent, { type: 'played' }>['ends'];

const [count1 = 0, count2 = 0, count3 = 0, count4 = 0] = round.counts;

const cases: Record<string, Case> = {
  opened: { event: { type: 'opened' }, changes: () => ({}) },
  seated: {
    event: { type: 'seated', seat: 2, name: 'Vera' },
    changes: (view) =>
      withSeat(view, 2, { sitter: { kind: 'person', name: 'Vera', held_by: null } }),
  },
  'seated with a face': {
    event: { type: 'seated', seat: 2, name: 'Vera', face: 7 },
    changes: (view) =>
      withSeat(view, 2, { sitter: { kind: 'person', name: 'Vera', face: 7, held_by: null } }),
  },
  renamed: {
    before: {
      ...playing,
      seats: playing.seats.map((seat) => ({
        ...seat,
        sitter: { kind: 'person', name: 'Ana', face: 7, held_by: 'steady' },
      })),
    },
    event: { type: 'renamed', seat: 2, name: 'Vera' },
    changes: (view) =>
      withSeat(view, 2, { sitter: { kind: 'person', name: 'Vera', held_by: 'steady' } }),
  },
  'renamed, but a bot sits there': {
    event: { type: 'renamed', seat: 2, name: 'Vera' },
    changes: () => ({}),
  },
  'bot-seated': {
    event: { type: 'bot-seated', seat: 2, level: 'easy', persona: 'mila', face: 12246 },
    changes: (view) =>
      withSeat(view, 2, {
        sitter: { kind: 'bot', level: 'easy', persona: 'mila', face: 12246 },
      }),
  },
  left: {
    before: ready,
    event: { type: 'left', seat: 3 },
    changes: (view) => withSeat(view, 3, { sitter: { kind: 'open' }, ready: false }),
  },
  'match-began': {
    before: { ...taking, match_end: null, match_number: 1 },
    event: { type: 'match-began', number: 2 },
    changes: () => ({
      seats: nobodyReady,
      phase: 'between',
      match_number: 2,
      round: null,
      sheet: [],
      match_end: null,
      pile: undefined as never,
      standing: {
        accounts: [0, 1].map(() => ({
          points: 0,
          remembered: 0,
          open: playing.rules.account.openAt === 0,
        })),
        carried: 0,
        rounds: 0,
        first_open: null,
      },
    }),
  },
  'lot-drawn': {
    event: { type: 'lot-drawn', tiles: [firstTile, firstTile, firstTile, firstTile], leader: 1 },
    changes: () => ({}),
  },
  mixed: {
    before: ready,
    event: { type: 'mixed', round: 2, pile: 4, each: 1, order: [2, 3, 4, 1], again: true },
    changes: () => ({
      seats: nobodyReady,
      phase: 'taking',
      pile: {
        round: 2,
        takers: [null, null, null, null],
        each: 1,
        order: [2, 3, 4, 1],
        again: true,
        hand: playing.options.lifting === 'at-once' ? [] : null,
      },
    }),
  },
  'mixed-again': { event: { type: 'mixed-again', seat: 1 }, changes: () => ({}) },
  'took, another seat': {
    before: taking,
    event: { type: 'took', seat: 2, place: 1, tile: null, by: 'person' },
    changes: ({ pile }) => ({ pile: { ...pile, takers: [null, 2, 3, null] } as never }),
  },
  'took, this seat': {
    before: taking,
    event: { type: 'took', seat: 1, place: 0, tile: [2, 5], by: 'person' },
    changes: ({ pile }) => ({
      pile: { ...pile, takers: [1, null, 3, null], hand: [[2, 5]] } as never,
    }),
  },
  'took, in a table without a pile': {
    event: { type: 'took', seat: 2, place: 1, tile: null, by: 'person' },
    changes: () => ({}),
  },
  dealt: {
    before: taking,
    event: {
      type: 'dealt',
      round: 2,
      hand: [
        [0, 1],
        [5, 6],
        [3, 3],
      ],
      counts: [3, 3, 3, 3],
      boneyard: 16,
      leader: 4,
      must_lead: 'double',
    },
    changes: () => ({
      seats: nobodyReady,
      phase: 'playing',
      pile: undefined as never,
      round: {
        number: 2,
        leader: 4,
        must_lead: 'double',
        // Sorted by the larger half, then by the smaller one.
        hand: [
          [0, 1],
          [3, 3],
          [5, 6],
        ],
        counts: [3, 3, 3, 3],
        boneyard: 16,
        ends: [],
        history: [],
      },
    }),
  },
  'lifted, this seat': {
    event: { type: 'lifted', seat: 1, hand: [[1, 2]] },
    changes: () => ({ round: { ...round, hand: [[1, 2]] } }),
  },
  'lifted, another seat': {
    event: { type: 'lifted', seat: 2, hand: null },
    changes: () => ({}),
  },
  'thrown-back': {
    before: taking,
    event: { type: 'thrown-back', round: 2, hands: [[], [], [], []] },
    changes: () => ({ phase: 'between', pile: undefined as never }),
  },
  declared: inHistory(
    { type: 'declared', seat: 3, by: 'person' },
    { leader: 3, must_lead: [6, 6] },
  ),
  'played, this seat': inHistory(
    { type: 'played', seat: 1, tile: firstTile, at: 'L', ends, by: 'person' },
    { ends, counts: [count1 - 1, count2, count3, count4], hand: hand.slice(1) },
  ),
  'played, another seat first': inHistory(
    { type: 'played', seat: 2, tile: [6, 6], at: 'first', ends, by: 'bot' },
    { ends, counts: [count1, count2 - 1, count3, count4], leader: 2 },
  ),
  closed: inHistory({ type: 'closed', seat: 2, ends, by: 'person' }, { ends }),
  done: inHistory({ type: 'done', seat: 2, by: 'person' }, {}),
  'drew, this seat': inHistory(
    { type: 'drew', seat: 1, tile: [9, 9], boneyard: 13, by: 'person' },
    {
      boneyard: 13,
      counts: [count1 + 1, count2, count3, count4],
      hand: [...hand, [9, 9]],
    },
  ),
  'drew, another seat': inHistory(
    { type: 'drew', seat: 4, tile: null, boneyard: 13, by: 'person' },
    { boneyard: 13, counts: [count1, count2, count3, count4 + 1] },
  ),
  passed: inHistory({ type: 'passed', seat: 2, by: 'clock' }, {}),
  // R0.4.41: the points of a tied fish are carried over.
  'round-ended': {
    before: ready,
    event: {
      type: 'round-ended',
      result: {
        round: 3,
        outcome: { kind: 'blocked', seat: 2 },
        hands: [[], [], [], []],
        settlement,
        lead: { by: 'tile' },
      },
    },
    changes: ({ sheet }) => ({
      seats: nobodyReady,
      phase: 'between',
      sheet: [...sheet, expect.objectContaining({ settlement }) as never],
      standing: {
        accounts: settlement.sides.map(({ after }) => after),
        carried: 25,
        rounds: 3,
        first_open: 0,
      },
    }),
  },
  ready: {
    event: { type: 'ready', seat: 4 },
    changes: (view) => withSeat(view, 4, { ready: true }),
  },
  'match-ended, played out': {
    before: ready,
    event: {
      type: 'match-ended',
      end: {
        verdict: { won: [0], lost: [1] },
        rating_points: null,
        eliminated: null,
        resigned: false,
      },
    },
    changes: () => ({
      seats: nobodyReady,
      phase: 'over',
      match_end: {
        verdict: { won: [0], lost: [1] },
        rating_points: null,
        eliminated: null,
        resigned: false,
      },
    }),
  },
  'match-ended, stopped': {
    before: taking,
    event: { type: 'match-ended', end: null },
    changes: () => ({
      seats: nobodyReady,
      phase: 'stopped',
      match_end: null,
      pile: undefined as never,
    }),
  },
  held: {
    before: { ...playing, ...withSeat(playing, 2, { sitter: person(null) }) },
    event: { type: 'held', seat: 2, level: 'steady' },
    changes: (view) => withSeat(view, 2, { sitter: person('steady') }),
  },
  returned: {
    before: { ...playing, ...withSeat(playing, 2, { sitter: person('steady') }) },
    event: { type: 'returned', seat: 2 },
    changes: (view) => withSeat(view, 2, { sitter: person(null) }),
  },
  paced: {
    event: { type: 'paced', seat: 1, bot_delay_ms: 1600 },
    changes: (view) => ({ options: { ...view.options, bot_delay_ms: 1600 } }),
  },
  'held, an open seat': {
    before: { ...playing, ...withSeat(playing, 2, { sitter: { kind: 'open' } }) },
    event: { type: 'held', seat: 2, level: 'steady' },
    changes: () => ({}),
  },
  credited: { event: { type: 'credited', ms: 500 }, changes: () => ({}) },
  proposed: {
    event: { type: 'proposed', seat: 2, proposed: { what: 'take-back', from: 9 } },
    changes: () => ({}),
  },
  agreed: { event: { type: 'agreed', seat: 1 }, changes: () => ({}) },
  declined: { event: { type: 'declined', seat: 1 }, changes: () => ({}) },
  'took-back': { event: { type: 'took-back', seat: 2, from: 9 }, changes: () => ({}) },
};

function person(held_by: 'steady' | null) {
  return { kind: 'person', name: 'Boris', held_by } as const;
}

describe.each(Object.entries(cases))('%s', (_, { event, before = playing, changes }) => {
  it('changes only what it should, in a copy of the view', () => {
    const kept = structuredClone(before);
    expect(viewWith(before, event)).toEqual({ ...before, ...changes(before) });
    expect(before).toEqual(kept);
  });

  it('sets the view’s number to its own', () => {
    expect(apply(before, before.seq + 1, event)).toMatchObject({ seq: before.seq + 1 });
  });
});

it('every kind of event has a case', () => {
  const kinds = new Set(Object.values(cases).map(({ event }) => event.type));
  const all: Record<SeenEvent['type'], true> = {
    opened: true,
    seated: true,
    renamed: true,
    'bot-seated': true,
    left: true,
    'match-began': true,
    'lot-drawn': true,
    mixed: true,
    'mixed-again': true,
    took: true,
    dealt: true,
    lifted: true,
    'thrown-back': true,
    declared: true,
    played: true,
    closed: true,
    done: true,
    drew: true,
    passed: true,
    'round-ended': true,
    ready: true,
    'match-ended': true,
    held: true,
    returned: true,
    paced: true,
    credited: true,
    proposed: true,
    agreed: true,
    declined: true,
    'took-back': true,
  };
  expect([...kinds].sort()).toEqual(Object.keys(all).sort());
});

describe('a person with two hands', () => {
  const two: TableView = {
    ...taking,
    second: 3,
  };

  it('sees the tiles that the second seat takes', () => {
    const event: SeenEvent = { type: 'took', seat: 3, place: 1, tile: [4, 4], by: 'person' };
    expect(viewWith(two, event).pile).toMatchObject({ hand: [], second_hand: [[4, 4]] });
  });

  it('sees the tiles that the second seat lifts, plays and draws', () => {
    const held: TableView = { ...playing, second: 3, round: { ...round, second_hand: [[1, 1]] } };
    const lifted = viewWith(held, { type: 'lifted', seat: 3, hand: [[2, 4]] });
    expect(lifted.round).toMatchObject({ hand, second_hand: [[2, 4]] });
    const drew = viewWith(lifted, {
      type: 'drew',
      seat: 3,
      tile: [0, 3],
      boneyard: 9,
      by: 'person',
    });
    expect(drew.round?.second_hand).toEqual([
      [0, 3],
      [2, 4],
    ]);
    const played = viewWith(drew, {
      type: 'played',
      seat: 3,
      tile: [0, 3],
      at: 'R',
      ends,
      by: 'person',
    });
    expect(played.round?.second_hand).toEqual([[2, 4]]);
    expect(played.round?.hand).toEqual(hand);
  });
});

it('a hand that must keep its order is shown as it was dealt', () => {
  const fixed: TableView = { ...taking, options: { ...taking.options, hand_order: 'fixed' } };
  const dealt: SeenEvent = {
    type: 'dealt',
    round: 2,
    hand: [
      [5, 6],
      [0, 1],
    ],
    counts: [2, 2, 2, 2],
    boneyard: 20,
    leader: 1,
    must_lead: null,
  };
  expect(viewWith(fixed, dealt).round?.hand).toEqual([
    [5, 6],
    [0, 1],
  ]);
});
