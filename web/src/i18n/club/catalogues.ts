import { byCode } from '../catalogues.ts';
import type { ClubMessages } from './en.ts';

/** The sentences about clubs. They lie apart from the language itself, which every page loads. */
export const clubCatalogues = byCode(
  import.meta.glob<{ default: ClubMessages }>('./[a-z][a-z].ts'),
);
