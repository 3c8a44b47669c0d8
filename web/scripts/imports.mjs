// Prints every import between files of `src` as JSON: what uses what, types included. `cargo xtask check structure` reads it.
// TypeScript parses the code; of a Svelte component, its script blocks and the lazy imports in its markup.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { argv, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * The imports of one file, by the path as it is written.
 *
 * @param {string} file
 * @param {string} text
 * @returns {{ specifier: string, names: string[], line: number }[]}
 */
export function importsOf(file, text) {
  const source = ts.createSourceFile(
    file,
    file.endsWith('.svelte') ? scriptOf(text) : text,
    ts.ScriptTarget.Latest,
  );
  /** @type {{ specifier: string, names: string[], line: number }[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const specifier = specifierOf(node);
    if (specifier !== undefined) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      found.push({ specifier, names: namesOf(node), line });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The script blocks of a component and the lazy imports in its markup, on their original lines. */
export function scriptOf(/** @type {string} */ component) {
  return component
    .split(/(?<=<script[^>]*>)([\s\S]*?)(?=<\/script>)/)
    .map((part, i) => (i % 2 === 1 ? part : lazyImportsIn(part)))
    .join('');
}

/** What is left of markup: its lazy imports as statements, and its lines. */
function lazyImportsIn(/** @type {string} */ markup) {
  return markup
    .split(/(\bimport\(\s*'[^']*'\s*\))/)
    .map((part, i) => (i % 2 === 1 ? `${part};` : part.replace(/[^\n]/g, '')))
    .join('');
}

/** @param {ts.Node} node */
function specifierOf(node) {
  /** @type {ts.Node | undefined} */
  let specifier;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    specifier = node.moduleSpecifier;
  } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    specifier = node.argument.literal;
  } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    specifier = node.arguments[0];
  }
  return specifier !== undefined && ts.isStringLiteralLike(specifier) ? specifier.text : undefined;
}

/** @param {ts.Node} node */
function namesOf(node) {
  if (ts.isExportDeclaration(node)) {
    const names = node.exportClause;
    return names && ts.isNamedExports(names)
      ? names.elements.map((it) => (it.propertyName ?? it.name).text)
      : [];
  }
  const clause = ts.isImportDeclaration(node) ? node.importClause : undefined;
  const named = clause?.namedBindings;
  return [
    ...(clause?.name ? [clause.name.text] : []),
    ...(named && ts.isNamespaceImport(named) ? [named.name.text] : []),
    ...(named && ts.isNamedImports(named)
      ? named.elements.map((it) => (it.propertyName ?? it.name).text)
      : []),
  ];
}

/** The file that a relative import leads to; undefined for a package, or if there is no such file. */
function target(/** @type {string} */ file, /** @type {string} */ specifier) {
  if (!specifier.startsWith('.')) return undefined;
  const path = resolve(dirname(file), specifier.replace(/\?.*$/, ''));
  const candidates = [path, `${path}.ts`, `${path}.svelte`, join(path, 'index.ts')];
  return candidates.find((it) => existsSync(it) && statSync(it).isFile());
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const src = resolve(argv[2] ?? fileURLToPath(new URL('../src', import.meta.url)));
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((name) => join(src, name))
    .filter((name) => /\.(ts|svelte)$/.test(name));
  const imports = files.flatMap((file) =>
    importsOf(file, readFileSync(file, 'utf8')).flatMap(({ specifier, names, line }) => {
      const to = target(file, specifier);
      return to?.startsWith(src)
        ? [{ from: relative(src, file), to: relative(src, to), names, line }]
        : [];
    }),
  );
  stdout.write(JSON.stringify(imports));
}
