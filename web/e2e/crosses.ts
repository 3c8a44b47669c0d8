// Positions of crosses, and of lines whose ends score, set up by hand.
import type { LiveState, OpenEnd, TableView, Tile } from '../src/net/protocol/types.ts';
import { preset } from '../src/features/rulebook/testing/presets.ts';
import { figure, play, type Laid } from './figures.ts';
import type { Moment } from './staged.ts';

/** A round in which the ends show these numbers, and what they count. */
function round(
  id: string,
  laid: readonly Laid[],
  ends: OpenEnd[],
  hand: Tile[],
  now: Partial<LiveState> = {},
): Moment {
  const { rules } = preset(id);
  const moment = figure(rules, laid, ends, hand, []);
  return { ...moment, now: { turn: 1, ...now } };
}

/** Two against two, seats 1 and 3 against 2 and 4. */
function inPairs(moment: Moment): Moment {
  const { view = {} } = moment;
  const account = { points: 30, remembered: 0, open: true };
  const pairs: Partial<TableView> = {
    sides: [
      [1, 3],
      [2, 4],
    ],
    seats: (view.seats ?? []).map((seat, i) => ({ ...seat, side: i % 2 })),
    standing: { accounts: [account, account], carried: 0, rounds: 1, first_open: null },
  };
  return { ...moment, view: { ...view, ...pairs } };
}

/** Round 6-6: left to 4, right to 5, up to 3-3, down to 0. */
const cross: Laid[] = [
  [2, [6, 6], 'first'],
  [3, [5, 6], 'L'],
  [4, [4, 6], 'R'],
  [1, [5, 5], 'L', 15],
  [2, [4, 4], 'R'],
  [3, [0, 5], 'L'],
  [4, [1, 4], 'R'],
  [1, [0, 4], 'L', 5],
  [2, [1, 5], 'R'],
  [3, [1, 6], 'D', 10],
  [4, [3, 6], 'U'],
  [1, [1, 2], 'D'],
  [2, [0, 2], 'D'],
  [3, [3, 3], 'U', 15],
];

/** All Fives in the middle of a round: 0-0 keeps the sum of 15, 1-3 makes 10, 3-5 makes nothing. */
export const allFives = inPairs(
  round(
    'all-fives',
    cross,
    [
      { at: 'L', number: 4 },
      { at: 'R', number: 5 },
      { at: 'U', number: 3 },
      { at: 'D', number: 0 },
    ],
    [
      [0, 0],
      [1, 3],
      [3, 5],
      [2, 6],
    ],
    {
      legal: [play([3, 5], 'R'), play([1, 3], 'U'), play([3, 5], 'U'), play([0, 0], 'D')],
      legal_points: [0, 10, 0, 15],
      end_counts: [4, 5, 6, 0],
      made: [20, 0, 25, 0],
    },
  ),
);

/** A lone double counts once at each side. */
export const loneDouble = inPairs(
  round(
    'all-fives',
    [[4, [5, 5], 'first', 10]],
    [
      { at: 'L', number: 5 },
      { at: 'R', number: 5 },
    ],
    [
      [0, 5],
      [1, 3],
      [3, 5],
      [2, 6],
      [6, 6],
      [4, 4],
      [0, 1],
    ],
    {
      legal: [play([0, 5], 'L'), play([3, 5], 'L')],
      legal_points: [10, 0],
      end_counts: [5, 5],
      made: [0, 0, 0, 10],
    },
  ),
);

/** Telefon, each for themselves: the arms are open and have no tile yet. 4-6 scores at the left, less at the right. */
export const telefon = round(
  'telefon',
  [
    [2, [2, 3], 'first'],
    [3, [3, 3], 'R'],
    [4, [3, 6], 'R'],
    [1, [4, 6], 'R', 5],
    [2, [2, 6], 'L', 10],
  ],
  [
    { at: 'L', number: 6 },
    { at: 'R', number: 4 },
    { at: 'U', number: 3 },
    { at: 'D', number: 3 },
  ],
  [
    [1, 6],
    [0, 3],
    [4, 4],
    [0, 4],
    [1, 1],
    [0, 2],
  ],
  {
    legal: [
      play([1, 6], 'L'),
      play([0, 4], 'R'),
      play([4, 4], 'R'),
      play([0, 3], 'U'),
      play([0, 3], 'D'),
    ],
    legal_points: [5, 0, 0, 10, 10],
    end_counts: [6, 4, null, null],
    made: [5, 10, 0, 0],
  },
);

/** Donkey: a cross whose ends do not score. */
export const donkey = round(
  'donkey',
  [
    [2, [2, 2], 'first'],
    [3, [2, 5], 'L'],
    [4, [2, 6], 'R'],
    [1, [1, 2], 'U'],
    [2, [1, 5], 'L'],
    [3, [0, 2], 'D'],
  ],
  [
    { at: 'L', number: 1 },
    { at: 'R', number: 6 },
    { at: 'U', number: 1 },
    { at: 'D', number: 0 },
  ],
  [
    [1, 6],
    [3, 4],
    [0, 0],
  ],
  { legal: [play([1, 6], 'L'), play([1, 6], 'R'), play([1, 6], 'U'), play([0, 0], 'D')] },
);

/** Bergen: a line whose equal ends score. */
export const bergen = round(
  'bergen',
  [
    [2, [6, 6], 'first', 2],
    [3, [1, 6], 'L'],
    [4, [1, 6], 'R', 2],
  ],
  [
    { at: 'L', number: 1 },
    { at: 'R', number: 1 },
  ],
  [
    [0, 1],
    [1, 1],
    [2, 4],
    [3, 4],
  ],
  {
    legal: [play([0, 1], 'L'), play([1, 1], 'L')],
    legal_points: [0, 3],
    end_counts: [1, 1],
    made: [0, 2, 0, 2],
  },
);
