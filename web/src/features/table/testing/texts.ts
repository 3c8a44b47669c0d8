/** The words of tables and of score sheets in each language, for tests. */
import score from '../../../i18n/compiled/score/en.ts';
import scoreEs from '../../../i18n/compiled/score/es.ts';
import scoreHr from '../../../i18n/compiled/score/hr.ts';
import scorePt from '../../../i18n/compiled/score/pt.ts';
import scoreRu from '../../../i18n/compiled/score/ru.ts';
import table from '../../../i18n/compiled/table/en.ts';
import tableEs from '../../../i18n/compiled/table/es.ts';
import tableHr from '../../../i18n/compiled/table/hr.ts';
import tablePt from '../../../i18n/compiled/table/pt.ts';
import tableRu from '../../../i18n/compiled/table/ru.ts';
import type { ScoreTexts } from '../speech/outcome.ts';
import type { Ends } from '../speech/announce.ts';
import { announceEnd } from '../speech/endings.ts';

/** The English words of tables and of score sheets. */
export const inEnglish: ScoreTexts = { table, score };

/** The words of tables and of score sheets in every language, English first. */
export const everyLanguage: readonly ScoreTexts[] = [
  inEnglish,
  { table: tableRu, score: scoreRu },
  { table: tableHr, score: scoreHr },
  { table: tableEs, score: scoreEs },
  { table: tablePt, score: scorePt },
];

/** Says how a round or the match ended, in these words. */
export const endsIn =
  (t: ScoreTexts): Ends =>
  (event, after, speech) =>
    announceEnd(event, after, t, speech);
