/** The four letters for joining in the part of an address after `#`, as the organiser's link to a board carries them. */
export function codeIn(hash: string): string | undefined {
  return /^#[A-Z]{4}$/.test(hash) ? hash.slice(1) : undefined;
}
