import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDouble, type Arm, type Play, type Tile } from './arrange.ts';
import { followAll, opening, follow, sees, type Lens } from './camera.ts';
import { crossFigure, crossShape } from './cross-shape.ts';
import { arrangeCross, LOWEST, NARROWEST, type CrossShape } from './cross.ts';
import type { Rect } from './rect.ts';
import { CROSS_CLOTHS } from './testing/cloths.ts';
import { crossRound } from './testing/deals.ts';
import { at, contact, gap, overlaps, touchable } from './testing/geometry.ts';
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

/** Arms are chosen from a list that may favour some of them, up to a round on a single arm. */
const rounds = (doublesMeet: boolean) =>
  fc
    .tuple(
      fc.boolean(),
      fc.array(fc.nat(3), { minLength: 1, maxLength: 4 }),
      fc.array(fc.record({ arm: fc.nat(99), double: fc.boolean() }), {
        maxLength: 90,
        size: 'max',
      }),
    )
    .map(([first, favoured, choices]) =>
      round(
        first,
        choices.map(({ arm, double }) => ({ arm: at(favoured, arm % favoured.length), double })),
        doublesMeet,
      ),
    );
const anyRound = fc.oneof(rounds(false), rounds(true));

/** The shapes of all cloths, and any others. */
const shapes = fc.oneof(
  fc.constantFrom(...Object.values(CROSS_CLOTHS).map((view) => crossShape(longestLine(6), view))),
  fc
    .tuple(fc.nat(40), fc.nat(40), fc.nat(20), fc.nat(20))
    .map(([x, y, further, deeper]): CrossShape => {
      const edge = { x: NARROWEST + x / 4, y: LOWEST + y / 4 };
      const reach = { x: edge.x + further / 4, y: Math.max(6, edge.y + deeper / 4) };
      return { edge, reach };
    }),
);
const PHONE = { w: 360, h: 298 };
const shape = crossShape(longestLine(6), PHONE);

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

/** Singles on the arms in turn, round a spinner. */
function singles(arms: readonly Arm[], each: number): Play[] {
  const plays: Play[] = [{ arm: 'start', tile: [0, 0] }];
  for (let i = 0; i < each; i++) {
    for (const arm of arms) plays.push({ arm, tile: [0, 1], inner: i % 2 });
  }
  return plays;
}

describe('a cross', () => {
  it('never moves a laid tile', () => {
    fc.assert(
      fc.property(anyRound, shapes, fc.nat(90), ({ plays }, shape, cut) => {
        const all = arrangeCross(plays, shape).tiles;
        expect(arrangeCross(plays.slice(0, cut), shape).tiles).toEqual(all.slice(0, cut));
      }),
    );
  });

  it('lays no tile or landing place over another, and keeps half a unit between distant tiles of the cross', () => {
    fc.assert(
      fc.property(anyRound, shapes, ({ plays, parents }, shape) => {
        plays.forEach((_, i) => {
          expect(overlaps(arrangeCross(plays.slice(0, i + 1), shape))).toEqual([]);
        });
        const layout = arrangeCross(plays, shape);
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
      fc.property(anyRound, shapes, ({ plays, parents }, shape) => {
        const { tiles } = arrangeCross(plays, shape);
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

  it('lays the spinner upright, with an arm on each of its sides', () => {
    fc.assert(
      fc.property(rounds(false), shapes, ({ plays }, shape) => {
        const spinner = plays.findIndex(({ tile }) => isDouble(tile));
        fc.pre(spinner >= 0);
        const { tiles, landings } = arrangeCross(plays.slice(0, spinner + 1), shape);
        const { rect } = at(tiles, spinner);
        expect([rect.w, rect.h, rect.y]).toEqual([1, 2, -1]);
        expect(landings.map(({ arm }) => arm).sort()).toEqual(['D', 'L', 'R', 'U']);
        const middle = rect.x + 0.5;
        const upper = landings.filter(({ arm }) => arm === 'U' || arm === 'D');
        expect(upper.map((landing) => landing.rect)).toEqual([
          { x: middle - 0.5, y: -3, w: 1, h: 2 },
          { x: middle - 0.5, y: 1, w: 1, h: 2 },
        ]);
      }),
    );
  });

  it('runs straight until less than three units are left to the edge', () => {
    const { edge } = shape;
    for (const [arm, length] of [
      ['L', edge.x - 0.5],
      ['R', edge.x - 0.5],
      ['U', edge.y - 1],
      ['D', edge.y - 1],
    ] as const) {
      const { tiles } = arrangeCross(singles([arm], 9), shape);
      const level = arm === 'L' || arm === 'R';
      const straight = tiles.slice(1).findIndex(({ rect }) => rect.w > rect.h !== level);
      expect(straight, `arm ${arm}`).toBe(Math.floor((length - 1) / 2));
    }
  });

  it('folds its side arms after the third tile on a phone', () => {
    const { tiles, boxes } = arrangeCross(singles(['L', 'R'], 4), shape);
    const rects = tiles.slice(7).map(({ rect }) => rect);
    expect(rects.map(({ w, h }) => [w, h])).toEqual([
      [1, 2],
      [1, 2],
    ]);
    const box = at(boxes, boxes.length - 1);
    expect(PHONE.w / box.w).toBeGreaterThanOrEqual(20);
  });

  it('turns its arms so that they mirror each other, never all the same way', () => {
    const { tiles } = arrangeCross(singles(['L', 'R', 'U', 'D'], 4), shape);
    const last = tiles.slice(-4).map(({ rect }) => [rect.x + rect.w / 2, rect.y + rect.h / 2]);
    const [[lx, ly], [rx, ry], [ux, uy], [dx, dy]] = last as [
      [number, number],
      [number, number],
      [number, number],
      [number, number],
    ];
    expect([lx, ly]).toEqual([-Number(rx), ry]);
    expect([ux, uy]).toEqual([dx, -Number(dy)]);
    expect(ry).toBeGreaterThan(0);
    expect(dx).toBeLessThan(-1);
  });

  it('turns its upper and lower arm to the wider side if the spinner lies near an edge', () => {
    for (const [arm, number, side] of [
      ['R', 1, -1],
      ['L', 0, 1],
    ] as const) {
      const inner = (i: number) => (i % 2 === 0 ? number : 1 - number);
      const plays: Play[] = [{ arm: 'start', tile: [0, 1] }];
      for (let i = 0; i < 6; i++) plays.push({ arm, tile: [0, 1], inner: inner(i) });
      plays.push({ arm, tile: [number, number] });
      for (let i = 0; i < 6; i++) plays.push({ arm: 'U', tile: [0, 1], inner: inner(i) });
      const { tiles } = arrangeCross(plays, shape);
      const [spinner, last] = [at(tiles, 7), at(tiles, 13)];
      expect(Math.sign(last.rect.x - spinner.rect.x), `spinner on arm ${arm}`).toBe(side);
    }
  });

  it('marks a double that was closed', () => {
    const plays: Play[] = [
      { arm: 'start', tile: [2, 5] },
      { arm: 'R', tile: [5, 5], closed: true },
    ];
    const { tiles } = arrangeCross(plays, shape);
    expect(tiles.map(({ closed }) => closed)).toEqual([undefined, true]);
  });
});

const played = (seed: number): Play[] =>
  crossRound(seed, { highest: 6, seats: 2 + (seed % 3), hand: 7 });

describe('the camera over a cross', () => {
  const lensOf = (view: (typeof CROSS_CLOTHS)[string]) => {
    const shaped = crossFigure(longestLine(6)).shaped(view);
    const lens: Lens = { view, fit: shaped.fit(view), startFactor: 0.8 };
    return { shaped, lens };
  };

  for (const [window, view] of Object.entries(CROSS_CLOTHS)) {
    it(`keeps all arms in view, and never zooms in: window ${window}`, () => {
      const { shaped, lens } = lensOf(view);
      fc.assert(
        fc.property(fc.nat(0xffffffff), (seed) => {
          let camera = opening(lens);
          for (const box of shaped.arrange(played(seed)).boxes) {
            const next = follow(camera, box, lens);
            expect(sees(next, box as Rect, view)).toBe(true);
            expect(next.u).toBeLessThanOrEqual(camera.u);
            camera = next;
          }
        }),
        { numRuns: 100 },
      );
    });
  }

  it('leaves tiles large enough to read, and prints how large', () => {
    const lines = Object.entries(CROSS_CLOTHS).map(([window, view]) => {
      const { shaped, lens } = lensOf(view);
      const scales = Array.from(
        { length: 400 },
        (_, seed) => followAll(shaped.arrange(played(seed)).boxes, lens).u,
      ).sort((a, b) => a - b);
      const [worst, low, median] = [0, 20, 200].map((i) => at(scales, i));
      return { window, worst, low, median };
    });
    process.stdout.write(
      `\nPixels per half tile when a cross ends: worst, 1 in 20, median\n${lines
        .map(({ window, ...figures }) =>
          [window, ...Object.values(figures).map((u) => u?.toFixed(1))].join(' '),
        )
        .join('\n')}\n`,
    );
    const least = [17, 16, 33, 28, 48];
    lines.forEach(({ window, median }, i) =>
      expect(median, window).toBeGreaterThanOrEqual(at(least, i)),
    );
  });
});
