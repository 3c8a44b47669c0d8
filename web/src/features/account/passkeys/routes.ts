import { accountCatalogues } from '../../../i18n/parts/account.ts';
import { passkeysCatalogues } from '../../../i18n/parts/passkeys.ts';
import type { Language } from '../../../i18n/language.svelte.ts';
import type { Route } from '../../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/account/passkeys', load: () => import('./pages/Passkeys.svelte') },
];

/** Loads the messages of the page about passkeys, and of the page about the account, to which it belongs. */
export async function loadMessages(language: Language): Promise<void> {
  await Promise.all([
    language.withPart('account', accountCatalogues),
    language.withPart('passkeys', passkeysCatalogues),
  ]);
}
