import { expect, it } from 'vitest';
import type { Play, Tile } from '../../tiles/arrange.ts';
import { follow, opening, sees } from '../../tiles/camera.ts';
import { arrangeLattice } from '../../tiles/lattice.ts';
import { CLOTHS } from '../../tiles/testing/cloths.ts';
import { crossRound, footRound } from '../../tiles/testing/deals.ts';
import { at, overlaps } from '../../tiles/testing/geometry.ts';
import { randomFrom, randomRound } from '../../tiles/testing/rounds.ts';
import { presets } from '../../rulebook/testing/presets.ts';
import type { Rules } from '../../../net/protocol/types.ts';
import { highestOf, longestOf, playersAt, tilesOf } from '../view/set.ts';
import { figureOf } from './drawing.ts';

/** Tiles are never drawn smaller than this, in pixels per half tile. */
const SMALLEST = 8;
const ROUNDS = 3;

/** A whole round on the layout of these rules, played at random. */
function roundOf(rules: Rules, seed: number): Play[] {
  const highest = highestOf(rules);
  const seats = Math.max(...rules.seats.count);
  const hand = Math.max(1, rules.deal.hand[playersAt(rules, seats)] ?? 7);
  switch (rules.layout.shape) {
    case 'cross':
      return crossRound(seed, { highest, seats, hand });
    case 'chicken-foot':
    case 'tree':
      return footRound(seed, { highest, seats, hand }, highest);
    case 'triangles':
      return lattice(tilesOf(rules, seats), seed);
    default:
      return randomRound(seed, highest, seats, hand);
  }
}

/** A round of triangles, each laid on a random open cell. Their numbers need not match: the drawing does not check rules. */
function lattice(tiles: readonly Tile[], seed: number): Play[] {
  const random = randomFrom(seed);
  const plays: Play[] = [];
  for (const tile of tiles) {
    const { landings } = arrangeLattice(plays);
    const { arm } = at(landings, Math.floor(random() * landings.length));
    plays.push({ arm: plays.length === 0 ? 'start' : arm, tile });
  }
  return plays;
}

const laidInFigures = presets.filter(({ rules }) => rules.layout.shape !== 'trains');

it.each(laidInFigures)(
  '$id: nothing moves, overlaps or leaves the cloth, in any window',
  async ({ rules }) => {
    const seats = Math.max(...rules.seats.count);
    const figure = await figureOf(rules.layout.shape, longestOf(rules, playersAt(rules, seats)));
    for (const [window, view] of Object.entries(CLOTHS)) {
      const shaped = figure.shaped(view);
      const lens = { view, fit: shaped.fit(view), startFactor: figure.startFactor ?? 1 };
      for (let seed = 1; seed <= ROUNDS; seed++) {
        const plays = roundOf(rules, seed);
        const layout = shaped.arrange(plays);
        const where = `${window}, round ${seed}`;
        if (rules.layout.shape === 'triangles') {
          const cells = new Set(layout.tiles.map(({ rect }) => `${rect.x} ${rect.y}`));
          expect(cells.size, where).toBe(plays.length);
        } else expect(overlaps(layout), where).toEqual([]);
        let camera = opening(lens);
        layout.boxes.forEach((box, i) => {
          const next = follow(camera, box, lens);
          expect(sees(next, box, view), where).toBe(true);
          expect(next.u, where).toBeLessThanOrEqual(camera.u);
          camera = next;
          if (i % 7 > 0) return;
          const before = shaped.arrange(plays.slice(0, i + 1)).tiles;
          expect(before, where).toEqual(layout.tiles.slice(0, i + 1));
        });
        expect(camera.u, where).toBeGreaterThanOrEqual(SMALLEST);
      }
    }
  },
);

it('has a layout for every preset', () => {
  const shapes = new Set(presets.map(({ rules }) => rules.layout.shape));
  expect([...shapes].sort()).toEqual(['chicken-foot', 'cross', 'line', 'trains', 'triangles']);
});
