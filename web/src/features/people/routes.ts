import type { Part } from '../../i18n/language.svelte.ts';
import type { Route } from '../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/friends', load: () => import('../friends/pages/Friends.svelte') },
  { pattern: '/people/:name', load: () => import('./pages/Person.svelte') },
  { pattern: '/ratings', load: () => import('./pages/Ratings.svelte') },
  { pattern: '/ratings/:family', load: () => import('./pages/Ratings.svelte') },
];

/** The messages of the pages about people, their ratings, and friends. */
export const parts: readonly Part[] = ['matches', 'friends'];
