import { dealsCatalogues } from '../../i18n/parts/deals.ts';
import type { Language } from '../../i18n/language.svelte.ts';
import type { Route } from '../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/deals', load: () => import('./pages/Deals.svelte') },
];

/** Loads the messages of the page about deals. */
export const loadMessages = (language: Language) => language.withPart('deals', dealsCatalogues);
