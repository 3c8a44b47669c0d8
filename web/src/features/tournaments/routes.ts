import type { Part } from '../../i18n/language.svelte.ts';
import type { Route } from '../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/tournaments', load: () => import('./pages/Tournaments.svelte') },
  { pattern: '/tournaments/new', load: () => import('./pages/New.svelte') },
  { pattern: '/tournaments/:id', load: () => import('./pages/Tournament.svelte') },
  { pattern: '/tournaments/:id/board', load: () => import('./pages/Board.svelte') },
];

/** The messages of the pages about tournaments. */
export const parts: readonly Part[] = ['tournaments'];
