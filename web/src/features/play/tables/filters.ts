import { loadText, saveText } from '../../../device/local-text.ts';
import type { TableSummary } from '../../../net/protocol/types.ts';
import { freeSeats } from '../home/own-table.ts';

/** The values of each filter but the game; the first of each lets every table pass. */
export const filterValues = {
  pace: ['any', 'none', 'fast', 'calm', 'days'],
  rated: ['any', 'rated', 'casual'],
  seats: ['any', '2', '3'],
  company: ['any', 'people', 'bots'],
} as const;

/** Which of the open tables a person wants to see. */
export type Filters = {
  /** The id of a preset, or `any`. */
  readonly game: string;
} & { readonly [Name in keyof typeof filterValues]: (typeof filterValues)[Name][number] };

/** Every table passes. */
export const NO_FILTERS: Filters = {
  game: 'any',
  pace: 'any',
  rated: 'any',
  seats: 'any',
  company: 'any',
};

const KEY = 'boneyard.tables.filters';
/** The longest turns of fast and of calm tables, in seconds. */
const FAST_S = 20;
const CALM_S = 120;

/** How many filters are in use. */
export function filtersInUse(filters: Filters): number {
  return Object.values(filters).filter((value) => value !== 'any').length;
}

/** Whether a table passes the filters. */
export function passes(table: TableSummary, filters: Filters): boolean {
  const { game, pace, rated, seats, company } = filters;
  const hasBots = table.seats.some(
    (sitter) => sitter.kind === 'bot' || (sitter.kind === 'person' && sitter.program === true),
  );
  return (
    (game === 'any' || table.rules.preset === game) &&
    (pace === 'any' || paceOf(table.options.turn_seconds) === pace) &&
    (rated === 'any' || (table.options.rated === true) === (rated === 'rated')) &&
    (seats === 'any' || freeSeats(table) >= Number(seats)) &&
    (company === 'any' || hasBots === (company === 'bots'))
  );
}

/** The kind of time for a turn. */
function paceOf(seconds: number | null): Filters['pace'] {
  if (seconds === null) return 'none';
  if (seconds <= FAST_S) return 'fast';
  return seconds <= CALM_S ? 'calm' : 'days';
}

/** The filters that this device remembers. */
export function loadFilters(): Filters {
  let stored: unknown;
  try {
    stored = JSON.parse(loadText(KEY) ?? '{}');
  } catch {
    return NO_FILTERS;
  }
  const read: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const one = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === read[name]) ?? ('any' as const);
  return {
    game: typeof read['game'] === 'string' ? read['game'] : 'any',
    pace: one(filterValues.pace, 'pace'),
    rated: one(filterValues.rated, 'rated'),
    seats: one(filterValues.seats, 'seats'),
    company: one(filterValues.company, 'company'),
  };
}

/** Remembers the filters on this device. */
export function saveFilters(filters: Filters): void {
  saveText(KEY, JSON.stringify(filters));
}

/** What a list shows of the open tables. */
export interface Shown {
  readonly rows: readonly TableSummary[];
  /** Tables that came since the list was shown. They wait, so that no row moves under a finger. */
  readonly fresh: readonly TableSummary[];
  /** How many tables do not pass the filters. */
  readonly hidden: number;
}

/** Splits the open tables; `seen` has the ids of those that the list had when it was last shown whole. */
export function shownOf(
  tables: readonly TableSummary[],
  filters: Filters,
  seen: ReadonlySet<string>,
): Shown {
  const wanted = tables.filter((table) => passes(table, filters));
  const hidden = tables.length - wanted.length;
  const rows = wanted.filter(({ id }) => seen.has(id));
  // In an empty list there is nothing to move.
  if (rows.length === 0) return { rows: wanted, fresh: [], hidden };
  return { rows, fresh: wanted.filter(({ id }) => !seen.has(id)), hidden };
}
