import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Play } from './arrange.ts';
import { at, contact, overlaps, touchable } from './testing/geometry.ts';
import { layTrains, trainScale, viewOf, type Train } from './train.ts';

const ARMS = ['M', '1', '2', '3', '4', '5', '6', '7', '8'];
const ENGINE = 12;

/** A round of trains: any singles and doubles in any order. Numbers are chosen so that touching halves are equal. */
const rounds = fc
  .tuple(
    fc.integer({ min: 3, max: 9 }),
    fc.array(fc.record({ train: fc.nat(8), double: fc.boolean() }), { maxLength: 190 }),
  )
  .map(([count, choices]) => {
    const arms = ARMS.slice(0, count);
    const open = new Map(arms.map((arm) => [arm, ENGINE]));
    const plays: Play[] = [{ arm: 'start', tile: [ENGINE, ENGINE] }];
    for (const { train, double } of choices) {
      const arm = at(arms, train % count);
      const inner = open.get(arm) ?? ENGINE;
      const outer = double ? inner : (inner + 1 + (plays.length % 17)) % 19;
      plays.push({ arm, tile: [Math.min(inner, outer), Math.max(inner, outer)], inner });
      open.set(arm, outer);
    }
    return { arms, plays };
  });

const drawn = ({ tiles, landing }: Train) => ({ tiles, landings: [landing], boxes: [] });

describe('a train', () => {
  it('never moves a laid tile', () => {
    fc.assert(
      fc.property(rounds, fc.nat(190), ({ arms, plays }, cut) => {
        const before = layTrains(plays.slice(0, 1 + cut), arms);
        const after = layTrains(plays, arms);
        for (const arm of arms) {
          const laid = before.get(arm)?.tiles ?? [];
          expect(after.get(arm)?.tiles.slice(0, laid.length)).toEqual(laid);
        }
      }),
    );
  });

  it('lays tiles side by side in the order of play, equal halves together, none over another', () => {
    fc.assert(
      fc.property(rounds, ({ arms, plays }) => {
        for (const [arm, train] of layTrains(plays, arms)) {
          const mine = plays.filter((play) => play.arm === arm);
          expect(train.tiles.map(({ tile }) => tile)).toEqual(mine.map(({ tile }) => tile));
          expect(overlaps(drawn(train))).toEqual([]);
          train.tiles.forEach((laid, i) => {
            const inner = at(mine, i).inner ?? -1;
            const parent = train.tiles[i - 1];
            const touching = touchable(laid, inner).some((half) =>
              parent === undefined
                ? half.x === 0
                : touchable(parent, inner).some((other) => contact(half, other) >= 1),
            );
            expect(touching, `tile ${i} of train ${arm}`).toBe(true);
          });
        }
      }),
    );
  });

  it('lays doubles across, and stays within half a double of the middle of its lane', () => {
    fc.assert(
      fc.property(rounds, ({ arms, plays }) => {
        for (const { tiles } of layTrains(plays, arms).values()) {
          for (const { tile, rect } of tiles) {
            expect(rect.h).toBe(tile[0] === tile[1] ? 2 : 1);
            expect(rect.y + rect.h / 2).toBe(0);
          }
        }
      }),
    );
  });

  it('asks for the number at its end, and for that of the engine before its first tile', () => {
    const plays: Play[] = [
      { arm: 'start', tile: [12, 12] },
      { arm: 'M', tile: [3, 12] },
      { arm: 'M', tile: [3, 7] },
      { arm: 'M', tile: [7, 7] },
    ];
    const trains = layTrains(plays, ['M', '1']);
    expect(trains.get('M')?.tiles.map(({ toHigh }) => toHigh)).toEqual(['left', 'right', 'down']);
    expect([...trains.values()].map(({ asks }) => asks)).toEqual([7, 12]);
    expect(layTrains([], ['M']).size).toBe(0);
    expect(() => layTrains(plays, ['1'])).toThrow('there is no train M');
  });
});

/** The rails of a lane in pixels, measured in a browser at five window sizes, with few players and with eight. */
const RAILS: Record<string, { w: number; h: number }> = {
  '360×640, five': { w: 196, h: 55 },
  '360×640, eight': { w: 196, h: 47 },
  '320×640, eight': { w: 156, h: 47 },
  '640×360, five': { w: 148, h: 55 },
  '640×360, eight': { w: 148, h: 40 },
  '768×1024, eight': { w: 560, h: 79 },
  '1280×800, five': { w: 550, h: 79 },
  '1280×800, eight': { w: 550, h: 53 },
  '1920×1080, five': { w: 1030, h: 110 },
};
const MOUTH = 26;

describe.each(Object.entries(RAILS))('a lane at %s', (name, rails) => {
  const u = trainScale(rails, MOUTH);

  it('has tiles of 24 by 12 pixels or more, which fit its height', () => {
    expect(u).toBeGreaterThanOrEqual(12);
    expect(2 * u).toBeLessThanOrEqual(rails.h);
  });

  it('shows its newest tiles and the next place, and slides forward by whole tiles', () => {
    fc.assert(
      fc.property(rounds, ({ arms, plays }) => {
        const length = rails.w / u;
        const mouth = MOUTH / u;
        const before = new Map(arms.map((arm) => [arm, 0]));
        plays.forEach((_, i) => {
          for (const [arm, train] of layTrains(plays.slice(0, i + 1), arms)) {
            const { hidden, from } = viewOf(train, length, mouth);
            const { tiles, landing } = train;
            expect(hidden).toBeGreaterThanOrEqual(before.get(arm) ?? 0);
            before.set(arm, hidden);
            const shown = tiles.slice(hidden);
            const clear = hidden === 0 ? 0 : mouth;
            for (const { rect } of [...shown, landing]) {
              expect(rect.x - from).toBeGreaterThanOrEqual(clear - 1e-9);
              expect(rect.x + rect.w - from).toBeLessThanOrEqual(length + 1e-9);
            }
            // Two tiles stay in sight, and no tile is hidden that had room.
            expect(shown.length).toBeGreaterThanOrEqual(Math.min(2, tiles.length));
            if (hidden > 0) {
              const wider = at(tiles, hidden - 1).rect.x;
              expect(landing.rect.x + 2 - wider + (hidden === 1 ? 0 : mouth)).toBeGreaterThan(
                length,
              );
            }
          }
        });
      }),
      { numRuns: 20 },
    );
  });

  it(`is as large as the design asks`, () => {
    const least = name.includes('eight') ? 22 : 25;
    const wanted = name.startsWith('1280') ? (name.includes('eight') ? 25 : 35) : least;
    if (name.startsWith('640') || name.startsWith('320')) return;
    expect(u).toBeGreaterThanOrEqual(wanted);
  });
});
