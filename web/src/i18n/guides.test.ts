import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const LOCALES = join(import.meta.dirname, '../../../locales');

/** All texts of the page in a language, as its catalogues have them. */
function catalogueOf(language: string): string {
  const folder = join(LOCALES, language, 'page');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ftl'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
}

describe.each(['en', 'es', 'hr', 'pt', 'ru'])('the guides in %s', (language) => {
  const folder = join(LOCALES, language, 'guides');
  const guides = readdirSync(folder).filter((path) => path.endsWith('.md'));

  it.each(guides)('call buttons and pages by the names that they have: %s', (guide) => {
    const text = readFileSync(join(folder, guide), 'utf8');
    const names = [...text.matchAll(/(?<![*\w])\*([^*\n]+)\*(?![*\w])/g)].map(([, name]) => name);
    const catalogue = catalogueOf(language);
    expect(names.filter((name) => !catalogue.includes(name ?? ''))).toEqual([]);
  });
});
