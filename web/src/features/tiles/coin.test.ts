import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrange, type Laid, type Landing } from './arrange.ts';
import { coinBeside } from './coin.ts';
import { between, type Rect } from './rect.ts';

const laid = (rect: Rect): Laid => ({ tile: [3, 3], rect, toHigh: 'up' });
const landing = (rect: Rect): Landing => ({ arm: 'D', rect });
const wide = between(-20, -20, 20, 20);

describe('the coin beside the last tile', () => {
  const tile = between(-1, -0.5, 1, 0.5);

  it('lies to its right', () => {
    const spot = coinBeside({ tiles: [laid(tile)], landings: [] }, 30, wide);
    expect(spot).toEqual({ x: expect.closeTo(1 + 0.35 + 0.6) as number, y: 0, r: 0.6 });
  });

  it('lies to its left where the right edge is near, or a landing place is there', () => {
    const near = between(-20, -20, 2, 20);
    expect(coinBeside({ tiles: [laid(tile)], landings: [] }, 30, near)?.x).toBeLessThan(-1);
    const landings = [landing(between(1, -0.5, 3, 0.5))];
    expect(coinBeside({ tiles: [laid(tile)], landings }, 30, wide)?.x).toBeLessThan(-1);
  });

  it('is left out before the first tile and where there is no room', () => {
    expect(coinBeside({ tiles: [], landings: [] }, 30, wide)).toBeNull();
    expect(coinBeside({ tiles: [laid(tile)], landings: [] }, 30, tile)).toBeNull();
  });

  it('can be read at every scale', () => {
    for (const u of [14, 20, 60, 88]) {
      const spot = coinBeside({ tiles: [laid(tile)], landings: [] }, u, wide);
      expect((spot?.r ?? 0) * u).toBeGreaterThanOrEqual(18);
    }
  });

  it('covers no tile and no landing place of a line', () => {
    const arms = fc.array(fc.constantFrom('L', 'R'), { minLength: 1, maxLength: 27 });
    fc.assert(
      fc.property(
        arms,
        fc.array(fc.boolean(), { minLength: 27, maxLength: 27 }),
        (arms, doubles) => {
          // Every tile has the same number at both ends, so every tile fits, and doubles lie across.
          const layout = arrange(
            arms.map((arm, i) => ({
              arm: i === 0 ? 'start' : arm,
              tile: doubles[i] === true ? [3, 3] : [3, 4],
              inner: 3,
            })),
            8,
          );
          const spot = coinBeside(layout, 22, wide);
          fc.pre(spot !== null);
          const { x, y, r } = spot;
          for (const { rect } of [...layout.tiles, ...layout.landings]) {
            const [nx, ny] = [
              Math.min(Math.max(x, rect.x), rect.x + rect.w),
              Math.min(Math.max(y, rect.y), rect.y + rect.h),
            ];
            expect(Math.hypot(x - nx, y - ny)).toBeGreaterThanOrEqual(r);
          }
        },
      ),
    );
  });
});
