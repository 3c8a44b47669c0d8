import { expect, it } from 'vitest';
import { currentRound, isOut, partedRound, placed, placeText } from './bracket.ts';
import { board, bracket, final, row } from './testing/views.ts';

it('a match stands beside the middle of the two before it', () => {
  const places = placed(bracket()).map((round) => round.map(({ row, span }) => [row, span]));
  expect(places).toEqual([
    [
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ],
    [
      [1, 2],
      [3, 2],
    ],
    [[1, 4]],
  ]);
});

it('begins with the first round that is not decided', () => {
  const now = bracket();
  expect(currentRound(now)).toBe(1);
  const over = { ...now, rounds: now.rounds.slice(0, 1) };
  expect(currentRound(over)).toBe(0);
});

it('who has lost is out, unless the third place is played for', () => {
  const now = bracket();
  expect([3, 4, 7].map((entrant) => isOut(now, entrant))).toEqual([true, true, true]);
  expect([1, 2, 5, 6].map((entrant) => isOut(now, entrant))).toEqual([false, false, false, false]);
  expect(isOut({ ...now, third_place: null }, 6)).toBe(true);
});

it('the match for the third place stands apart from the final', () => {
  const now = final();
  const { main, third } = partedRound(now, now.rounds[0]?.pairings ?? []);
  expect(main.map(({ pairing }) => pairing)).toEqual([4]);
  expect(third.map(({ pairing }) => pairing)).toEqual([3]);
});

it('shows the seeding before the start, and no place of those who play on in a knock-out', () => {
  const places = (of: ReturnType<typeof final>) => of.standings.map((line) => placeText(of, line));
  const seeded = board({ standings: [row(1, 2), row(1, 1), row(1, 3)] });
  expect(places(seeded)).toEqual(['1', '2', '3']);
  const now = final();
  expect(places(now)).toEqual(['1', '2', '', '']);
  expect(places({ ...now, summary: { ...now.summary, status: 'over' } })).toEqual([
    '1',
    '2',
    '3',
    '3',
  ]);
});
