import { expect, it } from 'vitest';
import type { EveningStanding } from '../../../net/protocol/evening.ts';
import { placesOf } from './standings.ts';

const line = (number: number, place: number, partner?: number): EveningStanding => ({
  place,
  number,
  name: `Player ${number}`,
  ...(partner !== undefined && { partner }),
  played: 1,
  points: 1,
  wins: 1,
  plus: 100,
  minus: 50,
  penalties: 0,
  effectiveness: 50,
  money: 0,
  prize: 0,
  decided_by: null,
});

it('single players have a place each', () => {
  const places = placesOf({ standings: [line(2, 1), line(1, 2)] });
  expect(places.map(({ players }) => players.map(({ player }) => player))).toEqual([[2], [1]]);
});

it('the two players of a fixed pair have one place', () => {
  const places = placesOf({
    standings: [line(3, 1, 4), line(4, 1, 3), line(1, 2, 2), line(2, 2, 1)],
  });
  expect(places.map(({ players }) => players.map(({ name }) => name))).toEqual([
    ['Player 3', 'Player 4'],
    ['Player 1', 'Player 2'],
  ]);
  expect(places.map(({ line: { place } }) => place)).toEqual([1, 2]);
});
