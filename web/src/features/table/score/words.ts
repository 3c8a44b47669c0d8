import type { Language, Sentences } from '../../../i18n/language.svelte.ts';

/** The words of score sheets, besides those of every table. */
export type ScoreTexts = Pick<Sentences, 'table' | 'score'>;

/** Loads a part of the page together with the words of score sheets, which a table does not need before. */
export async function withScore<Part>(
  language: Language,
  load: () => Promise<Part>,
): Promise<Part> {
  const words = async () => {
    const { scoreCatalogues } = await import('../../../i18n/parts/score.ts');
    await language.withPart('score', scoreCatalogues);
  };
  const [part] = await Promise.all([load(), words()]);
  return part;
}
