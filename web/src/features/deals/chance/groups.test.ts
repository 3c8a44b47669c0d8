import { describe, expect, it } from 'vitest';
import type { HandCounts } from '../../../net/protocol/types.ts';
import { charted, gridOf, groupsOf, oftenOf, pipsScale, sharesOf, verdictOf } from './groups.ts';

/** 100 hands of seven tiles from a set of double six. */
const counts = (change: Partial<HandCounts> = {}): HandCounts => ({
  family: 'classic',
  set_tiles: 28,
  set_doubles: 7,
  highest: 6,
  hand_tiles: 7,
  hands: 100,
  doubles: [12, 30, 36, 18, 4, 0, 0, 0].map((observed, doubles) => ({
    doubles,
    observed,
    expected: [9.8, 32.1, 36.1, 17.7, 3.9, 0.4, 0.01, 0][doubles] ?? 0,
  })),
  pips: { observed_mean: 43, expected_mean: 42, deviation: 7 },
  doubles_verdict: { code: 'as-expected', p: 0.8 },
  pips_verdict: { code: 'as-expected', p: 0.15 },
  ...change,
});

describe('kinds of hands', () => {
  const statistics = {
    yours: [counts(), counts({ hand_tiles: 9, hands: 4 })],
    everyone: [counts({ hands: 5000 }), counts({ family: 'goat', hands: 900 })],
    uncounted: 0,
  };

  it('have the reader’s hands first, with everyone’s of the same kind beside them', () => {
    const groups = groupsOf(statistics);
    expect(groups.map(({ yours, everyone }) => [yours?.hands, everyone?.hands])).toEqual([
      [100, 5000],
      [4, undefined],
      [undefined, 900],
    ]);
    expect(groups.map(({ shown }) => shown.hands)).toEqual([100, 4, 900]);
    expect(new Set(groups.map(({ key }) => key)).size).toBe(3);
  });

  it('have shares of their own hands', () => {
    const [own, , all] = groupsOf(statistics);
    if (own === undefined || all === undefined) throw new Error('no groups');
    expect(sharesOf(own)[0]).toEqual({
      doubles: 0,
      observed: 0.12,
      expected: 9.8 / 100,
      everyone: 12 / 5000,
    });
    // Without hands of the reader, everyone's are not compared with themselves.
    expect(sharesOf(all)[0]).toMatchObject({ observed: 12 / 900, everyone: null });
  });
});

it('the more unusual of two verdicts counts', () => {
  const unusual = { code: 'unusual', p: 0.004 } as const;
  expect(verdictOf(counts()).code).toBe('as-expected');
  expect(verdictOf(counts({ pips_verdict: unusual }))).toEqual(unusual);
  expect(verdictOf(counts({ doubles_verdict: unusual }))).toEqual(unusual);
  const few = { code: 'too-few', needed: 50 } as const;
  expect(verdictOf(counts({ doubles_verdict: few, pips_verdict: few }))).toEqual(few);
  expect([oftenOf(unusual), oftenOf(few)]).toEqual([0.004, null]);
});

it('a chart ends after the last number of doubles that is not very rare', () => {
  const [group] = groupsOf({ yours: [counts()], everyone: [], uncounted: 0 });
  if (group === undefined) throw new Error('no group');
  expect(charted(sharesOf(group)).map(({ doubles }) => doubles)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(charted([])).toEqual([]);
});

it('a chart has lines at round shares up to above the highest one', () => {
  const percents = (highest: number) => gridOf(highest).map((share) => Math.round(share * 100));
  expect(percents(0.36)).toEqual([0, 10, 20, 30, 40]);
  expect(percents(0.4)).toEqual([0, 10, 20, 30, 40]);
  expect(percents(1)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(percents(0)).toEqual([0, 2]);
});

it('the scale of pips has chance in the middle and room for every mean', () => {
  const [group] = groupsOf({
    yours: [counts({ pips: { observed_mean: 50, expected_mean: 42, deviation: 7 } })],
    everyone: [],
    uncounted: 0,
  });
  if (group === undefined) throw new Error('no group');
  const { from, to, low, high } = pipsScale(group);
  expect((from + to) / 2).toBeCloseTo(42);
  expect([low, high].map((pips) => Number(pips.toFixed(2)))).toEqual([40.63, 43.37]);
  expect(to).toBeGreaterThan(50);
});
