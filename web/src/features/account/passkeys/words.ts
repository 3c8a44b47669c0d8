import { passkeysCatalogues } from '../../../i18n/parts/passkeys.ts';
import type { Language } from '../../../i18n/language.svelte.ts';

/** Loads a part of the page together with the messages about passkeys that it shows. */
export async function withPasskeys<Part>(
  language: Language,
  load: () => Promise<Part>,
): Promise<Part> {
  const [part] = await Promise.all([load(), language.withPart('passkeys', passkeysCatalogues)]);
  return part;
}
