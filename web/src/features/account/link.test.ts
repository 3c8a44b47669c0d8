// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { takeSecret } from './link.ts';

afterEach(() => {
  history.replaceState(null, '', '/');
});

it('takes the secret out of the address', () => {
  history.replaceState(null, '', '/account/password?from=mail#s3cr3t');
  expect(takeSecret()).toBe('s3cr3t');
  expect(location.href.replace(location.origin, '')).toBe('/account/password?from=mail');
  expect(takeSecret()).toBeUndefined();
});
