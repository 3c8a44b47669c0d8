import { byCode } from '../catalogues.ts';
import type { SettingsMessages } from '../compiled/types.ts';

/** The messages of this part, apart from those that every page loads. */
export const settingsCatalogues = byCode(
  import.meta.glob<{ default: SettingsMessages }>('../compiled/settings/*.ts'),
);
