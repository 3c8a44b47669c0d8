// The catalogues of a language as one file of gettext, and back.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { FluentParser, Visitor, type VariableReference } from '@fluent/syntax';
import { check } from './check.ts';
import { CatalogueError } from './compile.ts';
import { PoError, readPo, writePo, type ReadUnit, type Unit } from './po.ts';
import { completed, entries, PARTS, readPart, type Fault } from './read.ts';

/** A text of a catalogue: of a message or of an attribute. */
type Text = {
  /** Such as `home-deal` or `deal-redeal.none`. */
  name: string;
  /** The text without the indentation of the file. One that begins on a line of its own begins with a line break. */
  text: string;
  /** Where it is in the file. */
  start: number;
  end: number;
  notes: readonly string[];
};

const parser = new FluentParser();

/** The texts of a catalogue, in order. */
function textsOf(source: string): Text[] {
  const { body } = parser.parse(source);
  let group: string[] = [];
  return body.flatMap((entry) => {
    if (entry.type === 'GroupComment') group = notesIn(entry.content);
    if (entry.type !== 'Message') return [];
    const notes = [...group, ...notesIn(entry.comment?.content)];
    const own = entry.value === null ? [] : [{ name: entry.id.name, pattern: entry.value }];
    const inner = entry.attributes.map(({ id, value }) => ({
      name: `${entry.id.name}.${id.name}`,
      pattern: value,
    }));
    return [...own, ...inner].map(({ name, pattern }) => {
      const { start, end } = pattern.span ?? { start: 0, end: 0 };
      return { name, text: outdented(source.slice(start, end)), start, end, notes };
    });
  });
}

/** The note of a text that English does not have. */
const OWN = 'A text that this language has and English does not need.';

const notesIn = (comment: string | null | undefined) => (comment ? comment.split('\n') : []);

/** A text without the indentation that all of its lines have, except the line of its key. */
function outdented(text: string): string {
  const lines = text.split('\n');
  const isBlock = /^ /.test(text);
  const [first, rest] = isBlock ? ['', lines] : [lines[0] ?? '', lines.slice(1)];
  const depth = Math.min(...rest.filter((line) => line.trim() !== '').map(indentation));
  return [first, ...rest.map((line) => line.slice(depth))].join('\n');
}

const indentation = (line: string) => line.length - line.trimStart().length;

/** A text as it is written after the `=` of its key. */
function indented(name: string, text: string): string {
  const [first = '', ...rest] = text.split('\n');
  const depth = (name.includes('.') ? 8 : 4) - (rest.some((line) => line.startsWith('*')) ? 1 : 0);
  const lines = rest.map((line) => (line === '' ? '' : ' '.repeat(depth) + line));
  return [first === '' ? '' : ` ${first}`, ...lines].join('\n');
}

/** The catalogues of a language, by their paths in its folder. */
function cataloguesOf(locales: string, language: string): Map<string, string> {
  const folder = join(locales, language);
  const paths = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const found = paths.filter((path) => path.endsWith('.ftl')).sort();
  return new Map(found.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** The texts of all catalogues of a language in a file of gettext. A language without a folder has no translation yet. */
export function exportPo(locales: string, language: string): string {
  const english = cataloguesOf(locales, 'en');
  const own = cataloguesOf(locales, language);
  const units = [...new Set([...english.keys(), ...own.keys()])].flatMap((path): Unit[] => {
    const translations = textsOf(own.get(path) ?? '');
    const originals = textsOf(english.get(path) ?? '');
    const of = new Map(translations.map(({ name, text }) => [name, text]));
    const names = new Set(originals.map(({ name }) => name));
    return [
      ...originals.map(({ name, text, notes }) => ({
        context: `${path}:${name}`,
        original: text,
        translation: of.get(name) ?? '',
        notes,
      })),
      ...translations
        .filter(({ name }) => !names.has(name))
        .map(({ name, text, notes }) => ({
          context: `${path}:${name}`,
          original: `(${name})`,
          translation: text,
          notes: [...notes, OWN],
        })),
    ];
  });
  return writePo(language, units);
}

/** Brings the translations of a file into the catalogues of a language. Gives the number of texts that it changed. */
export function importPo(locales: string, language: string, file: string): number {
  const units = read(file);
  const english = cataloguesOf(locales, 'en');
  const own = cataloguesOf(locales, language);
  const translated = units.filter(({ translation }) => translation !== '');
  const faults = translated.flatMap((unit) => faultsIn(unit, english, file));
  if (faults.length > 0) throw new CatalogueError(faults);

  const changed = new Map<string, string>();
  let count = 0;
  for (const path of new Set(translated.map(({ context }) => pathOf(context)))) {
    const wanted = new Map(
      translated
        .filter(({ context }) => pathOf(context) === path)
        .map(({ context, translation }) => [nameOf(context), translation]),
    );
    const notes = new Map(
      translated
        .filter(({ context, notes }) => pathOf(context) === path && notes.includes(OWN))
        .map(({ context, notes }) => [
          nameOf(context).split('.')[0] ?? '',
          notes.filter((note) => note !== OWN),
        ]),
    );
    const before = own.get(path);
    const known = new Map(textsOf(before ?? '').map(({ name, text }) => [name, text]));
    const fresh = [...wanted].filter(([name, text]) => known.get(name) !== text).length;
    if (fresh === 0) continue;
    count += fresh;
    changed.set(
      path,
      before === undefined
        ? begun(english.get(path) ?? '', wanted, notes)
        : merged(before, wanted, notes),
    );
  }
  if (changed.size === 0) return 0;
  expectSound(locales, language, changed, units, file);
  for (const [path, text] of changed) put(join(locales, language, path), text);
  return count;
}

function read(file: string): ReadUnit[] {
  try {
    return readPo(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof PoError)) throw error;
    throw new CatalogueError([{ file: basename(file), line: error.line, what: error.message }]);
  }
}

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const pathOf = (context: string) => context.slice(0, context.lastIndexOf(':'));
const nameOf = (context: string) => context.slice(context.lastIndexOf(':') + 1);

/** What is wrong with a translation alone. */
function faultsIn(
  { context, line, translation, notes }: ReadUnit,
  english: ReadonlyMap<string, string>,
  file: string,
): Fault[] {
  const fault = (what: string) => ({ file: basename(file), line, what: `\`${context}\` ${what}` });
  if (!english.has(pathOf(context))) return [fault('is in a file that English does not have')];
  const source = `${withKey('key', translation)}\n`;
  const resource = parser.parse(source);
  const broken: Fault[] = [];
  const read = [...entries(resource, source, '', broken)];
  if (read.length !== 1 || broken.length > 0 || resource.body.length !== 1)
    return [fault(`is broken: ${broken[0]?.what ?? 'this is more than one message'}`)];
  if (notes.includes(OWN)) return [];
  // The rules give their sentences more values than English uses, the same in a whole file.
  const all = english.get(pathOf(context)) ?? '';
  const strange = [...variablesIn(source)].filter((name) => !all.includes(`$${name}`));
  return strange.map((name) => fault(`uses $${name}, which English does not use`));
}

const withKey = (key: string, text: string) => `${key} =${indented(key, text)}`;

function variablesIn(source: string): Set<string> {
  const names = new Set<string>();
  class Find extends Visitor {
    override visitVariableReference({ id }: VariableReference): void {
      names.add(id.name);
    }
  }
  new Find().visit(parser.parse(`${source}\n`));
  return names;
}

/** A catalogue with other texts. Those that it does not have yet come last. */
function merged(
  source: string,
  wanted: ReadonlyMap<string, string>,
  notes: ReadonlyMap<string, readonly string[]>,
): string {
  const texts = textsOf(source);
  let result = source;
  for (const { name, text, start, end } of texts.toReversed()) {
    const translation = wanted.get(name);
    if (translation === undefined || translation === text) continue;
    // The text begins after the `=`, whether on its line or on the next one.
    const after = result.lastIndexOf('=', start) + 1;
    result = result.slice(0, after) + indented(name, translation) + result.slice(end);
  }
  const had = new Set(texts.map(({ name }) => name));
  const more = new Map([...wanted].filter(([name]) => !had.has(name)));
  for (const key of new Set([...more.keys()].map((name) => name.split('.')[0] ?? name)))
    result = withMore(result, key, more, notes.get(key));
  return result;
}

/** A catalogue with further texts of one key, beside its other texts or at the end. */
function withMore(
  source: string,
  key: string,
  more: ReadonlyMap<string, string>,
  notes: readonly string[] = [],
): string {
  const own = more.get(key);
  const inner = [...more].filter(([name]) => name.startsWith(`${key}.`));
  const attributes = inner
    .map(([name, text]) => `\n    .${name.slice(key.length + 1)} =${indented(name, text)}`)
    .join('');
  const entry = parser
    .parse(source)
    .body.find((entry) => entry.type === 'Message' && entry.id.name === key);
  if (entry?.type !== 'Message') {
    const comment = notes.map((note) => `# ${note}\n`).join('');
    const head = own === undefined ? `${key} =` : withKey(key, own);
    return `${source.trimEnd()}\n${comment}${head}${attributes}\n`.trimStart();
  }
  const last = entry.span?.end ?? source.length;
  const result = source.slice(0, last) + attributes + source.slice(last);
  if (own === undefined) return result;
  const after = result.indexOf('=', entry.id.span?.end) + 1;
  return result.slice(0, after) + indented(key, own) + result.slice(after);
}

/** A new catalogue, in the order of the English one, of what is translated. */
function begun(
  english: string,
  wanted: ReadonlyMap<string, string>,
  notes: ReadonlyMap<string, readonly string[]>,
): string {
  const { body } = parser.parse(english);
  const blocks = body.flatMap((entry) => {
    if (entry.type === 'ResourceComment' || entry.type === 'GroupComment') {
      return [`\n${english.slice(entry.span?.start, entry.span?.end).trimEnd()}\n\n`];
    }
    if (entry.type !== 'Message') return [];
    const names = [
      entry.id.name,
      ...entry.attributes.map(({ id }) => `${entry.id.name}.${id.name}`),
    ];
    const own = new Map(
      names.flatMap((name) => {
        const text = wanted.get(name);
        return text === undefined ? [] : [[name, text] as const];
      }),
    );
    if (own.size === 0) return [];
    const comment =
      entry.comment === null ? '' : `${entry.comment.content.replaceAll(/^/gm, '# ')}\n`;
    return [comment + withMore('', entry.id.name, own)];
  });
  const text = blocks
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const named = new Set(textsOf(english).map(({ name }) => name));
  const forms = new Map([...wanted].filter(([name]) => !named.has(name)));
  return forms.size === 0 ? `${text}\n` : merged(`${text}\n`, forms, notes);
}

/** Checks the changed catalogues as the page does. A text that is missing is no fault: the page has English for it. */
function expectSound(
  locales: string,
  language: string,
  changed: ReadonlyMap<string, string>,
  units: readonly ReadUnit[],
  file: string,
): void {
  const copy = mkdtempSync(join(tmpdir(), 'boneyard-exchange-'));
  try {
    const root = join(copy, 'locales');
    for (const code of ['en', language]) {
      if (existsSync(join(locales, code)))
        cpSync(join(locales, code), join(root, code), { recursive: true });
    }
    for (const [path, text] of changed) put(join(root, language, path), text);
    const lines = new Map(units.map(({ context, line }) => [context, line]));
    const parts = Object.keys(PARTS).filter((part) =>
      [...changed.keys()].some((path) => isIn(path, part)),
    );
    const faults = parts.flatMap((part) => {
      const unread: Fault[] = [];
      const english = readPart(part, root, 'en', unread);
      const own = completed(readPart(part, root, language, unread), english);
      return [...unread, ...check(language, own, english)];
    });
    const found = faults.flatMap((fault) => {
      const path = fault.file.replace(`locales/${language}/`, '');
      const name = /`([^`]+)`/.exec(fault.what)?.[1] ?? '';
      const line = lines.get(`${path}:${name}`);
      const what = `${path}: ${fault.what}`;
      return [line === undefined ? fault : { file: basename(file), line, what }];
    });
    const once = new Map(found.map((fault) => [`${String(fault.line)} ${fault.what}`, fault]));
    if (once.size > 0) throw new CatalogueError([...once.values()]);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Whether a part has a catalogue. */
const isIn = (path: string, part: string) =>
  PARTS[part]?.some((name) => name === path || name === `${dirname(path)}/*`) === true;

/** How much there is to translate, and how much is: texts and words of the catalogues, words of lessons and guides. */
export function sizeOf(locales: string, language: string): string {
  const units = readPo(exportPo(locales, language)).filter(
    ({ original, context }) => original !== `(${nameOf(context)})`,
  );
  const words = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  const folder = join(locales, 'en');
  const lines = new Map<string, { texts: number; words: number; done: number }>();
  for (const { context, original, translation } of units) {
    const [first = '', second] = context.split('/');
    const kind =
      first === 'page' ? `page/${(second ?? '').split(':')[0] ?? ''}` : 'rules, print and mail';
    const sum = lines.get(kind) ?? { texts: 0, words: 0, done: 0 };
    lines.set(kind, {
      texts: sum.texts + 1,
      words: sum.words + words(original),
      done: sum.done + (translation === '' ? 0 : 1),
    });
  }
  for (const kind of ['guides', 'learn']) {
    const files = readdirSync(join(folder, kind));
    lines.set(kind, {
      texts: files.length,
      words: files.reduce(
        (sum, name) => sum + words(readFileSync(join(folder, kind, name), 'utf8')),
        0,
      ),
      done: files.filter((name) => existsSync(join(locales, language, kind, name))).length,
    });
  }
  const rows = [...lines].map(
    ([kind, { texts, words, done }]) => [kind, texts, words, done] as const,
  );
  const all = (count: (row: (typeof rows)[number]) => number) =>
    rows.reduce((sum, row) => sum + count(row), 0);
  const total = [all((row) => row[1]), all((row) => row[2]), all((row) => row[3])] as const;
  return [['', 'texts', 'words', 'done'] as const, ...rows, ['together', ...total] as const]
    .map(
      ([kind, ...numbers]) => kind.padEnd(24) + numbers.map((n) => String(n).padStart(8)).join(''),
    )
    .join('\n');
}
