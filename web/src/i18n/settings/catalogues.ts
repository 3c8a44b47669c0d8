import { byCode } from '../catalogues.ts';
import type { SettingsMessages } from './en.ts';

/** The messages of the settings, apart from those that every page loads. */
export const settingsCatalogues = byCode(
  import.meta.glob<{ default: SettingsMessages }>('./[a-z][a-z].ts'),
);
