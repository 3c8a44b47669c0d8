import type { EveningMessages } from '../../../i18n/compiled/types.ts';
import type { ClubTableView, EveningView, LateTable } from '../../../net/protocol/evening.ts';
import { isAt } from './places.ts';

/** Why a table needs a reminder; `undefined` if it needs none. */
export const lateOf = (view: EveningView, { at }: ClubTableView): LateTable | undefined =>
  view.late.find((late) => isAt(late.at, at));

/** Whole minutes since the last entry of a table, or since its match began. `now` is in milliseconds. */
export function minutesSilent(view: EveningView, table: ClubTableView, now: number): number {
  const since = Math.max(table.heard ?? 0, view.begun_at ?? 0);
  return Math.max(0, Math.floor((now - since) / 60_000));
}

/** The state of a table in words (CLUB-48). A late table says why it is late. */
export function stateText(
  view: EveningView,
  table: ClubTableView,
  now: number,
  { common }: EveningMessages,
): string {
  const late = lateOf(view, table);
  if (table.state !== 'late' || late === undefined) return common.states[table.state];
  return late.reason === 'others-done'
    ? common.othersDone
    : common.silentFor({ n: minutesSilent(view, table, now) });
}
