/**
 * Where the tiles of a chicken-foot or a tree lie. The first double lies level in the middle, and its toes leave it in all
 * directions. A tile that is no double continues in its direction. A later double lies across: its middle toe goes
 * straight on, the others splay.
 *
 * When a tile is laid, the places of the tiles that can be attached to it are found and kept free. So each place is found
 * once, no tile lies on another or on a landing place, and nothing ever moves.
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
  readonly pose: Pose;
  readonly number: number;
  /** The exit, if there is an empty joint between. */
  readonly from: Exit | null;
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
    const { pose, from } = slot;
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
    if (from !== null) this.#links.push([from.x, from.y, pose.x, pose.y]);
    const node: Node = { arm: armOn(tile), tile, slots: [] };
    if (double) {
      for (const exit of doubleExits(pose).slice(0, this.#feet.toes)) this.#open(node, exit, inner);
    } else {
      this.#open(node, singleExit(pose), inner === tile[0] ? tile[1] : tile[0]);
    }
    return node;
  }

  /** Finds a place at an exit and keeps it free. */
  #open(node: Node, exit: Exit, number: number): void {
    // A double cannot be attached to a double.
    const pose = this.#find(exit, !isDouble(node.tile));
    const joined = pose.joints === 0;
    const slot: Slot = { pose, number, from: joined ? null : exit };
    const kept = waysToLie(pose, !isDouble(node.tile));
    node.slots.push(slot);
    this.#kept.set(slot, kept);
    this.#box = kept.map(boundsOf).reduce(union, this.#box);
  }

  /** The most welcome free place at an exit. */
  #find(exit: Exit, doubles: boolean): Candidate & { readonly joints: number } {
    let best: (Candidate & { readonly joints: number }) | undefined;
    for (let joints = 0; ; joints++) {
      const places = placesAt(exit, joints);
      if (best !== undefined && places.every(({ cost }) => cost >= (best?.cost ?? 0))) return best;
      for (const place of places) {
        if (best !== undefined && place.cost >= best.cost) continue;
        const ways = waysToLie(place, doubles);
        const cost = place.cost + this.#growth(ways);
        if (best !== undefined && cost >= best.cost) continue;
        if (ways.every((way) => this.#isFree(way))) best = { ...place, cost, joints };
      }
    }
  }

  #isFree(oblong: Oblong): boolean {
    return (
      !this.#laid.some((other) => areCloser(oblong, other, -TOLERANCE)) &&
      ![...this.#kept.values()].flat().some((other) => areCloser(oblong, other, -TOLERANCE))
    );
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
    return [...this.#nodes.values()].flatMap(({ arm, tile, slots }) =>
      // A double offers only its next toe, because toes are alike.
      slots.slice(0, isDouble(tile) ? 1 : 2).map(({ pose }) => {
        const oblong = tileAt(pose, false);
        return { arm, rect: rectOf(oblong), turn: pose.turn };
      }),
    );
  }
}

/** The ways in which a tile may lie at a place. */
function waysToLie(pose: Pose, doubles: boolean): Kept {
  return doubles ? [tileAt(pose, false), tileAt(pose, true)] : [tileAt(pose, false)];
}

/** A tile that lies level before it is turned about its middle. */
function rectOf({ x, y }: Oblong): Rect {
  return { x: x - 1, y: y - 0.5, w: 2, h: 1 };
}

/** The figure of a chicken-foot or a tree. */
export function toesFigure(feet: Feet): Figure {
  return {
    startFactor: 0.8,
    shaped(wrappedFor) {
      return {
        arrange: (plays) => arrangeToes(plays, feet, wrappedFor),
        // Rounds differ too much to predict the largest, so the camera zooms out as far as needed.
        fit: (view) => Math.min(view.w / 24, view.h / 16),
      };
    },
  };
}
