import type { Reason } from '../net/api.ts';
import { coded } from '../i18n/coded.ts';
import type { PageMessages } from '../i18n/compiled/types.ts';

/** The sentence for a failure. A code that this page does not know is shown as a server error. */
export function explain(reason: Reason, t: PageMessages): string {
  return coded(t.errors, reason.code, reason) ?? t.errors.internal;
}
