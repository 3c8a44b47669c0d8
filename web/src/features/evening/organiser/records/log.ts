import { whoIn } from '../../words/people.ts';
import type { EveningMessages } from '../../../../i18n/compiled/types.ts';
import type { EveningView, Correction, SheetId } from '../../../../net/protocol/evening.ts';

/** A line of the log in words: what was changed, the old and the new result. */
export interface Change {
  readonly what: string;
  readonly old: string;
  readonly now: string;
  /** The sheet that was corrected. */
  readonly at?: SheetId;
  /** Whether the line is a note, which has no old and no new result. */
  readonly isNote?: boolean;
}

/** Parses a line as the file writes it: `match 1 table 1 round 2`, `0:45`, `final 100:37 stopped`, `annulled`. */
export function changeOf(line: Correction, view: EveningView, t: EveningMessages): Change {
  const who = whoIn(view.setup);
  const texts = t.organiser.log;
  const note = /^note(?: match (\d+))?(?: table (\d+))?(?: round (\d+))?$/.exec(line.what);
  if (note !== null) {
    const [match, table, n] = note.slice(1).map((digits) => Number(digits));
    return { what: aboutOf(match ?? 0, table ?? 0, n ?? 0, t), old: '', now: '', isNote: true };
  }
  const sanction = /^player (\d+) sanction$/.exec(line.what);
  if (sanction !== null) {
    const name = who(Number(sanction[1]));
    return { what: texts.sanction({ name }), old: line.old, now: line.new };
  }
  const parsed = /^match (\d+) table (\d+)(?: (scorer)| round (\d+))?$/.exec(line.what);
  // A line in a form that only a newer version knows is shown unchanged.
  if (parsed === null) return { what: line.what, old: line.old, now: line.new };
  const [match, table, round] = [parsed[1], parsed[2], parsed[4]].map(Number);
  const sheet = { match: match ?? 0, table: table ?? 0 };
  const at = t.common.matchAtTable(sheet);
  if (parsed[3] !== undefined) {
    const name = (text: string) => (/^\d+$/.test(text) ? who(Number(text)) : text);
    return { what: texts.scorer({ at }), old: name(line.old), now: name(line.new) };
  }
  const what = parsed[4] === undefined ? at : texts.round({ at, n: round ?? 0 });
  return { what, old: valueText(line.old, texts), now: valueText(line.new, texts), at: sheet };
}

/** What a note is about. A number that is missing is not a number. */
function aboutOf(match: number, table: number, n: number, t: EveningMessages): string {
  const texts = t.organiser.note;
  const { common } = t;
  if (match > 0 && table > 0) {
    const at = common.matchAtTable({ match, table });
    return texts.about({ what: n > 0 ? t.organiser.log.round({ at, n }) : at });
  }
  if (match > 0) return texts.about({ what: common.match({ n: match }) });
  if (table > 0) return texts.about({ what: common.table({ n: table }) });
  return texts.note;
}

/** Scores with spaces around the colon, and the file's words in this language. */
function valueText(text: string, texts: EveningMessages['organiser']['log']): string {
  return text
    .replaceAll(/\bfinal /g, '')
    .replaceAll(/\bstopped\b/g, `(${texts.stopped})`)
    .replaceAll(/\blot \d\b/g, `(${texts.lot})`)
    .replaceAll(/\babsent \d\b/g, `(${texts.absent})`)
    .replaceAll(/\bexpelled \d\b/g, `(${texts.expelled})`)
    .replaceAll(/\bannulled\b/g, texts.annulled)
    .replaceAll(/(\d):(\d)/g, '$1\u00a0:\u00a0$2')
    .replaceAll(/(?<=\d) (?=\d)/g, ', ');
}
