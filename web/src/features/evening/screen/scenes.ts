import { standingsOf } from '../words/standings.ts';
import type { EveningView, EveningStanding, TablePlan } from '../../../net/protocol/evening.ts';
import { linesIn, tablesIn, type Area, type Fit } from './room.ts';

/** A table of a match with its number. */
export interface Numbered {
  readonly table: number;
  readonly plan: TablePlan;
}

/** One scene of a board: some tables of a match, or some lines of the standings, with their font size. */
export type Scene = { readonly scale: number } & (
  | { readonly kind: 'seats'; readonly match: number; readonly tables: readonly Numbered[] }
  | { readonly kind: 'standings'; readonly lines: readonly EveningStanding[] }
);

/** The match whose seats are shown: the current one or the next; `undefined` after the last. */
export function matchShown({ phase, begun, schedule }: EveningView): number | undefined {
  const match = phase === 'between' || phase === 'waiting' ? begun + 1 : begun;
  const over = phase === 'played' || phase === 'closed';
  return over || match > schedule.matches.length ? undefined : match;
}

/** All scenes of a board in turn. Standings are included once something counts. */
export function scenesOf(view: EveningView, area: Area): Scene[] {
  const match = matchShown(view);
  const plans = match === undefined ? [] : (view.schedule.matches[match - 1]?.tables ?? []);
  const tables = plans.map((plan, at) => ({ table: at + 1, plan }));
  const ofTables = tablesIn(area, tables.length);
  const seats = paged(tables, ofTables).map((tables) => ({
    kind: 'seats' as const,
    scale: ofTables.scale,
    match: match ?? 0,
    tables,
  }));
  const counts = view.report.standings.some(({ played }) => played > 0);
  const lines = counts || match === undefined ? view.report.standings : [];
  const { money, prize } = standingsOf(view);
  const ofLines = linesIn(area, lines.length, Number(money) + Number(prize));
  const standings = paged(lines, ofLines).map((lines) => ({
    kind: 'standings' as const,
    scale: ofLines.scale,
    lines,
  }));
  return [...seats, ...standings];
}

function paged<Item>(items: readonly Item[], { each }: Fit): Item[][] {
  const pages = Math.ceil(items.length / each);
  return Array.from({ length: pages }, (_, at) => items.slice(at * each, (at + 1) * each));
}
