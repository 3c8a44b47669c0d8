import { byCode } from '../catalogues.ts';
import type { PasskeysMessages } from '../compiled/types.ts';

/** The messages of this part, apart from those that every page loads. */
export const passkeysCatalogues = byCode(
  import.meta.glob<{ default: PasskeysMessages }>('../compiled/passkeys/*.ts'),
);
