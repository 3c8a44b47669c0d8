/**
 * Where the tiles of a line lie on the cloth. The first tile lies at the origin. The right arm runs right and winds
 * down. The left arm is its half-turn image and winds up, so the two never meet. They share the first row: whichever
 * arm grows uses the room that the other has left. A tile's place depends only on the plays before it, so a tile never
 * moves.
 */
import { between, grown, turned, union, type Rect } from './rect.ts';
import { lay, type Direction, type Front, type Step, type Strip } from './snake.ts';

/** A tile as on the wire: the lower number first. A triangle has three numbers, clockwise. */
export type Tile = readonly [number, number] | readonly [number, number, number];

/** An end of the line, as the wire names it. */
export type End = 'L' | 'R';

/**
 * A place where a layout grows, as records name it: `L`, `R`, `U` or `D` for an arm; `M` or `3` for a train; `2-5` for
 * that tile; `1,-2` for that cell of a lattice; `start` for the first tile of the round.
 */
export type Arm = string;

/** One tile played. */
export interface Play {
  readonly arm: Arm;
  readonly tile: Tile;
  /**
   * The number of the half that touches the line. Needed only where touching halves differ: sums to seven, wild blanks.
   */
  readonly inner?: number;
  /** Whether nothing can be attached to the tile any more. */
  readonly closed?: boolean;
}

/** A tile on the cloth. `toHigh` points from its lower half to its higher one. */
export interface Laid {
  readonly tile: Tile;
  readonly rect: Rect;
  readonly toHigh: Direction;
  /** The angle, in degrees clockwise, by which the tile is turned about its middle. `rect` is as before turning. */
  readonly turn?: number;
  /** Whether nothing can be attached to the tile any more. */
  readonly closed?: boolean;
  /** A triangle's corners, clockwise from its apex, to which `toHigh` leads. */
  readonly corners?: readonly Half[];
}

/** The landing place at an open end, with the room that a single (no double) needs. */
export interface Landing {
  readonly arm: Arm;
  readonly rect: Rect;
  /** Where the apex of a triangle would point. */
  readonly apex?: Direction;
  /** The angle, in degrees clockwise, by which a tile laid here is turned. `rect` is as before turning. */
  readonly turn?: number;
}

/** A line that links tiles which belong together but do not touch. */
export type Link = readonly [x0: number, y0: number, x1: number, y1: number];

/** Everything laid. `boxes[i]` is the rectangle round all tiles and landing places after play `i`, with a margin. */
export interface Layout {
  readonly tiles: readonly Laid[];
  readonly landings: readonly Landing[];
  readonly boxes: readonly Rect[];
  readonly links?: readonly Link[];
}

/** One half of a laid tile: its number and the square it covers. */
export interface Half {
  readonly number: number;
  readonly rect: Rect;
  /** The angle by which the square is turned about its middle. */
  readonly turn?: number;
}

/** The margin round everything that must be visible, in `u`. */
const MARGIN = 0.25;

/** The only landing place before the first play. */
export const FIRST_LANDING: Landing = { arm: 'start', rect: between(-1, -0.5, 1, 0.5) };

/** An end that tiles can be joined to: its open number, and whether its last tile is a double. */
export interface OpenHalf {
  number: number;
  double: boolean;
}

/** An end of a winding line while it grows. */
export interface Growing extends OpenHalf {
  strip: Strip;
  front: Front;
}

/** Lays the plays of a round between two wrap edges that are `width` apart (at least 8). */
export function arrange(plays: readonly Play[], width: number): Layout {
  const tiles: Laid[] = [];
  const boxes: Rect[] = [];
  let ends: Record<Arm, Growing> = {};
  let edges: Edges | undefined;
  let covered: Rect | undefined;
  for (const play of plays) {
    let laid: Laid;
    if (play.arm === 'start') {
      laid = firstLaid(play);
      ends = openEnds(laid);
    } else {
      laid = extend(endAt(ends, play), play);
    }
    edges ??= edgesOf(ends, width);
    shareRow(ends, edges, width);
    tiles.push(laid);
    covered = covered ? union(covered, laid.rect) : laid.rect;
    boxes.push(boxOf(covered, landingsAt(ends)));
  }
  return { tiles, landings: plays.length > 0 ? landingsAt(ends) : [FIRST_LANDING], boxes };
}

/** Everything that must be visible: tiles and landing places, with a margin. */
export function boxOf(covered: Rect, landings: readonly Landing[]): Rect {
  return landings.reduce(
    (box, { rect }) => union(box, grown(rect, MARGIN, MARGIN)),
    grown(covered, MARGIN, MARGIN),
  );
}

/** The end that a play continues. Throws if there is none. */
export function endAt<End>(ends: Readonly<Record<Arm, End>>, { arm, tile }: Play): End {
  const end = ends[arm];
  if (end === undefined) throw new Error(`${name(tile)} is played at ${arm}, where nothing lies`);
  return end;
}

/** The two halves of a laid tile, the lower number first; the three corners of a triangle. */
export function halves({ tile, rect, toHigh, corners, turn = 0 }: Laid): readonly Half[] {
  if (corners !== undefined) return corners;
  const { x, y } = rect;
  const near = { x, y, w: 1, h: 1 };
  const far = rect.w > rect.h ? { x: x + 1, y, w: 1, h: 1 } : { x, y: y + 1, w: 1, h: 1 };
  const lowIsNear = toHigh === 'right' || toHigh === 'down';
  const low = { number: tile[0], rect: lowIsNear ? near : far };
  const high = { number: tile[1], rect: lowIsNear ? far : near };
  if (turn === 0) return [low, high];
  return [low, high].map(({ number, rect: half }) => {
    const at = turned(turn, rect, half.x + 0.5, half.y + 0.5);
    return { number, rect: { x: at.x - 0.5, y: at.y - 0.5, w: 1, h: 1 }, turn };
  });
}

/** The first tile, centred on the origin: its lower number on the left, a double upright. */
export function firstLaid({ tile, closed }: Play): Laid {
  const place = isDouble(tile)
    ? ({ rect: between(-0.5, -1, 0.5, 1), toHigh: 'down' } as const)
    : ({ rect: between(-1, -0.5, 1, 0.5), toHigh: 'right' } as const);
  return { tile, ...place, ...(closed === true ? { closed } : {}) };
}

function openEnds({ tile, rect }: Laid): Record<End, Growing> {
  const double = isDouble(tile);
  const unbounded = { left: -Infinity, right: Infinity };
  return {
    L: {
      strip: { ...unbounded, vertical: -1 },
      front: { at: 'run', x: rect.x, y: 0, heading: -1 },
      number: tile[0],
      double,
    },
    R: {
      strip: { ...unbounded, vertical: 1 },
      front: { at: 'run', x: rect.x + rect.w, y: 0, heading: 1 },
      number: tile[1],
      double,
    },
  };
}

/** The x of the two wrap edges. */
type Edges = Pick<Strip, 'left' | 'right'>;

/** The room in which an arm can still turn a corner, in `u`. */
const CORNER = 1;

/** The wrap edges: the first corner of either arm decides them. `undefined` while both arms run along the first row. */
function edgesOf({ L, R }: Record<Arm, Growing>, width: number): Edges | undefined {
  if (R?.front.at === 'corner') {
    const right = R.front.x + CORNER;
    return { left: right - width, right };
  }
  if (L?.front.at === 'corner') {
    const left = L.front.x - CORNER;
    return { left, right: left + width };
  }
  return undefined;
}

/** Until the edges are decided, each arm may run until only a corner fits at the end of the other. */
function shareRow({ L, R }: Record<Arm, Growing>, edges: Edges | undefined, width: number): void {
  if (L === undefined || R === undefined) return;
  const left = R.front.x + CORNER - width;
  const right = L.front.x - CORNER + width;
  L.strip = { ...L.strip, ...(edges ?? { left, right }) };
  R.strip = { ...R.strip, ...(edges ?? { left, right }) };
}

/** Lays a tile at an end and moves the end on. */
export function extend(end: Growing, play: Play): Laid {
  const step = lay(end.strip, end.front, liesAcross(end, play));
  end.front = step.front;
  return join(end, play, step);
}

/** Whether a tile lies across: a double does. Where doubles can meet, a double after a double lies along the line. */
export function liesAcross(end: OpenHalf, { tile }: Play): boolean {
  return isDouble(tile) && !end.double;
}

/** The tile as laid at this place. Its free half becomes the open half. */
export function join(
  end: OpenHalf,
  play: Play,
  { rect, outward }: Pick<Step, 'rect' | 'outward'>,
): Laid {
  const { tile, closed } = play;
  const inner = innerNumber(end, play);
  end.number = inner === tile[0] ? tile[1] : tile[0];
  end.double = isDouble(tile);
  const laid = { tile, rect, toHigh: direction(tile, inner, rect, outward) };
  return closed === true ? { ...laid, closed } : laid;
}

function innerNumber(end: OpenHalf, { tile, inner = end.number }: Play): number {
  if (tile.includes(inner)) return inner;
  throw new Error(`${name(tile)} has no ${inner} to touch the end with; say which half touches`);
}

function direction(tile: Tile, inner: number, rect: Rect, outward: Direction): Direction {
  if (isDouble(tile)) return rect.w > rect.h ? 'right' : 'down';
  return inner === tile[0] ? outward : OPPOSITE[outward];
}

export const OPPOSITE: Record<Direction, Direction> = {
  right: 'left',
  left: 'right',
  down: 'up',
  up: 'down',
};

/** The landing place at each end. */
export function landingsAt(ends: Readonly<Record<Arm, Growing>>): Landing[] {
  return Object.entries(ends).map(([arm, { strip, front }]) => ({
    arm,
    rect: lay(strip, front, false).rect,
  }));
}

export function isDouble(tile: Tile): boolean {
  return tile[0] === tile[1];
}

function name(tile: Tile): string {
  return `${tile[1]}-${tile[0]}`;
}
