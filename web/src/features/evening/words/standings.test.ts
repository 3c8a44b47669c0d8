import { describe, expect, it } from 'vitest';
import type { EveningStanding, EveningView, Setup } from '../../../net/protocol/evening.ts';
import { doGroupsPlay, groupReports, linesOfPlaces, placesGoingOn, placesOf } from './standings.ts';

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

describe('groups', () => {
  const setup = {
    players: Array.from({ length: 8 }, (_, at) => ({ name: `Player ${at + 1}`, needs: [] })),
    seating: 'groups',
    groups: { count: 2, qualify: 1 },
    matches: 1,
  } as unknown as Setup;
  const sums = { played: 1, points: 2, wins: 1, plus: 100, minus: 0, penalties: 0, money: 0 };
  const of = (group: number, place: number, number: number) => ({
    ...{ group, place, number, ...sums, effectiveness: 100 },
    decided_by: null,
  });
  // Pair 3 and 4 is the first of the evening, but the second of its group.
  const standings = [3, 1, 5, 7].flatMap((first, at) => [
    line(first, at + 1, first + 1),
    line(first + 1, at + 1, first),
  ]);
  const groups = [of(1, 1, 7), of(1, 2, 1), of(2, 1, 5), of(2, 2, 3)];
  const view = (matches: number) =>
    ({
      setup,
      report: { standings, groups },
      schedule: { matches: Array.from({ length: matches }, () => ({ tables: [] })) },
    }) as unknown as EveningView;

  it('have standings of their own', () => {
    const reports = groupReports(view(1));
    expect(reports.map(({ group }) => group)).toEqual([1, 2]);
    const places = reports.map((report) =>
      placesOf(report).map(({ line, players }) => [
        line.place,
        line.points,
        ...players.map(({ player }) => player),
      ]),
    );
    expect(places).toEqual([
      [
        [1, 2, 7, 8],
        [2, 2, 1, 2],
      ],
      [
        [1, 2, 5, 6],
        [2, 2, 3, 4],
      ],
    ]);
  });

  it('play until the knock-out is drawn', () => {
    expect([doGroupsPlay(view(1)), doGroupsPlay(view(2))]).toEqual([true, false]);
    expect(placesGoingOn(setup)).toBe('1');
    expect(placesGoingOn({ ...setup, groups: { count: 2, qualify: 3 } })).toBe('1–3');
  });
});
