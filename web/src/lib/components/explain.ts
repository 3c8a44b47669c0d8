import type { Reason } from '../api.ts';
import type { Messages } from '../i18n/en.ts';

/** The sentence for a failure. A code this page is too old to know is told as a mistake of the server. */
export function explain(reason: Reason, t: Messages): string {
  const says: Partial<Record<string, (reason: never) => string>> = t.errors;
  // Every code's sentence takes the reason of that code; the catalogue's type holds them together.
  return (says[reason.code] ?? t.errors.internal)(reason as never);
}
