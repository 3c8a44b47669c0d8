import type { Reason } from '../../net/api.ts';
import { coded } from '../../i18n/coded.ts';
import type { Sentences } from '../../i18n/language.svelte.ts';
import { ARENA_MINUTES, SWISS_ROUNDS, type TournamentRefusal } from '../../net/protocol/types.ts';
import { explain } from '../../ui/explain.ts';

/** The sentence for a refusal; `undefined` for one that this page does not know. */
export function sayRefusal(refusal: TournamentRefusal, t: Sentences): string | undefined {
  const texts = t.tournaments;
  if (refusal.code === 'not-now') return coded(texts.faults, refusal.why.code, refusal.why);
  if (refusal.code !== 'bad-settings') return coded(texts.refusals, refusal.code, refusal);
  const { why } = refusal;
  switch (why.code) {
    case 'minutes':
      return texts.settings.minutes(ARENA_MINUTES);
    case 'rounds':
      return texts.settings.rounds(SWISS_ROUNDS);
    default:
      return coded(texts.settings, why.code, why);
  }
}

/** The sentence for a failure on a page of tournaments. */
export function explainTournament(reason: Reason, t: Sentences): string {
  const known = reason.code === 'tournament' ? sayRefusal(reason.refusal, t) : undefined;
  return known ?? explain(reason, t);
}
