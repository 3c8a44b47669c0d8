import type { Part } from '../../../i18n/language.svelte.ts';
import type { Route } from '../../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/tables', load: () => import('../pages/Tables.svelte') },
];

/** The messages of the page that lists all open tables. */
export const parts: readonly Part[] = ['lobby', 'filters', 'running'];
