// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountAddress, thenIn } from './then.ts';

const back = (then: string) => thenIn(`?${String(new URLSearchParams({ then }))}`);
const search = (address: string) => new URL(address, location.origin).search;

it('leads back to the page that the link is on', () => {
  history.replaceState(null, '', '/tournaments/ab?tab=board');
  expect(thenIn(search(accountAddress()))).toBe('/tournaments/ab?tab=board');
});

it('leads back to another page of ours, with all of its address', () => {
  const pool = `/pool?${String(new URLSearchParams({ join: '{"games":["draw & co"]}' }))}`;
  expect(thenIn(search(accountAddress(pool)))).toBe(pool);
  expect(back('/')).toBe('/');
});

it.each([
  'https://example.org/',
  '//example.org',
  '///example.org',
  '/\\example.org',
  '\\\\example.org',
  '/.//example.org',
  '/x/..//example.org',
  '/%2e//example.org',
  '/\t/example.org',
  '/\n\\example.org',
  ' //example.org',
  'javascript:alert(1)',
  'example.org',
  'data:text/html,x',
  '/api/session',
  '/./api/session',
  'https:/pool',
  '/account?then=/pool',
  '',
])('does not lead to %j', (then) => expect(back(then)).toBeUndefined());

it('leads nowhere without a page', () => expect(thenIn('?than=/pool')).toBeUndefined());

it('leads to no other server, however the link is written', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '//',
    '@',
    ':',
    '%2f',
    '\t',
    'example.org',
    'http',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (written) => {
      const then = back(`/${written.join('')}`);
      if (then === undefined) return;
      expect(new URL(then, location.origin).origin).toBe(location.origin);
      history.replaceState(null, '', then);
    }),
  );
});
