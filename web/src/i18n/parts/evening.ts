import { byCode } from '../catalogues.ts';
import type { EveningMessages } from '../compiled/types.ts';

/** The messages of this part, apart from those that every page loads. */
export const eveningCatalogues = byCode(
  import.meta.glob<{ default: EveningMessages }>('../compiled/evening/*.ts'),
);
