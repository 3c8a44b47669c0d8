/**
 * Where the tiles of a cross lie. Its first double, the spinner, has an arm on each side. An arm runs straight out until
 * it is near the edge of the view, and then turns once: the left and the right arm down, the upper and the lower arm to
 * the left, so that they mirror each other and never all turn the same way. A longer arm goes on in rows that are stacked
 * outwards. Until a double lies, there are two straight arms beside the first tile.
 *
 * Arms never meet: each has the room beyond its own edge. Two arms could want a corner, where both are beyond their
 * edges. It belongs to the arm that needs it first; the other arm winds back before it.
 */
import {
  boxOf,
  endAt,
  FIRST_LANDING,
  firstLaid,
  isDouble,
  join,
  liesAcross,
  OPPOSITE,
  type Arm,
  type Laid,
  type Landing,
  type Layout,
  type OpenHalf,
  type Play,
} from './arrange.ts';
import { between, union, type Rect } from './rect.ts';
import { lay, type Direction, type Front, type Sign, type Step } from './snake.ts';

/** The half-sizes of a cross in `u`, measured from the middle of its spinner. */
export interface CrossShape {
  /** Where straight arms turn: left and right of the spinner (at least `NARROWEST`), above and below it (at least `LOWEST`). */
  readonly edge: HalfSize;
  /** How far an arm reaches sideways in corners that it owns (at least 6). */
  readonly reach: HalfSize;
}

interface HalfSize {
  readonly x: number;
  readonly y: number;
}

/** From the edge of an arm to the tiles of the next: a row begins 3 `u` before its edge, and doubles stick out. */
const BESIDE_EDGE = 4.5;
/** The half-width of the narrowest room in which an arm can wind. */
const WINDING = 3.25;
/** The smallest distance between the spinner and an edge: the spinner, a straight tile and a corner. */
const NEAREST = 5;
/** The smallest `edge.x` of a cross: between the corners its upper and its lower arm can wind. */
export const NARROWEST = WINDING + BESIDE_EDGE;
/** The smallest `edge.y` of a cross. */
export const LOWEST = NEAREST;

/** The straight part of an arm, from the spinner to `y`, in the frame of the arm. */
interface Stem {
  readonly at: 'stem';
  readonly y: number;
}

/**
 * An arm while it grows. Its front is in the frame of the arm: y grows outwards from the line through the spinner or the
 * first tile, x grows to the right or down.
 */
interface Growing extends OpenHalf {
  readonly at: CrossArm;
  front: Front | Stem;
}

type CrossArm = 'L' | 'R' | 'U' | 'D';

/** A corner of the cloth: left or right of the spinner, above or below it. */
type Corner = `${Sign} ${Sign}`;

/** What is known once the spinner lies, on the cloth. */
interface Centre {
  /** The middle of the spinner. */
  readonly x: number;
  /** The middle between the edges of the left and the right arm. */
  readonly between: number;
  /** Which arm owns which corner. */
  readonly owners: Map<Corner, CrossArm>;
}

/** Lays the plays of a round. Its first double is the spinner. */
export function arrangeCross(plays: readonly Play[], shape: CrossShape): Layout {
  const cross = new Cross(shape);
  const boxes: Rect[] = [];
  let covered: Rect | undefined;
  let landings: readonly Landing[] = [FIRST_LANDING];
  const tiles = plays.map((play) => {
    const laid = cross.lay(play);
    covered = covered ? union(covered, laid.rect) : laid.rect;
    landings = cross.landings();
    boxes.push(boxOf(covered, landings));
    return laid;
  });
  return { tiles, landings, boxes };
}

class Cross {
  readonly #shape: CrossShape;
  readonly #arms: Record<Arm, Growing> = {};
  #centre: Centre | undefined;

  constructor(shape: CrossShape) {
    this.#shape = shape;
  }

  lay(play: Play): Laid {
    const laid = Object.keys(this.#arms).length === 0 ? this.#first(play) : this.#extend(play);
    if (isDouble(play.tile) && this.#centre === undefined) this.#spin(laid);
    this.#claimCorners();
    return laid;
  }

  landings(): Landing[] {
    return Object.values(this.#arms).map((arm) => {
      const { rect } = this.#step(arm, false);
      return { arm: arm.at, rect: onCloth(arm.at, rect) };
    });
  }

  #first(play: Play): Laid {
    const laid = firstLaid(play);
    const { tile, rect } = laid;
    this.#open('L', tile[0], -rect.x, isDouble(tile));
    this.#open('R', tile[1], rect.x + rect.w, isDouble(tile));
    return laid;
  }

  #extend(play: Play): Laid {
    const arm = endAt(this.#arms, play);
    const { rect, outward, front } = this.#step(arm, liesAcross(arm, play));
    arm.front = front;
    return join(arm, play, { rect: onCloth(arm.at, rect), outward: pointing(arm.at, outward) });
  }

  /** Makes a double the spinner. */
  #spin({ tile, rect }: Laid): void {
    const { x: edge, y } = this.#shape.edge;
    const x = rect.x + rect.w / 2;
    // The edges are those of a view whose middle is that of the line, unless the spinner lies near one of them.
    const middle = (this.#end('R') - this.#end('L')) / 2;
    const aside = edge - NEAREST;
    this.#centre = {
      x,
      between: Math.min(Math.max(middle, x - aside), x + aside),
      owners: new Map(),
    };
    this.#open('U', tile[0], rect.h / 2, true);
    this.#open('D', tile[0], rect.h / 2, true);
    // Between rows that are this close to the middle, the side arms cannot wind: each needs a corner.
    if (y < NARROWEST) {
      this.#centre.owners.set('-1 1', 'L').set('1 1', 'R');
    }
  }

  /** How far a straight arm reaches. */
  #end(at: CrossArm): number {
    return this.#arms[at]?.front.y ?? 0;
  }

  #open(at: CrossArm, number: number, y: number, double: boolean): void {
    this.#arms[at] = { at, number, double, front: { at: 'stem', y } };
  }

  /** Gives a corner to an arm if it matters to the next tile of that arm. */
  #claimCorners(): void {
    const owners = this.#centre?.owners;
    if (owners === undefined) return;
    for (const arm of Object.values(this.#arms)) {
      for (const side of [-1, 1] as const) {
        const corner = cornerOf(arm.at, side);
        if (owners.has(corner)) continue;
        const without = this.#step(arm, false);
        owners.set(corner, arm.at);
        const { rect } = this.#step(arm, false);
        if (rect.x === without.rect.x && rect.y === without.rect.y) owners.delete(corner);
      }
    }
  }

  /** Where the next tile of an arm lies, in the frame of the arm. */
  #step({ at, front }: Growing, across: boolean): StemStep | Step {
    if (front.at === 'stem') return this.#stemStep(at, front, across);
    const left = this.#limit(at, -1);
    const right = this.#limit(at, 1);
    return lay({ left, right, vertical: 1 }, front, across);
  }

  /** Straight arms always keep 1 `u` of room, so that the corner, which is 1 `u` wide, fits before the edge. */
  #stemStep(at: CrossArm, { y }: Stem, across: boolean): StemStep {
    const { x: spinner, between: middle } = this.#centre ?? { x: 0, between: 0 };
    const x = isLevel(at) ? 0 : spinner;
    // The side arms turn down; the others to the left, or to the right if there is more room.
    const heading: Sign = isLevel(at) || spinner < middle ? 1 : -1;
    const room = this.#edge(at) - y;
    const length = across ? 1 : 2;
    if (room >= length + 1) {
      const half = across ? 1 : 0.5;
      const rect = between(x - half, y, x + half, y + length);
      return { rect, outward: 'down', front: { at: 'stem', y: y + length } };
    }
    const inner = across ? 1 : 0.5;
    const outer = across ? 1 : 1.5;
    return {
      rect: between(x - inner * heading, y, x + outer * heading, y + 1),
      outward: heading === 1 ? 'right' : 'left',
      front: { at: 'run', x: x + outer * heading, y: y + 0.5, heading },
    };
  }

  /** The y in the frame of an arm at which it turns. Before the spinner lies, arms do not turn. */
  #edge(at: CrossArm): number {
    if (this.#centre === undefined) return Infinity;
    const { edge } = this.#shape;
    return isLevel(at) ? edge.x + this.#centre.between * signOf(at) : edge.y;
  }

  /** How far an arm reaches to one side in its frame: over the corner if it owns it. */
  #limit(at: CrossArm, side: Sign): number {
    const { edge, reach } = this.#shape;
    const { between: middle, owners } = this.#centre ?? { between: 0, owners: undefined };
    const owns = owners?.get(cornerOf(at, side)) === at;
    if (isLevel(at)) return side * (owns ? reach.y : edge.y - BESIDE_EDGE);
    return middle + side * (owns ? reach.x : edge.x - BESIDE_EDGE);
  }
}

/** A step of a straight arm. */
type StemStep = Omit<Step, 'front'> & { readonly front: Front | Stem };

/** Whether an arm runs to the left or to the right. */
function isLevel(at: CrossArm): boolean {
  return at === 'L' || at === 'R';
}

/** Whether an arm runs to growing or to falling coordinates. */
function signOf(at: CrossArm): Sign {
  return at === 'R' || at === 'D' ? 1 : -1;
}

function cornerOf(at: CrossArm, side: Sign): Corner {
  return isLevel(at) ? `${signOf(at)} ${side}` : `${side} ${signOf(at)}`;
}

/** A rectangle in the frame of an arm as it lies on the cloth. */
function onCloth(at: CrossArm, { x, y, w, h }: Rect): Rect {
  const outward = signOf(at) === 1 ? y : -y - h;
  return isLevel(at) ? { x: outward, y: x, w: h, h: w } : { x, y: outward, w, h };
}

const TRANSPOSED: Record<Direction, Direction> = {
  right: 'down',
  left: 'up',
  down: 'right',
  up: 'left',
};

/** A direction in the frame of an arm as it is on the cloth. */
function pointing(at: CrossArm, direction: Direction): Direction {
  const isOutward = direction === 'down' || direction === 'up';
  const signed = isOutward && signOf(at) === -1 ? OPPOSITE[direction] : direction;
  return isLevel(at) ? TRANSPOSED[signed] : signed;
}
