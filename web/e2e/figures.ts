// Positions of trains, chicken-foot and triangles, set up by hand. Those of crosses are in `crosses.ts`.
import type {
  Move,
  OpenEnd,
  Place,
  SeenEvent,
  TableView,
  Tile,
} from '../src/net/protocol/types.ts';
import { preset } from '../src/features/rulebook/testing/presets.ts';
export { preset };
import type { Moment } from './staged.ts';

const NAMES = ['Ana', 'Boris', 'Eva', 'Luka'];

/** A laid tile with its points where it scored, and the ends after it if they are not those of the whole figure. */
export type Laid = [
  seat: number,
  tile: Tile,
  at: Place,
  points?: number | undefined,
  ends?: OpenEnd[],
];

/** A round under these rules with these laid tiles, in which the first seat may play any of these moves. */
export function figure(
  rules: TableView['rules'],
  laid: readonly Laid[],
  ends: OpenEnd[],
  hand: Tile[],
  legal: Move[],
  marked: number[] = [],
  names: readonly string[] = NAMES,
): Moment {
  const history = laid.map(([seat, tile, at, points, after = ends]): SeenEvent => {
    const scored = points === undefined ? {} : { points };
    return { type: 'played', seat, tile, at, ends: after, ...scored, by: 'person' };
  });
  const seats = names.map((name, side) => {
    const sitter = { kind: 'person' as const, name, held_by: null };
    return { sitter, side, ready: false };
  });
  const account = { points: 31, remembered: 0, open: true };
  return {
    match: 'spanish-pairs',
    events: 0,
    view: {
      rules,
      seats,
      sides: names.map((_, i) => [i + 1]),
      phase: 'playing',
      standing: { accounts: names.map(() => account), carried: 0, rounds: 2, first_open: null },
      sheet: [],
      round: {
        number: 3,
        leader: 2,
        must_lead: null,
        hand,
        counts: [hand.length, 9, 11, 6, 7, 5, 8, 10].slice(0, names.length),
        boneyard: 21,
        ends,
        history,
      },
    },
    now: { turn: 1, legal, marked },
  };
}

export const play = (tile: Tile, at: Place): Move => ({ type: 'play', tile, at });
export const train = (seat: number): Place => ({ train: seat });
const on = (...tile: Tile): Place => ({ on: tile });

/** Sixteen tiles in hand. Each position says which of them fit. */
const hand: Tile[] = [
  ...([0, 1, 2, 3, 4, 5, 6, 7] as const).map((low): Tile => [low, 8]),
  ...([0, 1, 2, 3, 4, 5, 6, 7] as const).map((low): Tile => [low, 11]),
];

const mexican = preset('mexican-train').rules;

const begun: Laid[] = [
  [2, [12, 12], 'first'],
  [3, [5, 12], train(3)],
  [4, [9, 12], 'M'],
  [1, [3, 9], 'M'],
  [2, [3, 4], 'M'],
  [3, [4, 10], 'M'],
  [4, [10, 10], 'M'],
  [4, [2, 10], 'M'],
  [1, [7, 12], train(1)],
];

const trainEnds: OpenEnd[] = [
  { at: 'M', number: 2 },
  { at: train(1), number: 7 },
  { at: train(2), number: 12 },
  { at: train(3), number: 5 },
  { at: train(4), number: 12 },
];

export const trains = figure(
  mexican,
  begun,
  trainEnds,
  hand,
  [
    play([2, 8], 'M'),
    play([2, 11], 'M'),
    play([7, 8], train(1)),
    play([7, 11], train(1)),
    play([5, 8], train(3)),
  ],
  [3],
);

/** A double that another seat could not cover. */
export const bareDouble = figure(
  mexican,
  [...begun, [4, [5, 5], train(3)]],
  [{ at: train(3), number: 5 }],
  hand,
  [play([5, 8], train(3)), play([5, 11], train(3))],
  [3, 4],
);

/** A foot in the middle of a chicken-foot that takes one more toe. */
export const chickenFoot = figure(
  preset('chickenfoot').rules,
  [
    [1, [9, 9], 'first'],
    [2, [1, 9], on(9, 9)],
    [3, [2, 9], on(9, 9)],
    [4, [3, 9], on(9, 9)],
    [1, [4, 9], on(9, 9)],
    [2, [5, 9], on(9, 9)],
    [3, [6, 9], on(9, 9)],
    [4, [3, 3], on(3, 9)],
    [1, [0, 3], on(3, 3)],
    [2, [3, 7], on(3, 3)],
  ],
  [{ at: on(3, 3), number: 3 }],
  [
    [3, 8],
    [5, 8],
    [7, 7],
  ],
  [play([3, 8], on(3, 3))],
);

/** Eight players, of whom the first holds ten tiles. */
export const crowd = figure(
  preset('chickenfoot').rules,
  [[2, [9, 9], 'first']],
  [{ at: on(9, 9), number: 9 }],
  ([0, 1, 2, 3, 4, 5, 6, 7, 8] as const).map((low): Tile => [low, 9]).concat([[0, 0]]),
  [play([0, 9], on(9, 9))],
  [],
  [...NAMES, 'Marija', 'Davor', 'Carla', 'Teo'],
);

const cell = (x: number, y: number, turn: number): Place => ({ cell: { x, y, turn } });

/** Triangles: one fits in two places, turned differently; another in two places in the same turn. */
export const triangles = figure(
  preset('triominoes').rules,
  [
    [2, [5, 5, 5], 'first'],
    [3, [0, 5, 5], cell(1, 0, 1)],
    [4, [3, 5, 5], cell(0, 1, 0)],
    [1, [0, 1, 5], cell(2, 0, 0)],
  ],
  [],
  [
    [1, 5, 5],
    [3, 3, 5],
    [0, 0, 5],
    [2, 2, 2],
  ],
  [
    play([1, 5, 5], cell(-1, 0, 2)),
    play([1, 5, 5], cell(2, 1, 1)),
    play([3, 3, 5], cell(-1, 1, 2)),
    play([3, 3, 5], cell(1, 1, 2)),
    play([0, 0, 5], cell(1, -1, 0)),
    { type: 'draw' },
  ],
);
