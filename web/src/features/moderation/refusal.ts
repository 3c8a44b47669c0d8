import type { Reason } from '../../net/api.ts';
import { coded } from '../../i18n/coded.ts';
import type { Sentences } from '../../i18n/language.svelte.ts';
import { explain } from '../../ui/explain.ts';

/** The sentence for a failure on a page about moderation. */
export function explainModeration(reason: Reason, t: Sentences): string {
  if (reason.code !== 'moderation') return explain(reason, t);
  const { refusal } = reason;
  return coded(t.moderation.refusals, refusal.code, refusal) ?? explain(reason, t);
}

/** The code of a refusal about moderation; `undefined` for other failures. */
export const refusalOf = (reason: Reason | undefined) =>
  reason?.code === 'moderation' ? reason.refusal.code : undefined;
