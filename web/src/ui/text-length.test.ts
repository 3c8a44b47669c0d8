import { expect, test } from 'vitest';
import { firstCharacters, unitsFor } from './text-length.ts';

test('characters are those that a reader counts', () => {
  expect(firstCharacters('Ana', 2)).toBe('An');
  expect(firstCharacters('👨‍👩‍👧‍👦श्रीЖ', 2)).toBe('👨‍👩‍👧‍👦श्री');
  expect(firstCharacters('é', 1)).toBe('é');
});

test('a field has room for everything that the server accepts', () => {
  const families = '👨‍👩‍👧‍👦'.repeat(36);
  expect([...families].length).toBe(4 * 60 + 12);
  expect(families.length).toBeLessThanOrEqual(unitsFor(60));
});
