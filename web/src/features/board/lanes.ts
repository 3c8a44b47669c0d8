/**
 * Where the tiles of trains lie: a lane for each train, one below another, all starting from the hub on the left. A
 * train grows to the right. All tiles but its last ones are closed up, so that its end stays visible however long it
 * gets. One lane can be shown in full.
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

/** The distance between the middles of two lanes: an upright double takes two units, and a little stays free. */
export const PITCH = 2.5;
/** The hub, at the origin: the double from which all trains start. */
const HUB = between(-0.5, -1, 0.5, 1);
/** The width of the room for the name of each train, beside the hub. */
export const HEAD = 4;
const START = 1.5 + HEAD;
/** How many tiles at the end of a train lie in full. */
const FULL = 3;
/** The visible width of each closed-up tile, in `u`. */
const CLOSED_UP_WIDTH = 0.5;
/** The shortest lane that stays visible, measured from its first tile. */
const SHORTEST = 6;

/** Lays the plays of a round on trains, whose lanes are `room` long; `full` names the train that is shown in full. */
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

/** Lays the tiles of one lane again. All but the last ones are closed up, unless the lane is shown in full. */
function layLane(
  tiles: Laid[],
  plays: readonly Play[],
  indices: readonly number[],
  y: number,
  full: boolean,
): void {
  let x = START;
  // Every train begins with the number of the double in the hub.
  let end = plays[0]?.tile[0] ?? 0;
  indices.forEach((index, i) => {
    const play = plays[index];
    if (play === undefined) return;
    const { tile } = play;
    const closedUp = !full && i < indices.length - FULL;
    const across = isDouble(tile);
    const rect = across ? between(x, y - 1, x + 1, y + 1) : between(x, y - 0.5, x + 2, y + 0.5);
    const inner = play.inner ?? end;
    const lowFirst = across || inner === tile[0];
    const toHigh = across ? 'down' : lowFirst ? 'right' : 'left';
    const strip = { number: inner, rect: { ...rect, w: CLOSED_UP_WIDTH } };
    tiles[index] = { tile, rect, toHigh, ...(closedUp ? { strip } : {}) };
    x += closedUp ? CLOSED_UP_WIDTH : rect.w;
    end = inner === tile[0] ? tile[1] : tile[0];
  });
}

function right(laid: Laid | undefined): number {
  return laid === undefined ? START : laid.rect.x + laid.rect.w;
}

/** The figure of trains. `trains` has the places as records name them: the train of each seat, and the public one. */
export function lanesFigure(trains: readonly Arm[]): Figure {
  const height = trains.length * PITCH + 0.5;
  const width = START + 14;
  const fit = (view: Size) => Math.min(view.h / height, view.w / width);
  return {
    shaped(view) {
      // The length of the lanes at that scale: the view's width without the hub and the names on the left.
      const room = view.w > 0 ? view.w / fit(view) - START - 1 : SHORTEST;
      return {
        arrange: (plays, full) => arrangeLanes(plays, trains, full, Math.max(SHORTEST, room)),
        fit,
      };
    },
  };
}
