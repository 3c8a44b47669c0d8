import type { Part } from '../../i18n/language.svelte.ts';
import type { Route } from '../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/rules', load: () => import('./pages/RuleBooks.svelte') },
  { pattern: '/rules/:preset', load: () => import('./pages/RuleBook.svelte') },
];

/** The messages of the pages of rules. */
export const parts: readonly Part[] = ['games'];
