/**
 * Where the tiles of a cross lie: four arms round its first double, the spinner, at the origin. The right and the left
 * arm run along the middle, and both bend down into columns at the sides. The upper arm has the upper half; the lower
 * arm winds in a corridor between the columns. Until a double lies, there are two arms beside the first tile. If the
 * first double is a later tile, everything slides once, so that the double is at the origin.
 */
import {
  boxOf,
  endAt,
  extend,
  FIRST_LANDING,
  firstLaid,
  isDouble,
  landingsAt,
  type Arm,
  type Growing,
  type Laid,
  type Layout,
  type Play,
} from './arrange.ts';
import type { Figure } from './figure.ts';
import { union, type Rect } from './rect.ts';
import type { LongestLine, Size } from './width.ts';

/** The half-widths of a cross: to the wrap edges, and of the corridor of its lower arm. */
export interface CrossWidth {
  /** At least `corridor` plus `COLUMN`. */
  readonly wrap: number;
  /** At least `CORRIDOR`. */
  readonly corridor: number;
}

/** The half-width of the narrowest corridor in which an arm can wind, in `u`. */
export const CORRIDOR = 3.25;
/** The smallest distance between the corridor and a wrap edge: the gap, and room for an arm to wind. */
export const COLUMN = 7;
/** From the corridor to a column: two level doubles may stick out half a unit each, and half a unit stays free. */
const GAP = 1.5;

/** A tile to lay, with its place in the order of play. */
type Ordered = Play & { readonly index: number };

/** Lays the plays of a round. Its first double is the spinner. */
export function arrangeCross(plays: readonly Play[], width: CrossWidth): Layout {
  const spinner = plays.findIndex(({ tile }) => isDouble(tile));
  const ordered = plays.map((play, index): Ordered => ({ ...play, index }));
  if (spinner <= 0) return layOut(ordered, width, 0);
  // The boxes before the spinner are those of the two arms beside the first tile.
  const before = layOut(ordered.slice(0, spinner), width, 0).boxes;
  const after = layOut(rerooted(ordered, spinner), width, spinner);
  return { ...after, boxes: [...before, ...after.boxes] };
}

/** Lays tiles outwards from the first of them; returns boxes from play `from` on. */
function layOut(ordered: readonly Ordered[], width: CrossWidth, from: number): Layout {
  const tiles: Laid[] = [];
  const boxes: Rect[] = [];
  let ends: Record<Arm, Growing> = {};
  let covered: Rect | undefined;
  ordered.forEach((play, i) => {
    let laid: Laid;
    if (i === 0) {
      laid = firstLaid(play);
      ends = arms(laid, width);
    } else {
      laid = extend(endAt(ends, play), play);
    }
    tiles[play.index] = laid;
    covered = covered ? union(covered, laid.rect) : laid.rect;
    if (i >= from) boxes.push(boxOf(covered, landingsAt(ends)));
  });
  return { tiles, landings: ordered.length > 0 ? landingsAt(ends) : [FIRST_LANDING], boxes };
}

/** The arms of the origin: four of a double, two of any other tile. */
function arms({ tile, rect }: Laid, { wrap, corridor }: CrossWidth): Record<Arm, Growing> {
  const double = isDouble(tile);
  const column = corridor + GAP;
  const sides: Record<Arm, Growing> = {
    L: {
      strip: { left: -wrap, right: -column, vertical: 1 },
      front: { at: 'run', x: rect.x, y: 0, heading: -1 },
      number: tile[0],
      double,
    },
    R: {
      strip: { left: column, right: wrap, vertical: 1 },
      front: { at: 'run', x: rect.x + rect.w, y: 0, heading: 1 },
      number: tile[1],
      double,
    },
  };
  if (!double) return sides;
  // The upper and the lower arm begin upright and turn right first.
  return {
    ...sides,
    U: {
      strip: { left: -wrap, right: wrap, vertical: -1 },
      front: { at: 'corner', x: 0.5, y: -1, heading: -1 },
      number: tile[0],
      double,
    },
    D: {
      strip: { left: -corridor, right: corridor, vertical: 1 },
      front: { at: 'corner', x: 0.5, y: 1, heading: -1 },
      number: tile[0],
      double,
    },
  };
}

/** The plays as if the spinner had been first. The line that the spinner was laid at continues from its other side. */
function rerooted(plays: readonly Ordered[], spinner: number): Ordered[] {
  const origin = plays[spinner];
  const first = plays[0];
  if (origin === undefined || first === undefined) return [...plays];
  const at = origin.arm;
  const away = at === 'L' ? 'R' : 'L';
  const earlier = plays.slice(1, spinner);
  // From the spinner back to the first tile, the outer half of each tile becomes the half that touches.
  let outer = first.tile[at === 'L' ? 0 : 1];
  let other = first.tile[at === 'L' ? 1 : 0];
  const back: Ordered[] = [{ ...first, arm: away, inner: outer }];
  for (const play of earlier.filter(({ arm }) => arm === at)) {
    const inner = play.inner ?? outer;
    outer = otherOf(play, inner);
    back.unshift({ ...play, arm: away, inner: outer });
  }
  // Beyond the first tile the line continues as it was laid.
  const beyond = earlier
    .filter(({ arm }) => arm === away)
    .map((play): Ordered => {
      const inner = play.inner ?? other;
      other = otherOf(play, inner);
      return { ...play, inner };
    });
  return [{ ...origin, arm: 'start' }, ...back, ...beyond, ...plays.slice(spinner + 1)];
}

function otherOf({ tile }: Play, number: number): number {
  return tile[0] === number ? tile[1] : tile[0];
}

/** The figure of a cross, whose size is planned for the longest line that the rules allow. */
export function crossFigure(longest: LongestLine): Figure {
  return {
    startFactor: 0.8,
    shaped(view) {
      const width = chooseCross(longest, view);
      return {
        arrange: (plays) => arrangeCross(plays, width),
        fit: (view) => fitCross(longest, width, view),
      };
    },
  };
}

// The distances between the wrap edges, and the half-widths of the corridor, that are tried.
const NARROWEST = 21;
const WIDEST = 80;
const CORRIDORS = [CORRIDOR, 4.25, 5.25, 7.25];

const chosen = new Map<string, CrossWidth>();

/** The half-widths for a cloth. Cached by longest line and size of the cloth. */
export function chooseCross(longest: LongestLine, view: Size): CrossWidth {
  const key = `${longest.tiles}/${longest.doubles}/${view.w}/${view.h}`;
  const known = chosen.get(key);
  if (known) return known;
  let best: CrossWidth = { wrap: NARROWEST / 2, corridor: CORRIDOR };
  let largest = 0;
  for (const corridor of CORRIDORS) {
    for (let width = NARROWEST; width <= WIDEST; width++) {
      const cross = { wrap: width / 2, corridor };
      if (cross.wrap < corridor + COLUMN) continue;
      const fit = fitCross(longest, cross, view);
      if (fit > largest) [best, largest] = [cross, fit];
    }
  }
  chosen.set(key, best);
  return best;
}

/** The scale at which the longest rounds, laid with these widths, fit the cloth. */
export function fitCross(longest: LongestLine, width: CrossWidth, view: Size): number {
  const spans = extents(longest, width);
  return Math.min(...spans.map(({ w, h }) => Math.min(view.w / w, view.h / h)));
}

/** How the tiles of the longest rounds are spread over the arms: evenly, or along the middle only. */
const SPREADS: readonly (readonly Arm[])[] = [
  ['L', 'R', 'U', 'D'],
  ['L', 'R'],
];

const measured = new Map<string, readonly Rect[]>();

function extents(longest: LongestLine, width: CrossWidth): readonly Rect[] {
  const key = `${longest.tiles}/${longest.doubles}/${width.wrap}/${width.corridor}`;
  let boxes = measured.get(key);
  if (!boxes) {
    boxes = SPREADS.map((arms) =>
      arrangeCross(synthetic(longest, arms), width).boxes.reduce(union),
    );
    measured.set(key, boxes);
  }
  return boxes;
}

/** A round with its doubles evenly spread. Only the places of the doubles matter here, not the numbers. */
function synthetic({ tiles, doubles }: LongestLine, arms: readonly Arm[]): Play[] {
  const plays: Play[] = [{ arm: 'start', tile: [0, 0] }];
  let given = 1;
  for (let i = 1; i < tiles; i++) {
    // Doubles come in groups, one for each arm, so that no two doubles meet.
    const due = Math.floor(((Math.floor(i / arms.length) + 1) * doubles) / tiles) * arms.length;
    const double = given < Math.min(due, doubles);
    if (double) given++;
    const arm = arms[(i - 1) % arms.length] ?? 'R';
    plays.push({ arm, tile: double ? [0, 0] : [0, 1], inner: 0 });
  }
  return plays;
}
