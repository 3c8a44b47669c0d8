import { byCode } from '../catalogues.ts';
import type { MatchesMessages } from '../compiled/types.ts';

/** The messages of this part, apart from those that every page loads. */
export const matchesCatalogues = byCode(
  import.meta.glob<{ default: MatchesMessages }>('../compiled/matches/*.ts'),
);
