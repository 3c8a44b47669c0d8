/**
 * Where the tiles of a line lie on the cloth.
 *
 * The first tile lies at the origin. The right arm runs right and winds down; the left arm is its half-turn
 * image and winds up, so the two never meet. What is laid depends only on the plays before it: a tile never moves.
 */
import { between, grown, union, type Rect } from './rect';
import { lay, type Direction, type Front, type Step, type Strip } from './snake';

/** A tile as it comes over the wire: the lower number first. */
export type Tile = readonly [number, number];

/** An open end of the line, as the wire names it. */
export type End = 'L' | 'R';

/** Where a tile was played: as the first of the round, or at an end. */
export type Arm = 'start' | End;

/** One tile played. */
export interface Play {
  readonly arm: Arm;
  readonly tile: Tile;
  /**
   * The number of the half that touches the line. May be left out where touching halves are equal;
   * needed where they differ: sums to seven, wild blanks.
   */
  readonly inner?: number;
}

/** A tile on the cloth. `toHigh` leads from its lower half to its higher one. */
export interface Laid {
  readonly tile: Tile;
  readonly rect: Rect;
  readonly toHigh: Direction;
}

/** The place of the next tile at an open end, if it is no double. */
export interface Landing {
  readonly arm: Arm;
  readonly rect: Rect;
}

/** The whole line. `boxes[i]` held all tiles and landing places, with a margin, after play `i`. */
export interface Layout {
  readonly tiles: readonly Laid[];
  readonly landings: readonly Landing[];
  readonly boxes: readonly Rect[];
}

/** One half of a laid tile: its number and the square it covers. */
export interface Half {
  readonly number: number;
  readonly rect: Rect;
}

/** Kept free round everything that must be in sight, in `u`. */
const MARGIN = 0.25;

/** Before the first play there is one landing place, where a tile would lie along the line. */
const FIRST_LANDING: Landing = { arm: 'start', rect: between(-1, -0.5, 1, 0.5) };

/** An end of the line while it grows: its front, the number shown, and whether a double lies there. */
interface OpenEnd {
  readonly strip: Strip;
  front: Front;
  number: number;
  double: boolean;
}

/** Lays the plays of a round between the wrap edges at `-wrap` and `wrap` (at least 4). */
export function arrange(plays: readonly Play[], wrap: number): Layout {
  const tiles: Laid[] = [];
  const boxes: Rect[] = [];
  let ends: Record<End, OpenEnd> | undefined;
  let covered: Rect | undefined;
  for (const play of plays) {
    let laid: Laid;
    if (play.arm === 'start') {
      laid = first(play.tile);
      ends = openEnds(laid, wrap);
    } else {
      if (!ends)
        throw new Error(`${name(play.tile)} is played at ${play.arm} before a first tile lies`);
      laid = extend(ends[play.arm], play);
    }
    tiles.push(laid);
    covered = covered ? union(covered, laid.rect) : laid.rect;
    boxes.push(
      landings(ends).reduce(
        (box, { rect }) => union(box, grown(rect, MARGIN, MARGIN)),
        grown(covered, MARGIN, MARGIN),
      ),
    );
  }
  return { tiles, landings: ends ? landings(ends) : [FIRST_LANDING], boxes };
}

/** The two halves of a laid tile, the lower number first. */
export function halves({ tile, rect, toHigh }: Laid): readonly [Half, Half] {
  const { x, y } = rect;
  const near = { x, y, w: 1, h: 1 };
  const far = rect.w > rect.h ? { x: x + 1, y, w: 1, h: 1 } : { x, y: y + 1, w: 1, h: 1 };
  const lowIsNear = toHigh === 'right' || toHigh === 'down';
  return [
    { number: tile[0], rect: lowIsNear ? near : far },
    { number: tile[1], rect: lowIsNear ? far : near },
  ];
}

function first(tile: Tile): Laid {
  return isDouble(tile)
    ? { tile, rect: between(-0.5, -1, 0.5, 1), toHigh: 'down' }
    : { tile, rect: between(-1, -0.5, 1, 0.5), toHigh: 'right' };
}

function openEnds({ tile, rect }: Laid, wrap: number): Record<End, OpenEnd> {
  const double = isDouble(tile);
  const edges = { left: -wrap, right: wrap };
  return {
    L: {
      strip: { ...edges, vertical: -1 },
      front: { at: 'run', x: rect.x, y: 0, heading: -1 },
      number: tile[0],
      double,
    },
    R: {
      strip: { ...edges, vertical: 1 },
      front: { at: 'run', x: rect.x + rect.w, y: 0, heading: 1 },
      number: tile[1],
      double,
    },
  };
}

function extend(end: OpenEnd, play: Play): Laid {
  const { tile } = play;
  const inner = innerNumber(end, play);
  const double = isDouble(tile);
  // Where doubles can meet, one directly after another lies along the line.
  const step: Step = lay(end.strip, end.front, double && !end.double);
  end.front = step.front;
  end.number = inner === tile[0] ? tile[1] : tile[0];
  end.double = double;
  return { tile, rect: step.rect, toHigh: direction(tile, inner, step) };
}

function innerNumber(end: OpenEnd, { tile, inner = end.number }: Play): number {
  if (tile.includes(inner)) return inner;
  throw new Error(`${name(tile)} has no ${inner} to touch the end with; say which half touches`);
}

function direction(tile: Tile, inner: number, { rect, outward }: Step): Direction {
  if (isDouble(tile)) return rect.w > rect.h ? 'right' : 'down';
  return inner === tile[0] ? outward : OPPOSITE[outward];
}

const OPPOSITE: Record<Direction, Direction> = {
  right: 'left',
  left: 'right',
  down: 'up',
  up: 'down',
};

function landings(ends: Record<End, OpenEnd>): Landing[] {
  return (['L', 'R'] as const).map((arm) => {
    const { strip, front } = ends[arm];
    return { arm, rect: lay(strip, front, false).rect };
  });
}

function isDouble(tile: Tile): boolean {
  return tile[0] === tile[1];
}

function name(tile: Tile): string {
  return `${tile[1]}-${tile[0]}`;
}
