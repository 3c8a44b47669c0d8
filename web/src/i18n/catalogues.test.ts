import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import englishClub, { type ClubMessages } from './club/en.ts';
import english, { type Messages } from './en.ts';
import englishEvening, { type EveningMessages } from './evening/en.ts';
import type { Sentences } from './language.svelte.ts';
import englishSettings, { type SettingsMessages } from './settings/en.ts';
import englishTable, { type TableMessages } from './table/en.ts';

type Catalogue = {
  default: Messages;
  words: ReturnType<typeof import('./words.ts').wordsOf>;
};
const tables = import.meta.glob<TableMessages>('./table/[a-z][a-z].ts', {
  eager: true,
  import: 'default',
});
const clubs = import.meta.glob<ClubMessages>('./club/[a-z][a-z].ts', {
  eager: true,
  import: 'default',
});
const evenings = import.meta.glob<EveningMessages>('./evening/[a-z][a-z].ts', {
  eager: true,
  import: 'default',
});
const settings = import.meta.glob<SettingsMessages>('./settings/[a-z][a-z].ts', {
  eager: true,
  import: 'default',
});
const catalogues = Object.entries(
  import.meta.glob<Catalogue>('./[a-z][a-z].ts', { eager: true }),
).map(([file, { default: messages, words }]) => ({
  code: file.slice(2, 4),
  words,
  messages: {
    ...messages,
    table: tables[file.replace('./', './table/')],
    club: clubs[file.replace('./', './club/')],
    evening: evenings[file.replace('./', './evening/')],
    settings: settings[file.replace('./', './settings/')],
  } as Sentences,
}));
const en: Sentences = {
  ...english,
  table: englishTable,
  club: englishClub,
  evening: englishEvening,
  settings: englishSettings,
};

/** Every message of a catalogue by its path, such as `settings.themes.dark`. */
function leaves(value: object, path = ''): [string, unknown][] {
  return Object.entries(value).flatMap(([name, leaf]: [string, unknown]) =>
    typeof leaf === 'object' && leaf !== null
      ? leaves(leaf, `${path}${name}.`)
      : [[`${path}${name}`, leaf] satisfies [string, unknown]],
  );
}

const sources = import.meta.glob(
  [
    '../**/*.{ts,svelte}',
    '!../**/*.test.ts',
    '!./??.ts',
    '!./table/??.ts',
    '!./{club,settings}/??.ts',
    '!./evening/**',
  ],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
) as Record<string, string>;

describe.each(catalogues)('the catalogue $code', ({ code, messages, words }) => {
  it('covers every plural category of its language', () => {
    const rules = new Intl.PluralRules(code).resolvedOptions();
    expect([...words.categories].sort()).toEqual([...rules.pluralCategories].sort());
  });

  it('says something for every key of English, and has no other', () => {
    const keys = (catalogue: Sentences) => leaves(catalogue).map(([path]) => path);
    expect(keys(messages).sort()).toEqual(keys(en).sort());
    for (const [path, message] of leaves(messages)) expect(message, path).not.toBe('');
  });

  it('has no words in capitals and no exclamation marks', () => {
    const parts = readdirSync(`src/i18n/evening/${code}`);
    const ofEvenings = parts.map((part) => `evening/${code}/${part}`);
    const named = ['', 'table/', 'club/', 'settings/'].map((part) => `${part}${code}.ts`);
    const files = [...named, ...ofEvenings];
    const text = files.map((file) => readFileSync(`src/i18n/${file}`, 'utf8')).join('\n');
    const sentences = text.match(/'[^'\n]*'/g) ?? [];
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/!/);
      expect(sentence).not.toMatch(/\p{Lu}{5,}/u);
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
  const coded = found(/\bsentence\([\w.]+\.(\w+),/g, text);
  const unused = leaves(en[part])
    .map(([path]) => path.split('.'))
    .filter((path) => {
      const [group = '', last = ''] = [path.at(-2), path.at(-1)];
      return !named.has(last) && !indexed.has(group) && !coded.has(group);
    });
  expect(unused).toEqual([]);
});
