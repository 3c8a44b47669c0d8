import type { ActedBy, Place, Rules, Seat, SeenEvent, Tile } from '../../../net/protocol/types.ts';
import { madeBy, type Made } from '../view/made.ts';

/** An entry in the list of plays. Tiles that a seat draws one after another are one entry. */
export type PlayLine = { seat: Seat; by: ActedBy } & (
  | { kind: 'played'; tile: Tile; at: Place; made: Made | null }
  | { kind: 'passed' | 'closed' | 'declared' }
  | { kind: 'drew'; n: number }
);

/** The entries for the plays of a round, the newest last. */
export function playLines(history: readonly SeenEvent[], rules: Rules): PlayLine[] {
  const lines: PlayLine[] = [];
  for (const event of history) {
    const last = lines.at(-1);
    if (event.type === 'played') {
      const { seat, by, tile, at } = event;
      const made = madeBy(rules, event);
      lines.push({ kind: 'played', seat, by, tile, at, made });
    } else if (event.type === 'passed' || event.type === 'closed' || event.type === 'declared') {
      lines.push({ kind: event.type, seat: event.seat, by: event.by });
    } else if (event.type === 'drew') {
      if (last?.kind === 'drew' && last.seat === event.seat) last.n += 1;
      else lines.push({ kind: 'drew', seat: event.seat, by: event.by, n: 1 });
    }
  }
  return lines;
}
