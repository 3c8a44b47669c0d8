import type { ClubMember, MemberEntry } from '../../../net/protocol/types.ts';
import { plain } from '../../../ui/matches.ts';

/** What stays of two members who become one: the chosen name, one e-mail, and both notes. A second e-mail goes into the note. */
export function merged(member: ClubMember, other: ClubMember, name: string): MemberEntry {
  const email = member.email === '' ? other.email : member.email;
  const isSame = other.email.toLowerCase() === email.toLowerCase();
  const parts = [member.note, other.note, isSame ? '' : other.email];
  return { name, email, note: [...new Set(parts)].filter((part) => part !== '').join('; ') };
}

/** The others on the list, to merge one of them: those with a name that looks the same come first. */
export function candidates(member: ClubMember, all: readonly ClubMember[]): ClubMember[] {
  const key = (name: string) => plain(name).replaceAll(/[^\p{L}\p{N}]/gu, '');
  const looksOther = ({ name }: ClubMember) => Number(key(name) !== key(member.name));
  return all.filter(({ id }) => id !== member.id).toSorted((a, b) => looksOther(a) - looksOther(b));
}
