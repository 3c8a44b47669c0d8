import { byCode } from '../catalogues.ts';
import type { CompanyMessages } from '../compiled/types.ts';

/** The messages of this part, apart from those that every page loads. */
export const companyCatalogues = byCode(
  import.meta.glob<{ default: CompanyMessages }>('../compiled/company/*.ts'),
);
