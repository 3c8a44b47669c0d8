import { afterEach, expect, it, vi } from 'vitest';
import { separatorIn } from './separator.ts';

afterEach(() => vi.unstubAllGlobals());

it('cells are separated by what is no decimal mark', () => {
  vi.stubGlobal('navigator', { languages: ['es-MX', 'en-GB'] });
  const codes = ['ru', 'hr', 'es', 'pt', 'en'];
  expect(codes.map(separatorIn)).toEqual(['semicolon', 'semicolon', 'comma', 'semicolon', 'comma']);
  vi.stubGlobal('navigator', { languages: [] });
  expect(separatorIn('es')).toBe('semicolon');
});
