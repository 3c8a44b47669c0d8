import type { Reason } from '../../../net/api.ts';
import { coded } from '../../../i18n/coded.ts';
import type { Sentences } from '../../../i18n/language.svelte.ts';
import type { CompetitionFault } from '../../../net/protocol/types.ts';
import { explainClub } from '../refusal.ts';

/** The sentence for a failure on a page of competitions. `nameOf` names an evening. */
export function explainCompetition(
  reason: Reason,
  t: Sentences,
  nameOf: (evening: string) => string,
): string {
  if (reason.code !== 'club' || reason.refusal.code !== 'competition')
    return explainClub(reason, t);
  const { refusal } = reason.refusal;
  if (refusal.code === 'faulty') return explainFault(refusal.fault, t, nameOf);
  return coded(t.competitions.refusals, refusal.code, refusal) ?? explainClub(reason, t);
}

/** Why sessions cannot be added up. */
export function explainFault(
  fault: CompetitionFault,
  t: Sentences,
  nameOf: (evening: string) => string,
): string {
  const named = 'evening' in fault ? { ...fault, evening: nameOf(fault.evening) } : fault;
  return coded(t.competitions.faults, fault.code, named) ?? t.errors.internal;
}
