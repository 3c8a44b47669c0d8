import { lineEnds } from '../testing/line-ends.ts';
import { describe, expect, it } from 'vitest';
import { countHand } from '../score/count.ts';
import { arrangeHand, moveInHand } from './hand.ts';
import { type Row } from './row.ts';
import { outOf, rowsOf } from './line.ts';
import { playLines } from '../cloth/plays.ts';
import { longestOf, tilesOf } from './set.ts';
import { after, allRecordings, recordingOf } from '../testing/tables.ts';
import { endsAfter } from './touch.ts';
import type { OpenEnd, Place, SeenEvent, Tile } from '../../../net/protocol/types.ts';

const played = (tile: Tile, at: Place, ends: OpenEnd[]): SeenEvent => ({
  type: 'played',
  seat: 1,
  tile,
  at,
  ends,
  by: 'person',
});

const asText = (rows: readonly Row[]) =>
  rows.map(({ at, tiles }) => [at, ...tiles.map(({ left, right }) => `${left}-${right}`)]);

describe('the line', () => {
  it('is read from left to right between the ends that the table names', () => {
    for (const recording of allRecordings) {
      // Triangles lie in rows of their own.
      if (recording.snapshot.rules.layout.shape === 'triangles') continue;
      for (let count = 1; count <= recording.events.length; count++) {
        const { round } = after(recording, count);
        const line = rowsOf(round?.history ?? [])[0]?.tiles ?? [];
        for (const [i, tile] of line.entries()) {
          expect([tile.left, tile.right].sort()).toEqual([...tile.tile].sort());
          const next = line[i + 1];
          if (next !== undefined) expect(next.left).toBe(tile.right);
        }
        const ends = lineEnds(round?.ends ?? []);
        if (ends !== null) expect([line[0]?.left, line.at(-1)?.right]).toEqual(ends);
      }
    }
  });

  it('is predicted to have the ends that the table names after a play', () => {
    for (const recording of allRecordings) {
      for (const [i, event] of recording.events.entries()) {
        if (event.type !== 'played') continue;
        const { rules, round } = after(recording, i);
        // The ends that a spinner or an engine opens are not predicted.
        if (rules.layout.shape !== 'line') continue;
        expect(endsAfter(rules, round?.ends ?? [], event)).toEqual(event.ends);
      }
    }
  });

  it('of a cross is read arm by arm, each outwards', () => {
    const end = (at: Place, number: number): OpenEnd => ({ at, number });
    const arms = [end('L', 5), end('R', 5), end('U', 5), end('D', 5)];
    const rows = rowsOf([
      played([5, 5], 'first', arms),
      played([3, 5], 'U', [...arms.slice(0, 2), end('U', 3), end('D', 5)]),
      played([1, 5], 'L', [end('L', 1), end('R', 5), end('U', 3), end('D', 5)]),
      played([2, 3], 'U', [end('L', 1), end('R', 5), end('U', 2), end('D', 5)]),
    ]);
    expect(asText(rows)).toEqual([
      ['first', '1-5', '5-5'],
      ['U', '5-3', '3-2'],
    ]);
  });

  it('of trains is read train by train, from the engine', () => {
    const at = (seat: number): Place => ({ train: seat });
    const ends = (own: number, public_: number): OpenEnd[] => [
      { at: 'M', number: public_ },
      { at: at(1), number: own },
    ];
    const rows = rowsOf([
      played([12, 12], 'first', ends(12, 12)),
      played([4, 12], at(1), ends(4, 12)),
      played([12, 12], 'M', [{ at: 'M', number: 12 }]),
      played([4, 7], at(1), ends(7, 12)),
    ]);
    expect(asText(rows)).toEqual([
      ['first', '12-12'],
      ['M', '12-12'],
      [{ train: 1 }, '12-4', '4-7'],
    ]);
  });

  it('of a tree is read from each toe, outwards', () => {
    const on = (...tile: Tile): Place => ({ on: tile });
    const rows = rowsOf([
      played([2, 5], 'first', []),
      played([5, 5], on(2, 5), []),
      played([1, 2], on(2, 5), []),
      played([3, 5], on(5, 5), []),
      played([5, 6], on(5, 5), []),
      played([1, 4], on(1, 2), []),
      played([3, 4], on(3, 5), []),
    ]);
    expect(asText(rows)).toEqual([
      ['first', '4-1', '1-2', '2-5', '5-5'],
      [on(5, 5), '5-3', '3-4'],
      [on(5, 5), '5-6'],
    ]);
  });

  it('has each number as often as its laid tiles show it', () => {
    const recording = recordingOf('spanish-pairs');
    const view = after(recording, recording.events.length);
    const set = tilesOf(view.rules, 4);
    const history = view.round?.history ?? [];
    const plays = history.filter((event) => event.type === 'played');
    const halves = [0, 1, 2, 3, 4, 5, 6].map((n) => outOf(n, history, set));
    expect(halves.every(({ all }) => all === 7)).toBe(true);
    const doubles = plays.filter(({ tile }) => tile[0] === tile[1]).length;
    expect(halves.reduce((sum, { out }) => sum + out, 0)).toBe(2 * plays.length - doubles);
  });
});

describe('the list of plays', () => {
  it('joins several draws of a seat', () => {
    const drew = (seat: number, boneyard: number) =>
      ({ type: 'drew', seat, tile: null, boneyard, by: 'person' }) as const;
    const turns: SeenEvent[] = [
      drew(2, 9),
      drew(2, 8),
      { type: 'passed', seat: 2, by: 'forced' },
      drew(1, 7),
    ];
    const lines = playLines(turns, recordingOf('draw').snapshot.rules);
    expect(lines).toEqual([
      { kind: 'drew', seat: 2, by: 'person', n: 2 },
      { kind: 'passed', seat: 2, by: 'forced' },
      { kind: 'drew', seat: 1, by: 'person', n: 1 },
    ]);
  });
});

describe('a hand', () => {
  const hand: Tile[] = [
    [0, 1],
    [2, 3],
    [4, 4],
  ];

  // R1.8.7: a hand keeps the order its player gives it.
  it('keeps its order; new tiles come last', () => {
    const order = moveInHand(hand, [4, 4], 0);
    expect(order).toEqual([
      [4, 4],
      [0, 1],
      [2, 3],
    ]);
    expect(
      arrangeHand(order, [
        [0, 1],
        [1, 1],
        [4, 4],
      ]),
    ).toEqual([
      [4, 4],
      [0, 1],
      [1, 1],
    ]);
  });

  it('cannot be moved beyond its ends', () => {
    expect(moveInHand(hand, [0, 1], 9).at(-1)).toEqual([0, 1]);
    expect(moveInHand(hand, [4, 4], -2)[0]).toEqual([4, 4]);
  });
});

describe('the count of a hand', () => {
  // R0.4.33a: the sheet's columns add up to what the table scored.
  it('adds up to the value that the table gave the hand', () => {
    for (const recording of allRecordings) {
      for (const event of recording.events) {
        if (event.type !== 'round-ended') continue;
        const { hands, settlement } = event.result;
        for (const [i, hand] of hands.entries()) {
          const counted = countHand(recording.snapshot.rules, hand);
          const sum = counted.reduce((all, { points }) => all + points, 0);
          expect(sum).toBe(settlement.values[i]);
        }
      }
    }
  });

  it('marks a special tile that counts more than its pips', () => {
    const { rules } = recordingOf('goat-club-one').snapshot;
    expect(countHand(rules, [[0, 0]])).toEqual([{ tile: [0, 0], points: 10, special: true }]);
    expect(
      countHand(rules, [
        [0, 0],
        [1, 2],
      ]).map(({ points }) => points),
    ).toEqual([0, 3]);
  });
});

it('the longest line has no more tiles than can be laid', () => {
  expect(longestOf(recordingOf('draw').snapshot.rules, 2).tiles).toBe(28);
  const { rules } = recordingOf('spanish-pairs').snapshot;
  expect(longestOf(rules, 4).tiles).toBe(28);
});
