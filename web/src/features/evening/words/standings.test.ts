import { describe, expect, it } from 'vitest';
import type { EveningStanding } from '../../../net/protocol/evening.ts';
import { linesOfPlaces, placesOf } from './standings.ts';

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

describe('teams', () => {
  const team = (team: number, place: number, name: string, points: number) => {
    const { played, wins, plus, minus, penalties, effectiveness, money } = line(1, 1);
    const sums = { played, wins, plus, minus, penalties, effectiveness, money };
    return { ...sums, place, team, name, points, decided_by: null };
  };
  const lineOf = (number: number, place: number, team: number) => ({
    ...line(number, place, number % 2 === 1 ? number + 1 : number - 1),
    team,
  });
  const report = {
    standings: [5, 6, 7, 8]
      .map((n) => lineOf(n, 1, 2))
      .concat([1, 2, 3, 4].map((n) => lineOf(n, 2, 1))),
    teams: [team(2, 1, 'Los Tigres', 12), team(1, 2, '', 3)],
  };

  it('have one place with all their players and the sums of the team', () => {
    const places = placesOf(report);
    expect(places.map(({ players }) => players.map(({ player }) => player))).toEqual([
      [5, 6, 7, 8],
      [1, 2, 3, 4],
    ]);
    expect(places.map(({ line: { place, points } }) => [place, points])).toEqual([
      [1, 12],
      [2, 3],
    ]);
  });

  it('have one line with their number and their name', () => {
    const lines = linesOfPlaces(report, { team: ({ n }) => `Team ${n}` });
    expect(lines.map(({ number, name, points }) => [number, name, points])).toEqual([
      [2, 'Los Tigres', 12],
      [1, 'Team 1', 3],
    ]);
  });
});
