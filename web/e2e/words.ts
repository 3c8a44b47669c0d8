// The announcements that a table must make, computed independently from the events, to check the page's own wording.
import type { Move, Persona, SeenEvent, TableView, Tile } from '../src/net/protocol/types.ts';
import { lineEnds } from '../src/features/table/testing/line-ends.ts';

const NUMBERS = ['blank', 'one', 'two', 'three', 'four', 'five', 'six'];
const COUNTS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

export const spoken = ([low, high]: Tile): string =>
  low === high ? `double ${NUMBERS[low] ?? ''}` : `${NUMBERS[high] ?? ''}-${NUMBERS[low] ?? ''}`;

/** The announcement when the turn of the page's own seat begins, except for a lead. */
export function turnWords(legal: readonly Move[]): string {
  const tiles = new Set(legal.flatMap((move) => (move.type === 'play' ? [String(move.tile)] : [])));
  if (tiles.size === 1) return 'Your turn. One tile fits.';
  if (tiles.size > 1) return `Your turn. ${COUNTS[tiles.size] ?? ''} tiles fit.`;
  return `Your turn. Nothing fits: ${legal.some(({ type }) => type === 'draw') ? 'draw' : 'pass'}.`;
}

/** The announcements of plays and of the ends of rounds, in order. All of them are in the region for plays. */
export function playWords(view: TableView, events: readonly SeenEvent[]): string[] {
  let drawn = 0;
  return events.flatMap((event) => {
    if (event.type === 'dealt') drawn = 0;
    if (event.type === 'round-ended') {
      const { kind, seat } = event.result.outcome;
      const who = name(view, seat);
      const goes = who === 'You' ? 'You go out: your round.' : `${who} goes out.`;
      return [kind === 'out' ? goes : `Blocked by ${who === 'You' ? 'you' : who}.`];
    }
    if (!('seat' in event)) return [];
    if (event.seat === view.you) {
      return event.type === 'drew' && event.tile !== null
        ? [`You draw ${spoken(event.tile)}.`]
        : [];
    }
    const who = name(view, event.seat);
    switch (event.type) {
      case 'drew':
        drawn += 1;
        return [];
      case 'passed': {
        const says =
          drawn > 0
            ? `${who} draws ${drawn} ${drawn === 1 ? 'tile' : 'tiles'} and passes.`
            : `${who} passes.`;
        drawn = 0;
        return [says];
      }
      case 'played': {
        const { tile, at } = event;
        const ends = lineEnds(event.ends) ?? [];
        const named: Record<string, string> = {
          L: ' on the left',
          R: ' on the right',
          U: ' above',
          D: ' below',
        };
        const where = (typeof at === 'string' ? named[at] : undefined) ?? '';
        const does =
          drawn > 0
            ? `${who} draws ${drawn} ${drawn === 1 ? 'tile' : 'tiles'} and plays ${spoken(tile)}`
            : `${who}: ${spoken(tile)}`;
        const led = at === 'first' ? `${who} leads with ${spoken(tile)}` : does;
        drawn = 0;
        return [`${led}${where}. Ends ${ends[0]} and ${ends[1]}.`];
      }
      default:
        return [];
    }
  });
}

/** The name of a bot in English. */
const nameOfBot = (persona: Persona) => persona.replace(/^./, (letter) => letter.toUpperCase());

function name(view: TableView, seat: number): string {
  if (seat === view.you) return 'You';
  const sitter = view.seats[seat - 1]?.sitter;
  if (sitter?.kind === 'bot') return `Bot ${nameOfBot(sitter.persona)}`;
  return sitter?.kind === 'person' ? sitter.name : 'Free';
}
