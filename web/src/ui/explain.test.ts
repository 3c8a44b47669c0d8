import { expect, it } from 'vitest';
import t from '../i18n/compiled/page/en.ts';
import type { AccountRefusal } from '../net/protocol/types.ts';
import { explain } from './explain.ts';

const because = (refusal: AccountRefusal) => explain({ code: 'account', refusal }, t);

it('says why a name is not free, wherever it is asked for', () => {
  expect(because({ code: 'name-taken', name: 'Ana' })).toBe(
    'Another account is called Ana. Choose another name.',
  );
  expect(because({ code: 'name-of-house', name: 'Bot 2' })).toBe(
    'Bot 2 is a name that this site uses itself. Choose another name.',
  );
  expect(because({ code: 'gone' })).toBe('Your account did not accept that.');
});

it('has a sentence for what a newer server says', () => {
  const reason = { code: 'from-the-future' } as unknown as Parameters<typeof explain>[0];
  expect(explain(reason, t)).toBe('Something went wrong on the server. Nothing has changed.');
});
