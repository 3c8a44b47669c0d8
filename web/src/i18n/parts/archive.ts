import { byCode } from '../catalogues.ts';
import type { ArchiveMessages } from '../compiled/types.ts';

/** The messages of this part, apart from those that every page loads. */
export const archiveCatalogues = byCode(
  import.meta.glob<{ default: ArchiveMessages }>('../compiled/archive/*.ts'),
);
