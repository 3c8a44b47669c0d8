/** What is known of a club besides its name: its nights, and who plays there. */
import { getEvenings, getNames, getSeason } from '../../net/clubs.ts';
import type { EveningSummary } from '../../net/protocol/evening.ts';
import type { ClubSummary } from '../../net/protocol/types.ts';
import { nightOf } from '../evening/pieces/nights.ts';

export interface KnownClub {
  readonly club: ClubSummary;
  /** The night that runs, otherwise the next one, otherwise the last one; `null` if there was none. */
  readonly night: EveningSummary | null;
  /** The names of people of the club, those who lead in the season first. */
  readonly people: readonly string[];
  /** The place of this person in the season, and the number of people who have a place. */
  readonly place: { readonly place: number; readonly of: number } | undefined;
}

/** Asks for what a club's card shows. Without an answer the card shows less. */
export async function knownClub(club: ClubSummary): Promise<KnownClub> {
  const [nights, season, names] = await Promise.all([
    getEvenings(club.id).catch(() => []),
    getSeason(club.id).catch(() => undefined),
    getNames(club.id).catch(() => ({ you: null, members: [] })),
  ]);
  const people = season?.people ?? [];
  const you = people.find(({ name, guest }) => !guest && name === names.you)?.id;
  const places = season?.standings.filter(({ place }) => place !== null) ?? [];
  const place = places.find(({ member }) => member === you)?.place ?? undefined;
  return {
    club,
    night: nightOf(nights),
    people: [...new Set([...people.map(({ name }) => name), ...names.members])],
    place: place === undefined ? undefined : { place, of: places.length },
  };
}
