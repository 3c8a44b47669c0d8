// Compiles the catalogues in `locales` into modules that the page imports: `src/i18n/compiled/<part>/<language>.ts`.
import { existsSync, mkdirSync, readFileSync, rmSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { check } from './check.ts';
import { declarations, declare, emit, signatures } from './emit.ts';
import { completed, FIRST_PART, languages, PARTS, readPart, type Fault } from './read.ts';

/** The catalogues have faults. The message lists them, one a line. */
export class CatalogueError extends Error {
  constructor(faults: readonly Fault[]) {
    super(list(faults));
  }
}

/** Faults as text, one a line. */
export function list(faults: readonly Fault[]): string {
  return faults.map(({ file, line, what }) => `${file}:${String(line)}: ${what}`).join('\n');
}

/**
 * The compiled modules by their paths. Throws a `CatalogueError` if the catalogues have faults. A missing message is a
 * fault, unless English may stand for it.
 */
export function compile(locales: string, mayBeEnglish = false): Map<string, string> {
  const faults: Fault[] = [];
  const codes = languages(locales);
  const modules = new Map<string, string>();
  const interfaces: string[] = [];
  const onDemand = Object.keys(PARTS).filter((part) => part !== FIRST_PART);
  for (const part of Object.keys(PARTS)) {
    const unread: Fault[] = [];
    const english = readPart(part, locales, 'en', unread);
    const read = new Map(
      codes.map((code) => {
        const own = code === 'en' ? english : readPart(part, locales, code, unread);
        return [code, mayBeEnglish ? completed(own, english) : own];
      }),
    );
    faults.push(...unread);
    for (const [code, catalogue] of read) faults.push(...check(code, catalogue, english, unread));
    if (faults.length > 0) continue;
    const types = signatures(english, [...read.values()]);
    const type = interfaceOf(part);
    interfaces.push(declare(type, english, types));
    for (const [code, catalogue] of read) {
      modules.set(
        join(part, `${code}.ts`),
        emit(code, catalogue, type, types, part === FIRST_PART ? onDemand : []),
      );
    }
  }
  if (faults.length > 0) throw new CatalogueError(faults);
  modules.set(
    'types.ts',
    declarations(
      interfaces,
      onDemand.map((part) => [part, interfaceOf(part)]),
    ),
  );
  return modules;
}

/** The name of the interface of a part, such as `PageMessages`. */
export function interfaceOf(part: string): string {
  return `${part.slice(0, 1).toUpperCase()}${part.slice(1)}Messages`;
}

/** Compiles the catalogues into a folder, with English for what is missing. Files that stay the same are not written again. */
export function write(locales: string, into: string): void {
  const modules = compile(locales, true);
  for (const [path, text] of modules) {
    const file = join(into, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const path of readdirSync(into, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith('.ts') && !modules.has(path)) rmSync(join(into, path));
  }
}
