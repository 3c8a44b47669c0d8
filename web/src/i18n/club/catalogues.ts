import { byCode } from '../catalogues.ts';
import type { ClubMessages } from './en.ts';

/** The messages about clubs, apart from those that every page loads. */
export const clubCatalogues = byCode(
  import.meta.glob<{ default: ClubMessages }>('./[a-z][a-z].ts'),
);
