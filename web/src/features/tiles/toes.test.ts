import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Arm, type Play, type Tile } from './arrange.ts';
import { follow, followAll, opening, sees, type Lens } from './camera.ts';
import { halvesOf } from './hit.ts';
import { areCloser, boundsOf, oblongOf, type Turned } from './oblong.ts';
import { turned } from './rect.ts';
import { CLOTHS } from './testing/cloths.ts';
import { footRound } from './testing/deals.ts';
import { at, overlaps } from './testing/geometry.ts';
import { armOn, arrangeToes, toesFigure, type Feet } from './toes.ts';
import type { Size } from './width.ts';

const CHICKEN: Feet = { hub: 6, toes: 3 };
const TREE: Feet = { hub: 4, toes: 3 };

interface Open {
  arm: Arm;
  number: number;
  /** How many tiles can still be attached. */
  free: number;
}

interface Round {
  readonly plays: Play[];
  readonly feet: Feet;
  readonly view: Size;
}

/** A round that grows on any open tile. Each single brings a new number, so that no tile occurs twice. */
function grown(double: boolean, feet: Feet, choices: readonly { pick: number; double: boolean }[]) {
  const first: Tile = double ? [9, 9] : [8, 9];
  const plays: Play[] = [{ arm: 'start', tile: first }];
  const open: Open[] = double
    ? [{ arm: armOn(first), number: 9, free: feet.hub }]
    : [
        { arm: armOn(first), number: 8, free: 1 },
        { arm: armOn(first), number: 9, free: 1 },
      ];
  const doubles = new Set(double ? [9] : []);
  for (const choice of choices) {
    const place = at(open, choice.pick % open.length);
    const asDouble = choice.double && !doubles.has(place.number);
    if (asDouble) doubles.add(place.number);
    const other = asDouble ? place.number : 100 + plays.length;
    const tile: Tile = [Math.min(place.number, other), Math.max(place.number, other)];
    plays.push({ arm: place.arm, tile, inner: place.number });
    place.free -= 1;
    if (place.free === 0) open.splice(open.indexOf(place), 1);
    open.push({ arm: armOn(tile), number: other, free: asDouble ? feet.toes : 1 });
  }
  return plays;
}

const views = fc.constantFrom(...Object.values(CLOTHS));
/** Any round on any cloth, and rounds as they are played. */
const rounds: fc.Arbitrary<Round> = fc.oneof(
  fc
    .tuple(
      fc.boolean(),
      fc.constantFrom(CHICKEN, TREE),
      fc.array(fc.record({ pick: fc.nat(99), double: fc.boolean() }), { maxLength: 54 }),
      views,
    )
    .map(([double, feet, choices, view]) => ({ plays: grown(double, feet, choices), feet, view })),
  fc.tuple(fc.nat(0xffffffff), views).map(([seed, view]) => {
    return { plays: played(seed), feet: CHICKEN, view };
  }),
);

function played(seed: number): Play[] {
  return footRound(seed, { highest: 9, seats: 2 + (seed % 3), hand: 9 }, 9);
}

const layOut = ({ plays, feet, view }: Round) => arrangeToes(plays, feet, view);

describe('a chicken-foot or a tree', () => {
  it('is laid also where the window leaves the cloth no room', () => {
    fc.assert(
      fc.property(rounds, fc.constantFrom(-40, 0, 300), (round, h) => {
        const { tiles } = layOut({ ...round, view: { w: 300 - h, h } });
        expect(tiles).toHaveLength(round.plays.length);
        expect(tiles.every(({ rect }) => Number.isFinite(rect.x + rect.y))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('lays no tile or landing place over another', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        expect(overlaps(layOut(round))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('never moves a laid tile', () => {
    fc.assert(
      fc.property(rounds, fc.nat(54), (round, cut) => {
        const all = layOut(round).tiles;
        const before = layOut({ ...round, plays: round.plays.slice(0, cut) }).tiles;
        expect(before).toEqual(all.slice(0, before.length));
      }),
      { numRuns: 60 },
    );
  });

  it('lays each tile where it was offered', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        round.plays.slice(1).forEach(({ arm }, i) => {
          const { landings } = layOut({ ...round, plays: round.plays.slice(0, i + 1) });
          const { tiles } = layOut({ ...round, plays: round.plays.slice(0, i + 2) });
          const { x, y } = oblongOf(at(tiles, i + 1));
          // A double lies across: its middle is half a unit nearer.
          const near = landings.filter((landing) => {
            const place = oblongOf(landing);
            return landing.arm === arm && Math.hypot(place.x - x, place.y - y) < 0.51;
          });
          expect(near.length, `tile ${i + 1} on ${arm}`).toBeGreaterThan(0);
        });
      }),
      { numRuns: 12 },
    );
  });

  it('lays each tile against its parent, or links it to it over an empty joint', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const { tiles, links = [] } = layOut(round);
        round.plays.slice(1).forEach((play, i) => {
          const parent = round.plays.findIndex(({ tile }) => armOn(tile) === play.arm);
          const [laid, on] = [at(tiles, i + 1), at(tiles, parent)];
          const linked = links.some(
            ([x0, y0, x1, y1]) => onEdge(on, x0, y0) && onEdge(laid, x1, y1),
          );
          const number = play.inner ?? 0;
          const touches = halvesOf({ tiles: [laid] }, number).some((half) =>
            halvesOf({ tiles: [on] }, number).some((other) =>
              areCloser(oblongOf(half), oblongOf(other), 0.01),
            ),
          );
          expect(touches || linked, `tile ${i + 1} on ${play.arm}`).toBe(true);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('splays the toes of a double at 44 degrees, and those of the first at 62', () => {
    const hub: Play[] = [{ arm: 'start', tile: [9, 9] }];
    for (let i = 0; i < 6; i++) hub.push({ arm: '9-9', tile: [i, 9], inner: 9 });
    hub.push({ arm: '0-9', tile: [0, 0], inner: 0 });
    for (const toe of [11, 12, 13]) hub.push({ arm: '0-0', tile: [0, toe], inner: 0 });
    const { tiles } = arrangeToes(hub, CHICKEN, { w: 900, h: 900 });
    expect(tiles.slice(1, 7).map(({ turn }) => turn)).toEqual([-90, 90, -28, 152, -152, 28]);
    expect(tiles.slice(8).map(({ turn }) => turn)).toEqual([-90, -134, -46]);
  });

  it('offers one place on each open single, and all missing toes of a double', () => {
    const nine: Play = { arm: 'start', tile: [9, 9] };
    const landings = (plays: Play[]) =>
      arrangeToes(plays, CHICKEN, { w: 360, h: 298 }).landings.map(({ arm }) => arm);
    expect(landings([nine])).toEqual(Array.from({ length: 6 }, () => '9-9'));
    expect(landings([nine, { arm: '9-9', tile: [3, 9] }])).toEqual([
      ...Array.from({ length: 5 }, () => '9-9'),
      '3-9',
    ]);
  });
});

/** Whether a point lies on the edge of a tile, or within a hundredth of it. */
function onEdge({ rect, turn = 0 }: Turned, x: number, y: number) {
  const p = turned(-turn, rect, x, y);
  const dx = Math.abs(p.x - rect.x - rect.w / 2) - rect.w / 2;
  const dy = Math.abs(p.y - rect.y - rect.h / 2) - rect.h / 2;
  return Math.abs(Math.max(dx, dy)) < 0.01;
}

describe('the camera over a chicken-foot', () => {
  for (const [window, view] of Object.entries(CLOTHS)) {
    it(`keeps all tiles in view, and never zooms in: window ${window}`, () => {
      const figure = toesFigure(CHICKEN);
      const shaped = figure.shaped(view);
      const lens: Lens = { view, fit: shaped.fit(view), startFactor: figure.startFactor ?? 1 };
      fc.assert(
        fc.property(fc.nat(0xffffffff), (seed) => {
          const { boxes, tiles } = shaped.arrange(played(seed));
          let camera = opening(lens);
          boxes.forEach((box, i) => {
            const next = follow(camera, box, lens);
            expect(sees(next, box, view)).toBe(true);
            expect(sees(next, boundsOf(oblongOf(at(tiles, i))), view)).toBe(true);
            expect(next.u).toBeLessThanOrEqual(camera.u);
            camera = next;
          });
        }),
        { numRuns: 20 },
      );
    });
  }

  it('leaves tiles large enough to read, and prints how large', () => {
    const lines = Object.entries(CLOTHS).map(([window, view]) => {
      const shaped = toesFigure(CHICKEN).shaped(view);
      const lens: Lens = { view, fit: shaped.fit(view), startFactor: 0.8 };
      const scales = Array.from(
        { length: 60 },
        (_, seed) => followAll(shaped.arrange(played(seed)).boxes, lens).u,
      ).sort((a, b) => a - b);
      return { window, worst: at(scales, 0), low: at(scales, 3), median: at(scales, 30) };
    });
    process.stdout.write(
      `\nPixels per half tile when a chicken-foot ends: worst, 1 in 20, median\n${lines
        .map(({ window, worst, low, median }) =>
          [window, ...[worst, low, median].map((u) => u.toFixed(1))].join(' '),
        )
        .join('\n')}\n`,
    );
    const least = [13, 10, 28, 20, 36];
    lines.forEach(({ window, median }, i) =>
      expect(median, window).toBeGreaterThanOrEqual(at(least, i)),
    );
  });
});
