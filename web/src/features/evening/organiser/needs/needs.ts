import {
  UNDO_MS,
  type Alert,
  type Call,
  type ClubTableView,
  type EveningView,
  type LateTable,
} from '../../../../net/protocol/evening.ts';
import { isAt } from '../../words/places.ts';

/** Something that needs the organiser. Its key stays the same while it changes. */
export type Need =
  | { readonly key: string; readonly kind: 'call'; readonly call: Call }
  | { readonly key: string; readonly kind: 'alert'; readonly alert: Alert }
  /** The match of a table is over, or was confirmed so recently that it can be undone. */
  | { readonly key: string; readonly kind: 'over'; readonly table: ClubTableView }
  | {
      readonly key: string;
      readonly kind: 'late';
      readonly table: ClubTableView;
      readonly late: LateTable;
    };

/** Seconds left to undo the confirmation of a table; 0 if it cannot be undone. `now` is in milliseconds. */
export function secondsToUndo(
  view: EveningView,
  { confirmed }: ClubTableView,
  now: number,
): number {
  if (confirmed === null || view.phase === 'closed') return 0;
  return Math.max(0, Math.ceil((confirmed + UNDO_MS - Math.max(now, confirmed)) / 1000));
}

/**
 * What needs the organiser, in order of urgency: calls, alerts, matches to confirm, tables without word. Within a kind,
 * new needs come last (CLUB-48, CLUB-51, CLUB-80, CLUB-81).
 */
export function needsOf(view: EveningView, now: number): Need[] {
  const calls = view.calls.map((call): Need => ({ key: `call ${call.id}`, kind: 'call', call }));
  const alerts = view.alerts.map((alert): Need => ({
    key: `alert ${alert.id}`,
    kind: 'alert',
    alert,
  }));
  const over = view.tables
    .filter(
      (table) =>
        (table.outcome !== null && table.confirmed === null) || secondsToUndo(view, table, now) > 0,
    )
    .map((table): Need => ({
      key: `over ${table.at.match} ${table.at.table}`,
      kind: 'over',
      table,
    }));
  const late = view.late.flatMap((late): Need[] => {
    const table = view.tables.find(({ at }) => isAt(at, late.at));
    const key = `late ${late.at.match} ${late.at.table}`;
    return table === undefined ? [] : [{ key, kind: 'late', table, late }];
  });
  return [...calls, ...alerts, ...over, ...late];
}
