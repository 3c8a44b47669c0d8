import { describe, expect, it } from 'vitest';
import { preset } from '../../rulebook/testing/presets.ts';
import type { LiveState, Place, SeenEvent, Tile } from '../../../net/protocol/types.ts';
import { after, recordingOf } from '../testing/tables.ts';
import { costOf, countedEnds, hasSum, lastMade, madeBy, scoresByEnds, sumOf } from './made.ts';

type Played = Extract<SeenEvent, { type: 'played' }>;

const play = (tile: Tile, at: Place, points?: number): Played => ({
  type: 'played',
  seat: 2,
  tile,
  at,
  ends: [],
  ...(points === undefined ? {} : { points }),
  by: 'person',
});

const cell: Place = { cell: { x: 1, y: 0, turn: 0 } };

describe('the points of a play', () => {
  it('are those that the server says, and none without them', () => {
    const { rules } = preset('all-fives');
    expect(madeBy(rules, play([5, 5], 'first', 10))).toEqual({ n: 10, joint: null });
    expect(madeBy(rules, play([5, 5], 'first'))).toBeNull();
  });

  it.each([
    [52, 'bridge'],
    [62, 'hexagon'],
    [72, 'double-hexagon'],
    [82, 'triple-hexagon'],
    [12, null],
  ] as const)('of a triangle with twelve pips are %i: %s', (n, joint) => {
    const { rules } = preset('triominoes');
    expect(madeBy(rules, play([3, 4, 5], cell, n))).toEqual({ n, joint });
  });

  it('of a triple that leads say so, where triples score more', () => {
    const { rules } = preset('triominoes');
    expect(madeBy(rules, play([5, 5, 5], 'first', 25))?.joint).toBe('triple');
    expect(madeBy(rules, play([0, 0, 0], 'first', 40))?.joint).toBe('triple');
    expect(madeBy(rules, play([3, 4, 5], 'first', 12))?.joint).toBeNull();
    const plain = preset('triangle-dominoes').rules;
    expect(madeBy(plain, play([5, 5, 5], 'first', 15))).toEqual({ n: 15, joint: null });
  });

  it('of a recorded round add up to those that its sheet has', () => {
    for (const id of ['all-fives', 'triominoes']) {
      const recording = recordingOf(id);
      const { rules, sides } = recording.snapshot;
      const end = recording.events.findIndex(({ type }) => type === 'round-ended');
      const ended = recording.events[end];
      if (ended?.type !== 'round-ended') expect.fail('the round has no end');
      const made = sides.map(() => 0);
      for (const event of recording.events.slice(0, end)) {
        if (event.type !== 'played') continue;
        const side = sides.findIndex((seats) => seats.includes(event.seat));
        made[side] = (made[side] ?? NaN) + (madeBy(rules, event)?.n ?? 0);
      }
      const recorded = ended.result.settlement.sides.map(({ made, paid }) => made + paid);
      expect(made).toEqual(recorded);
      expect(Math.max(...made)).toBeGreaterThan(0);
    }
  });
});

it('the last play has its points until the next one', () => {
  const recording = recordingOf('all-fives');
  const at = recording.events.findIndex(
    (event) => event.type === 'played' && event.points !== undefined,
  );
  const scored = recording.events[at];
  if (scored?.type !== 'played') expect.fail('no play scored');
  expect(lastMade(after(recording, at + 1))).toEqual({ seat: scored.seat, n: scored.points });
  expect(lastMade(after(recording, at))).toBeNull();
  expect(lastMade(null)).toBeNull();
});

describe('the open ends', () => {
  const view = after(recordingOf('all-fives'), 0);
  const ends = [
    { at: 'L', number: 5 },
    { at: 'R', number: 4 },
    { at: 'U', number: 6 },
  ] as const;
  const round = { ends, history: [] } as unknown as NonNullable<typeof view.round>;
  const now: LiveState = { turn: 1, end_counts: [10, 4, null] };

  it('are counted as the server says', () => {
    const counted = countedEnds({ ...view, round }, now);
    expect(counted.map(({ at, counts }) => [at, counts])).toEqual([
      ['L', 10],
      ['R', 4],
      ['U', null],
    ]);
    expect(sumOf(counted)).toBe(14);
  });

  it('are not counted where ends do not score, nor before the first tile', () => {
    expect(countedEnds({ ...view, round }, { turn: 1 })).toEqual([]);
    expect(countedEnds({ ...view, round: null }, { turn: 1 })).toEqual([]);
  });

  it('score by their sum in all games of fives but Bergen', () => {
    const ids = ['all-fives', 'telefon', 'fives-threes', 'bergen', 'triominoes', 'draw'];
    const rules = ids.map((id) => preset(id).rules);
    expect(rules.map(scoresByEnds)).toEqual([true, true, true, true, false, false]);
    expect(rules.map(hasSum)).toEqual([true, true, true, false, false, false]);
  });
});

it('drawing costs points where the rules say so, and passing after it', () => {
  const { rules } = preset('triominoes');
  expect(costOf(rules, 2, false)).toBe(10);
  expect(costOf(rules, 3, true)).toBe(25);
  expect(costOf(rules, 0, true)).toBe(0);
  expect(costOf(preset('draw').rules, 3, true)).toBe(0);
});
