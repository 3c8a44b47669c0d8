/**
 * Where the tiles of a chicken-foot or a tree lie. The first double lies level in the middle, and its toes leave it in all
 * directions. A tile that is no double continues in its direction. A later double lies across: its middle toe goes
 * straight on, the others splay.
 *
 * When a tile is laid, the places of the tiles that can be attached to it are found and kept free. So no tile lies on
 * another or on a landing place, and laid tiles never move. A landing place moves where it is in the way of another.
 */
import {
  boxOf,
  FIRST_LANDING,
  isDouble,
  type Arm,
  type Laid,
  type Landing,
  type Layout,
  type Link,
  type Play,
  type Tile,
} from './arrange.ts';
import {
  doubleExits,
  hubExits,
  placesAt,
  singleExit,
  tileAt,
  type Candidate,
  type Exit,
  type Pose,
} from './exits.ts';
import type { Figure } from './figure.ts';
import { areCloser, boundsOf, oblongOf, type Oblong } from './oblong.ts';
import { between, union, type Rect } from './rect.ts';
import type { Size } from './width.ts';

/** How many tiles can be attached to a double: to the first tile of the round (`hub`), and to a later one (`toes`). */
export interface Feet {
  readonly hub: number;
  readonly toes: number;
}

/** A place that is kept free for a tile, with the number that it must touch. */
interface Slot {
  readonly exit: Exit;
  readonly number: number;
  /** The place may change until a tile lies there: another tile may have room nowhere else. */
  pose: Pose;
  /** Whether no place at the exit itself was free. */
  apart: boolean;
}

/** A laid tile with the places that are left on it, in the order in which they are filled. */
interface Node {
  readonly arm: Arm;
  readonly tile: Tile;
  readonly slots: Slot[];
}

/** What is kept free for a slot: both ways in which a tile may lie there. */
type Kept = readonly Oblong[];

/** Up to this area, in `u²`, the view may grow at no cost. */
const ROOMY = 300;
/** Beyond this area, tiles become hard to read. */
const CROWDED = 686;
/** What it costs to zoom out by a factor of e, and how much more once tiles are small. */
const PER_ZOOM = 160;
const PER_ZOOM_OF_SMALL = 1000;
/** What it costs that a later tile would find no place. */
const PER_BLOCKED = 60;
/** Rounding must not make neighbours overlap. */
const TOLERANCE = 1e-4;

/** The name of a tile as a place. */
export function armOn([low, high]: Tile): Arm {
  return `${low}-${high}`;
}

/** Lays the plays of a round in this view. */
export function arrangeToes(plays: readonly Play[], feet: Feet, view: Size): Layout {
  const foot = new Toes(feet, view);
  for (const play of plays) foot.lay(play);
  return foot.layout();
}

/** A chicken-foot or a tree while it grows. */
export class Toes {
  readonly #feet: Feet;
  readonly #view: Size;
  readonly #nodes = new Map<Arm, Node>();
  readonly #tiles: Laid[] = [];
  readonly #boxes: Rect[] = [];
  readonly #links: Link[] = [];
  readonly #laid: Oblong[] = [];
  readonly #kept = new Map<Slot, Kept>();
  /** The numbers whose double lies. There is no second one to keep a place for. */
  readonly #doubles = new Set<number>();
  /** The box of everything laid or kept free. */
  #box: Rect = FIRST_LANDING.rect;

  constructor(feet: Feet, view: Size) {
    this.#feet = feet;
    // A window may leave a cloth no room. Without a size, no place would be better than another.
    this.#view = { w: Math.max(1, view.w), h: Math.max(1, view.h) };
  }

  lay(play: Play): void {
    const node = this.#tiles.length === 0 ? this.#first(play) : this.#attach(play);
    this.#nodes.set(node.arm, node);
    const covered = this.#laid.map(boundsOf).reduce(union);
    const landings = this.#landings().map((landing) => {
      return { ...landing, rect: boundsOf(oblongOf(landing)) };
    });
    this.#boxes.push(boxOf(covered, landings));
  }

  layout(): Layout {
    return {
      tiles: [...this.#tiles],
      landings: this.#tiles.length === 0 ? [FIRST_LANDING] : this.#landings(),
      boxes: [...this.#boxes],
      links: [...this.#links],
    };
  }

  #first({ tile }: Play): Node {
    const rect = between(-1, -0.5, 1, 0.5);
    this.#tiles.push({ tile, rect, toHigh: 'right' });
    this.#laid.push({ x: 0, y: 0, along: 1, across: 0.5, turn: 0 });
    const node: Node = { arm: armOn(tile), tile, slots: [] };
    const [low, high] = tile;
    if (isDouble(tile)) this.#doubles.add(low);
    const exits = hubExits(isDouble(tile) ? this.#feet.hub : 4).map((exit) => ({
      exit,
      number: low,
    }));
    const [, , right, left] = exits;
    // A first tile that is no double has an exit at each end.
    const open =
      isDouble(tile) || right === undefined || left === undefined
        ? exits
        : [{ ...right, number: high }, left];
    for (const { exit, number } of open) this.#open(node, exit, number);
    return node;
  }

  #attach(play: Play): Node {
    const { tile } = play;
    const parent = this.#nodes.get(play.arm);
    const inner = play.inner ?? tile.find((number) => parent?.tile.includes(number)) ?? tile[0];
    const index = parent?.slots.findIndex(({ number }) => number === inner) ?? -1;
    const [slot] = parent === undefined || index < 0 ? [] : parent.slots.splice(index, 1);
    if (slot === undefined) throw new Error(`there is no place for ${armOn(tile)} on ${play.arm}`);
    const { pose, exit, apart } = slot;
    const double = isDouble(tile);
    const oblong = tileAt(pose, double);
    this.#kept.delete(slot);
    this.#laid.push(oblong);
    this.#tiles.push({
      tile,
      rect: rectOf(oblong),
      turn: double ? pose.turn + 90 : pose.turn,
      toHigh: inner === tile[0] ? 'right' : 'left',
    });
    if (apart) this.#links.push([exit.x, exit.y, pose.x, pose.y]);
    const node: Node = { arm: armOn(tile), tile, slots: [] };
    if (double) {
      this.#doubles.add(inner);
      for (const open of this.#kept.keys()) {
        if (open.number === inner) this.#kept.set(open, waysToLie(open.pose, false));
      }
      for (const exit of doubleExits(pose).slice(0, this.#feet.toes)) this.#open(node, exit, inner);
    } else {
      this.#open(node, singleExit(pose), inner === tile[0] ? tile[1] : tile[0]);
    }
    return node;
  }

  /** Finds a place at an exit and keeps it free. */
  #open(node: Node, exit: Exit, number: number): void {
    const slot: Slot = { exit, number, pose: exit, apart: false };
    node.slots.push(slot);
    this.#settle(slot, true);
  }

  /** Gives a slot its place. If all are taken, it may drive other slots from theirs, but no tile. */
  #settle(slot: Slot, mayDrive: boolean): void {
    const { exit, number } = slot;
    const doubles = !this.#doubles.has(number);
    const kept = [...this.#kept];
    const attached = placesAt(exit, 0);
    const free = this.#best(
      attached,
      doubles,
      kept.flatMap(([, ways]) => ways),
    );
    const found = free ?? (mayDrive ? this.#best(attached, doubles, []) : null);
    slot.apart = found === null;
    slot.pose =
      found ??
      this.#further(
        exit,
        doubles,
        kept.flatMap(([, ways]) => ways),
      );
    const ways = waysToLie(slot.pose, doubles);
    const driven = kept.filter(([, others]) => ways.some((way) => hits(way, others)));
    for (const [other] of driven) this.#kept.delete(other);
    this.#kept.set(slot, ways);
    this.#box = ways.map(boundsOf).reduce(union, this.#box);
    for (const [other] of driven) this.#settle(other, false);
  }

  /** The most welcome place of these that is free; `null` if none is. */
  #best(places: readonly Candidate[], doubles: boolean, kept: Kept): Pose | null {
    let best: Candidate | null = null;
    for (const place of places) {
      if (best !== null && place.cost >= best.cost) continue;
      const ways = waysToLie(place, doubles);
      const roomy = place.cost + this.#growth(ways);
      if (best !== null && roomy >= best.cost) continue;
      if (ways.some((way) => hits(way, this.#laid) || hits(way, kept))) continue;
      const cost = roomy + PER_BLOCKED * this.#blocked(place, doubles, kept);
      if (best === null || cost < best.cost) best = { ...place, cost };
    }
    return best;
  }

  /** The nearest free place over empty joints. */
  #further(exit: Exit, doubles: boolean, kept: Kept): Pose {
    for (let joints = 1; ; joints++) {
      const found = this.#best(placesAt(exit, joints), doubles, kept);
      if (found !== null) return found;
    }
  }

  /** How many tiles that may be attached to one that lies here would have no place. */
  #blocked(pose: Pose, doubles: boolean, kept: Kept): number {
    const toes = doubles ? doubleExits(pose).slice(0, this.#feet.toes) : [];
    return [singleExit(pose), ...toes].filter((exit) =>
      placesAt(exit, 0).every((place) => {
        const tile = tileAt(place, false);
        return hits(tile, this.#laid) || hits(tile, kept);
      }),
    ).length;
  }

  /** How unwelcome it is that the view must show more. */
  #growth(ways: Kept): number {
    const before = this.#scale(this.#box);
    const after = this.#scale(ways.map(boundsOf).reduce(union, this.#box));
    const beyond = (area: number) =>
      Math.max(0, Math.log(Math.min(before, this.#scaleFor(area)) / after));
    return PER_ZOOM * beyond(ROOMY) + PER_ZOOM_OF_SMALL * beyond(CROWDED);
  }

  #scale({ w, h }: Rect): number {
    return Math.min(this.#view.w / w, this.#view.h / h);
  }

  /** The scale at which the view shows this area in `u²`. */
  #scaleFor(area: number): number {
    return Math.sqrt((this.#view.w * this.#view.h) / area);
  }

  #landings(): Landing[] {
    return [...this.#nodes.values()].flatMap(({ arm, slots }) =>
      slots.map(({ pose }) => {
        const oblong = tileAt(pose, false);
        return { arm, rect: rectOf(oblong), turn: pose.turn };
      }),
    );
  }
}

/** Whether a tile overlaps one of these. */
function hits(oblong: Oblong, others: Kept): boolean {
  return others.some((other) => areCloser(oblong, other, -TOLERANCE));
}

/** The ways in which a tile may lie at a place. */
function waysToLie(pose: Pose, doubles: boolean): Kept {
  return doubles ? [tileAt(pose, false), tileAt(pose, true)] : [tileAt(pose, false)];
}

/** A tile that lies level before it is turned about its middle. */
function rectOf({ x, y }: Oblong): Rect {
  return { x: x - 1, y: y - 0.5, w: 2, h: 1 };
}

function isSamePlay(a: Play, b: Play | undefined): boolean {
  return a.arm === b?.arm && String(a.tile) === String(b.tile);
}

/** The figure of a chicken-foot or a tree. */
export function toesFigure(feet: Feet): Figure {
  return {
    startFactor: 0.8,
    shaped(wrappedFor) {
      // Finding places takes long, so a play is laid on what lies already.
      let foot = new Toes(feet, wrappedFor);
      let before: readonly Play[] = [];
      return {
        arrange(plays) {
          if (!before.every((play, i) => isSamePlay(play, plays[i]))) {
            foot = new Toes(feet, wrappedFor);
            before = [];
          }
          for (const play of plays.slice(before.length)) foot.lay(play);
          before = plays;
          return foot.layout();
        },
        // Rounds differ too much to predict the largest, so the camera zooms out as far as needed.
        fit: (view) => Math.min(view.w / 24, view.h / 16),
      };
    },
  };
}
