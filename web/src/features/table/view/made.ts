import type {
  LiveState,
  OpenEnd,
  Rules,
  Seat,
  SeenEvent,
  TableView,
} from '../../../net/protocol/types.ts';
import { pips } from './tile.ts';

/** The bonus of a triangle: for how it joins others, or for a triple that leads. */
export type Joint = 'bridge' | 'hexagon' | 'double-hexagon' | 'triple-hexagon' | 'triple';

/** The points of a play, and the shape whose bonus they include; `null` for none. */
export type Made = { n: number; joint: Joint | null };

type Played = Extract<SeenEvent, { type: 'played' }>;

/** The shape of each bonus. No two shapes have the same bonus. */
const JOINTS: Readonly<Record<number, Joint>> = {
  40: 'bridge',
  50: 'hexagon',
  60: 'double-hexagon',
  70: 'triple-hexagon',
};

/** The points of a play; `null` if it scored nothing. */
export function madeBy(rules: Rules, event: Played): Made | null {
  const n = event.points ?? 0;
  return n === 0
    ? null
    : { n, joint: rules.score.play === 'triominoes' ? jointOf(event, n) : null };
}

/** The shape whose bonus is in the points of a triangle, above its own numbers. */
function jointOf({ tile, at }: Played, points: number): Joint | null {
  const bonus = points - pips(tile);
  if (at === 'first') return bonus > 0 ? 'triple' : null;
  return JOINTS[bonus] ?? null;
}

/** The seat that laid the last tile and the points that it made; `null` if they are none. */
export function lastMade(view: TableView | null): { seat: Seat; n: number } | null {
  const last = view?.round?.history.findLast((event) => event.type === 'played');
  const n = last?.points ?? 0;
  return last === undefined || n === 0 ? null : { seat: last.seat, n };
}

/** What a seat loses by drawing this many tiles in a turn, or by passing after that. */
export function costOf({ draw }: Rules, drawn: number, passes: boolean): number {
  return drawn * draw.penalty + (passes && drawn > 0 ? draw.passPenalty : 0);
}

/** An open end with what it counts; `null` for an arm of a cross without a tile, which counts nothing. */
export type CountedEnd = OpenEnd & { counts: number | null };

/** The open ends where they score in play; none elsewhere. */
export function countedEnds({ round }: TableView, { end_counts = [] }: LiveState): CountedEnd[] {
  const ends = round?.ends ?? [];
  if (end_counts.length !== ends.length) return [];
  return ends.map((end, i) => ({ ...end, counts: end_counts[i] ?? null }));
}

/** Whether these rules score by the open ends. */
export function scoresByEnds({ score }: Rules): boolean {
  return score.play === 'fives' || score.play === 'fives-threes' || score.play === 'headings';
}

/** Whether these rules score by the sum of the open ends, rather than by equal ends. */
export function hasSum({ score }: Rules): boolean {
  return score.play === 'fives' || score.play === 'fives-threes';
}

/** The sum of the ends. */
export function sumOf(ends: readonly CountedEnd[]): number {
  return ends.reduce((sum, { counts }) => sum + (counts ?? 0), 0);
}
