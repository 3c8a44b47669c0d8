import { describe, expect, it } from 'vitest';
import { arrange, type Play } from './arrange.ts';
import { halfAt, halvesOf, landingAt, touchArea } from './hit.ts';

const line: Play[] = [
  { arm: 'start', tile: [2, 5] },
  { arm: 'R', tile: [5, 5] },
];
const layout = arrange(line, 8);

describe('what lies under a pointer', () => {
  it('is a landing place only if the place is offered', () => {
    expect(landingAt(layout, ['L', 'R'], 30, -2, 0)).toBe('L');
    expect(landingAt(layout, ['R'], 30, -2, 0)).toBeNull();
  });

  it('is a landing place within an area of at least 44 pixels each way', () => {
    for (const u of [10, 15, 22, 44]) {
      const { w, h } = touchArea({ x: 0, y: 0, w: 2, h: 1 }, u);
      expect(w * u).toBeGreaterThanOrEqual(44);
      expect(h * u).toBeGreaterThanOrEqual(44);
    }
    expect(landingAt(layout, ['R'], 10, 3, 2)).toBe('R');
  });

  it('is the nearer one of two landing places', () => {
    expect(landingAt(layout, ['L', 'R'], 4, 1, 0)).toBe('R');
  });

  it('is a half with its number, whose equal halves can be listed', () => {
    expect(halfAt(layout, -0.5, 0)?.number).toBe(2);
    expect(halfAt(layout, 1.5, 0.9)?.number).toBe(5);
    expect(halfAt(layout, 5, 5)).toBeNull();
    expect(halvesOf(layout, 5)).toHaveLength(3);
  });
});
