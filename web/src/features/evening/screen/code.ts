import { CODE_CHARS } from '../../../net/protocol/evening.ts';

const CODE_AFTER_HASH = new RegExp(`^#[A-Z]{${String(CODE_CHARS)}}$`);

/** The letters for joining in the part of an address after `#`, as the organiser's link to a board carries them. */
export const codeIn = (hash: string): string | undefined =>
  CODE_AFTER_HASH.test(hash) ? hash.slice(1) : undefined;
