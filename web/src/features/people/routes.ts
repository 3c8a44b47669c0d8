import { friendsCatalogues } from '../../i18n/parts/friends.ts';
import { matchesCatalogues } from '../../i18n/parts/matches.ts';
import type { Language } from '../../i18n/language.svelte.ts';
import type { Route } from '../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/friends', load: () => import('../friends/pages/Friends.svelte') },
  { pattern: '/people/:name', load: () => import('./pages/Person.svelte') },
  { pattern: '/ratings', load: () => import('./pages/Ratings.svelte') },
  { pattern: '/ratings/:family', load: () => import('./pages/Ratings.svelte') },
];

/** Loads the messages of the pages about people, their ratings, and friends. */
export async function loadMessages(language: Language): Promise<void> {
  await Promise.all([
    language.withPart('matches', matchesCatalogues),
    language.withPart('friends', friendsCatalogues),
  ]);
}
