import type { Reason } from '../../net/api.ts';
import { coded } from '../../i18n/coded.ts';
import type { Sentences } from '../../i18n/language.svelte.ts';
import {
  NAME_CHARS_MAX,
  PASSWORD_BYTES_MAX,
  PASSWORD_CHARS_MIN,
  TOKEN_NAME_CHARS_MAX,
} from '../../net/protocol/types.ts';
import { explain } from '../../ui/explain.ts';
import { firstCharacters } from '../../ui/text-length.ts';

/** What the page finds wrong with a field before it asks the server. */
export type Check =
  | { readonly code: 'no-name' }
  | { readonly code: 'no-email' }
  | { readonly code: 'no-password' }
  | { readonly code: 'no-scope' }
  | { readonly code: 'at-in-name' }
  | { readonly code: 'long-name'; readonly max: number }
  | { readonly code: 'short-password'; readonly min: number }
  | { readonly code: 'long-password'; readonly max: number };

/** What is wrong with a field: found by the page, or by the server. */
export type Fault = { readonly check: Check } | { readonly reason: Reason };

/** Checks a name that is to be the account's. */
export function checkName(name: string): Check | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return { code: 'no-name' };
  // Otherwise it could be taken for an e-mail.
  if (trimmed.includes('@')) return { code: 'at-in-name' };
  const isLong = firstCharacters(trimmed, NAME_CHARS_MAX) !== trimmed;
  return isLong ? { code: 'long-name', max: NAME_CHARS_MAX } : undefined;
}

/** Checks a password that is to be the account's. */
export function checkNewPassword(password: string): Check | undefined {
  if (password === '') return { code: 'no-password' };
  if ([...password].length < PASSWORD_CHARS_MIN) {
    return { code: 'short-password', min: PASSWORD_CHARS_MIN };
  }
  const isLong = new TextEncoder().encode(password).length > PASSWORD_BYTES_MAX;
  return isLong ? { code: 'long-password', max: PASSWORD_BYTES_MAX } : undefined;
}

/** Checks that a field is filled in; `code` says what is missing. */
export function checkFilled(
  text: string,
  code: 'no-name' | 'no-email' | 'no-password',
): Check | undefined {
  return text.trim() === '' ? { code } : undefined;
}

/** Checks the name of a token, and that it may do something; `scopes` counts what it may do. */
export function checkToken(name: string, scopes: number): Check | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return { code: 'no-name' };
  if (firstCharacters(trimmed, TOKEN_NAME_CHARS_MAX) !== trimmed) {
    return { code: 'long-name', max: TOKEN_NAME_CHARS_MAX };
  }
  return scopes === 0 ? { code: 'no-scope' } : undefined;
}

/** The code by which a form knows which of its fields a reason is about. */
export const codeOf = (reason: Reason) =>
  reason.code === 'account' ? reason.refusal.code : reason.code;

/** The sentence for a failure on a page about accounts. */
export function explainAccount(reason: Reason, t: Sentences): string {
  if (reason.code !== 'account') return explain(reason, t);
  const { refusal } = reason;
  return coded(t.account.refusals, refusal.code, refusal) ?? explain(reason, t);
}

/** The sentence for a fault. */
export function wordsOf(fault: Fault, t: Sentences): string {
  if ('reason' in fault) return explainAccount(fault.reason, t);
  return coded(t.account.faults, fault.check.code, fault.check) ?? '';
}
