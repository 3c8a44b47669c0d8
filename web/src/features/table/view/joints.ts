import { armOfCell, cellOf, neighbours, pointsUp, type LatticeCell } from '../../board/lattice.ts';
import type { Rules, SeenEvent } from '../../../net/protocol/types.ts';
import { armOf } from './place.ts';
import { isDouble, pips } from './tile.ts';

/** The bonus of a triangle: for how it joins others, or for a triple that leads. */
export type Joint = 'bridge' | 'hexagon' | 'double-hexagon' | 'triple-hexagon' | 'triple';

/** The points of laying a triangle, and the shape whose bonus they include; `null` for none. */
export type Made = { n: number; joint: Joint | null };

type Played = Extract<SeenEvent, { type: 'played' }>;

/** The points of a play of a triangle; `null` if triangles score nothing in play. */
export function madeBy(rules: Rules, before: readonly SeenEvent[], event: Played): Made | null {
  const { play } = rules.score;
  if (play !== 'triominoes' && play !== 'face-sum') return null;
  const joint = play === 'triominoes' ? jointOf(before, event) : null;
  return { n: pips(event.tile) + (joint === null ? 0 : bonusOf(joint, event)), joint };
}

/** What a seat loses by drawing this many tiles in a turn, or by passing after that. */
export function costOf({ draw }: Rules, drawn: number, passes: boolean): number {
  return drawn * draw.penalty + (passes && drawn > 0 ? draw.passPenalty : 0);
}

/**
 * The shape for which a triangle earns a bonus; `null` for none. Of several, the highest counts.
 */
export function jointOf(before: readonly SeenEvent[], { tile, at }: Played): Joint | null {
  if (at === 'first') return isDouble(tile) ? 'triple' : null;
  const taken = new Set(
    before
      .flatMap((event) => (event.type === 'played' ? [cellOf(armOf(event.at))] : []))
      .map(armOfCell),
  );
  const cell = cellOf(armOf(at));
  const isTaken = (other: LatticeCell) => taken.has(armOfCell(other));
  const edges = neighbours(cell).filter(isTaken);
  taken.add(armOfCell(cell));
  const surrounded = pointsOf(cell).filter((point) => around(point).every(isTaken)).length;
  if (surrounded > 0) return HEXAGONS[Math.min(surrounded, HEXAGONS.length) - 1] ?? null;
  const [edge] = edges;
  if (edge === undefined || edges.length > 1) return null;
  // The corner opposite to the touching edge meets another tile.
  const shared = new Set(pointsOf(edge).map(String));
  const opposite = pointsOf(cell).filter((point) => !shared.has(String(point)));
  const meetsTile = opposite.some((point) => around(point).filter(isTaken).length > 1);
  return meetsTile ? 'bridge' : null;
}

/** By the number of corners that are surrounded, from 1. */
const HEXAGONS: readonly Joint[] = ['hexagon', 'double-hexagon', 'triple-hexagon'];

/** In points. */
const BONUS: Readonly<Record<Joint, number>> = {
  bridge: 40,
  hexagon: 50,
  'double-hexagon': 60,
  'triple-hexagon': 70,
  triple: 10,
};

function bonusOf(joint: Joint, { tile }: Played): number {
  // 0-0-0 scores 40 in all when it leads.
  return joint === 'triple' && tile[0] === 0 ? 40 : BONUS[joint];
}

/** A point where corners of cells meet; the horizontal edges of row `y` are at `y` and `y + 1`. */
type Point = readonly [x: number, y: number];

/** The points at a cell's three corners. */
function pointsOf(cell: LatticeCell): Point[] {
  const { x, y } = cell;
  const [apex, base] = pointsUp(cell) ? [y, y + 1] : [y + 1, y];
  return [
    [x, apex],
    [x - 1, base],
    [x + 1, base],
  ];
}

/** The six cells round a point. */
function around([x, y]: Point): LatticeCell[] {
  return [y - 1, y].flatMap((row) => [x - 1, x, x + 1].map((column) => ({ x: column, y: row })));
}
