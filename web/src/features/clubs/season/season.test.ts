import { describe, expect, it } from 'vitest';
import en from '../../../i18n/compiled/club/en.ts';
import { seasonName } from '../names.ts';
import { placePoints, pointsText } from './place-points.ts';

describe('points of places', () => {
  it.each(['10, 7, 5', '10 7 5', ' 10;7;5 ', '10,7,5,'])(
    'are parsed with any separators: %s',
    (text) => {
      expect(placePoints(text)).toEqual([10, 7, 5]);
    },
  );

  it('are parsed back from their own text', () => {
    expect(placePoints(pointsText([10, 10, 0]))).toEqual([10, 10, 0]);
  });

  it.each(['', '0', '7, 10', 'ten', '-1', '1.5', '10001', Array(65).fill('1').join(' ')])(
    'are rejected where no season can have them: %s',
    (text) => {
      expect(placePoints(text)).toBeUndefined();
    },
  );
});

it('names a season by its year and the part of the year', () => {
  expect(seasonName('2026', 'year', en, 'en')).toBe('2026');
  expect(seasonName('2026-2', 'half-year', en, 'en')).toBe('Second half of 2026');
  expect(seasonName('2026-4', 'quarter', en, 'en')).toBe('Quarter 4 of 2026');
  expect(seasonName('2026-11', 'month', en, 'en')).toBe('November 2026');
});
