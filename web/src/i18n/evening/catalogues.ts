import { byCode } from '../catalogues.ts';
import type { EveningMessages } from './en.ts';

/** The sentences of club evenings. They lie apart from the language itself, which every page loads. */
export const eveningCatalogues = byCode(
  import.meta.glob<{ default: EveningMessages }>('./[a-z][a-z].ts'),
);
