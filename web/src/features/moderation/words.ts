import type { Language } from '../../i18n/language.svelte.ts';

/** Loads a part of the page together with the words about moderation. */
export async function withModeration<Part>(
  language: Language,
  load: () => Promise<Part>,
): Promise<Part> {
  const words = async () => {
    const { moderationCatalogues } = await import('../../i18n/parts/moderation.ts');
    await language.withPart('moderation', moderationCatalogues);
  };
  const [part] = await Promise.all([load(), words()]);
  return part;
}

/** Loads a part of the page together with the set phrases of tables, which evidence shows. */
export async function withPhrases<Part>(
  language: Language,
  load: () => Promise<Part>,
): Promise<Part> {
  const words = async () => {
    const { companyCatalogues } = await import('../../i18n/parts/company.ts');
    await language.withPart('company', companyCatalogues);
  };
  const [part] = await Promise.all([load(), words()]);
  return part;
}
