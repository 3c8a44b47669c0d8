import type { OpenEnd, Seat, SeenEvent, TableView, Tile } from '../../../net/protocol/types.ts';
import { samePlace } from './place.ts';
import { isDouble } from './tile.ts';

type Played = Extract<SeenEvent, { type: 'played' }>;

const isPlayed = (event: SeenEvent): event is Played => event.type === 'played';

/**
 * The seats whose trains are marked. A pass marks the seat's own train; the owner's next tile on
 * this train removes the mark.
 */
export function markedBy(history: readonly SeenEvent[]): Seat[] {
  const marked = new Set<Seat>();
  let begun = false;
  for (const event of history) {
    // A pass before the engine is found marks nothing.
    if (event.type === 'passed' && begun) marked.add(event.seat);
    if (!isPlayed(event)) continue;
    begun = true;
    if (samePlace(event.at, { train: event.seat })) marked.delete(event.seat);
  }
  return [...marked];
}

/**
 * A double on which `missing` tiles must be laid before any other place; `toes` if they are toes.
 */
export type Waiting = { tile: Tile; missing: number; toes: boolean };

/** The double that waits: for its cover on a train, for its toes in chicken-foot. */
export function waitingDouble({
  rules,
  round,
}: Pick<TableView, 'rules' | 'round'>): Waiting | null {
  if (round === null) return null;
  const { shape } = rules.layout;
  if (shape === 'trains' && rules.turn.plays === 'cover-double') {
    const last = round.history.findLast(isPlayed);
    const isUncovered = last !== undefined && last.at !== 'first' && isDouble(last.tile);
    return isUncovered ? { tile: last.tile, missing: 1, toes: false } : null;
  }
  const [end] = round.ends;
  if (shape !== 'chicken-foot' || typeof end?.at !== 'object' || !('on' in end.at)) return null;
  // A complete foot is no longer an end.
  const { on } = end.at;
  return isDouble(on) ? { tile: on, missing: round.ends.length, toes: true } : null;
}

/** Whether an end is open to a seat; for `null`, to all. The table lists the ends of all trains. */
export function isOpenTo(seat: Seat | null, marked: readonly Seat[], { at }: OpenEnd): boolean {
  if (typeof at !== 'object' || !('train' in at)) return true;
  return at.train === seat || marked.includes(at.train);
}
