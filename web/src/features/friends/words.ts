import type { Language } from '../../i18n/language.svelte.ts';

/** Loads a part of the page together with the words about friends, and those of the server's refusals. */
export async function withFriends<Part>(
  language: Language,
  load: () => Promise<Part>,
): Promise<Part> {
  const words = async () => {
    const [{ friendsCatalogues }, { accountCatalogues }] = await Promise.all([
      import('../../i18n/parts/friends.ts'),
      import('../../i18n/parts/account.ts'),
    ]);
    await Promise.all([
      language.withPart('friends', friendsCatalogues),
      language.withPart('account', accountCatalogues),
    ]);
  };
  const [part] = await Promise.all([load(), words()]);
  return part;
}
