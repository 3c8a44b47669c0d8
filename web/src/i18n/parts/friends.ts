import { byCode } from '../catalogues.ts';
import type { FriendsMessages } from '../compiled/types.ts';

/** The messages of this part, apart from those that every page loads. */
export const friendsCatalogues = byCode(
  import.meta.glob<{ default: FriendsMessages }>('../compiled/friends/*.ts'),
);
