import type { By, Place, Seat, SeenEvent, Tile } from '../protocol/types.ts';

/** A line in the list of plays: a tile laid, a pass, or all that a seat drew in a row. */
export type PlayLine = { seat: Seat; by: By } & (
  { kind: 'played'; tile: Tile; at: Place } | { kind: 'passed' } | { kind: 'drew'; n: number }
);

/** The plays of a round as a list, the newest last. */
export function playLines(history: readonly SeenEvent[]): PlayLine[] {
  const lines: PlayLine[] = [];
  for (const event of history) {
    const last = lines.at(-1);
    if (event.type === 'played') {
      const { seat, by, tile, at } = event;
      lines.push({ kind: 'played', seat, by, tile, at });
    } else if (event.type === 'passed') {
      lines.push({ kind: 'passed', seat: event.seat, by: event.by });
    } else if (event.type === 'drew') {
      if (last?.kind === 'drew' && last.seat === event.seat) last.n += 1;
      else lines.push({ kind: 'drew', seat: event.seat, by: event.by, n: 1 });
    }
  }
  return lines;
}
