import { lineEnds, openEnds } from './ends.ts';
import { describe, expect, it } from 'vitest';
import { countHand } from './count.ts';
import { arrangeHand, moveInHand } from './hand.ts';
import { endsAfter, lineOf, outOf } from './line.ts';
import { playLines } from './plays.ts';
import { longestOf, tilesOf } from './set.ts';
import { after, allRecordings, recordingOf } from './testing/tables.ts';
import type { Tile } from '../protocol/types.ts';

describe('the line', () => {
  it('reads from left to right, and its ends are those the table named', () => {
    for (const recording of allRecordings) {
      for (let count = 1; count <= recording.events.length; count++) {
        const { round } = after(recording, count);
        const line = lineOf(round?.history ?? []);
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

  it('the ends after a play are guessed as the table says them', () => {
    for (const recording of allRecordings) {
      for (const [i, event] of recording.events.entries()) {
        if (event.type !== 'played') continue;
        const before = lineEnds(after(recording, i).round?.ends ?? []);
        expect(openEnds(endsAfter(before, event.tile, event.at))).toEqual(event.ends);
      }
    }
  });

  it('counts how many of a number are out', () => {
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
  it('joins what a seat draws in a row', () => {
    const drew = (seat: number, boneyard: number) =>
      ({ type: 'drew', seat, tile: null, boneyard, by: 'person' }) as const;
    const lines = playLines([
      drew(2, 9),
      drew(2, 8),
      { type: 'passed', seat: 2, by: 'forced' },
      drew(1, 7),
    ]);
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

  it('keeps its order; what is new comes last', () => {
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

describe('what is counted', () => {
  it('every tile adds up to what the table wrote', () => {
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

  it('a special tile says so', () => {
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
