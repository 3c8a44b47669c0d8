import { byCode } from '../catalogues.ts';
import type { RunningMessages } from '../compiled/types.ts';

/** The messages of this part, apart from those that every page loads. */
export const runningCatalogues = byCode(
  import.meta.glob<{ default: RunningMessages }>('../compiled/running/*.ts'),
);
