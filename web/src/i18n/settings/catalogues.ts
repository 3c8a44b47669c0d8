import { byCode } from '../catalogues.ts';
import type { SettingsMessages } from './en.ts';

/** The sentences of the settings. They lie apart from the language itself, which every page loads. */
export const settingsCatalogues = byCode(
  import.meta.glob<{ default: SettingsMessages }>('./[a-z][a-z].ts'),
);
