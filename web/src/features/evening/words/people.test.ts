import { expect, it } from 'vitest';
import type { MatchPlan, Pairing, Setup } from '../../../net/protocol/evening.ts';
import { restingIn } from './people.ts';

const match = (...tables: readonly (readonly number[])[]): MatchPlan => ({
  tables: tables.map(([top = 0, bottom = 0, left = 0, right = 0]) => ({
    pairing: [
      [top, bottom],
      [left, right],
    ] as Pairing,
    filler: null,
  })),
});

const setupOf = (players: number) =>
  ({
    players: Array.from({ length: players }, (_, at) => ({ name: `${at + 1}`, needs: [] })),
  }) as unknown as Setup;

const resting = (matches: readonly MatchPlan[], players: number) =>
  matches.map((_, at) => restingIn(matches, at + 1, setupOf(players)));

// CLUB-32.
it('everyone without a seat sits out, in the first and the last match too', () => {
  const five = [match([1, 2, 3, 4]), match([5, 2, 3, 4]), match([1, 5, 3, 4])];
  expect(resting(five, 5)).toEqual([[5], [1], [2]]);
  expect(resting(five.slice(0, 1), 5)).toEqual([[5]]);
});

it('a player who left does not sit out', () => {
  const after = [
    match([1, 2, 3, 5]),
    match([1, 2, 4, 5]),
    match([1, 2, 4, 5]),
    match([1, 2, 4, 5]),
  ];
  expect(resting(after, 5)).toEqual([[4], [], [], []]);
});

it('a player who comes late sits out from the match before the first seat', () => {
  const after = [
    match([1, 2, 3, 4]),
    match([1, 2, 3, 4]),
    match([1, 2, 3, 4]),
    match([1, 2, 3, 5]),
  ];
  expect(resting(after, 5)).toEqual([[], [], [5], [4]]);
});

// The published seating for seven ends like this.
it('one of seven players may rest three times in a row', () => {
  const seven = [
    match([1, 2, 3, 4]),
    match([2, 5, 6, 7]),
    match([2, 3, 6, 7]),
    match([3, 4, 5, 6]),
  ];
  expect(resting(seven, 7)).toEqual([
    [5, 6, 7],
    [1, 3, 4],
    [1, 4, 5],
    [1, 2, 7],
  ]);
});

it('a pair of a smaller group that is over sits out, and in the knock-out those with a bye', () => {
  const setup = { ...setupOf(14), seating: 'groups', matches: 3 } as Setup;
  const of = (...pairs: readonly (readonly [number, number])[]) =>
    match(...pairs.map(([one, other]) => [2 * one - 1, 2 * one, 2 * other - 1, 2 * other]));
  const knockOut: MatchPlan = { ...of([2, 3]), byes: [[1, 2]] };
  const matches = [of([1, 2], [3, 4]), of([3, 5], [4, 6]), of([3, 6], [4, 5]), knockOut];
  const pairs = matches.map((_, at) =>
    restingIn(matches, at + 1, setup).filter((player) => player % 2 === 1),
  );
  expect(pairs).toEqual([[9, 11], [1, 3], [1, 3], [1]]);
});
