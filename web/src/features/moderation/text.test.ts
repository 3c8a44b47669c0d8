import { expect, it } from 'vitest';
import { charactersLeft, checkText } from './text.ts';

it('finds texts that are empty where they must not be, or too long', () => {
  expect(checkText('', 5, false)).toBeUndefined();
  expect(checkText(' \n', 5, true)).toBe('empty');
  expect(checkText(' hello ', 5, true)).toBeUndefined();
  expect(checkText('hello!', 5, false)).toBe('tooLong');
});

it('counts characters as a person does', () => {
  expect(charactersLeft('', 5)).toBe(5);
  expect(charactersLeft('👨‍👩‍👧é', 5)).toBe(3);
  expect(charactersLeft('123456', 5)).toBe(0);
});
