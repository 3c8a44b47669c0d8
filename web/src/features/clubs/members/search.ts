import type { ClubMember } from '../../../net/protocol/types.ts';
import { matches } from '../../../ui/matches.ts';

/** Members sorted by name, in the alphabetical order of the language, then by e-mail. */
export function inOrder(members: readonly ClubMember[], code: string): ClubMember[] {
  const { compare } = new Intl.Collator(code, { numeric: true });
  return members.toSorted((a, b) => compare(a.name, b.name) || compare(a.email, b.email));
}

/** The members whose name, e-mail or note contains every word, ignoring capitals and accents. */
export function search(members: readonly ClubMember[], text: string): ClubMember[] {
  return members.filter(({ name, email, note }) => matches(`${name} ${email} ${note}`, text));
}
