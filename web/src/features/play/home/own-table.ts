import type { MyTable, Seat, Sitter, TableSummary } from '../../../net/protocol/types.ts';
import type { LobbyMessages } from '../../../i18n/compiled/types.ts';
import { figureOf, figureText } from '../../table/view/figure.ts';

/** The name of the person or bot on a seat. A bot's name says that it is one. */
export function nameAt(
  { seats }: Pick<TableSummary, 'seats'>,
  seat: Seat,
  t: LobbyMessages,
): string {
  return nameOf(seats[seat - 1] ?? { kind: 'open' }, seat, t);
}

function nameOf(sitter: Sitter, seat: Seat, t: LobbyMessages): string {
  if (sitter.kind === 'person') return sitter.name === '' ? t.player({ n: seat }) : sitter.name;
  return sitter.kind === 'bot' ? t.bot({ name: t.persona[sitter.persona] }) : t.free({ n: 1 });
}

/** How many people can still sit down. */
export function freeSeats({ seats }: TableSummary): number {
  return seats.filter(({ kind }) => kind === 'open').length;
}

/** The seats of the others at a person's own table. */
export function othersAt({ seats, you }: TableSummary): Seat[] {
  return seats.map((_, i) => i + 1).filter((seat) => seat !== you && isTaken(seats[seat - 1]));
}

/** The seats on which somebody sits. */
export function takenSeats({ seats }: TableSummary): Seat[] {
  return seats.map((_, i) => i + 1).filter((seat) => isTaken(seats[seat - 1]));
}

const isTaken = (sitter: Sitter | undefined) => sitter !== undefined && sitter.kind !== 'open';

/** The points of every side, the person's own first; empty where the rules count no points, and before the match. */
export function scoreOf({ table, match }: MyTable, t: LobbyMessages): string {
  if (match === null || table.rules.score.sense === 'none') return '';
  const { sides, standing } = match;
  const players = table.seats.length;
  const own = (side: number) => Number(sides[side]?.some((seat) => seat === table.you) ?? false);
  const order = sides.map((_, side) => side).sort((a, b) => own(b) - own(a));
  const threshold = table.rules.account.openAt > 0;
  const items = order.map((side) => {
    // A player with two hands has two seats of one side.
    const seats = [...new Set((sides[side] ?? []).map((seat) => ((seat - 1) % players) + 1))];
    const names = seats.map((seat) => (seat === table.you ? t.you : nameAt(table, seat, t)));
    const account = standing.accounts[side] ?? { points: 0, remembered: 0, open: true };
    return t.points({ names, points: figureText(figureOf(account, threshold)) });
  });
  return t.score({ items });
}

/** A time in words, such as “5 minutes” or “2 days”; empty below a minute. */
export function timeOf(ms: number, language: string): string {
  const minutes = Math.floor(ms / 60_000);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const words = (n: number, unit: 'minute' | 'hour' | 'day') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(n);
  if (minutes === 0) return '';
  if (hours === 0) return words(minutes, 'minute');
  return days === 0 ? words(hours, 'hour') : words(days, 'day');
}

/** What a list shows of a table, without the times that change all the time. */
export function factsOf<T>(tables: readonly T[]): unknown {
  return JSON.parse(
    JSON.stringify(tables, (key, value: unknown) => (key === 'waiting_ms' ? 0 : value)),
  );
}

/** How many seats a table has: two for each player where players have two hands. */
export function seatsOf({ match, table }: MyTable): number {
  return match?.sides.flat().length ?? table.seats.length;
}

/** Loads what draws the tiles on a table. The table's own page needs the same code. */
export const loadPicture = () => import('../../table/cloth/LinePicture.svelte');
