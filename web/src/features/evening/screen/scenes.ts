import { standingsOf } from '../words/standings.ts';
import type { EveningView, EveningStanding, TablePlan } from '../../../net/protocol/evening.ts';
import { linesIn, tablesIn, type Area, type Fit } from './fit.ts';

/** A table of a match with its number. */
export interface NumberedTable {
  readonly table: number;
  readonly plan: TablePlan;
}

/** One scene of a board: some tables of a match, or some lines of the standings, with their font size. */
export type Scene = { readonly scale: number } & (
  | { readonly kind: 'seats'; readonly match: number; readonly tables: readonly NumberedTable[] }
  | { readonly kind: 'standings'; readonly lines: readonly EveningStanding[] }
);

/** The match whose seats are shown: the current one, or between matches the next; `undefined` after the last. */
export function matchShown({ phase, begun, schedule }: EveningView): number | undefined {
  const match = phase === 'between' || phase === 'waiting' ? begun + 1 : begun;
  const over = phase === 'played' || phase === 'closed';
  return over || match > schedule.matches.length ? undefined : match;
}

/** All scenes of a board in turn. Standings are included once a result counts, or all matches are over. */
export function scenesOf(view: EveningView, area: Area): Scene[] {
  const match = matchShown(view);
  const plans = match === undefined ? [] : (view.schedule.matches[match - 1]?.tables ?? []);
  const tables = plans.map((plan, at) => ({ table: at + 1, plan }));
  const tableFit = tablesIn(area, tables.length);
  const seats = paged(tables, tableFit).map((tables) => ({
    kind: 'seats' as const,
    scale: tableFit.scale,
    match: match ?? 0,
    tables,
  }));
  const counts = view.report.standings.some(({ played }) => played > 0);
  const lines = counts || match === undefined ? view.report.standings : [];
  const { money, prize } = standingsOf(view);
  const lineFit = linesIn(area, lines.length, Number(money) + Number(prize));
  const standings = paged(lines, lineFit).map((lines) => ({
    kind: 'standings' as const,
    scale: lineFit.scale,
    lines,
  }));
  return [...seats, ...standings];
}

function paged<Item>(items: readonly Item[], { perPage }: Fit): Item[][] {
  const pages = Math.ceil(items.length / perPage);
  return Array.from({ length: pages }, (_, i) => items.slice(i * perPage, (i + 1) * perPage));
}
