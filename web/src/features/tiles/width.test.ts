import { describe, expect, it } from 'vitest';
import { chooseWidth, fitAt, longestLine } from './width.ts';

describe('the longest line', () => {
  it('uses the whole set if every number has an even count of singles', () => {
    expect(longestLine(6)).toEqual({ tiles: 28, doubles: 7 });
    expect(longestLine(12)).toEqual({ tiles: 91, doubles: 13 });
    expect(longestLine(18)).toEqual({ tiles: 190, doubles: 19 });
  });

  it('leaves tiles over if every number has an odd count of singles', () => {
    expect(longestLine(9)).toEqual({ tiles: 51, doubles: 10 });
    expect(longestLine(15)).toEqual({ tiles: 129, doubles: 16 });
  });

  it('is no longer than the tiles dealt', () => {
    expect(longestLine(9, 40)).toEqual({ tiles: 40, doubles: 10 });
    expect(longestLine(6, 3)).toEqual({ tiles: 3, doubles: 2 });
  });
});

describe('the width', () => {
  it('shows the longest line as large as any width allows', () => {
    const view = { w: 344, h: 388 };
    const { width, fit } = chooseWidth(longestLine(6), view);
    expect(fitAt(longestLine(6), width, view)).toBe(fit);
    for (let other = 8; other <= 90; other += 1) {
      expect(fitAt(longestLine(6), other, view)).toBeLessThanOrEqual(fit);
    }
  });

  it('is wider on a wide cloth', () => {
    const phone = chooseWidth(longestLine(6), { w: 344, h: 388 });
    const desktop = chooseWidth(longestLine(6), { w: 944, h: 560 });
    expect(desktop.width).toBeGreaterThan(phone.width);
  });
});
