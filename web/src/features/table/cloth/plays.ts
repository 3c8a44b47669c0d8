import type { ActedBy, Place, Rules, Seat, SeenEvent, Tile } from '../../../net/protocol/types.ts';
import { besideOf } from '../view/lattice.ts';
import { madeBy, type Made } from '../view/made.ts';

/** An entry in the list of plays. Tiles that a seat draws one after another are one entry. */
export type PlayLine = { seat: Seat; by: ActedBy } &
  /** `beside` is the triangle that this one joins; `null` in other layouts. */
  (
    | { kind: 'played'; tile: Tile; at: Place; beside: Tile | null; made: Made | null }
    | { kind: 'passed' | 'closed' | 'declared' }
    | { kind: 'drew'; n: number }
  );

/** The entries for the plays of a round, the newest last. */
export function playLines(history: readonly SeenEvent[], rules: Rules): PlayLine[] {
  const lines: PlayLine[] = [];
  /** Whether seats still draw for the tile that must lead. Then each has one entry for all its draws. */
  let searching = rules.lead.ifNone === 'draw';
  for (const [i, event] of history.entries()) {
    const last = lines.findLast(
      (line) => !searching || ('seat' in event && line.seat === event.seat),
    );
    if (event.type === 'played') {
      const { seat, by, tile, at } = event;
      const made = madeBy(rules, event);
      searching = false;
      const beside = besideOf(at, history.slice(0, i));
      lines.push({ kind: 'played', seat, by, tile, at, beside, made });
    } else if (event.type === 'passed' && searching) {
      continue;
    } else if (event.type === 'passed' || event.type === 'closed' || event.type === 'declared') {
      lines.push({ kind: event.type, seat: event.seat, by: event.by });
    } else if (event.type === 'drew') {
      if (last?.kind === 'drew' && last.seat === event.seat) last.n += 1;
      else lines.push({ kind: 'drew', seat: event.seat, by: event.by, n: 1 });
    }
  }
  return lines;
}
