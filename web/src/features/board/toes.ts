/**
 * Where the tiles of a chicken-foot or a tree lie: the first tile in the middle, everything else in rows that run away
 * from it on both sides. A tile that is no double continues its row. A double lies across, and each of its toes begins
 * a row: the middle one continues, the others run above and below it. Rows move apart once, when a double needs room
 * for its toes. Within its row a tile stays where it was laid.
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
import type { Figure } from './figure.ts';
import { between, union, type Rect } from './rect.ts';
import type { Sign } from './snake.ts';

/** How many tiles can be attached to a double: to the first tile of the round (`hub`), and to a later one (`toes`). */
export interface Feet {
  readonly hub: number;
  readonly toes: number;
}

/** The distance between the middles of two rows, in `u`. */
const PITCH = 1.5;
/** The gap between a double and the rows of its toes. */
const BEND = 0.5;

/** A tile with what is attached to it; a toe without a tile is `null`. */
interface Node {
  readonly index: number;
  readonly tile: Tile;
  readonly arm: Arm;
  /** The number of the half that touches the parent. */
  readonly inner: number;
  readonly children: (Node | null)[];
  /** The direction in which the row of this tile runs: 1 is right, -1 is left. */
  readonly side: Sign;
}

/** The name of a tile as a place. */
export function armOn([low, high]: Tile): Arm {
  return `${low}-${high}`;
}

/** Lays the plays of a round. */
export function arrangeToes(plays: readonly Play[], feet: Feet): Layout {
  const boxes: Rect[] = [];
  let layout: Layout = { tiles: [], landings: [FIRST_LANDING], boxes };
  const nodes = new Map<Arm, Node>();
  let root: Node | undefined;
  plays.forEach((play, index) => {
    if (root === undefined) {
      root = rootOf(play, feet);
      nodes.set(root.arm, root);
    } else {
      attach(nodes, play, index, feet);
    }
    const drawn = draw(root);
    const covered = drawn.tiles.map(({ rect }) => rect).reduce(union);
    boxes.push(boxOf(covered, drawn.landings));
    layout = { ...drawn, boxes };
  });
  return layout;
}

function rootOf({ tile }: Play, feet: Feet): Node {
  const children = Array.from({ length: isDouble(tile) ? feet.hub : 2 }, () => null);
  return { index: 0, tile, arm: armOn(tile), inner: tile[0], children, side: 1 };
}

function attach(nodes: Map<Arm, Node>, play: Play, index: number, feet: Feet): void {
  const parent = nodes.get(play.arm);
  if (parent === undefined) throw new Error(`there is no tile ${play.arm} to play on`);
  const inner = play.inner ?? touching(parent, play.tile);
  const slot = slotOf(parent, inner);
  const root = parent.index === 0;
  // The first half of the slots of the first tile is on its right, the other half on its left.
  const right = slot < Math.ceil(parent.children.length / 2);
  const node: Node = {
    index,
    tile: play.tile,
    arm: armOn(play.tile),
    inner,
    children: Array.from({ length: isDouble(play.tile) ? feet.toes : 1 }, () => null),
    side: root ? (right ? 1 : -1) : parent.side,
  };
  if (slot < parent.children.length) parent.children[slot] = node;
  else parent.children.push(node);
  nodes.set(node.arm, node);
}

/** The number by which a tile touches its parent, where touching halves are equal. */
function touching(parent: Node, tile: Tile): number {
  return tile.find((number) => parent.tile.includes(number)) ?? tile[0];
}

/** The slot of a child. Of a first tile that is no double, the higher half is on the right. */
function slotOf({ index, tile, children }: Node, inner: number): number {
  const order = toeOrder(children.length);
  if (index === 0 && !isDouble(tile)) return inner === tile[1] ? 0 : 1;
  const free = order.find((slot) => children[slot] === null);
  return free ?? children.length;
}

/** The middle toes are filled first, so that a foot grows evenly. */
function toeOrder(count: number): number[] {
  const half = Math.ceil(count / 2);
  const middleOut = (from: number, length: number) =>
    Array.from({ length }, (_, i) => from + i).sort(
      (a, b) => Math.abs(a - from - (length - 1) / 2) - Math.abs(b - from - (length - 1) / 2),
    );
  if (count <= 3) return middleOut(0, count);
  const [right, left] = [middleOut(0, half), middleOut(half, count - half)];
  return right
    .flatMap((slot, i) => [slot, left[i] ?? slot])
    .filter((s, i, all) => all.indexOf(s) === i);
}

/** How many rows a tile takes with everything attached to it. */
function rowsOf(node: Node | null): number {
  if (node === null || node.children.length === 0) return 1;
  return node.children.reduce((sum, child) => sum + rowsOf(child), 0);
}

interface Drawing {
  readonly tiles: Laid[];
  readonly landings: Landing[];
  readonly links: Link[];
}

function draw(root: Node): Drawing {
  const drawing: Drawing = { tiles: [], landings: [], links: [] };
  const double = isDouble(root.tile);
  const rect = double ? between(-0.5, -1, 0.5, 1) : between(-1, -0.5, 1, 0.5);
  drawing.tiles[0] = { tile: root.tile, rect, toHigh: double ? 'down' : 'right' };
  const half = Math.ceil(root.children.length / 2);
  // A first tile that is no double has one row on each side, in line with it.
  const slots = root.children.map((_, slot) => slot);
  drawSide(drawing, root, slots.slice(0, half), 1, rect.w / 2);
  drawSide(drawing, root, slots.slice(half), -1, rect.w / 2);
  return drawing;
}

/** Draws what is attached to one side of a tile, each child in its own rows. */
function drawSide(
  drawing: Drawing,
  parent: Node,
  slots: readonly number[],
  side: Sign,
  x: number,
  middle = 0,
): void {
  const childAt = (slot: number) => parent.children[slot] ?? null;
  const rows = slots.reduce((sum, slot) => sum + rowsOf(childAt(slot)), 0);
  const foot = slots.length > 1;
  const begin = x + (foot ? BEND : 0);
  const free = freeSlots(parent);
  let y = middle - ((rows - 1) / 2) * PITCH;
  for (const slot of slots) {
    const child = childAt(slot);
    const taken = rowsOf(child);
    const row = y + ((taken - 1) / 2) * PITCH;
    y += taken * PITCH;
    if (foot) drawing.links.push([side * x, middle, side * begin, row]);
    if (child !== null) {
      drawNode(drawing, child, side, begin, row);
    } else if (free.includes(slot)) {
      const near = side * begin;
      const rect = between(near, row - 0.5, near + 2 * side, row + 0.5);
      drawing.landings.push({ arm: parent.arm, rect });
    }
  }
}

/** The slots that are offered as landing places. A double offers only its next toe, because toes are alike. */
function freeSlots({ tile, index, children }: Node): number[] {
  const free = toeOrder(children.length).filter((slot) => children[slot] === null);
  return index === 0 && !isDouble(tile) ? free : free.slice(0, 1);
}

function drawNode(drawing: Drawing, node: Node, side: Sign, x: number, y: number): void {
  const double = isDouble(node.tile);
  const length = double ? 1 : 2;
  const near = side * x;
  const rect = between(near, y - (double ? 1 : 0.5), near + length * side, y + (double ? 1 : 0.5));
  const lowInner = node.inner === node.tile[0];
  const toHigh = double ? 'down' : lowInner === (side === 1) ? 'right' : 'left';
  drawing.tiles[node.index] = { tile: node.tile, rect, toHigh };
  drawSide(drawing, node, [...node.children.keys()], side, x + length, y);
}

/** The figure of a chicken-foot or a tree. */
export function toesFigure(feet: Feet): Figure {
  return {
    startFactor: 0.8,
    shaped() {
      return {
        arrange: (plays) => arrangeToes(plays, feet),
        // Rounds differ too much to predict the largest, so the camera zooms out as far as needed.
        fit: (view) => Math.min(view.w / 24, view.h / 16),
      };
    },
  };
}
