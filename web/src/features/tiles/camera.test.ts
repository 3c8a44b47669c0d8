import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrange, type Play } from './arrange.ts';
import {
  follow,
  followAll,
  opening,
  panned,
  sees,
  toCloth,
  zoomed,
  type Camera,
} from './camera.ts';
import type { Rect } from './rect.ts';
import { randomRound, type Side } from './testing/rounds.ts';
import { chooseWidth, longestLine, type LongestLine, type Size } from './width.ts';

const CLOTHS: Record<string, Size> = {
  'phone, 7 in hand': { w: 344, h: 388 },
  'phone, 10 in hand': { w: 344, h: 296 },
  'phone in landscape': { w: 512, h: 216 },
  'tablet 768×1024': { w: 768, h: 1024 },
  'desktop 944×560': { w: 944, h: 560 },
};

interface SetUp {
  readonly name: string;
  readonly highest: number;
  readonly longest: LongestLine;
}

const SETS: readonly SetUp[] = [
  { name: '28', highest: 6, longest: longestLine(6) },
  { name: '40 of 55', highest: 9, longest: longestLine(9, 40) },
  { name: '55', highest: 9, longest: longestLine(9) },
  { name: '91', highest: 12, longest: longestLine(12) },
  { name: '190', highest: 18, longest: longestLine(18) },
];

/** Every camera of a round, and what had to be visible. */
function film(line: readonly Play[], longest: LongestLine, view: Size) {
  const { width, fit } = chooseWidth(longest, view);
  const { boxes } = arrange(line, width);
  const lens = { view, fit };
  let camera = opening(lens);
  const cameras: Camera[] = [camera];
  for (const box of boxes) cameras.push((camera = follow(camera, box, lens)));
  return { cameras, boxes };
}

const seeds = fc.nat(0xffffffff);
const sides = fc.constantFrom<Side>('either', 'right');

describe('the camera', () => {
  for (const [cloth, view] of Object.entries(CLOTHS)) {
    it(`keeps the whole line and both landing places in view, and never zooms in: ${cloth}`, () => {
      fc.assert(
        fc.property(
          seeds,
          sides,
          fc.constantFrom(...SETS),
          fc.boolean(),
          (seed, side, set, dealt) => {
            const line = dealt
              ? randomRound(
                  seed,
                  set.highest,
                  4,
                  Math.min(Math.floor(set.longest.tiles / 4), 10),
                  side,
                )
              : randomRound(seed, set.highest, 1, set.longest.tiles, side);
            const { cameras, boxes } = film(line, set.longest, view);
            boxes.forEach((box, i) => {
              const camera = cameras[i + 1] as Camera;
              expect(sees(camera, box, view), `after play ${i + 1} of ${line.length}`).toBe(true);
              expect(camera.u).toBeLessThanOrEqual((cameras[i] as Camera).u);
            });
          },
        ),
        { numRuns: 60 },
      );
    });
  }

  it('keeps a line in view that is longer than the rules allow', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const view = { w: 344, h: 296 };
        const line = randomRound(seed, 18, 1, 190);
        const { cameras, boxes } = film(line, longestLine(6), view);
        expect(sees(cameras.at(-1) as Camera, boxes.at(-1) as Rect, view)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('is the same after a reload as without one', () => {
    const line = randomRound(7041, 6, 4, 7);
    const view = { w: 344, h: 388 };
    const { width, fit } = chooseWidth(longestLine(6), view);
    const { cameras } = film(line, longestLine(6), view);
    expect(followAll(arrange(line, width).boxes, { view, fit })).toEqual(cameras.at(-1));
  });

  it('does not zoom in when the cloth gets more room', () => {
    const lens = { view: { w: 344, h: 388 }, fit: 20 };
    expect(opening({ ...lens, ceiling: 23 }).u).toBe(23);
    expect(opening(lens).u).toBe(30);
  });

  it('keeps the point under the fingers when they zoom', () => {
    const lens = { view: { w: 344, h: 388 }, fit: 20 };
    const camera = { u: 20, x: 1, y: 2 };
    const closer = zoomed(camera, 2, 300, 50, lens);
    expect(closer.u).toBe(40);
    const before = toCloth(camera, lens.view, 300, 50);
    const after = toCloth(closer, lens.view, 300, 50);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('cannot be dragged away from the line', () => {
    const box = { x: -5, y: -1, w: 10, h: 2 };
    expect(panned({ u: 10, x: 0, y: 0 }, -1000, 1000, box)).toEqual({ u: 10, x: 5, y: -1 });
  });
});

// Prints a table: how large tiles are when a round ends, and how often the camera moved. A cell has the median (worst)
// pixels per half tile, then the medians of pans + zooms.
it('keeps tiles large, and prints how often the camera moves', () => {
  const ROUNDS = 150;
  const lines = SETS.map((set) => {
    const cells = Object.entries(CLOTHS).map(([cloth, view]) => {
      const scales: number[] = [];
      const pans: number[] = [];
      const zooms: number[] = [];
      for (let seed = 1; seed <= ROUNDS; seed++) {
        const line = anyRound(seed, set);
        const { cameras } = film(line, set.longest, view);
        const moves = cameras
          .slice(1)
          .map((camera, i) => ({ camera, before: cameras[i] as Camera }));
        zooms.push(moves.filter(({ camera, before }) => camera.u !== before.u).length);
        pans.push(
          moves.filter(({ camera, before }) => camera !== before && camera.u === before.u).length,
        );
        scales.push((cameras.at(-1) as Camera).u);
      }
      return {
        cloth,
        u: median(scales),
        worst: Math.min(...scales),
        pans: median(pans),
        zooms: median(zooms),
      };
    });
    return { set: set.name, cells };
  });
  const table = lines.map(({ set, cells }) =>
    [
      set.padEnd(8),
      ...cells.map(({ u, worst, pans, zooms }) =>
        `${u.toFixed(1)} (${worst.toFixed(0)}), ${pans}+${zooms}`.padEnd(18),
      ),
    ].join(' | '),
  );
  process.stdout.write(
    [
      '',
      ['tiles'.padEnd(8), ...Object.keys(CLOTHS).map((name) => name.padEnd(18))].join(' | '),
      ...table,
      '',
    ].join('\n'),
  );

  const medians = (set: string) =>
    lines.find((line) => line.set === set)?.cells.map(({ u }) => u) ?? [];
  const atLeast = (set: string, wanted: number[]) =>
    medians(set).forEach((u, i) =>
      expect(u, `${set}, ${Object.keys(CLOTHS)[i]}`).toBeGreaterThanOrEqual(wanted[i] as number),
    );
  atLeast('28', [25, 21.5, 24, 55, 48]);
  atLeast('55', [19, 16.5, 19, 45, 38]);
  atLeast('91', [15, 12.5, 12.5, 34, 28]);
});

/** By seed, in turn: a round of four seats, a line of one seat with all tiles, and such a line grown to one side. */
function anyRound(seed: number, { highest, longest }: SetUp): Play[] {
  if (seed % 3 === 0)
    return randomRound(seed, highest, 4, Math.min(Math.floor(longest.tiles / 4), 10));
  return randomRound(seed, highest, 1, longest.tiles, seed % 3 === 1 ? 'either' : 'right');
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;
}
