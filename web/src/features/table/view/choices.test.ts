import { describe, expect, it } from 'vitest';
import type { Move, OpenEnd, Place, Tile } from '../../../net/protocol/types.ts';
import { choicesOf, fittingNumbers, placesOf, pointsOf, scoring, waysAt } from './choices.ts';
import { lineOfEnds, recordingOf } from '../testing/tables.ts';
import { endsAfter, type Touching } from './touch.ts';

const play = (tile: Tile, at: Place, leaves?: number): Move => ({
  type: 'play',
  tile,
  at,
  ...(leaves === undefined ? {} : { leaves }),
});
const { layout, tiles, turn } = recordingOf('draw').snapshot.rules;
const plain: Touching = { layout, tiles, turn };
const matador: Touching = { layout: { ...layout, match: 'sum-7' }, tiles, turn };
const wild: Touching = { layout, tiles: { ...tiles, blanks: 'wild' }, turn };

describe('the halves that carry a bar', () => {
  it.each<[what: string, Touching, Move[], OpenEnd[], number[]]>([
    ['the number of the end it fits', plain, [play([5, 6], 'R')], lineOfEnds(2, 5), [5]],
    [
      'the numbers of both ends',
      plain,
      [play([2, 5], 'L'), play([2, 5], 'R')],
      lineOfEnds(2, 5),
      [2, 5],
    ],
    ['none where it does not fit', plain, [], lineOfEnds(2, 5), []],
    ['none of a lead, which touches nothing', plain, [play([5, 6], 'first')], [], []],
    ['what makes seven with the end', matador, [play([2, 6], 'R')], lineOfEnds(1, 5), [2]],
    ['a wild blank', wild, [play([0, 6], 'R')], lineOfEnds(1, 5), [0]],
    [
      'either half of a matador',
      matador,
      [play([3, 4], 'R', 3), play([3, 4], 'R', 4)],
      lineOfEnds(1, 5),
      [4, 3],
    ],
  ])('are %s', (_, rules, legal, ends, numbers) => {
    const tile: Tile = legal[0]?.type === 'play' ? legal[0].tile : [5, 6];
    expect(fittingNumbers(choicesOf(legal), tile, ends, rules)).toEqual(numbers);
  });
});

describe('places', () => {
  it('are listed once each, with the ways to lay a tile there', () => {
    const choices = choicesOf([play([3, 4], 'R', 3), play([3, 4], 'R', 4), play([3, 4], 'L', 3)]);
    expect(placesOf(choices, [3, 4])).toEqual(['L', 'R']);
    expect(waysAt(choices, [3, 4], 'R').map(({ leaves }) => leaves)).toEqual([3, 4]);
  });
});

describe('the points of a choice', () => {
  const legal: Move[] = [play([3, 4], 'R'), play([3, 4], 'L'), play([2, 5], 'L'), { type: 'draw' }];
  const choices = choicesOf(legal, [5, 10, 0, 0]);

  it('are those of the place, or the most of all places', () => {
    expect(pointsOf(choices, [3, 4], 'R')).toBe(5);
    expect(pointsOf(choices, [3, 4])).toBe(10);
    expect(pointsOf(choices, [2, 5])).toBe(0);
    expect(pointsOf(choices, [6, 6])).toBe(0);
    expect(scoring(choices)).toBe(1);
  });

  it('are none where the server says none', () => {
    expect(pointsOf(choicesOf(legal), [3, 4])).toBe(0);
  });
});

describe('the ends after a play', () => {
  it.each<[what: string, Touching, { tile: Tile; at: Place; leaves?: number }, OpenEnd[]]>([
    ['equal halves touch', plain, { tile: [3, 5], at: 'R' }, lineOfEnds(2, 3)],
    ['halves make seven', matador, { tile: [2, 6], at: 'R' }, lineOfEnds(2, 6)],
    [
      'a matador leaves the half that the move names',
      matador,
      { tile: [1, 6], at: 'L', leaves: 6 },
      lineOfEnds(6, 5),
    ],
    ['a wild blank touches', wild, { tile: [0, 6], at: 'R' }, lineOfEnds(2, 6)],
    ['a double blank stays open', wild, { tile: [0, 0], at: 'R' }, lineOfEnds(2, 0)],
  ])('%s', (_, rules, played, ends) => {
    expect(endsAfter(rules, lineOfEnds(2, 5), played)).toEqual(ends);
  });
});
