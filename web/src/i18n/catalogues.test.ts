import { readdirSync, readFileSync } from 'node:fs';
import { parse, Visitor, type TextElement } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import page, { parts } from './compiled/page/en.ts';
import { languages, type Sentences } from './language.svelte.ts';

const loaded = Object.entries(parts).map(async ([part, load]) => [part, (await load()).default]);
const en = { ...page, ...Object.fromEntries(await Promise.all(loaded)) } as Sentences;

/** Every message by its path, such as `settings.themes.dark`. */
function leaves(value: object, path = ''): [string, unknown][] {
  return Object.entries(value).flatMap(([name, leaf]: [string, unknown]) =>
    typeof leaf === 'object' && leaf !== null
      ? leaves(leaf, `${path}${name}.`)
      : [[`${path}${name}`, leaf] satisfies [string, unknown]],
  );
}

const sources = import.meta.glob(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!./compiled/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
}) as Record<string, string>;

/** The texts of a language's catalogues for the page, without what is inserted. */
function texts(code: string): string[] {
  const folder = `../locales/${code}/page`;
  const found: string[] = [];
  class Texts extends Visitor {
    override visitTextElement({ value }: TextElement): void {
      found.push(value);
    }
  }
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.ftl'))
      new Texts().visit(parse(readFileSync(`${folder}/${file}`, 'utf8'), {}));
  }
  return found;
}

describe.each(languages)('the catalogue of $name', ({ code }) => {
  it('has no words in capitals and no exclamation marks', () => {
    for (const text of texts(code)) {
      expect(text).not.toMatch(/!/);
      expect(text).not.toMatch(/\p{Lu}{5,}/u);
    }
  });
});

/** What a pattern's first group matches in a text, each once. One pass over the text serves every message. */
function found(pattern: RegExp, text: string): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''));
}

it('every message is shown somewhere', () => {
  const text = Object.values(sources).join('\n');
  // `t.settings.themes[value]`, or `t.errors` passed on whole, shows whichever key the value names. There the group is
  // what has to be mentioned.
  const indexed = found(/\bt\.(\w+(?:\.\w+)*)\[/g, text);
  const passed = found(/\bt\.(\w+(?:\.\w+)*)(?![.\w])/g, text);
  const unused = leaves(en)
    .map(([path]) => path)
    .filter((path) => {
      const groups = path.split('.').map((_, i, parts) => parts.slice(0, i + 1).join('.'));
      return !groups.some((group) => indexed.has(group) || passed.has(group));
    });
  expect(unused).toEqual([]);
});

it.each([
  ['table', /\/(table|i18n)\//],
  ['club', /\/clubs\//],
  ['evening', /\/evening\//],
] as const)('every message of the %s is shown somewhere', (part, where) => {
  // A part passes its messages on in groups, so only their last two names are in its code.
  const text = Object.entries(sources)
    .filter(([file]) => where.test(file))
    .map(([, source]) => source)
    .join('\n');
  const named = found(/[.'](\w+(?:-\w+)*)/g, text);
  const indexed = found(/(\w+)\[/g, text);
  // Messages for a server's codes are passed on whole.
  const coded = found(
    /\b(?:(?:sentence|coded)\(|courtesiesIn\([\w.]+, |withPictures\([^;]*?)[\w.]+\.(\w+)[,)]/g,
    text,
  );
  const unused = leaves(en[part])
    .map(([path]) => path.split('.'))
    .filter((path) => {
      const [group = '', last = ''] = [path.at(-2), path.at(-1)];
      return !named.has(last) && !indexed.has(group) && !coded.has(group);
    });
  expect(unused).toEqual([]);
});
