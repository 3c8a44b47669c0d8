import { lobbyCatalogues } from '../../../i18n/parts/lobby.ts';
import type { Language } from '../../../i18n/language.svelte.ts';
import type { Route } from '../../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/pool', load: () => import('../pages/Pool.svelte') },
];

/** Loads the messages of the page that looks for opponents. */
export const loadMessages = (language: Language) => language.withPart('lobby', lobbyCatalogues);
