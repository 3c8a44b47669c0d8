import { expect, it } from 'vitest';
import type { MatchPlayer } from '../../../net/protocol/types.ts';
import { leftBehind } from './counted.ts';

const player = (seat: number, left: boolean): MatchPlayer => ({
  seat,
  side: (seat - 1) % 2,
  name: `Player ${seat}`,
  points: 0,
  outcome: 'won',
  left,
});
const players = [player(1, false), player(2, true), player(3, false), player(4, false)];
const seats = (found: readonly MatchPlayer[]) => found.map(({ seat }) => seat);

it('a rated match counts otherwise for who left and for the partner', () => {
  const { leavers, partners } = leftBehind({ players, rated: true }, false);
  expect([seats(leavers), seats(partners)]).toEqual([[2], [4]]);
});

it('a match that is not rated, or was given up, counts as its points say', () => {
  const nobody = { leavers: [], partners: [] };
  expect(leftBehind({ players, rated: false }, false)).toEqual(nobody);
  expect(leftBehind({ players, rated: true }, true)).toEqual(nobody);
});
