import type { Language } from '../../i18n/language.svelte.ts';
import { settingsCatalogues } from '../../i18n/parts/settings.ts';
import type { Route } from '../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/settings', load: () => import('./pages/Settings.svelte') },
];

/** Loads the messages of the settings page. */
export const loadMessages = (language: Language) =>
  language.withPart('settings', settingsCatalogues);
