import { expect, it } from 'vitest';
import { arrange, type Play } from '../../tiles/arrange.ts';
import { clampsOf } from './clamps.ts';

/** Tiles on the right of a first one: more than a row holds, so the line turns. */
const plays: Play[] = [
  { arm: 'start', tile: [0, 1] },
  ...Array.from({ length: 9 }, (): Play => ({ arm: 'R', tile: [1, 2] })),
];

it('a clamp lies across both ends, wherever the line has turned', () => {
  for (let count = 1; count <= plays.length; count += 1) {
    const { landings, tiles } = arrange(plays.slice(0, count), 4);
    const clamps = clampsOf(landings, tiles);
    expect(clamps, `${count} tiles`).toHaveLength(2);
    for (const { bar, dx, dy } of clamps) {
      expect(Math.abs(dx) + Math.abs(dy)).toBe(1);
      // It lies in the place, not on a tile.
      const middle = { x: bar.x + bar.w / 2, y: bar.y + bar.h / 2 };
      const on = tiles.some(
        ({ rect }) =>
          middle.x > rect.x &&
          middle.x < rect.x + rect.w &&
          middle.y > rect.y &&
          middle.y < rect.y + rect.h,
      );
      expect(on, `${count} tiles`).toBe(false);
    }
  }
});

it('a place without a tile beside it has no clamp', () => {
  const rect = { x: 5, y: 5, w: 2, h: 1 };
  expect(clampsOf([{ arm: 'L', rect }], [])).toEqual([]);
});
