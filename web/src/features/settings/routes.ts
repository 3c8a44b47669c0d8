import type { Language } from '../../i18n/language.svelte.ts';
import { settingsCatalogues } from '../../i18n/settings/catalogues.ts';
import type { Route } from '../../app/router/router.svelte.ts';

/** The page of the settings. */
export const routes: readonly Route[] = [
  { pattern: '/settings', load: () => import('./pages/Settings.svelte') },
];

/** What it says. */
export const speak = (language: Language) => language.withPart('settings', settingsCatalogues);
