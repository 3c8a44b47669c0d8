import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CatalogueError, compile } from './compile.ts';
import { PSEUDO, withPseudo } from './pseudo.ts';
import { languages, PARTS } from './read.ts';

const LOCALES = '../locales';
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'catalogues-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const SETTINGS = 'page/settings/settings.ftl';

/** Copies the catalogues of English and of a language, which a test may change: all of them would take most of its time. */
function take(language: string): void {
  for (const code of new Set(['en', language])) {
    cpSync(join(LOCALES, code), join(root, 'locales', code), { recursive: true });
  }
}

/** Compiles English and a language after a change of its catalogue. Gives the faults, one a line, or nothing. */
function faultsAfter(language: string, file: string, change: (text: string) => string): string {
  take(language);
  const path = join(root, 'locales', language, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after, 'the change changes something').not.toBe(before);
  writeFileSync(path, after);
  try {
    compile(join(root, 'locales'));
    return '';
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return error.message;
  }
}

it('compiles what is there', () => {
  const modules = compile(LOCALES);
  for (const code of languages(LOCALES)) expect(modules.has(`page/${code}.ts`), code).toBe(true);
});

it('names a missing message and the file that lacks it', () => {
  const faults = faultsAfter('ru', SETTINGS, (text) => text.replace(/^title = .*\n/m, ''));
  expect(faults).toBe(`locales/ru/${SETTINGS}:1: \`title\` is missing`);
});

it('names a message that English does not have', () => {
  const faults = faultsAfter('ru', SETTINGS, (text) => `${text}\nmore = Ещё\n`);
  expect(faults).toMatch(/^locales\/ru\/page\/settings\/settings\.ftl:\d+: English has no `more`$/);
});

it('names arguments that differ', () => {
  const other = faultsAfter('es', 'page/evening/common.ftl', (text) =>
    text.replace('{ $name }', '{ $nombre }'),
  );
  expect(other).toContain('uses $nombre, which English does not use');
  expect(other).toContain('does not use $name');
});

it('names an argument that only chooses a variant where English shows it', () => {
  const faults = faultsAfter('ru', 'page/evening/common.ftl', (text) =>
    text.replace(/\{ \$name \}/, '{ $name ->\n    [none] x\n   *[other] y\n    }'),
  );
  expect(faults).toMatch(/does not show \$name, as English does$/);
});

it('names a message that is also a group', () => {
  const faults = faultsAfter('en', SETTINGS, (text) => `${text}\ntitle-more = More\n`);
  expect(faults).toContain('`title` is a message, but `title-more` needs a group of that name');
});

it('names a missing plural category', () => {
  const faults = faultsAfter('hr', 'page/evening/common.ftl', (text) =>
    text.replace(/^ +\[few\] .*\n/m, ''),
  );
  expect(faults).toMatch(/has no variant for the plural category few$/);
});

it('names a function or a form that does not exist', () => {
  const form = faultsAfter('hr', 'page/table/speech.ftl', (text) =>
    text.replace('form: "accusative"', 'form: "dative"'),
  );
  expect(form).toContain('asks for the form "dative", but there is no `tile-double-dative`');
  const call = faultsAfter('en', 'page/table/speech.ftl', (text) => text.replace('TILE(', 'TYLE('));
  expect(call).toContain('calls TYLE; functions are NUMBER, WORD, TILE');
});

it('names a form that no message asks for', () => {
  const faults = faultsAfter('hr', 'page/table/words.ftl', (text) => `${text}\nplace-dative = x\n`);
  expect(faults).toMatch(/`place-dative` is not used: no message asks for the form "dative"$/);
});

it('names the line of what is not Fluent', () => {
  const faults = faultsAfter('pt', SETTINGS, (text) => `title = { $\n${text}`);
  expect(faults).toMatch(/^locales\/pt\/page\/settings\/settings\.ftl:\d+: this is not Fluent: /);
});

it('says once what is wrong with a message that cannot be read', () => {
  const faults = faultsAfter('pt', SETTINGS, (text) =>
    text.replace(/^title = .*$/m, 'title = { $'),
  );
  expect(faults.split('\n')).toHaveLength(1);
  expect(faults).toContain('this is not Fluent: ');
});

it('names a regular expression that cannot be read', () => {
  const faults = faultsAfter('hr', 'page/evening/organiser.ftl', (text) =>
    text.replace(/(\.knocks-to-pass = ).*/, '$1partner.*(piš'),
  );
  expect(faults).toMatch(
    /^locales\/hr\/page\/evening\/organiser\.ftl:\d+: `organiser-penalties-sounds\.knocks-to-pass` is not a regular expression: /,
  );
});

it('has English for what a new language lacks, also its plurals', () => {
  take('en');
  const folder = join(root, 'locales/pl/page');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'frame.ftl'), 'frame-play = Graj\n');
  expect(() => compile(join(root, 'locales'))).toThrow('`frame-rules` is missing');
  const page = compile(join(root, 'locales'), true).get('page/pl.ts');
  expect(page).toContain('Graj');
  expect(page).toContain('Skip to content');
});

it('names a message that is defined twice', () => {
  const faults = faultsAfter('pt', SETTINGS, (text) => `${text}\ntitle = Ajustes\n`);
  expect(faults).toMatch(/: `title` is defined twice$/);
});

it('compiles a further language that is only a folder', () => {
  const copy = withPseudo(LOCALES);
  const modules = compile(copy);
  for (const part of Object.keys(PARTS))
    expect(modules.has(`${part}/${PSEUDO}.ts`), part).toBe(true);
  expect(modules.get(`page/${PSEUDO}.ts`)).toContain('Bóóñééýáářď');
  rmSync(copy, { recursive: true });
});
