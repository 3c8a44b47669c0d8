import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halves, type Play } from './arrange.ts';
import { arrangeLanes, HEAD, lanesFigure } from './lanes.ts';
import { at, gap } from './testing/geometry.ts';

const TRAINS = ['1', '2', '3', '4', '5', '6', '7', '8', 'M'];

/** A round of trains; numbers are chosen so that touching halves are equal. */
const rounds = fc
  .tuple(
    fc.integer({ min: 2, max: 8 }),
    fc.array(fc.record({ train: fc.nat(8), double: fc.boolean() }), { maxLength: 90 }),
  )
  .map(([seats, choices]) => {
    const trains = TRAINS.slice(-seats - 1);
    const open = new Map(trains.map((arm) => [arm, 12]));
    const plays: Play[] = [{ arm: 'start', tile: [12, 12] }];
    for (const { train, double } of choices) {
      const arm = at(trains, train % trains.length);
      const inner = open.get(arm) ?? 12;
      const outer = double ? inner : (inner + 1 + (plays.length % 11)) % 13;
      plays.push({ arm, tile: [Math.min(inner, outer), Math.max(inner, outer)], inner });
      open.set(arm, outer);
    }
    return { trains, plays };
  });

describe('arrangeLanes', () => {
  it('keeps the tiles of a train in its lane, in the order of play', () => {
    fc.assert(
      fc.property(rounds, ({ trains, plays }) => {
        const { tiles, heads = [] } = arrangeLanes(plays, trains);
        for (const [i, arm] of trains.entries()) {
          const mine = tiles.filter((_, j) => plays[j]?.arm === arm);
          const middle = at(heads, i).rect.y + 1;
          for (const [j, { rect }] of mine.entries()) {
            expect(rect.y + rect.h / 2).toBeCloseTo(middle);
            const before = mine[j - 1];
            if (before) expect(rect.x).toBeGreaterThanOrEqual(before.rect.x + 0.5);
          }
          const others = tiles.filter((_, j) => plays[j]?.arm !== arm && j > 0);
          for (const a of mine) {
            for (const b of others) expect(gap(a.rect, b.rect)).toBeGreaterThanOrEqual(0.5);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('shows the last three tiles of a train in full, and all of them when asked', () => {
    fc.assert(
      fc.property(rounds, fc.nat(8), ({ trains, plays }, chosen) => {
        const full = at(trains, chosen % trains.length);
        const { tiles } = arrangeLanes(plays, trains, full);
        for (const arm of trains) {
          const mine = tiles.filter((_, j) => plays[j]?.arm === arm);
          const shown = arm === full ? mine : mine.slice(-3);
          shown.slice(1).forEach(({ rect }, i) => {
            const before = at(shown, i).rect;
            expect(rect.x).toBeCloseTo(before.x + before.w);
          });
        }
      }),
      { numRuns: 50 },
    );
  });

  it('leaves the hub and the name of every train free', () => {
    fc.assert(
      fc.property(rounds, ({ trains, plays }) => {
        const { tiles, heads = [], landings } = arrangeLanes(plays, trains);
        for (const { rect } of [...tiles.slice(1), ...landings.filter((l) => l.arm !== 'start')]) {
          expect(rect.x).toBeGreaterThanOrEqual(HEAD + 1);
        }
        for (const { rect } of heads) {
          for (const laid of tiles) expect(gap(laid.rect, rect)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('turns tiles so that equal halves touch', () => {
    const plays: Play[] = [
      { arm: 'start', tile: [12, 12] },
      { arm: 'M', tile: [3, 12], inner: 12 },
      { arm: 'M', tile: [3, 7], inner: 3 },
    ];
    const { tiles } = arrangeLanes(plays, ['1', 'M']);
    expect(tiles.map(({ toHigh }) => toHigh)).toEqual(['down', 'left', 'right']);
  });

  it('shows one number of a closed-up tile, and matches numbers if plays have no `inner`', () => {
    const plays: Play[] = [
      { arm: 'start', tile: [12, 12] },
      { arm: 'M', tile: [3, 12] },
      { arm: 'M', tile: [3, 7] },
      { arm: 'M', tile: [7, 7] },
      { arm: 'M', tile: [5, 7] },
    ];
    const { tiles } = arrangeLanes(plays, ['1', 'M']);
    expect(tiles.map(({ toHigh }) => toHigh)).toEqual(['down', 'left', 'right', 'down', 'left']);
    expect(tiles.map((laid) => halves(laid).length)).toEqual([2, 1, 2, 2, 2]);
    expect(at(halves(at(tiles, 1)), 0)).toMatchObject({ number: 12, rect: { w: 0.5 } });
  });

  it('fits a small view at a scale that can be read', () => {
    const view = { w: 344, h: 296 };
    expect(lanesFigure(TRAINS).shaped(view).fit(view)).toBeGreaterThan(12);
    expect(lanesFigure(['1', '2', 'M']).shaped(view).fit(view)).toBeGreaterThan(16);
  });
});
