import type { Courtesy } from '../protocol/evening.ts';

/** What a reason sounds like when it is about a courtesy, in the words of a language. */
export type Sounds = Record<Courtesy, RegExp>;

/** The courtesies (CLUB-100 to CLUB-102) that a reason for a penalty may be about: none of them is ever punished. */
export function courtesiesIn(reason: string, sounds: Sounds): Courtesy[] {
  return (Object.keys(sounds) as Courtesy[]).filter((courtesy) => sounds[courtesy].test(reason));
}
