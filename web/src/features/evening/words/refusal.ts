import type { Reason as RequestReason } from '../../../net/api.ts';
import { coded, type Message } from '../../../i18n/coded.ts';
import type { EveningMessages } from '../../../i18n/compiled/types.ts';
import type { Sentences } from '../../../i18n/language.svelte.ts';
import {
  AMOUNT_MAX,
  BONUS_MAX,
  EVENING_NAME_CHARS_MAX,
  LIMIT_MINUTES_MAX,
  MATCHES_MAX,
  PLAYERS_MAX,
  PLAYERS_MIN,
  ROTATING_PLAYERS_MAX,
  TEAM_PAIRS_MAX,
  WIN_POINTS_MAX,
  TARGET_MAX,
  TARGET_MIN,
  type EveningError,
  type Pairing,
  type Player,
  type SetupError,
  type SheetError,
} from '../../../net/protocol/evening.ts';
import { explain } from '../../../ui/explain.ts';
import type { WhyReturned } from '../sync/session.ts';
import type { NameOf } from './people.ts';

/** The limits that reasons name. */
const LIMITS = {
  amountMax: AMOUNT_MAX,
  bonusMax: BONUS_MAX,
  eveningNameCharsMax: EVENING_NAME_CHARS_MAX,
  limitMinutesMax: LIMIT_MINUTES_MAX,
  matchesMax: MATCHES_MAX,
  playersMax: PLAYERS_MAX,
  playersMin: PLAYERS_MIN,
  rotatingPlayersMax: ROTATING_PLAYERS_MAX,
  targetMax: TARGET_MAX,
  targetMin: TARGET_MIN,
  teamPairsMax: TEAM_PAIRS_MAX,
  winPointsMax: WIN_POINTS_MAX,
};

/** The sentence for a refused entry. */
export function refusalText(refusal: WhyReturned, who: NameOf, t: EveningMessages): string {
  if (refusal.code === 'not-read') return t.reasons.notRead;
  return refusal.code === 'evening'
    ? eveningErrorText(refusal.error, who, t)
    : sentence(t.reasons.refusals, refusal, who);
}

/** The sentence for an impossible evening. */
export function eveningErrorText(error: EveningError, who: NameOf, t: EveningMessages): string {
  if (error.code === 'setup') return setupErrorText(error.error, t);
  if (error.code === 'sheet') return sheetErrorText(error.error, who, t);
  return sentence(t.reasons.evenings, error, who);
}

/** The sentence for an impossible sheet. */
export function sheetErrorText(error: SheetError, who: NameOf, t: EveningMessages): string {
  return sentence(t.reasons.sheets, error, who);
}

/** The sentence for impossible conditions. */
export function setupErrorText(error: SetupError, t: EveningMessages): string {
  if (error.code === 'regulation') return sentence(t.reasons.rules, error.why, String);
  return error.code === 'name'
    ? sentence(t.reasons.names, { code: error.bad, ...error.what }, String)
    : sentence(t.reasons.setups, error, String);
}

/** The sentence for a request that failed on a page of an evening. */
export function explainEvening(reason: RequestReason, t: Sentences): string {
  if (reason.code !== 'evening') return explain(reason, t);
  const { refusal } = reason;
  return coded(t.evening.reasons.requests, refusal.code, refusal) ?? explain(reason, t);
}

/** The sentence for a reason. A code that this page does not know is shown as it is. */
function sentence<Code extends string>(
  messages: Readonly<Record<Code, Message>>,
  reason: { readonly code: Code },
  who: NameOf,
): string {
  return coded(messages, reason.code, { ...LIMITS, ...valuesOf(reason, who) }) ?? reason.code;
}

/** The values of a reason as its sentence takes them: names for players, and the values inside of others by themselves. */
function valuesOf(reason: object, who: NameOf): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(reason) as [string, unknown][]) {
    if (name === 'player' || name === 'keeper') {
      values[name] = value === null ? null : who(value as Player);
    } else if (name === 'pairing') {
      values[name] = (value as Pairing).flat().map(who);
    } else if (name === 'score' && Array.isArray(value)) {
      [values.first, values.second] = value as unknown[];
    } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      Object.assign(values, value);
    } else {
      values[name] = value;
    }
  }
  return values;
}
