import type { Language } from '../../lib/i18n/language.svelte.ts';
import { settingsCatalogues } from '../../lib/i18n/settings/catalogues.ts';
import type { Route } from '../../lib/router/router.svelte.ts';

/** The page of the settings. */
export const routes: readonly Route[] = [
  { pattern: '/settings', load: () => import('../Settings.svelte') },
];

/** What it says. */
export const speak = (language: Language) => language.withPart('settings', settingsCatalogues);
