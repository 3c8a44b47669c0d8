import { byCode } from '../catalogues.ts';
import type { ScoreMessages } from '../compiled/types.ts';

/** The messages of this part, apart from those that every page loads. */
export const scoreCatalogues = byCode(
  import.meta.glob<{ default: ScoreMessages }>('../compiled/score/*.ts'),
);
