import { byCode } from '../catalogues.ts';
import type { FiltersMessages } from '../compiled/types.ts';

/** The messages of this part, apart from those that every page loads. */
export const filtersCatalogues = byCode(
  import.meta.glob<{ default: FiltersMessages }>('../compiled/filters/*.ts'),
);
