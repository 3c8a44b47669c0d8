import type { Courtesy } from '../../../net/protocol/evening.ts';

/** The courtesies (CLUB-100 to CLUB-102) that a reason for a penalty may refer to. They are never punished. `patterns` has a
 * regular expression in the reader's language for each. */
export function courtesiesIn(
  reason: string,
  patterns: Readonly<Record<Courtesy, string>>,
): Courtesy[] {
  const isMeant = (courtesy: Courtesy) => new RegExp(patterns[courtesy], 'iu').test(reason);
  return (Object.keys(patterns) as Courtesy[]).filter(isMeant);
}
