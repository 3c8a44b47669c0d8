import { regional } from './regional.ts';

/** What separates cells in the reader's spreadsheet: a semicolon where the comma is the decimal mark. */
export function separatorIn(code: string): 'comma' | 'semicolon' {
  const parts = new Intl.NumberFormat(regional(code) ?? code).formatToParts(0.5);
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  return hasComma ? 'semicolon' : 'comma';
}
