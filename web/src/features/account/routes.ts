import type { Part } from '../../i18n/language.svelte.ts';
import type { Route } from '../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/account', load: () => import('./pages/Account.svelte') },
  { pattern: '/account/programs', load: () => import('./pages/Programs.svelte') },
  { pattern: '/account/forgotten', load: () => import('./pages/Forgotten.svelte') },
  { pattern: '/account/password', load: () => import('./pages/NewPassword.svelte') },
  { pattern: '/account/email', load: () => import('./pages/ConfirmEmail.svelte') },
];

/** The messages of the pages about accounts. */
export const parts: readonly Part[] = ['account'];
