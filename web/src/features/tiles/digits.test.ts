import { describe, expect, it } from 'vitest';
import { numberPath, numberScale, STROKE } from './digits.ts';

const NUMBERS = Array.from({ length: 19 }, (_, number) => number);

describe('the digits on tiles', () => {
  it('are different for each number', () => {
    expect(new Set(NUMBERS.map(numberPath)).size).toBe(NUMBERS.length);
  });

  it('are as high as asked, and never wider than allowed', () => {
    for (const number of NUMBERS) {
      const scale = numberScale(number, 0.58, 0.74);
      const strokes = [...numberPath(number).matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x));
      expect(scale * 78).toBeLessThanOrEqual(0.581);
      for (const x of strokes) expect((Math.abs(x) + STROKE / 2) * scale).toBeLessThanOrEqual(0.37);
    }
    expect(numberScale(8, 0.58, 0.74) * 78).toBeCloseTo(0.58, 2);
    expect(numberScale(18, 0.58, 0.5)).toBeLessThan(numberScale(8, 0.58, 0.5));
  });
});
