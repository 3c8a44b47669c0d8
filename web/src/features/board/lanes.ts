/**
 * Where the tiles of trains lie: a lane for each train, one under another, all begun at the hub on the left.
 *
 * A train grows to the right. All but its last tiles are closed up, so that what can be played on is in sight however
 * long it gets; a lane that is asked for is shown in full.
 */
import {
  boxOf,
  isDouble,
  type Arm,
  type Laid,
  type Landing,
  type Layout,
  type Link,
  type Play,
} from './arrange.ts';
import type { Figure } from './figure.ts';
import { between, union, type Rect } from './rect.ts';
import type { Size } from './width.ts';

/** From the middle of one lane to the next: a double across takes two, and a little stays free. */
export const PITCH = 2.5;
/** The hub lies at the origin, and beside it is room for the name of each train. */
const HUB = between(-0.5, -1, 0.5, 1);
export const HEAD = 4;
const START = 1.5 + HEAD;
/** How many tiles at the end of a train lie in full. */
const FULL = 3;
/** How much of each other tile is seen. */
const SHUT = 0.5;
/** The shortest lane that is kept in sight, from where tiles begin. */
const SHORTEST = 6;

/** Lays the plays of a round on trains that have this much room; `full` names the lane that is shown in full. */
export function arrangeLanes(
  plays: readonly Play[],
  trains: readonly Arm[],
  full: Arm | null = null,
  room = SHORTEST,
): Layout {
  const heights = new Map(trains.map((arm, i) => [arm, (i - (trains.length - 1) / 2) * PITCH]));
  const byArm = new Map(trains.map((arm): [Arm, number[]] => [arm, []]));
  const tiles: Laid[] = [];
  const boxes: Rect[] = [];
  const y = (arm: Arm) => heights.get(arm) ?? 0;
  const heads = trains.map((arm): Landing => {
    return { arm, rect: between(START - HEAD, y(arm) - 1, START - 0.25, y(arm) + 1) };
  });
  const half = (trains.length * PITCH) / 2;
  const frame = union(HUB, between(START - HEAD, -half, START + room, half));
  const links = trains.map((arm): Link => [0.5, 0, START - HEAD, y(arm)]);
  let landings: Landing[] = [];
  plays.forEach((play, i) => {
    if (play.arm === 'start') {
      tiles[i] = { tile: play.tile, rect: HUB, toHigh: 'down' };
    } else {
      const indices = byArm.get(play.arm);
      if (indices === undefined) throw new Error(`there is no train ${play.arm}`);
      indices.push(i);
      layLane(tiles, plays, indices, y(play.arm), play.arm === full);
    }
    landings = trains.map((arm) => {
      const last = byArm.get(arm)?.at(-1);
      const x = last === undefined ? START : right(tiles[last]);
      return { arm, rect: between(x, y(arm) - 0.5, x + 2, y(arm) + 0.5) };
    });
    const covered = tiles.reduce((box, { rect }) => union(box, rect), frame);
    boxes.push(boxOf(covered, landings));
  });
  if (plays.length === 0) landings = [{ arm: 'start', rect: HUB }];
  return { tiles, landings, boxes, heads, links };
}

/** Lays all tiles of one lane again: those before the last ones lie closed up. */
function layLane(
  tiles: Laid[],
  plays: readonly Play[],
  indices: readonly number[],
  y: number,
  full: boolean,
): void {
  let x = START;
  // Every train begins with the number of the engine.
  let end = plays[0]?.tile[0] ?? 0;
  indices.forEach((index, i) => {
    const play = plays[index];
    if (play === undefined) return;
    const { tile } = play;
    const shut = !full && i < indices.length - FULL;
    const across = isDouble(tile);
    const rect = across ? between(x, y - 1, x + 1, y + 1) : between(x, y - 0.5, x + 2, y + 0.5);
    const inner = play.inner ?? end;
    const lowFirst = across || inner === tile[0];
    const toHigh = across ? 'down' : lowFirst ? 'right' : 'left';
    const strip = { number: inner, rect: { ...rect, w: SHUT } };
    tiles[index] = { tile, rect, toHigh, ...(shut ? { strip } : {}) };
    x += shut ? SHUT : rect.w;
    end = inner === tile[0] ? tile[1] : tile[0];
  });
}

function right(laid: Laid | undefined): number {
  return laid === undefined ? START : laid.rect.x + laid.rect.w;
}

/** Trains by the names of their places: each seat's, and the public one. */
export function lanesFigure(trains: readonly Arm[]): Figure {
  const height = trains.length * PITCH + 0.5;
  const width = START + 14;
  const fit = (view: Size) => Math.min(view.h / height, view.w / width);
  return {
    shaped(view) {
      // As much as the view has at that scale, so that the engine lies on the left of it.
      const room = view.w > 0 ? view.w / fit(view) - START - 1 : SHORTEST;
      return {
        arrange: (plays, full) => arrangeLanes(plays, trains, full, Math.max(SHORTEST, room)),
        fit,
      };
    },
  };
}
