import type { Reason } from '../net/api.ts';
import type { Messages } from '../i18n/en.ts';

/** The sentence for a failure. A code that this page does not know is shown as a server error. */
export function explain(reason: Reason, t: Messages): string {
  const texts: Partial<Record<string, (reason: never) => string>> = t.errors;
  // Each code's sentence takes the reason of that code. The catalogue's type guarantees it, but TypeScript cannot see
  // it.
  return (texts[reason.code] ?? t.errors.internal)(reason as never);
}
