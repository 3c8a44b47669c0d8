import { matchesCatalogues } from '../../i18n/parts/matches.ts';
import type { Language } from '../../i18n/language.svelte.ts';
import type { Route } from '../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/matches', load: () => import('./pages/Matches.svelte') },
  { pattern: '/matches/search', load: () => import('./pages/Search.svelte') },
  { pattern: '/matches/imported/:match', load: () => import('./pages/Imported.svelte') },
  { pattern: '/matches/:match', load: () => import('./pages/Match.svelte') },
];

/** Loads the messages of the pages about matches. */
export async function loadMessages(language: Language): Promise<void> {
  const ofSearch = async () => {
    const { archiveCatalogues } = await import('../../i18n/parts/archive.ts');
    await language.withPart('archive', archiveCatalogues);
  };
  await Promise.all([language.withPart('matches', matchesCatalogues), ofSearch()]);
}
