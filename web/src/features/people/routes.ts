import { matchesCatalogues } from '../../i18n/parts/matches.ts';
import type { Language } from '../../i18n/language.svelte.ts';
import type { Route } from '../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/people/:name', load: () => import('./pages/Person.svelte') },
  { pattern: '/ratings', load: () => import('./pages/Ratings.svelte') },
  { pattern: '/ratings/:family', load: () => import('./pages/Ratings.svelte') },
];

/** Loads the messages of the pages about people and their ratings. */
export const loadMessages = (language: Language) => language.withPart('matches', matchesCatalogues);
