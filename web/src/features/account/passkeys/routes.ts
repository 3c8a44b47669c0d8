import type { Part } from '../../../i18n/language.svelte.ts';
import type { Route } from '../../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/account/passkeys', load: () => import('./pages/Passkeys.svelte') },
];

/** The messages of the page about passkeys, and of the page about the account, to which it belongs. */
export const parts: readonly Part[] = ['account', 'passkeys'];
