import { expect, it } from 'vitest';
import { REGULATIONS } from '../../testing/planner.ts';
import { countsLosersTiles, doubtOf, pipsOf, pointsOf, TILE_ROWS } from './points.ts';
import { ReplaySession } from '../../testing/replay.svelte.ts';

it('every tile of the set is there once, with 168 pips in all', () => {
  const tiles = TILE_ROWS.flat();
  expect(new Set(tiles.map((tile) => tile.join('-'))).size).toBe(28);
  expect(pipsOf(tiles)).toBe(168);
  expect(TILE_ROWS.map((row) => row.length)).toEqual([7, 7, 7, 7]);
});

// CLUB-45: a round with 0 points is entered as a tie, and the hands of two losers hold at most 118 pips.
it('a won round is worth 1 to 118 points', () => {
  const points = (typed: string) => pointsOf(typed, 118);
  expect(['1', '31', '118'].map(points)).toEqual([1, 31, 118]);
  expect(['', '0', '119', '999', '3.5', '-4', 'x'].map(points)).toEqual(Array(7).fill(undefined));
});

it('a regulation may allow more points, which the losers’ tiles alone do not make', () => {
  expect(pointsOf('153', 153)).toBe(153);
  expect(pointsOf('2', 1)).toBeUndefined();
  const [club, spain] = REGULATIONS.map(({ regulation }) => regulation);
  expect([undefined, club, spain].map(countsLosersTiles)).toEqual([true, true, false]);
});

// CLUB-45.
it('asks to confirm more than 60 points, and the same result within 20 seconds', () => {
  const session = new ReplaySession('a match, kept');
  session.until(({ act }) => act?.act === 'round');
  const table = session.view?.tables[1];
  if (table === undefined) throw new Error('the recording has no second table');
  const same = { kind: 'won', pair: 'first', points: 31 } as const;
  expect(doubtOf(table, { ...same, points: 61 }, session.now + 60_000)).toBe('high');
  expect(doubtOf(table, { ...same, points: 60 }, session.now)).toBeUndefined();
  expect(doubtOf(table, same, session.now + 19_999)).toBe('twice');
  expect(doubtOf(table, same, session.now + 20_000)).toBeUndefined();
  expect(doubtOf(table, { ...same, pair: 'second' }, session.now)).toBeUndefined();
});
