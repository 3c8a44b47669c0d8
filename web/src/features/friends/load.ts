import type { Language } from '../../i18n/language.svelte.ts';

/** Loads the notice of invitations with its words. */
export async function loadNotice(language: Language) {
  const { friendsCatalogues } = await import('../../i18n/parts/friends.ts');
  const [part] = await Promise.all([
    import('./InvitationNotice.svelte'),
    language.withPart('friends', friendsCatalogues),
  ]);
  return part;
}
