import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDouble, type Laid, type Play, type Tile } from './arrange.ts';
import { follow, opening, sees, type Camera } from './camera.ts';
import {
  arrangeCross,
  chooseCross,
  COLUMN,
  CORRIDOR,
  crossFigure,
  type CrossWidth,
} from './cross.ts';
import type { Rect } from './rect.ts';
import { at, contact, gap, overlaps, touchable } from './testing/geometry.ts';
import { randomFrom } from './testing/rounds.ts';
import { longestLine } from './width.ts';

// Any sequence of singles and doubles on any open arm, as for lines. Numbers are chosen so that touching
// halves are equal.
interface Choice {
  readonly arm: number;
  readonly double: boolean;
}

interface Round {
  readonly plays: Play[];
  /** The index of the tile that each tile was laid at; `null` for the first. */
  readonly parents: (number | null)[];
}

function round(first: boolean, choices: readonly Choice[], doublesMeet: boolean): Round {
  const plays: Play[] = [{ arm: 'start', tile: first ? [0, 0] : [0, 1] }];
  const parents: (number | null)[] = [null];
  const ends: Record<string, { number: number; last: number }> = {
    L: { number: 0, last: 0 },
    R: { number: first ? 0 : 1, last: 0 },
  };
  const spin = (number: number, last: number) => {
    ends['U'] = { number, last };
    ends['D'] = { number, last };
  };
  if (first) spin(0, 0);
  for (const choice of choices) {
    const arms = Object.keys(ends);
    const arm = at(arms, choice.arm % arms.length);
    const end = ends[arm];
    if (end === undefined) continue;
    const parent = at(plays, end.last);
    const double = choice.double && (doublesMeet || !isDouble(parent.tile));
    const other = double ? end.number : (end.number + 1 + (plays.length % 6)) % 7;
    const tile: Tile = end.number < other ? [end.number, other] : [other, end.number];
    parents.push(end.last);
    plays.push({ arm, tile, inner: end.number });
    ends[arm] = { number: other, last: plays.length - 1 };
    if (double && ends['U'] === undefined) spin(other, plays.length - 1);
  }
  return { plays, parents };
}

const rounds = (doublesMeet: boolean) =>
  fc
    .tuple(
      fc.boolean(),
      fc.array(fc.record({ arm: fc.nat(3), double: fc.boolean() }), { maxLength: 90, size: 'max' }),
    )
    .map(([first, choices]) => round(first, choices, doublesMeet));
const anyRound = fc.oneof(rounds(false), rounds(true));
const widths = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 10 }))
  .map(([more, wider]): CrossWidth => {
    const corridor = CORRIDOR + wider / 2;
    return { corridor, wrap: corridor + COLUMN + more / 2 };
  });

/** The number of joints between two tiles. */
function joints(parents: readonly (number | null)[], i: number, j: number): number {
  const up = (from: number) => {
    const path = [from];
    for (let next = at(parents, from); next !== null; next = at(parents, next)) path.push(next);
    return path;
  };
  const [a, b] = [up(i), up(j)];
  const meet = a.findIndex((tile) => b.includes(tile));
  return meet + b.indexOf(at(a, meet));
}

describe('a cross', () => {
  it('never moves a laid tile, except once when the spinner is laid', () => {
    fc.assert(
      fc.property(anyRound, widths, fc.nat(90), ({ plays }, width, cut) => {
        const spinner = plays.findIndex(({ tile }) => isDouble(tile));
        const part = plays.slice(0, cut);
        const spun = spinner >= 0 && part.length > spinner;
        const end = spun || spinner < 0 ? plays.length : spinner;
        const all = arrangeCross(plays.slice(0, end), width).tiles;
        expect(arrangeCross(part, width).tiles).toEqual(all.slice(0, cut));
      }),
    );
  });

  it('lays no tile or landing place over another, and keeps half a unit between distant tiles of the cross', () => {
    fc.assert(
      fc.property(anyRound, widths, ({ plays, parents }, width) => {
        const layout = arrangeCross(plays, width);
        expect(overlaps(layout)).toEqual([]);
        layout.tiles.forEach((a, i) =>
          layout.tiles.slice(i + 1).forEach((b, k) => {
            const j = i + 1 + k;
            if (gap(a.rect, b.rect) < 0.5 && joints(parents, i, j) > 3) {
              expect.fail(`tiles ${i} and ${j} are ${gap(a.rect, b.rect)} u apart`);
            }
          }),
        );
      }),
    );
  });

  it('lets each tile touch its parent along the whole edge of a half, equal halves together', () => {
    fc.assert(
      fc.property(anyRound, widths, ({ plays, parents }, width) => {
        const { tiles } = arrangeCross(plays, width);
        tiles.forEach((laid, i) => {
          const parent = at(parents, i);
          if (parent === null) return;
          const number = at(plays, i).inner ?? -1;
          const touching = touchable(laid, number).some((a) =>
            touchable(at(tiles, parent), number).some((b) => contact(a, b) >= 1),
          );
          expect(touching, `tile ${i} at tile ${parent}`).toBe(true);
        });
      }),
    );
  });

  it('lays the spinner upright at the origin, with an arm on each of its sides', () => {
    fc.assert(
      fc.property(rounds(false), widths, ({ plays }, width) => {
        const spinner = plays.findIndex(({ tile }) => isDouble(tile));
        fc.pre(spinner >= 0);
        const { tiles, landings } = arrangeCross(plays.slice(0, spinner + 1), width);
        expect(tiles[spinner]?.rect).toEqual({ x: -0.5, y: -1, w: 1, h: 2 });
        expect(landings.map(({ arm }) => arm).sort()).toEqual(['D', 'L', 'R', 'U']);
      }),
    );
  });

  it('keeps every tile between the wrap edges, except for half a unit at a level corner', () => {
    fc.assert(
      fc.property(anyRound, widths, ({ plays }, width) => {
        for (const { rect } of arrangeCross(plays, width).tiles) {
          expect(rect.x).toBeGreaterThanOrEqual(-width.wrap - 0.5);
          expect(rect.x + rect.w).toBeLessThanOrEqual(width.wrap + 0.5);
        }
      }),
    );
  });

  it('turns the tiles laid before the spinner round, so that equal halves still touch', () => {
    const plays: Play[] = [
      { arm: 'start', tile: [2, 5] },
      { arm: 'R', tile: [3, 5] },
      { arm: 'L', tile: [1, 2] },
      { arm: 'R', tile: [3, 3] },
      { arm: 'R', tile: [3, 6] },
    ];
    const { tiles } = arrangeCross(plays, { wrap: 20, corridor: CORRIDOR });
    const level = ({ rect, toHigh }: Laid) => [rect.x, rect.x + rect.w, toHigh];
    expect(tiles.map(level)).toEqual([
      [-4.5, -2.5, 'right'],
      [-2.5, -0.5, 'left'],
      [-6.5, -4.5, 'right'],
      [-0.5, 0.5, 'down'],
      [0.5, 2.5, 'right'],
    ]);
  });

  it('marks a double that was closed', () => {
    const plays: Play[] = [
      { arm: 'start', tile: [2, 5] },
      { arm: 'R', tile: [5, 5], closed: true },
    ];
    const { tiles } = arrangeCross(plays, { wrap: 20, corridor: CORRIDOR });
    expect(tiles.map(({ closed }) => closed)).toEqual([undefined, true]);
  });
});

const CLOTHS = { phone: { w: 344, h: 300 }, desktop: { w: 944, h: 560 } };

/** A round of 25 tiles, each laid at a random arm. There are four arms once a double lies. */
function crossRound(seed: number): Play[] {
  const random = randomFrom(seed);
  const choices = Array.from({ length: 24 }, () => ({
    arm: Math.floor(random() * 4),
    double: random() < 0.25,
  }));
  return round(random() < 0.5, choices, false).plays;
}

describe('the camera over a cross', () => {
  for (const [name, view] of Object.entries(CLOTHS)) {
    it(`keeps all arms in view, and never zooms in: ${name}`, () => {
      const shaped = crossFigure(longestLine(6)).shaped(view);
      const lens = { view, fit: shaped.fit(view), startFactor: 0.8 };
      fc.assert(
        fc.property(fc.nat(0xffffffff), (seed) => {
          let camera = opening(lens);
          for (const box of shaped.arrange(crossRound(seed)).boxes) {
            const next: Camera = follow(camera, box, lens);
            expect(sees(next, box as Rect, view)).toBe(true);
            expect(next.u).toBeLessThanOrEqual(camera.u);
            camera = next;
          }
        }),
        { numRuns: 100 },
      );
    });
  }

  it('leaves tiles large enough to read', () => {
    const medians = Object.values(CLOTHS).map((view) => {
      const shaped = crossFigure(longestLine(6)).shaped(view);
      const lens = { view, fit: shaped.fit(view), startFactor: 0.8 };
      const scales = Array.from({ length: 200 }, (_, seed) =>
        shaped
          .arrange(crossRound(seed))
          .boxes.reduce((camera, box) => follow(camera, box, lens), opening(lens)),
      ).map(({ u }) => u);
      const sorted = scales.sort((a, b) => a - b);
      return sorted[100];
    });
    expect(medians[0]).toBeGreaterThanOrEqual(14);
    expect(medians[1]).toBeGreaterThanOrEqual(26);
  });

  it('looks at a wider cross on a wider cloth', () => {
    const phone = chooseCross(longestLine(6), CLOTHS.phone);
    const desktop = chooseCross(longestLine(6), CLOTHS.desktop);
    expect(desktop.wrap).toBeGreaterThan(phone.wrap);
  });
});
