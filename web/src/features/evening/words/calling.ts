import type { EveningMessages } from '../../../i18n/compiled/types.ts';
import type { EveningView, SheetId } from '../../../net/protocol/evening.ts';
import { alertCauseText } from './alert-cause.ts';
import { pairingAt, whoIn } from './people.ts';

/** Something that needs the organiser. */
export interface Wanted {
  /** A stable key for the same request. */
  readonly key: string;
  readonly at: SheetId;
  /** A sentence that names the table. */
  readonly text: string;
}

/** Everything that needs the organiser now: calls, alerts, matches to confirm, late tables. */
export function wantedIn(view: EveningView, t: EveningMessages): Wanted[] {
  const texts = t.organiser.wanted;
  const who = whoIn(view.setup);
  const calls = view.calls
    .filter(({ state }) => state === 'open')
    .map(({ id, at, by, reason }) => {
      const text = texts.call({
        table: at.table,
        by: who(by),
        reason: t.common.callReasons[reason],
      });
      return { key: `call ${id}`, at, text };
    });
  const alerts = view.alerts.map(({ id, at, about }) => {
    const cause = alertCauseText(
      about,
      pairingAt(view, at) ?? [
        [0, 0],
        [0, 0],
      ],
      who,
      t,
    );
    return { key: `alert ${id}`, at, text: texts.alert({ table: at.table, cause }) };
  });
  const over = view.tables
    .filter(({ outcome, confirmed }) => outcome !== null && confirmed === null)
    .map(({ at }) => ({
      key: `over ${at.match} ${at.table}`,
      at,
      text: texts.over({ table: at.table }),
    }));
  const late = view.late.map(({ at, times, reason }) => ({
    key: `late ${at.match} ${at.table} ${times}`,
    at,
    text:
      reason === 'silent' ? texts.late({ table: at.table }) : texts.lateOthers({ table: at.table }),
  }));
  return [...calls, ...alerts, ...over, ...late];
}
