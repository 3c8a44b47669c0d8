import type { Reason } from '../../net/api.ts';
import { explain } from '../../ui/explain.ts';
import type { Sentences } from '../../i18n/language.svelte.ts';
import type { LineFault } from '../../net/protocol/types.ts';

/** The sentence for a failure on a page of clubs. */
export function explainClub(reason: Reason, t: Sentences): string {
  if (reason.code !== 'club') return explain(reason, t);
  return sentence(t.club.refusals, reason.refusal) ?? explain(reason, t);
}

/** What is wrong with a line of a list. */
export function explainFault(fault: LineFault, t: Sentences): string {
  return sentence(t.club.list.faults, fault) ?? t.errors.internal();
}

/** The sentence for a code; `undefined` where this page does not know the code. */
function sentence(sentences: object, reason: { code: string }): string | undefined {
  // Each code's sentence takes the values of that code. The catalogue's type guarantees this, but TypeScript cannot
  // infer it.
  const texts = sentences as Partial<Record<string, (reason: never) => string>>;
  return texts[reason.code]?.(reason as never);
}
