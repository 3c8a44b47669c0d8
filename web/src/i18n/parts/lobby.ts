import { byCode } from '../catalogues.ts';
import type { LobbyMessages } from '../compiled/types.ts';

/** The messages of this part, apart from those that every page loads. */
export const lobbyCatalogues = byCode(
  import.meta.glob<{ default: LobbyMessages }>('../compiled/lobby/*.ts'),
);
