import type { Part } from '../../../i18n/language.svelte.ts';
import type { Route } from '../../../app/router/router.svelte.ts';

export const parts: readonly Part[] = ['table', 'local'];

/** The page of a table that runs on this device. */
export const routes: readonly Route[] = [
  { pattern: '/table/local-:id', load: () => import('./OnDevice.svelte') },
];
