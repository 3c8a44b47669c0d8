import { describe, expect, it } from 'vitest';
import { arrange, type Play } from './arrange.ts';
import { halfAt, halvesOf, landingAt, touchArea } from './hit.ts';

const line: Play[] = [
  { arm: 'start', tile: [2, 5] },
  { arm: 'R', tile: [5, 5] },
];
const layout = arrange(line, 8);

describe('under a finger', () => {
  it('lies a landing place only where it is offered', () => {
    expect(landingAt(layout, ['L', 'R'], 30, -2, 0)).toBe('L');
    expect(landingAt(layout, ['R'], 30, -2, 0)).toBeNull();
  });

  it('a landing place is at least 44 pixels each way', () => {
    for (const u of [10, 15, 22, 44]) {
      const { w, h } = touchArea({ x: 0, y: 0, w: 2, h: 1 }, u);
      expect(w * u).toBeGreaterThanOrEqual(44);
      expect(h * u).toBeGreaterThanOrEqual(44);
    }
    expect(landingAt(layout, ['R'], 10, 3, 2)).toBe('R');
  });

  it('the nearer of two landing places is meant', () => {
    expect(landingAt(layout, ['L', 'R'], 4, 1, 0)).toBe('R');
  });

  it('a half knows its number, and all its equals', () => {
    expect(halfAt(layout, -0.5, 0)?.number).toBe(2);
    expect(halfAt(layout, 1.5, 0.9)?.number).toBe(5);
    expect(halfAt(layout, 5, 5)).toBeNull();
    expect(halvesOf(layout, 5)).toHaveLength(3);
  });
});
