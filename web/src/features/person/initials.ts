import { firstCharacters } from '../../ui/text-length.ts';

/** Letters that join with the next one. */
const JOINING = /\p{Script=Arabic}|\p{Script=Syriac}/u;
/** Keeps two such letters apart without a gap. */
const NON_JOINER = '\u200c';

/** The initials of a name: of the first and the last word, or of the only one. */
export function initialsOf(name: string): string {
  // A word may begin with a bracket or a quotation mark, and a name may have no letter at all.
  const words = name
    .split(/\s+/)
    .map((word) => word.replace(/^[\p{P}\p{S}]+(?=[\p{L}\p{N}])/u, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [first = name.trim(), ...others] = words;
  const initials = [first, ...others.slice(-1)].map((word) =>
    firstCharacters(firstCharacters(word, 1).toUpperCase(), 1),
  );
  return initials.join(initials.every((letter) => JOINING.test(letter)) ? NON_JOINER : '');
}
