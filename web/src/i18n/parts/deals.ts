import { byCode } from '../catalogues.ts';
import type { DealsMessages } from '../compiled/types.ts';

/** The messages of this part, apart from those that every page loads. */
export const dealsCatalogues = byCode(
  import.meta.glob<{ default: DealsMessages }>('../compiled/deals/*.ts'),
);
