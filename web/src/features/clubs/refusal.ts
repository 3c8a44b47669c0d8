import type { Reason } from '../../net/api.ts';
import { coded } from '../../i18n/coded.ts';
import type { Sentences } from '../../i18n/language.svelte.ts';
import type { LineFault } from '../../net/protocol/types.ts';
import { explain } from '../../ui/explain.ts';

/** The sentence for a failure on a page of clubs. */
export function explainClub(reason: Reason, t: Sentences): string {
  if (reason.code !== 'club') return explain(reason, t);
  const { refusal } = reason;
  return coded(t.club.refusals, refusal.code, refusal) ?? explain(reason, t);
}

/** What is wrong with a line of a list. */
export function explainFault(fault: LineFault, t: Sentences): string {
  return coded(t.club.list.faults, fault.code, fault) ?? t.errors.internal;
}
