import { describe, expect, it } from 'vitest';
import type { Move, Place, Tile } from '../protocol/types.ts';
import { choicesOf, fittingNumbers } from './choices.ts';
import type { Ends } from './ends.ts';

const play = (tile: Tile, at: Place): Move => ({ type: 'play', tile, at });

describe('the halves that carry a bar', () => {
  it.each<[what: string, Move[], Ends | null, number[]]>([
    ['the number of the end it fits', [play([5, 6], 'R')], [2, 5], [5]],
    ['the numbers of both ends', [play([2, 5], 'L'), play([2, 5], 'R')], [2, 5], [2, 5]],
    ['none where it does not fit', [], [2, 5], []],
    ['none of a lead, which touches nothing', [play([5, 6], 'first')], null, []],
  ])('are %s', (_, legal, ends, numbers) => {
    const tile: Tile = legal[0]?.type === 'play' ? legal[0].tile : [5, 6];
    expect(fittingNumbers(choicesOf(legal), tile, ends)).toEqual(numbers);
  });
});
