// Finds messages that no code of the page asks for. TypeScript's compiler knows what each expression refers to.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { interfaceOf } from './compile.ts';
import { PARTS, readPart, type Fault } from './read.ts';

// Vite takes every package named after Svelte for components, and would transform this tool.
const { svelte2tsx } = createRequire(import.meta.url)('svelte2tsx') as typeof import('svelte2tsx');

/** Declarations of types that the code of a compiled component needs. */
const SHIMS = ['svelte2tsx/svelte-shims-v4.d.ts', 'svelte2tsx/svelte-jsx-v4.d.ts'];

/** The messages that the page in this folder does not use. The compiled catalogues must be up to date. */
export function unusedIn(web: string, locales: string): Fault[] {
  const { config } = ts.readConfigFile(join(web, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, web);
  const source = join(web, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    // Components are found by their imports. Tests do not count, and the service worker shows no messages.
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => !/\.test\.ts$|(^|\/)testing\/|^worker\/|^i18n\/compiled\//.test(file))
    .map((file) => join(source, file));
  const unused = unusedMessages(files, join(source, 'i18n/compiled/types.ts'), options);
  const names = new Set(unused.map((path) => path.join(' ')));
  const faults: Fault[] = [];
  for (const part of Object.keys(PARTS)) {
    for (const { path, name, file, line } of readPart(
      part,
      locales,
      'en',
      faults,
    ).messages.values()) {
      if (names.has([interfaceOf(part), ...path].join(' ')))
        faults.push({ file, line, what: `\`${name}\` is not used` });
    }
  }
  return faults;
}

/**
 * The messages declared in `types`, a module with interfaces such as `PageMessages`, that none of `files` asks for.
 * Each is a path that begins with the interface: `['PageMessages', 'frame', 'skip']`.
 */
export function unusedMessages(
  files: readonly string[],
  types: string,
  options: ts.CompilerOptions,
): string[][] {
  const host = svelteHost(options);
  const shims = SHIMS.map((name) => join('node_modules', name));
  const program = ts.createProgram(
    [...files, types, ...shims].map((file) => resolve(file)),
    options,
    host,
  );
  const declared = program.getSourceFile(resolve(types));
  if (declared === undefined) throw new Error(`${types} cannot be read`);
  const messages = new Set(leaves(declared));
  const uses = new Uses(program.getTypeChecker(), messages, declared);
  for (const file of program.getSourceFiles()) {
    if (!file.isDeclarationFile && file !== declared) uses.visit(file);
  }
  return [...messages].filter((message) => !uses.found.has(message)).map(pathOf);
}

/** Reads components as what they compile to for type checks. */
function svelteHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (file, version, ...rest) => {
    if (!file.endsWith('.svelte')) return getSourceFile(file, version, ...rest);
    const { code } = svelte2tsx(readFileSync(file, 'utf8'), {
      filename: file,
      isTsFile: true,
      mode: 'ts',
      version: '5',
    });
    return ts.createSourceFile(file, code, version, true, ts.ScriptKind.TS);
  };
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => {
      const component = text.endsWith('.svelte') ? resolve(dirname(from), text) : '';
      if (existsSync(component)) {
        const resolvedModule = { resolvedFileName: component, extension: ts.Extension.Ts };
        return { resolvedModule };
      }
      return ts.resolveModuleName(text, from, options, host);
    });
  return host;
}

/** The properties in a module of interfaces that are messages, not groups of them. */
function leaves(node: ts.Node): ts.PropertySignature[] {
  const isLeaf = ts.isPropertySignature(node) && node.type?.kind !== ts.SyntaxKind.TypeLiteral;
  if (isLeaf) return [node];
  const found: ts.PropertySignature[] = [];
  node.forEachChild((child) => {
    found.push(...leaves(child));
  });
  return found;
}

function pathOf(leaf: ts.PropertySignature): string[] {
  const path: string[] = [];
  for (let node: ts.Node = leaf; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertySignature(node) || ts.isTypeAliasDeclaration(node)) {
      path.unshift(
        ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : '',
      );
    }
  }
  return path;
}

/** Collects the messages that code asks for. */
class Uses {
  readonly found = new Set<ts.Node>();
  readonly #checker: ts.TypeChecker;
  readonly #messages: ReadonlySet<ts.Node>;
  /** The module with the interfaces. */
  readonly #module: ts.SourceFile;

  constructor(checker: ts.TypeChecker, messages: ReadonlySet<ts.Node>, module: ts.SourceFile) {
    this.#checker = checker;
    this.#messages = messages;
    this.#module = module;
  }

  visit(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node)) {
      this.#ask(this.#checker.getSymbolAtLocation(node.name));
    } else if (ts.isElementAccessExpression(node)) {
      this.#askBy(this.#type(node.expression), this.#type(node.argumentExpression));
    } else if (ts.isBindingElement(node)) {
      const name = node.propertyName ?? node.name;
      const from = this.#type(node.parent);
      if (ts.isIdentifier(name)) this.#ask(from.getProperty(name.text));
    } else if (ts.isSpreadAssignment(node)) {
      this.#askAll(this.#type(node.expression));
    }
    if (ts.isExpression(node)) this.#give(node);
    node.forEachChild((child) => {
      this.visit(child);
    });
  }

  /** A group of messages that is given to something of another type, such as a record by code: it may ask for each. */
  #give(node: ts.Expression): void {
    const type = this.#type(node);
    const wanted = this.#checker.getContextualType(node);
    if (wanted === undefined || !this.#isGroup(type)) return;
    const taker = this.#argument(node) ?? wanted;
    if (this.#isGroup(taker)) return;
    if (taker.getStringIndexType() !== undefined) this.#askAll(type);
    for (const { name } of taker.getProperties()) this.#ask(type.getProperty(name));
  }

  /** The type of the parameter that takes an argument, as the call resolves it. */
  #argument(node: ts.Expression): ts.Type | undefined {
    const call = node.parent;
    if (!ts.isCallExpression(call)) return undefined;
    const parameter =
      this.#checker.getResolvedSignature(call)?.parameters[call.arguments.indexOf(node)];
    return parameter && this.#checker.getTypeOfSymbolAtLocation(parameter, node);
  }

  #askBy(from: ts.Type, key: ts.Type): void {
    const known = this.#checker.getBaseConstraintOfType(key) ?? key;
    const keys = known.isUnion() ? known.types : [known];
    for (const one of keys) {
      if (one.isStringLiteral() || one.isNumberLiteral())
        this.#ask(from.getProperty(String(one.value)));
      else this.#askAll(from);
    }
  }

  #askAll(type: ts.Type): void {
    for (const property of type.getProperties()) {
      this.#ask(property);
      if (this.#declares(property)) this.#askAll(this.#checker.getTypeOfSymbol(property));
    }
  }

  #ask(symbol: ts.Symbol | undefined): void {
    for (const declaration of symbol?.declarations ?? []) {
      if (this.#messages.has(declaration)) this.found.add(declaration);
    }
  }

  /** Whether a type is a group of messages as it is declared. */
  #isGroup(type: ts.Type): boolean {
    return type.getProperties().some((property) => this.#declares(property));
  }

  #declares({ declarations }: ts.Symbol): boolean {
    return (
      declarations?.some((declaration) => declaration.getSourceFile() === this.#module) ?? false
    );
  }

  #type(node: ts.Node): ts.Type {
    return this.#checker.getTypeAtLocation(node);
  }
}
