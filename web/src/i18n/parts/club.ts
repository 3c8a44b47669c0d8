import { byCode } from '../catalogues.ts';
import type { ClubMessages } from '../compiled/types.ts';

/** The messages of this part, apart from those that every page loads. */
export const clubCatalogues = byCode(
  import.meta.glob<{ default: ClubMessages }>('../compiled/club/*.ts'),
);
