import { matchesCatalogues } from '../../i18n/parts/matches.ts';
import type { Language } from '../../i18n/language.svelte.ts';
import type { Route } from '../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/matches', load: () => import('./pages/Matches.svelte') },
  { pattern: '/matches/:match', load: () => import('./pages/Match.svelte') },
];

/** Loads the messages of the pages about matches. */
export const loadMessages = (language: Language) => language.withPart('matches', matchesCatalogues);
