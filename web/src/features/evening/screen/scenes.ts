import { restingIn } from '../words/people.ts';
import { standingsOf } from '../words/standings.ts';
import type {
  EveningView,
  EveningStanding,
  Player,
  TablePlan,
} from '../../../net/protocol/evening.ts';
import {
  heightOf,
  linesIn,
  paged,
  tablesBeside,
  tablesIn,
  textLines,
  type Area,
  type Lines,
} from './fit.ts';
import { podiumOf, type Winner } from './podium.ts';

/** A table of a match with its number. */
export interface NumberedTable {
  readonly table: number;
  readonly plan: TablePlan;
}

/**
 * One scene of a board, with its font size: some tables of a match, with standings beside them if there is room; some
 * lines of the standings; or the winners of the night.
 */
export type Scene = { readonly scale: number } & (
  | {
      readonly kind: 'seats';
      readonly match: number;
      readonly tables: readonly NumberedTable[];
      /** How many tables stand beside each other, if the area is wide enough. */
      readonly columns: number;
      readonly beside: readonly EveningStanding[];
      /** Who sits out this match; empty if nobody does, or too many. */
      readonly resting: string;
    }
  | { readonly kind: 'standings'; readonly lines: readonly EveningStanding[] }
  | { readonly kind: 'final'; readonly winners: readonly Winner[] }
);

/** The match whose seats are shown: the current one, or between matches the next; `undefined` after the last. */
export function matchShown({ phase, begun, schedule }: EveningView): number | undefined {
  const match = phase === 'between' || phase === 'waiting' ? begun + 1 : begun;
  const over = phase === 'played' || phase === 'closed';
  return over || match > schedule.matches.length ? undefined : match;
}

/** A board names so many players who sit out, at most. */
const RESTING_MAX = 7;

/**
 * All scenes of a board in turn. Standings are included once a result counts, or all matches are over. `sitOut` says who
 * sits out.
 */
export function scenesOf(
  view: EveningView,
  area: Area,
  sitOut: (players: readonly Player[]) => string,
): Scene[] {
  const match = matchShown(view);
  const plan = match === undefined ? undefined : view.schedule.matches[match - 1];
  const tables = (plan?.tables ?? []).map((plan, at) => ({ table: at + 1, plan }));
  const idle = plan === undefined ? [] : restingIn(plan, view.setup);
  const resting = idle.length === 0 || idle.length > RESTING_MAX ? '' : sitOut(idle);
  const counts = view.report.standings.some(({ played }) => played > 0);
  const lines = counts || match === undefined ? view.report.standings : [];
  const isBeside = lines.length > 0 && tables.length > 0;
  const names = lines.map(({ name }) => name);
  const beside = isBeside ? tablesBeside(area, tables.length, names, resting) : undefined;
  const tableFit = beside ?? tablesIn(area, tables.length, resting);
  const seats = paged(tables, tableFit.perPage).map((tables) => ({
    kind: 'seats' as const,
    scale: tableFit.scale,
    match: match ?? 0,
    tables,
    columns: tableFit.columns,
    beside: lines.slice(0, beside?.lines ?? 0),
    resting,
  }));
  const { money, prize } = standingsOf(view);
  const amounts = Number(money) + Number(prize);
  const lineFit = linesIn(
    area,
    (width, layout) => heightsOf(lines, width, layout, amounts),
    amounts,
  );
  // Standings that stand beside the tables in full need no scene of their own.
  const rest = beside !== undefined && beside.lines >= lines.length ? [] : lines;
  const standings = paged(rest, lineFit.perPage).map((lines) => ({
    kind: 'standings' as const,
    scale: lineFit.scale,
    lines,
  }));
  const winners = view.phase === 'closed' ? podiumOf(view.report.standings) : [];
  const final = winners.length === 0 ? [] : [{ kind: 'final' as const, scale: 1, winners }];
  return [...seats, ...final, ...standings];
}

/** What a line of the standings has beside the name, in ems: the place with the number, and each of the other columns. */
const BESIDE_NAME = { place: 6, column: 5 };
const COLUMNS = { wide: 5, narrow: 3, folded: 0 };
/** The height of a folded line, in ems. */
const FOLDED_HEIGHT = 5.5;

/** The heights of lines of the standings at a width, in ems. */
export function heightsOf(
  lines: readonly Pick<EveningStanding, 'name'>[],
  width: number,
  layout: Lines,
  amounts: number,
): number[] {
  const { place, column } = BESIDE_NAME;
  const name = width - place - (COLUMNS[layout] + amounts) * column;
  return lines.map((line) =>
    layout === 'folded' ? FOLDED_HEIGHT : heightOf(textLines(line.name, name)),
  );
}
