import type { Language } from '../../../i18n/language.svelte.ts';
import { withRunning } from '../../running/words.ts';

/** Loads the filters of the open tables with their words, and those for how a table is run. */
export async function loadFilterPanel(language: Language) {
  const words = async () => {
    const { filtersCatalogues } = await import('../../../i18n/parts/filters.ts');
    await language.withPart('filters', filtersCatalogues);
  };
  const [part] = await Promise.all([
    withRunning(language, () => import('./TableFilters.svelte')),
    words(),
  ]);
  return part;
}
