import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CatalogueError } from './compile.ts';
import { exportPo, importPo } from './exchange.ts';
import { languages } from './read.ts';

const LOCALES = '../locales';
let root = '';
let locales = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'exchange-'));
  locales = join(root, 'locales');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const codes = languages(LOCALES);

/** Copies the catalogues of English and of these languages, which a test may change. */
function take(...languages: string[]): void {
  for (const code of new Set(['en', ...languages])) {
    const filter = (path: string) => !path.endsWith('.md');
    cpSync(join(LOCALES, code), join(locales, code), { recursive: true, filter });
  }
}

/** Every catalogue of a language by its path. */
function catalogues(language: string): Record<string, string> {
  const folder = join(locales, language);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    paths
      .filter((path) => path.endsWith('.ftl'))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
}

/** Imports a file. Gives its faults, one a line, or the number of texts that changed. */
function imported(language: string, po: string): string | number {
  const file = join(root, `${language}.po`);
  writeFileSync(file, po);
  try {
    return importPo(locales, language, file);
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return error.message;
  }
}

/** A file with one translation changed, and the line of its unit. */
function changed(po: string, context: string, translation: string): [po: string, line: number] {
  const at = po.indexOf(`msgctxt "${context}"`);
  const from = po.indexOf('msgstr', at);
  const end = po.indexOf('\n\n', from);
  return [
    `${po.slice(0, from)}msgstr ${JSON.stringify(translation)}${po.slice(end)}`,
    po.slice(0, at).split('\n').length,
  ];
}

it.each(codes)('%s comes back as it went', (code) => {
  take(code);
  const before = catalogues(code);
  expect(imported(code, exportPo(locales, code))).toBe(0);
  expect(catalogues(code)).toEqual(before);
});

it.each(codes.filter((code) => code !== 'en'))(
  '%s can be written again from its file alone',
  (code) => {
    take(code);
    const po = exportPo(locales, code);
    rmSync(join(locales, code), { recursive: true });
    expect(imported(code, po)).toBeGreaterThan(3000);
    expect(exportPo(locales, code)).toBe(po);
  },
);

it('changes one text, and nothing else', () => {
  take('hr');
  const before = catalogues('hr');
  const [po] = changed(exportPo(locales, 'hr'), 'page/frame.ftl:frame-play', 'Igrajte\nsada');
  expect(imported('hr', po)).toBe(1);
  const after = catalogues('hr');
  expect(after['page/frame.ftl']).toBe(
    before['page/frame.ftl']?.replace(/frame-play = .*/, 'frame-play = Igrajte\n    sada'),
  );
  expect({ ...after, 'page/frame.ftl': '' }).toEqual({ ...before, 'page/frame.ftl': '' });
});

it('begins a language with what is translated', () => {
  take();
  const [po] = changed(exportPo(locales, 'it'), 'page/frame.ftl:frame-play', 'Gioca');
  expect(imported('it', po)).toBe(1);
  expect(Object.entries(catalogues('it'))).toEqual([
    ['page/frame.ftl', '### The page: frame.\n\nframe-play = Gioca\n'],
  ]);
  const [more] = changed(exportPo(locales, 'it'), 'page/frame.ftl:errors.internal', 'Errore.');
  expect(imported('it', more)).toBe(1);
  expect(catalogues('it')['page/frame.ftl']).toContain('errors =\n    .internal = Errore.\n');
});

it.each([
  ['a missing value', 'page/frame.ftl:frame-title', 'Boneyard', 'does not use $page'],
  ['a strange value', 'page/frame.ftl:frame-title', '{ $page } { $pagina }', 'uses $pagina'],
  ['a strange value in the rules', 'sheet.ftl:span', '{ $uno }', 'uses $uno'],
  ['a missing brace', 'page/frame.ftl:frame-title', '{ $page', 'this is not Fluent'],
  [
    'a broken selector',
    'page/frame.ftl:errors.too-many',
    '{ $retry_s ->\n [one] a\n}',
    'this is not Fluent',
  ],
  [
    'a missing plural',
    'page/frame.ftl:errors.too-many',
    '{ $retry_s ->\n [one] { $retry_s }\n*[other] { $retry_s }\n}',
    'has no variant for the plural category few',
  ],
])('names the line of %s, and changes nothing', (_, context, translation, what) => {
  take('hr');
  const before = catalogues('hr');
  const [po, line] = changed(exportPo(locales, 'hr'), context, translation);
  const faults = imported('hr', po);
  expect(faults).toContain(`hr.po:${String(line)}: `);
  expect(faults).toContain(what);
  expect(catalogues('hr')).toEqual(before);
});

it('names a line that is no gettext', () => {
  take();
  expect(imported('hr', 'msgctxt "a"\nmsgid "b"\nmsgstr c\n')).toBe(
    'hr.po:3: this line cannot be read: msgstr c',
  );
});
