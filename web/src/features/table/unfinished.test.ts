import { beforeEach, expect, it } from 'vitest';
import { begin, finish, unfinished } from './unfinished.ts';

beforeEach(() => localStorage.clear());

it('a table that was left is found again until its match is over', () => {
  expect(unfinished()).toBeNull();
  begin({ id: 'k3f9', preset: 'goat' });
  expect(unfinished()).toEqual({ id: 'k3f9', preset: 'goat' });
  finish('another');
  expect(unfinished()?.id).toBe('k3f9');
  finish('k3f9');
  expect(unfinished()).toBeNull();
});

it('ignores a stored value that it cannot read', () => {
  localStorage.setItem('boneyard.unfinished', 'k3f9');
  expect(unfinished()).toBeNull();
});
