import type { Language } from '../../../i18n/language.svelte.ts';

/** Loads a part of the page together with the words about the people at a table, which it does not need before. */
export async function withCompany<Part>(
  language: Language,
  load: () => Promise<Part>,
): Promise<Part> {
  const words = async () => {
    const { companyCatalogues } = await import('../../../i18n/parts/company.ts');
    await language.withPart('company', companyCatalogues);
  };
  const [part] = await Promise.all([load(), words()]);
  return part;
}
