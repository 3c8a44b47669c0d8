import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrange, halves, type End, type Play, type Tile } from './arrange.ts';
import { union } from './rect.ts';
import { at, contact, gap, overlaps, touchable } from './testing/geometry.ts';

// Any sequence of singles and doubles at either end, not only what one set of tiles allows. The geometry must
// hold for all future rules. Numbers are chosen so that touching halves are equal.
interface Choice {
  readonly arm: End;
  readonly double: boolean;
}

function plays(first: boolean, choices: readonly Choice[], doublesMeet: boolean): Play[] {
  const line: Play[] = [{ arm: 'start', tile: first ? [0, 0] : [0, 1] }];
  const ends = {
    L: { number: 0, double: first },
    R: { number: first ? 0 : 1, double: first },
  };
  for (const choice of choices) {
    const end = ends[choice.arm];
    const double = choice.double && (doublesMeet || !end.double);
    const other = double ? end.number : (end.number + 1 + (line.length % 6)) % 7;
    const tile: Tile = end.number < other ? [end.number, other] : [other, end.number];
    line.push({ arm: choice.arm, tile, inner: end.number });
    end.number = other;
    end.double = double;
  }
  return line;
}

const arm = fc.constantFrom<End>('L', 'R');
const line = (doublesMeet: boolean) =>
  fc
    .tuple(
      fc.boolean(),
      fc.array(fc.record({ arm, double: fc.boolean() }), { maxLength: 190, size: 'max' }),
    )
    .map(([first, choices]) => plays(first, choices, doublesMeet));
const anyLine = fc.oneof(line(false), line(true));
const widths = fc.integer({ min: 8, max: 90 });

/** Each tile's parent, and the number of joints between any two tiles of the line. */
function chain(line: readonly Play[]) {
  const place: number[] = [];
  const tip = { L: 0, R: 0 };
  const parents: (number | null)[] = [];
  const last = { L: 0, R: 0 };
  line.forEach((play, i) => {
    if (play.arm === 'start') {
      place.push(0);
      parents.push(null);
      return;
    }
    const end = play.arm as End;
    tip[end] += end === 'R' ? 1 : -1;
    place.push(tip[end]);
    parents.push(last[end]);
    last[end] = i;
  });
  return { parents, joints: (i: number, j: number) => Math.abs(at(place, i) - at(place, j)) };
}

describe('arrange', () => {
  it('never moves a laid tile', () => {
    fc.assert(
      fc.property(anyLine, widths, fc.nat(190), (line, width, cut) => {
        const all = arrange(line, width).tiles;
        expect(arrange(line.slice(0, cut), width).tiles).toEqual(all.slice(0, cut));
      }),
    );
  });

  it('lays no tile or landing place over another, and keeps half a unit between distant tiles of the line', () => {
    fc.assert(
      fc.property(anyLine, widths, (line, width) => {
        const layout = arrange(line, width);
        expect(overlaps(layout)).toEqual([]);
        const { joints } = chain(line);
        layout.tiles.forEach((a, i) =>
          layout.tiles.slice(i + 1).forEach((b, k) => {
            const j = i + 1 + k;
            if (joints(i, j) > 3 && gap(a.rect, b.rect) < 0.5) {
              expect.fail(`tiles ${i} and ${j} are ${gap(a.rect, b.rect)} u apart`);
            }
          }),
        );
      }),
    );
  });

  it('lets each tile touch its parent along the whole edge of a half, equal halves together', () => {
    fc.assert(
      fc.property(anyLine, widths, (line, width) => {
        const { tiles } = arrange(line, width);
        const { parents } = chain(line);
        // A half that touches the parent is not free for a child.
        const taken = new Map<number, number>();
        tiles.forEach((laid, i) => {
          const parent = at(parents, i);
          if (parent === null) return;
          const number = at(line, i).inner ?? -1;
          const mine = touchable(laid, number);
          const theirs = touchable(at(tiles, parent), number);
          const touching = mine.some((a) => theirs.some((b) => contact(a, b) >= 1));
          expect(touching, `tile ${i} at tile ${parent}`).toBe(true);
          if (parent !== 0 && at(tiles, parent).tile[0] !== at(tiles, parent).tile[1]) {
            expect(taken.get(parent), `tile ${i} takes the free half`).not.toBe(number);
          }
          taken.set(i, number);
        });
      }),
    );
  });

  // R3.1.14, R1.1.6: doubles are laid crosswise.
  it('lays a double across its direction, except as the corner at the end of a row', () => {
    fc.assert(
      fc.property(line(false), widths, (line, width) => {
        const { tiles } = arrange(line, width);
        tiles.forEach(({ tile, rect }, i) => {
          if (tile[0] !== tile[1]) return;
          const { parents } = chain(line);
          const child = parents.indexOf(i);
          const parent = parents[i] ?? (child < 0 ? null : child);
          if (parent === null) return;
          const other = at(tiles, parent).rect;
          // Across: the shared edge is one of the double's long sides.
          const alongside = other.x + other.w === rect.x || rect.x + rect.w === other.x;
          expect(alongside ? rect.h : rect.w, `double ${i}`).toBe(2);
        });
      }),
    );
  });

  it('keeps all tiles within the width, except for half a unit at a level corner of each side', () => {
    fc.assert(
      fc.property(anyLine, widths, (line, width) => {
        const { tiles } = arrange(line, width);
        expect(tiles.map(({ rect }) => rect).reduce(union).w).toBeLessThanOrEqual(width + 1);
      }),
    );
  });

  it('turns no corner while the first row has room on either side', () => {
    fc.assert(
      fc.property(anyLine, widths, (line, width) => {
        const { tiles } = arrange(line, width);
        // A single is upright only in a corner, and a double is level only there or after another double.
        const corner = tiles.findIndex(({ tile, rect }) => tile[0] !== tile[1] && rect.h > rect.w);
        if (corner < 0 || line.some(({ tile }, i) => i < corner && tile[0] === tile[1])) return;
        const row = tiles
          .slice(0, corner)
          .map(({ rect }) => rect)
          .reduce(union);
        // Without the corner, one more single and a corner at each end would not have fitted.
        expect(row.w + 4).toBeGreaterThan(width);
      }),
    );
  });

  it('keeps room for a corner at both ends of the first row', () => {
    fc.assert(
      fc.property(anyLine, widths, (line, width) => {
        const { landings } = arrange(line, width);
        const level = landings.filter(({ rect }) => rect.w > rect.h && rect.y === -0.5);
        const row = level.map(({ rect }) => rect).reduce(union, { x: 0, y: 0, w: 0, h: 0 });
        expect(row.w).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('gives a line that grows at one end only the whole width', () => {
    const plays: Play[] = [{ arm: 'start', tile: [0, 1] }];
    for (let i = 0; i < 6; i++) plays.push({ arm: 'R', tile: [0, 1], inner: i % 2 === 0 ? 1 : 0 });
    const { tiles, landings } = arrange(plays, 16);
    // Fourteen units in one row, and a corner at each end.
    expect(tiles.map(({ rect }) => rect.x)).toEqual([-1, 1, 3, 5, 7, 9, 11]);
    expect(landings).toEqual([
      { arm: 'L', rect: { x: -2, y: -1.5, w: 1, h: 2 } },
      { arm: 'R', rect: { x: 13, y: -0.5, w: 1, h: 2 } },
    ]);
  });

  it('lays the left arm as the half-turn image of the right one', () => {
    fc.assert(
      fc.property(line(false), widths, (line, width) => {
        const [start, ...rest] = line;
        if (!start || start.tile[0] !== start.tile[1]) return;
        const right = rest.filter(({ arm }) => arm === 'R');
        const left = right.map((play) => ({ ...play, arm: 'L' as const }));
        const turned = arrange([start, ...left], width).tiles.map(({ rect }) => ({
          x: -rect.x - rect.w,
          y: -rect.y - rect.h,
          w: rect.w,
          h: rect.h,
        }));
        arrange([start, ...right], width).tiles.forEach(({ rect }, i) => {
          const image = at(turned, i);
          expect([image.x, image.y, image.w, image.h].map((n) => n + 0)).toEqual([
            rect.x,
            rect.y,
            rect.w,
            rect.h,
          ]);
        });
      }),
    );
  });

  it('offers one place in the middle before the first play', () => {
    expect(arrange([], 8)).toEqual({
      tiles: [],
      landings: [{ arm: 'start', rect: { x: -1, y: -0.5, w: 2, h: 1 } }],
      boxes: [],
    });
  });

  it('lays the first tile with its lower number on the left', () => {
    const [laid] = arrange([{ arm: 'start', tile: [2, 5] }], 8).tiles;
    expect(laid && halves(laid)).toEqual([
      { number: 2, rect: { x: -1, y: -0.5, w: 1, h: 1 } },
      { number: 5, rect: { x: 0, y: -0.5, w: 1, h: 1 } },
    ]);
  });

  it('turns a tile so that the half that fits touches', () => {
    const line: Play[] = [
      { arm: 'start', tile: [2, 5] },
      { arm: 'R', tile: [3, 5] },
      { arm: 'L', tile: [1, 2] },
    ];
    expect(arrange(line, 8).tiles.map(({ toHigh }) => toHigh)).toEqual(['right', 'left', 'right']);
  });

  it('goes round a corner of two upright tiles and runs back three units below', () => {
    const line: Play[] = [
      { arm: 'start', tile: [0, 1] },
      { arm: 'R', tile: [1, 2] },
      { arm: 'R', tile: [2, 3] },
      { arm: 'R', tile: [3, 4] },
      { arm: 'R', tile: [4, 5] },
      { arm: 'R', tile: [5, 6] },
      { arm: 'R', tile: [0, 6] },
    ];
    const { tiles, landings } = arrange(line, 10);
    expect(
      tiles.slice(3).map(({ rect, toHigh }) => [rect.x, rect.y, rect.w, rect.h, toHigh]),
    ).toEqual([
      [5, -0.5, 2, 1, 'right'],
      [7, -0.5, 1, 2, 'down'],
      [7, 1.5, 1, 2, 'down'],
      [5, 2.5, 2, 1, 'right'],
    ]);
    expect(landings).toContainEqual({ arm: 'R', rect: { x: 3, y: 2.5, w: 2, h: 1 } });
  });

  it('throws where touching halves differ and the play does not say which half touches', () => {
    const line: Play[] = [
      { arm: 'start', tile: [2, 5] },
      { arm: 'R', tile: [2, 6] },
    ];
    expect(() => arrange(line, 8)).toThrow(
      '6-2 has no 5 to touch the end with; say which half touches',
    );
    const matador = arrange([line[0] as Play, { ...(line[1] as Play), inner: 2 }], 8);
    expect(matador.tiles[1]?.toHigh).toBe('right');
  });
});
