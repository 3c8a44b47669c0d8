import type { Part } from '../../../i18n/language.svelte.ts';
import type { Route } from '../../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/pool', load: () => import('../pages/Pool.svelte') },
];

/** The messages of the page that looks for opponents. */
export const parts: readonly Part[] = ['lobby', 'here', 'pool'];
