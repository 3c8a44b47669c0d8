import type { Part } from '../../i18n/language.svelte.ts';
import type { Route } from '../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/learn', load: () => import('./pages/Learn.svelte') },
  { pattern: '/learn/:preset', load: () => import('./pages/LearnGame.svelte') },
  { pattern: '/guides/:guide', load: () => import('./pages/Guide.svelte') },
];

/** The messages of the pages to learn the games. */
export const parts: readonly Part[] = ['learning', 'games'];
