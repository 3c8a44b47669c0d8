import type { Part } from '../../i18n/language.svelte.ts';
import type { Route } from '../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/deals', load: () => import('./pages/Deals.svelte') },
];

/** The messages of the page about deals. */
export const parts: readonly Part[] = ['deals'];
