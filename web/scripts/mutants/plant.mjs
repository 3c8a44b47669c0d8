// Plants mutants (small faults) in a module, each behind its own switch: `__m(7) ? mutant : original`.
import ts from 'typescript';

/** @typedef {{ start: number, end: number, line: number, from: string, to: string }} Mutant */

/** The wrong operator for each operator. */
const OPERATORS = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['===', '!=='],
  ['!==', '==='],
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['%', '*'],
  ['&&', '||'],
  ['||', '&&'],
]);

/** The wrong method for each method. */
const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
]);

/**
 * All possible mutants of a module, in the order of the text.
 *
 * @param {string} text
 * @returns {Mutant[]}
 */
export function mutantsOf(text) {
  const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true);
  /** @type {Mutant[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) {
      return;
    }
    const to = mutated(node, source);
    if (to !== undefined) {
      const start = node.getStart(source);
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ start, end: node.end, line, from: text.slice(start, node.end), to });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * The mutant of a node as text; undefined if it has none.
 *
 * @param {ts.Node} node
 * @param {ts.SourceFile} source
 */
function mutated(node, source) {
  const textOf = (/** @type {ts.Node} */ part) => part.getText(source);
  if (ts.isBinaryExpression(node)) {
    const operator = OPERATORS.get(textOf(node.operatorToken));
    return operator && `(${textOf(node.left)}) ${operator} (${textOf(node.right)})`;
  }
  if (ts.isConditionalExpression(node)) {
    const { condition, whenTrue, whenFalse } = node;
    return `(${textOf(condition)}) ? (${textOf(whenFalse)}) : (${textOf(whenTrue)})`;
  }
  if (ts.isPrefixUnaryExpression(node)) {
    const { operator, operand } = node;
    const drops =
      operator === ts.SyntaxKind.ExclamationToken || operator === ts.SyntaxKind.MinusToken;
    return drops ? textOf(operand) : undefined;
  }
  if (ts.isNumericLiteral(node)) {
    return ts.isPropertyName(node) && 'name' in node.parent && node.parent.name === node
      ? undefined
      : String(Number(node.text) + 1);
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return 'false';
  if (node.kind === ts.SyntaxKind.FalseKeyword) return 'true';
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    const method = METHODS.get(name.text);
    const args = node.arguments.map(textOf).join(', ');
    return method && `${textOf(expression)}.${method}(${args})`;
  }
  return undefined;
}

/**
 * The text of the module with all these mutants in it. A mutant runs only if `__m` returns true for its number. Loops
 * call `__loop`, which counts, because a mutant may cause an endless loop.
 *
 * @param {string} text
 * @param {readonly (Mutant & { number: number })[]} mutants
 */
export function withMutants(text, mutants) {
  // `outer` is the length of the mutant's range: positive where the range starts, negative where it ends.
  /** @type {{ at: number, insert: string, outer: number }[]} */
  const inserts = [];
  for (const { start, end, to, number } of mutants) {
    const outer = end - start;
    inserts.push({ at: start, insert: `(__m(${number}) ? (${to}) : (`, outer });
    inserts.push({ at: end, insert: '))', outer: -outer });
  }
  for (const at of loopBodies(text)) inserts.push({ at, insert: ' __loop();', outer: 0 });
  // At the same position, the larger range opens first and closes last.
  inserts.sort((a, b) => a.at - b.at || rank(a.outer) - rank(b.outer) || b.outer - a.outer);
  let out = '';
  let done = 0;
  for (const { at, insert } of inserts) {
    out += text.slice(done, at) + insert;
    done = at;
  }
  return out + text.slice(done);
}

/** At the same position, ends come before starts. */
const rank = (/** @type {number} */ outer) => (outer < 0 ? 0 : 1);

/**
 * The positions after the opening braces of loops.
 *
 * @param {string} text
 */
function loopBodies(text) {
  const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true);
  /** @type {number[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isIterationStatement(node, false) && ts.isBlock(node.statement)) {
      found.push(node.statement.getStart(source) + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
