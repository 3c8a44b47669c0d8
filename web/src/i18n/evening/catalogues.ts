import { byCode } from '../catalogues.ts';
import type { EveningMessages } from './en.ts';

/** The messages of club evenings, apart from those that every page loads. */
export const eveningCatalogues = byCode(
  import.meta.glob<{ default: EveningMessages }>('./[a-z][a-z].ts'),
);
