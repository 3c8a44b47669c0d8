import { restingIn } from '../words/people.ts';
import type { EveningMessages } from '../../../i18n/compiled/types.ts';
import { doGroupsPlay, groupReports, linesOfPlaces, standingsOf } from '../words/standings.ts';
import type {
  EveningView,
  EveningStanding,
  Player,
  TablePlan,
} from '../../../net/protocol/evening.ts';
import {
  areaBesideJoin,
  fittedLines,
  heightOf,
  isHardlySmaller,
  linesInColumns,
  paged,
  tablesBeside,
  tablesIn,
  type Area,
  type BesideFit,
  type ColumnsFit,
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
      /** The font size of those standings. */
      readonly besideScale: number;
      /** Whether there is room to show in large how to join: people do that before and between matches. */
      readonly join: boolean;
      /** Who sits out this match; empty if nobody does, or too many. */
      readonly resting: string;
    }
  | {
      readonly kind: 'standings';
      /** The group whose standings these are; `undefined` for everyone. */
      readonly group?: number;
      readonly lines: readonly EveningStanding[];
      readonly columns: number;
    }
  | { readonly kind: 'final'; readonly winners: readonly Winner[] }
);

/** The match whose seats are shown: the current one, or between matches the next; `undefined` after the last. */
export function matchShown({ phase, begun, schedule }: EveningView): number | undefined {
  const match = isGathering({ phase }) ? begun + 1 : begun;
  const over = phase === 'played' || phase === 'closed';
  return over || match > schedule.matches.length ? undefined : match;
}

/** Whether people take their seats, and some of them join. */
const isGathering = ({ phase }: Pick<EveningView, 'phase'>) =>
  phase === 'waiting' || phase === 'between';

/** A board names so many players who sit out, at most. */
const RESTING_MAX = 7;

/**
 * All scenes of a board in turn. Standings are included once a result counts, or all matches are over. `canJoin` says
 * whether the board knows how people join, and `sitOut` who sits out.
 */
export function scenesOf(
  view: EveningView,
  area: Area,
  canJoin: boolean,
  sitOut: (players: readonly Player[]) => string,
  texts: Pick<EveningMessages['common'], 'team'>,
): Scene[] {
  const match = matchShown(view);
  const plan = match === undefined ? undefined : view.schedule.matches[match - 1];
  const tables = (plan?.tables ?? []).map((plan, at) => ({ table: at + 1, plan }));
  const idle = match === undefined ? [] : restingIn(view.schedule.matches, match, view.setup);
  const resting = idle.length === 0 || idle.length > RESTING_MAX ? '' : sitOut(idle);
  const counts = view.report.standings.some(({ played }) => played > 0);
  const places = linesOfPlaces(view.report, texts);
  // While groups play, each of them has standings of its own.
  const ofGroups = doGroupsPlay(view);
  const lines = !ofGroups && (counts || match === undefined) ? places : [];
  const isBeside = lines.length > 0 && tables.length > 0;
  const names = lines.map(({ name }) => name);
  const fitIn = (area: Area): ColumnsFit & Partial<BesideFit> =>
    (isBeside ? tablesBeside(area, tables.length, names, resting) : undefined) ??
    tablesIn(area, tables.length, resting);
  const alone = fitIn(area);
  const rest = canJoin && isGathering(view) ? areaBesideJoin(area) : undefined;
  const besideJoin = rest && fitIn(rest);
  const join = besideJoin !== undefined && isHardlySmaller(besideJoin, alone);
  const tableFit = join ? besideJoin : alone;
  const shown = tableFit.lines ?? 0;
  const seats = paged(tables, tableFit.perPage).map((tables) => ({
    kind: 'seats' as const,
    scale: tableFit.scale,
    match: match ?? 0,
    tables,
    columns: tableFit.columns,
    beside: lines.slice(0, shown),
    besideScale: tableFit.linesScale ?? 1,
    join,
    resting,
  }));
  const { money, prize } = standingsOf(view);
  const amounts = Number(money) + Number(prize);
  const lineFit = linesInColumns(
    area,
    (width, layout) => heightsOf(lines, width, layout, amounts),
    amounts,
  );
  // Standings that stand beside the tables in full need no scene of their own.
  const others = shown >= lines.length ? [] : lines;
  const standings = paged(others, lineFit.perPage).map((lines) => ({
    kind: 'standings' as const,
    scale: lineFit.scale,
    columns: lineFit.columns,
    lines,
  }));
  const groups = ofGroups && counts ? groupReports(view) : [];
  const inGroups = groups.flatMap((report) => {
    const lines = linesOfPlaces(report, texts);
    const heights = (width: number, layout: Lines) => heightsOf(lines, width, layout, amounts);
    const fit = linesInColumns(area, heights, amounts);
    return paged(lines, fit.perPage).map((lines) => ({
      kind: 'standings' as const,
      group: report.group,
      scale: fit.scale,
      columns: fit.columns,
      lines,
    }));
  });
  const winners = view.phase === 'closed' ? podiumOf(places) : [];
  const final = winners.length === 0 ? [] : [{ kind: 'final' as const, scale: 1, winners }];
  return [...seats, ...final, ...standings, ...inGroups];
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
    layout === 'folded' ? FOLDED_HEIGHT : heightOf(fittedLines(line.name, name)),
  );
}
