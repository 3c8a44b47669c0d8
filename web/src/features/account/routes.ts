import { accountCatalogues } from '../../i18n/parts/account.ts';
import type { Language } from '../../i18n/language.svelte.ts';
import type { Route } from '../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/account', load: () => import('./pages/Account.svelte') },
  { pattern: '/account/programs', load: () => import('./pages/Programs.svelte') },
  { pattern: '/account/forgotten', load: () => import('./pages/Forgotten.svelte') },
  { pattern: '/account/password', load: () => import('./pages/NewPassword.svelte') },
  { pattern: '/account/email', load: () => import('./pages/ConfirmEmail.svelte') },
];

/** Loads the messages of the pages about accounts. */
export const loadMessages = (language: Language) => language.withPart('account', accountCatalogues);
