import { tournamentsCatalogues } from '../../i18n/parts/tournaments.ts';
import type { Language } from '../../i18n/language.svelte.ts';
import type { Route } from '../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/tournaments', load: () => import('./pages/Tournaments.svelte') },
  { pattern: '/tournaments/new', load: () => import('./pages/New.svelte') },
  { pattern: '/tournaments/:id', load: () => import('./pages/Tournament.svelte') },
  { pattern: '/tournaments/:id/board', load: () => import('./pages/Board.svelte') },
];

/** Loads the messages of the pages about tournaments. */
export const loadMessages = (language: Language) =>
  language.withPart('tournaments', tournamentsCatalogues);
