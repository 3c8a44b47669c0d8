import { describe, expect, it } from 'vitest';
import en from './en.ts';
import ru from './ru.ts';

type Named = Parameters<typeof en.table.hand.option>[0];

describe('a tile of the hand', () => {
  it.each<[en: string, ru: string, Named]>([
    [
      '6-5, eleven pips, fits right, 3 of 7',
      '6-5, одиннадцать точек, подходит справа, 3 из 7',
      { tile: [5, 6], sum: 11, where: 'R', place: 3, of: 7 },
    ],
    [
      '1-0, one pip, fits left and right, 1 of 1',
      '1-0, одна точка, подходит слева и справа, 1 из 1',
      { tile: [0, 1], sum: 1, where: 'both', place: 1, of: 1 },
    ],
    [
      '0-0, no pips, 2 of 2',
      '0-0, ноль точек, 2 из 2',
      { tile: [0, 0], sum: 0, where: 'none', place: 2, of: 2 },
    ],
    [
      '12-11, twenty-three pips, may lead, 9 of 15',
      '12-11, двадцать три точки, можно зайти, 9 из 15',
      { tile: [11, 12], sum: 23, where: 'first', place: 9, of: 15 },
    ],
  ])('is called “%s” and “%s”', (english, russian, named) => {
    expect(en.table.hand.option(named)).toBe(english);
    expect(ru.table.hand.option(named)).toBe(russian);
  });
});
