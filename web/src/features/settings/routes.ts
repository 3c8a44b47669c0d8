import type { Part } from '../../i18n/language.svelte.ts';
import type { Route } from '../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/settings', load: () => import('./pages/Settings.svelte') },
];

/** The messages of the settings page. */
export const parts: readonly Part[] = ['settings'];
