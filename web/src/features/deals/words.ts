import type { Language } from '../../i18n/language.svelte.ts';

/** Loads a part of the page together with the words of checked deals, which a table does not need before. */
export async function withDeals<Part>(
  language: Language,
  load: () => Promise<Part>,
): Promise<Part> {
  const words = async () => {
    const { dealsCatalogues } = await import('../../i18n/parts/deals.ts');
    await language.withPart('deals', dealsCatalogues);
  };
  const [part] = await Promise.all([load(), words()]);
  return part;
}
