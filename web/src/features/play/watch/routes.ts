import type { Part } from '../../../i18n/language.svelte.ts';
import type { Route } from '../../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/watch', load: () => import('../pages/Watch.svelte') },
];

/** The messages of the page with the live matches. */
export const parts: readonly Part[] = ['lobby'];
