import type { Part } from '../../i18n/language.svelte.ts';
import type { Route } from '../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/matches', load: () => import('./pages/Matches.svelte') },
  { pattern: '/matches/search', load: () => import('./pages/Search.svelte') },
  { pattern: '/matches/imported/:match', load: () => import('./pages/Imported.svelte') },
  { pattern: '/matches/:match', load: () => import('./pages/Match.svelte') },
];

/** The messages of the pages about matches. */
export const parts: readonly Part[] = ['matches', 'archive'];
