import { byCode } from '../catalogues.ts';
import type { ModerationMessages } from '../compiled/types.ts';

/** The messages of this part, apart from those that every page loads. */
export const moderationCatalogues = byCode(
  import.meta.glob<{ default: ModerationMessages }>('../compiled/moderation/*.ts'),
);
