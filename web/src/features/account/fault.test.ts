import { expect, it } from 'vitest';
import account from '../../i18n/compiled/account/en.ts';
import english from '../../i18n/compiled/page/en.ts';
import type { Sentences } from '../../i18n/language.svelte.ts';
import type { AccountRefusal } from '../../net/protocol/types.ts';
import {
  checkFilled,
  checkName,
  checkNewPassword,
  checkToken,
  codeOf,
  explainAccount,
  wordsOf,
} from './fault.ts';

const t = { ...english, account } as Sentences;

it('a name has 1 to 24 characters, as a person counts them', () => {
  expect(checkName('  ')).toEqual({ code: 'no-name' });
  expect(checkName(' Ana ')).toBeUndefined();
  expect(checkName('ana@example.org')).toEqual({ code: 'at-in-name' });
  expect(checkName('x'.repeat(24))).toBeUndefined();
  expect(checkName('x'.repeat(25))).toEqual({ code: 'long-name', max: 24 });
  expect(checkName('👨‍👩‍👧‍👦'.repeat(15))).toBeUndefined();
});

it('a new password has 8 characters to 256 bytes, and spaces count', () => {
  expect(checkNewPassword('')).toEqual({ code: 'no-password' });
  expect(checkNewPassword('1234567')).toEqual({ code: 'short-password', min: 8 });
  expect(checkNewPassword('👍'.repeat(7))).toEqual({ code: 'short-password', min: 8 });
  expect(checkNewPassword(' '.repeat(8))).toBeUndefined();
  expect(checkNewPassword('x'.repeat(256))).toBeUndefined();
  expect(checkNewPassword('ж'.repeat(128))).toBeUndefined();
  expect(checkNewPassword('ж'.repeat(129))).toEqual({ code: 'long-password', max: 256 });
});

it('a field that must be filled in is not filled by spaces', () => {
  expect(checkFilled(' ', 'no-email')).toEqual({ code: 'no-email' });
  expect(checkFilled('x', 'no-email')).toBeUndefined();
});

it('a token has a name, and may do something', () => {
  expect(checkToken(' ', 1)).toEqual({ code: 'no-name' });
  expect(checkToken('x'.repeat(41), 1)).toEqual({ code: 'long-name', max: 40 });
  expect(checkToken('My bot', 0)).toEqual({ code: 'no-scope' });
  expect(checkToken('My bot', 1)).toBeUndefined();
});

it('explains each refusal with its values', () => {
  const because = (refusal: AccountRefusal) => explainAccount({ code: 'account', refusal }, t);
  expect(because({ code: 'name-taken', name: 'Ana' })).toBe(
    'Another account is called Ana. Choose another name.',
  );
  expect(because({ code: 'bad-password', chars_min: 8, bytes_max: 256 })).toBe(
    'Shortest password: 8 characters. Longest: 256 bytes.',
  );
  expect(because({ code: 'wrong-sign-in' })).toBe('The name or the password is wrong. Check both.');
});

it('has a sentence for other failures, and for refusals of a newer server', () => {
  expect(explainAccount({ code: 'unreachable' }, t)).toBe(
    'The server does not answer. What you typed is still here.',
  );
  const refusal = { code: 'from-the-future' } as unknown as AccountRefusal;
  expect(explainAccount({ code: 'account', refusal }, t)).toBe('Your account did not accept that.');
});

it('words a fault that the page found, or the server', () => {
  expect(wordsOf({ check: { code: 'short-password', min: 8 } }, t)).toBe(
    'A password has at least 8 characters.',
  );
  expect(wordsOf({ reason: { code: 'bad-name', max: 24 } }, t)).toBe(
    'A name needs 1 to 24 visible characters.',
  );
});

it('knows a refusal by its own code', () => {
  expect(codeOf({ code: 'account', refusal: { code: 'gone' } })).toBe('gone');
  expect(codeOf({ code: 'storage' })).toBe('storage');
});
