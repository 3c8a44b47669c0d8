import type { Reason } from '../net/api.ts';
import { coded } from '../i18n/coded.ts';
import type { PageMessages } from '../i18n/compiled/types.ts';

/** The sentence for a failure. A code that this page does not know is shown as a server error. */
export function explain(reason: Reason, t: PageMessages): string {
  return explainName(reason, t) ?? coded(t.errors, reason.code, reason) ?? t.errors.internal;
}

/** Why a name is not free, if that is the reason. Guests are asked for names in many places, and have no account to speak of. */
function explainName(reason: Reason, t: PageMessages): string | undefined {
  if (reason.code !== 'account') return undefined;
  const { refusal } = reason;
  if (refusal.code === 'name-taken') return t.person.taken({ name: refusal.name });
  return refusal.code === 'name-of-house' ? t.person.house({ name: refusal.name }) : undefined;
}
