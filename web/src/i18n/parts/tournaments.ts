import { byCode } from '../catalogues.ts';
import type { TournamentsMessages } from '../compiled/types.ts';

/** The messages of this part, apart from those that every page loads. */
export const tournamentsCatalogues = byCode(
  import.meta.glob<{ default: TournamentsMessages }>('../compiled/tournaments/*.ts'),
);
