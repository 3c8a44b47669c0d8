// Finds generated constants that the page does not use, and hand-written code that states one again.
import ts from 'typescript';
import { importsOf, scriptOf } from './imports.mjs';

export interface SourceFile {
  path: string;
  text: string;
}

/** The fewest entries of a list or an object that equals a generated one for more than chance. */
const ENTRIES_MIN = 3;

/**
 * A generated constant must be imported by hand-written code, or by a test that compares with it. Code other than tests
 * declares no variable of the name of a generated constant, and writes no list or object of at least three literals that
 * equals one in a generated constant.
 */
export function constantFaults(
  generated: readonly SourceFile[],
  written: readonly SourceFile[],
): string[] {
  const names = new Set<string>();
  const tables = new Map<string, string>();
  for (const file of generated) {
    visit(file, (node) => {
      if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return;
      const name = node.name.text;
      names.add(name);
      for (const table of tablesOf(node.initializer && valueOf(node.initializer)))
        tables.set(table, name);
    });
  }
  const used = new Set<string>();
  const faults: string[] = [];
  for (const file of written) {
    if (file.text.includes('net/protocol/'))
      for (const { names } of importsOf(file.path, file.text)) names.forEach((it) => used.add(it));
    if (isTest(file)) continue;
    visit(file, (node) => {
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && names.has(node.name.text))
        faults.push(`${file.path}: import ${node.name.text}, which is generated`);
      if (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) {
        const value = valueOf(node);
        const name = isTable(value) ? tables.get(canonical(value)) : undefined;
        if (name !== undefined)
          faults.push(`${file.path}: this table is in ${name}, which is generated`);
      }
    });
  }
  const unused = [...names].filter((name) => !used.has(name));
  return [...unused.map((name) => `${name} is generated, but not used`), ...faults];
}

const isTest = ({ path }: SourceFile) => /\.test\.ts$|(^|\/)testing\//.test(path);

function visit({ path, text }: SourceFile, each: (node: ts.Node) => void): void {
  const script = path.endsWith('.svelte') ? scriptOf(text) : text;
  const walk = (node: ts.Node): void => {
    each(node);
    node.forEachChild(walk);
  };
  walk(ts.createSourceFile(path, script, ts.ScriptTarget.Latest));
}

/** The value of an expression of literals only; undefined for another one. */
function valueOf(node: ts.Expression): unknown {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return valueOf(node.expression);
  if (ts.isArrayLiteralExpression(node)) {
    const items = node.elements.map(valueOf);
    return items.includes(undefined) ? undefined : items;
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const entries = node.properties.map((property): [string, unknown] => {
    if (!ts.isPropertyAssignment(property)) return ['', undefined];
    const { name } = property;
    const key = ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : '';
    return [key, valueOf(property.initializer)];
  });
  return entries.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(entries);
}

const isTable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length >= ENTRIES_MIN;

/** The tables in a value, itself included. */
function tablesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(tablesOf);
  return isTable(value) ? [canonical(value), ...inside] : inside;
}

/** A text that two values share only if they are equal. */
const canonical = (value: object): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
