import type { EveningMessages } from '../../../i18n/compiled/types.ts';
import type {
  LogEntry,
  EveningView,
  Round,
  SheetId,
  ClubTableView,
} from '../../../net/protocol/evening.ts';
import { whoIn } from './people.ts';
import type { EveningSession } from '../sync/session.ts';
import { roundIn } from './words.ts';

/** The content of an entry, and for a round, what is recorded instead. */
export interface Entered {
  entered: string;
  recorded: string | undefined;
}

/** A table's entry in words, beside what is recorded there now (CLUB-98). */
export function enteredIn(
  view: EveningView,
  session: EveningSession,
  { act }: LogEntry,
  t: EveningMessages,
): Entered {
  const texts = t.scorekeeper.refused.acts;
  const who = whoIn(view.setup);
  const at = 'at' in act ? act.at : undefined;
  const table = at && session.table(at);
  const round = (round: Round) => (table === undefined ? '' : roundIn(table, round, t));
  const recordedOf = (number: number) => recordedAt(table, number, t);
  const entered = (what: string, recorded?: string): Entered => ({
    entered: at === undefined ? what : withTable(what, at, t),
    recorded,
  });
  switch (act.act) {
    case 'keeper':
      return entered(texts.keeper({ name: who(act.player) }));
    case 'present':
      return entered(texts.present);
    case 'lead':
      return entered(texts.lead({ name: who(act.player), n: act.round }));
    case 'round':
    case 'late-round':
      return entered(
        texts.round({ n: act.number, round: round(act.round) }),
        recordedOf(act.number),
      );
    case 'change': {
      const [n, old] = [act.number, round(act.old)];
      const what =
        act.new === null
          ? texts.takeBack({ n, old })
          : texts.change({ n, old, now: round(act.new) });
      return entered(what, recordedOf(n));
    }
    case 'finish':
      return entered(texts.finish);
    case 'agree':
      return entered(texts.agree);
    case 'stop':
      return entered(texts.stop);
    case 'answer':
      return entered(texts.answer);
    case 'object':
      return entered(texts.object({ n: act.round, text: act.text }));
    case 'call':
      return entered(texts.call);
    default:
      return entered(texts.other);
  }
}

const withTable = (what: string, at: SheetId, t: EveningMessages): string =>
  t.scorekeeper.refused.at({ what, match: at.match, table: at.table });

function recordedAt(table: ClubTableView | undefined, number: number, t: EveningMessages): string {
  const recorded = table?.rounds[number - 1]?.round;
  return table === undefined || recorded === undefined
    ? t.scorekeeper.refused.nothing
    : roundIn(table, recorded, t);
}
