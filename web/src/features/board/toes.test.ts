import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDouble, type Arm, type Play, type Tile } from './arrange.ts';
import { armOn, arrangeToes, type Feet } from './toes.ts';
import { at, contact, gap, overlaps } from './testing/geometry.ts';

const CHICKEN: Feet = { hub: 6, toes: 3 };
const TREE: Feet = { hub: 4, toes: 3 };

interface Open {
  arm: Arm;
  number: number;
  /** How many tiles can still be attached. */
  free: number;
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
  return { plays, feet };
}

const rounds = fc
  .tuple(
    fc.boolean(),
    fc.constantFrom(CHICKEN, TREE),
    fc.array(fc.record({ pick: fc.nat(99), double: fc.boolean() }), { maxLength: 54 }),
  )
  .map(([double, feet, choices]) => grown(double, feet, choices));

describe('arrangeToes', () => {
  it('lays no tile or landing place over another', () => {
    fc.assert(
      fc.property(rounds, ({ plays, feet }) => {
        expect(overlaps(arrangeToes(plays, feet))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('lays each tile against its parent, or links it to the double whose toe it is', () => {
    fc.assert(
      fc.property(rounds, ({ plays, feet }) => {
        const { tiles, links = [] } = arrangeToes(plays, feet);
        plays.slice(1).forEach((play, j) => {
          const parent = plays.findIndex(({ tile }) => armOn(tile) === play.arm);
          const [a, b] = [at(tiles, j + 1).rect, at(tiles, parent).rect];
          if (!isDouble(at(plays, parent).tile)) {
            expect(contact(a, b)).toBeGreaterThanOrEqual(1);
            return;
          }
          const near = (x: number) => x === a.x || x === a.x + a.w;
          const linked = links.some(
            ([x0, y0, x1, y1]) =>
              gap({ x: x0, y: y0, w: 0, h: 0 }, b) <= 0 && near(x1) && y1 === a.y + a.h / 2,
          );
          expect(linked, `tile ${j + 1} on ${play.arm}`).toBe(true);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('never moves a tile within its row; only whole rows move, to make room', () => {
    fc.assert(
      fc.property(rounds, fc.nat(54), ({ plays, feet }, cut) => {
        const all = arrangeToes(plays, feet).tiles;
        arrangeToes(plays.slice(0, cut), feet).tiles.forEach(({ rect, toHigh }, i) => {
          const later = at(all, i);
          expect([rect.x, rect.w, rect.h, toHigh]).toEqual([
            later.rect.x,
            later.rect.w,
            later.rect.h,
            later.toHigh,
          ]);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('moves no row unless a double was laid', () => {
    fc.assert(
      fc.property(rounds, ({ plays, feet }) => {
        plays.slice(1).forEach(({ tile }, j) => {
          if (isDouble(tile)) return;
          const before = arrangeToes(plays.slice(0, j + 1), feet).tiles;
          const after = arrangeToes(plays.slice(0, j + 2), feet).tiles;
          expect(after.slice(0, j + 1)).toEqual(before);
        });
      }),
      { numRuns: 20 },
    );
  });

  it('offers one place on each open single, and only the next toe of a double', () => {
    const nine: Play = { arm: 'start', tile: [9, 9] };
    const landings = (plays: Play[]) => arrangeToes(plays, CHICKEN).landings.map(({ arm }) => arm);
    expect(landings([nine])).toEqual(['9-9']);
    expect(landings([nine, { arm: '9-9', tile: [3, 9] }])).toEqual(
      expect.arrayContaining(['3-9', '9-9']),
    );
  });
});
