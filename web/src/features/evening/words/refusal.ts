import type { Reason as RequestReason } from '../../../net/api.ts';
import { explain } from '../../../ui/explain.ts';
import type { EveningMessages } from '../../../i18n/evening/en.ts';
import type { Who } from '../../../i18n/evening/reasons.ts';
import type { Sentences } from '../../../i18n/language.svelte.ts';
import type { EveningError, SetupError, SheetError } from '../../../net/protocol/evening.ts';
import type { WhyReturned } from '../sync/session.ts';

type Reason = { code: string };
type SentencesByCode = Partial<Record<string, (reason: never, who: Who) => string>>;

/** The sentence for a refused entry. */
export function refusalText(refusal: WhyReturned, who: Who, t: EveningMessages): string {
  if (refusal.code === 'not-read') return t.reasons.notRead;
  return refusal.code === 'evening'
    ? eveningErrorText(refusal.error, who, t)
    : sentence(t.reasons.refusals, refusal, who);
}

/** The sentence for an impossible evening. */
export function eveningErrorText(error: EveningError, who: Who, t: EveningMessages): string {
  if (error.code === 'setup') return setupErrorText(error.error, t);
  if (error.code === 'sheet') return sheetErrorText(error.error, who, t);
  return sentence(t.reasons.evenings, error, who);
}

/** The sentence for an impossible sheet. */
export function sheetErrorText(error: SheetError, who: Who, t: EveningMessages): string {
  return sentence(t.reasons.sheets, error, who);
}

/** The sentence for impossible conditions. */
export function setupErrorText(error: SetupError, t: EveningMessages): string {
  return error.code === 'name'
    ? t.reasons.names[error.bad](error.what)
    : sentence(t.reasons.setups, error, String);
}

/** The sentence for a request that failed on a page of an evening. */
export function explainEvening(reason: RequestReason, t: Sentences): string {
  if (reason.code !== 'evening') return explain(reason, t);
  const requests: SentencesByCode = t.evening.reasons.requests;
  return requests[reason.refusal.code]?.(reason.refusal as never, String) ?? explain(reason, t);
}

/**
 * Each code's sentence takes the reason of that code. The catalogue's type guarantees this, but TypeScript cannot infer
 * it.
 */
function sentence(texts: SentencesByCode, reason: Reason, who: Who): string {
  // A code that this page does not know is shown as it is.
  return texts[reason.code]?.(reason as never, who) ?? reason.code;
}
