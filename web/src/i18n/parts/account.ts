import { byCode } from '../catalogues.ts';
import type { AccountMessages } from '../compiled/types.ts';

/** The messages of this part, apart from those that every page loads. */
export const accountCatalogues = byCode(
  import.meta.glob<{ default: AccountMessages }>('../compiled/account/*.ts'),
);
