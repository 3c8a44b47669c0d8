/**
 * How one arm of a line winds over the cloth: it runs, turns a corner of one or two tiles, and runs back. An arm is
 * described by its front only: where the next tile touches, and what the arm is doing there. `lay` lays one tile and
 * returns the next front, so earlier tiles never move.
 */
import { between, type Rect } from './rect.ts';

/** Right or down is 1, left or up is -1. */
export type Sign = 1 | -1;

/** The direction from one half of a tile to the other. */
export type Direction = 'right' | 'left' | 'down' | 'up';

/** The strip that an arm winds in: the x of its two wrap edges, and the direction in which rows are stacked. */
export interface Strip {
  readonly left: number;
  readonly right: number;
  readonly vertical: Sign;
}

/**
 * The open end of an arm.
 *
 * - `run`: (`x`, `y`) is the middle of the edge that the next tile touches; `heading` is the direction.
 * - `corner`: the arm goes vertically in the column from `x` to `x + heading`; the next tile touches at height `y`.
 * - `turn`: as `corner`, after a double that lies horizontally across the end of the column.
 */
export interface Front {
  readonly at: 'run' | 'corner' | 'turn';
  readonly x: number;
  readonly y: number;
  readonly heading: Sign;
}

/** A tile as laid: its place, the direction from the touching half to the free one, and the next front. */
export interface Step {
  readonly rect: Rect;
  readonly outward: Direction;
  readonly front: Front;
}

/** The distance from a running front to the wrap edge that it runs towards. */
export function room(strip: Strip, front: Front): number {
  return front.heading === 1 ? strip.right - front.x : front.x - strip.left;
}

/** Lays the next tile of an arm, `across` the line (a double) or along it. */
export function lay(strip: Strip, front: Front, across: boolean): Step {
  switch (front.at) {
    case 'run':
      return across ? runAcross(strip, front) : runAlong(strip, front);
    case 'corner':
      return across ? cornerAcross(strip, front) : cornerAlong(strip, front);
    case 'turn':
      // The tile before is a double, so even a double lies along the line.
      return turn(strip, front);
  }
}

// Running arms always keep 1 `u` of room, so that a corner, which is 1 `u` wide, fits before the wrap edge.

function runAcross(strip: Strip, front: Front): Step {
  const { x, y, heading } = front;
  const v = strip.vertical;
  const beyond = x + heading;
  const next: Front =
    room(strip, front) >= 2 ? { ...front, x: beyond } : { at: 'corner', x, y: y + v, heading };
  return { rect: between(x, y - 1, beyond, y + 1), outward: level(heading), front: next };
}

function runAlong(strip: Strip, front: Front): Step {
  const { x, y, heading } = front;
  const v = strip.vertical;
  if (room(strip, front) >= 3) {
    const beyond = x + 2 * heading;
    return {
      rect: between(x, y - 0.5, beyond, y + 0.5),
      outward: level(heading),
      front: { ...front, x: beyond },
    };
  }
  return {
    rect: between(x, y - 0.5 * v, x + heading, y + 1.5 * v),
    outward: upright(v),
    front: { at: 'corner', x, y: y + 1.5 * v, heading },
  };
}

function cornerAlong(strip: Strip, front: Front): Step {
  const { x, y, heading } = front;
  const v = strip.vertical;
  return {
    rect: between(x, y, x + heading, y + 2 * v),
    outward: upright(v),
    front: { at: 'run', x, y: y + 1.5 * v, heading: back(heading) },
  };
}

function cornerAcross(strip: Strip, front: Front): Step {
  const { x, y, heading } = front;
  const v = strip.vertical;
  const middle = x + 0.5 * heading;
  return {
    rect: between(middle - 1, y, middle + 1, y + v),
    outward: upright(v),
    front: { at: 'turn', x, y: y + v, heading },
  };
}

function turn(strip: Strip, front: Front): Step {
  const { x, y, heading } = front;
  const v = strip.vertical;
  const middle = x + 0.5 * heading;
  const beyond = middle - 2 * heading;
  const away = back(heading);
  return {
    rect: between(middle, y, beyond, y + v),
    outward: level(away),
    front: { at: 'run', x: beyond, y: y + 0.5 * v, heading: away },
  };
}

function back(sign: Sign): Sign {
  return sign === 1 ? -1 : 1;
}

function level(sign: Sign): Direction {
  return sign === 1 ? 'right' : 'left';
}

function upright(sign: Sign): Direction {
  return sign === 1 ? 'down' : 'up';
}
