import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Play } from './arrange.ts';
import { armOfCell, cellOf, neighbours, pointsUp } from './cells.ts';
import { arrangeLattice, cornersOf, latticeFigure, rectOf } from './lattice.ts';
import { at } from './testing/geometry.ts';
import { HEIGHT } from './triangle.ts';

/** A round that grows anywhere: each number chooses one of the open cells. */
function grown(choices: readonly number[]): Play[] {
  const plays: Play[] = [{ arm: 'start', tile: [0, 1, 2] }];
  for (const choice of choices) {
    const { landings } = arrangeLattice(plays);
    const { arm } = at(landings, choice % landings.length);
    plays.push({ arm, tile: [plays.length % 6, 1, 5] });
  }
  return plays;
}
const rounds = fc.array(fc.nat(999), { maxLength: 55 }).map(grown);
const cells = fc.record({
  x: fc.integer({ min: -30, max: 30 }),
  y: fc.integer({ min: -30, max: 30 }),
});
const text = (points: readonly (readonly number[])[]) =>
  points.map((point) => point.map((n) => n.toFixed(6)).join(' '));

describe('the lattice', () => {
  it('has cells that share an edge with three others, which point the other way', () => {
    fc.assert(
      fc.property(cells, (cell) => {
        for (const next of neighbours(cell)) {
          expect(pointsUp(next)).toBe(!pointsUp(cell));
          expect(neighbours(next)).toContainEqual(cell);
          const shared = text(cornersOf(cell)).filter((c) => text(cornersOf(next)).includes(c));
          expect(shared).toHaveLength(2);
        }
      }),
    );
  });

  it('names corners clockwise from the apex', () => {
    fc.assert(
      fc.property(cells, (cell) => {
        const [a, b, c] = cornersOf(cell);
        if (!a || !b || !c) throw new Error('a triangle has three corners');
        const turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
        expect(turn).toBeGreaterThan(0);
        const { y, h } = rectOf(cell);
        expect(a[1]).toBeCloseTo(pointsUp(cell) ? y : y + h);
      }),
    );
  });

  it('keeps every tile where it was laid, each in a cell of its own', () => {
    fc.assert(
      fc.property(rounds, fc.nat(56), (plays, cut) => {
        const { tiles } = arrangeLattice(plays);
        expect(arrangeLattice(plays.slice(0, cut)).tiles).toEqual(tiles.slice(0, cut));
        expect(new Set(tiles.map(({ rect }) => `${rect.x} ${rect.y}`)).size).toBe(tiles.length);
      }),
      { numRuns: 30 },
    );
  });

  it('offers the empty cells next to a tile and no other', () => {
    fc.assert(
      fc.property(rounds, (plays) => {
        const { landings } = arrangeLattice(plays);
        const taken = plays.map(({ arm }) => armOfCell(cellOf(arm)));
        const beside = taken.flatMap((arm) => neighbours(cellOf(arm)).map(armOfCell));
        const empty = [...new Set(beside)].filter((arm) => !taken.includes(arm));
        expect(landings.map(({ arm }) => arm).sort()).toEqual(empty.sort());
      }),
      { numRuns: 30 },
    );
  });

  it('shows each number at its corner', () => {
    const [laid] = arrangeLattice([{ arm: 'start', tile: [1, 2, 5] }]).tiles;
    expect(laid?.corners?.map(({ number }) => number)).toEqual([1, 2, 5]);
    const [apex, right, left] = laid?.corners?.map(({ rect }) => rect) ?? [];
    expect(apex?.y).toBeLessThan(right?.y ?? 0);
    expect(left?.x).toBeLessThan(right?.x ?? 0);
  });
});

it('a round begins smaller than a line, and nine sides and nine rows fit the view', () => {
  const figure = latticeFigure();
  expect(figure.startFactor).toBeLessThan(1);
  const view = { w: 18, h: 9 * HEIGHT };
  const shaped = figure.shaped(view);
  expect(shaped.fit(view)).toBeCloseTo(1);
  expect(shaped.fit({ ...view, w: 9 })).toBeCloseTo(0.5);
  expect(shaped.fit({ ...view, h: 4.5 * HEIGHT })).toBeCloseTo(0.5);
});
