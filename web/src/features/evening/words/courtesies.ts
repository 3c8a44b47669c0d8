import type { CourtesyWords } from '../../../i18n/evening/courtesy-words.ts';
import type { Courtesy } from '../../../net/protocol/evening.ts';

/** The courtesies (CLUB-100 to CLUB-102) that a reason for a penalty may refer to. They are never punished. */
export function courtesiesIn(reason: string, words: CourtesyWords): Courtesy[] {
  return (Object.keys(words) as Courtesy[]).filter((courtesy) => words[courtesy].test(reason));
}
