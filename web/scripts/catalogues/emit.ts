// Writes catalogues as TypeScript: an object of texts and functions for each part and language, and their types.
import type { Expression, InlineExpression, Pattern, SelectExpression } from '@fluent/syntax';
import { isPlural, option, typeOf, usesOf } from './arguments.ts';
import { nameOf, referred, type Entry, type PartCatalogue } from './read.ts';

const HEADING =
  '// Compiled from `locales` by scripts/catalogues. Edit the `.ftl` files: changes here are lost.\n';

/** The arguments of each message of a part, by its name, with their types. English says which there are. */
export type Signatures = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The signatures of a part. The types come from the uses in all languages. */
export function signatures(english: PartCatalogue, all: readonly PartCatalogue[]): Signatures {
  return new Map(
    [...english.messages].map(([name, entry]) => {
      const uses = all.flatMap((part) => {
        const found = part.messages.get(name);
        return found === undefined ? [] : [usesOf(found, part)];
      });
      const names = usesOf(entry, english).keys();
      const types = [...names].map((argument): [string, string] => [
        argument,
        typeOf(uses.map((of) => of.get(argument)).filter((use) => use !== undefined)),
      ]);
      return [name, new Map(types)];
    }),
  );
}

/** The interface of a part. */
export function declare(name: string, { messages }: PartCatalogue, types: Signatures): string {
  const leaf = ({ name }: Entry) => {
    const fields = [...(types.get(name) ?? [])].map(([argument, type]) => `${argument}: ${type}`);
    return fields.length === 0 ? 'string' : `(x: { ${fields.join('; ')} }) => string`;
  };
  return `export type ${name} = ${object(tree(messages), leaf, ';')};\n`;
}

/**
 * A module with the messages of a part in a language. `type` is the interface that they must have. `parts` names the
 * parts that the module can load.
 */
export function emit(
  language: string,
  part: PartCatalogue,
  type: string,
  types: Signatures,
  parts: readonly string[],
): string {
  const code = new Code(part);
  const texts = object(
    tree(part.messages),
    (entry) => code.message(entry, (types.get(entry.name)?.size ?? 0) > 0),
    ',',
  );
  const forms = [...part.forms.values()].map(
    (entry) => `  ${key(entry.name)}: ${code.message(entry, true)},\n`,
  );
  const named = [...part.forms.keys()].map((name) => `'${name}'`).join(' | ');
  const names = [...code.used].sort().join(', ');
  const begin =
    names === ''
      ? ''
      : `const { ${names} } = words('${language}'${forms.length > 0 ? ', () => forms' : ''});\n`;
  return [
    HEADING,
    begin === ''
      ? ''
      : `import { words${forms.length > 0 ? ', type Form' : ''} } from '../../fluent.ts';\n`,
    `import type { ${type}${parts.length > 0 ? ', PartLoaders' : ''} } from '../types.ts';\n\n`,
    begin,
    forms.length > 0 ? `const forms: Record<${named}, Form> = {\n${forms.join('')}};\n` : '',
    `const messages: ${type} = ${texts};\nexport default messages;\n`,
    parts.length === 0
      ? ''
      : `export const parts: PartLoaders = {\n${parts
          .map((name) => `${name}: () => import('../${name}/${language}.ts'),\n`)
          .join('')}};\n`,
  ].join('');
}

/** A module with the interfaces of all parts. `parts` names those that are loaded on demand, each with its interface. */
export function declarations(
  interfaces: readonly string[],
  parts: readonly (readonly [name: string, type: string])[],
): string {
  return [
    HEADING,
    `import type { EndIn, Person, TileIn, Value, Where } from '../fluent.ts';\n\n`,
    interfaces.join('\n'),
    `\nexport type Parts = {\n${parts.map(([name, type]) => `${name}: ${type};\n`).join('')}};\n`,
    `\nexport type PartLoaders = { [P in keyof Parts]: () => Promise<{ default: Parts[P] }> };\n`,
  ].join('');
}

type Tree = Map<string, Entry | Tree>;

/** Messages as a tree by their paths. `check` has refused messages that are also groups. */
function tree(messages: ReadonlyMap<string, Entry>): Tree {
  const root: Tree = new Map();
  for (const entry of messages.values()) {
    let at = root;
    for (const name of entry.path.slice(0, -1)) {
      const found = at.get(name);
      const next: Tree = found instanceof Map ? found : new Map<string, Entry | Tree>();
      at.set(name, next);
      at = next;
    }
    at.set(entry.path.at(-1) ?? '', entry);
  }
  return root;
}

function object(from: Tree, leaf: (entry: Entry) => string, end: string): string {
  const fields = [...from].map(
    ([name, value]) =>
      `${key(name)}: ${value instanceof Map ? object(value, leaf, end) : leaf(value)}${end}\n`,
  );
  return `{\n${fields.join('')}}`;
}

function key(name: string): string {
  return /^[a-z_]\w*$/i.test(name) ? name : `'${name}'`;
}

/** The functions of `fluent.ts` that stand for those of Fluent. */
const CALLS: Readonly<Record<string, string>> = {
  NUMBER: 'value',
  WORD: 'word',
  TILE: 'tile',
  DIGITS: 'digits',
  PLACE: 'place',
  KIND: 'kind',
  PERSON: 'person',
  COUNT: 'count',
  LIST: 'list',
  EITHER: 'either',
  SEQUENCE: 'sequence',
  SPAN: 'span',
  LAST: 'last',
  CAPITAL: 'capital',
};

/** Whether an expression may show a name or a list of names. */
const mayShowName = (expression: Expression | InlineExpression): boolean =>
  expression.type === 'VariableReference' ||
  (expression.type === 'FunctionReference' &&
    ['LIST', 'EITHER', 'SEQUENCE'].includes(expression.id.name));

/** Turns patterns into expressions, and notes which functions they call. */
class Code {
  /** Names of functions of `fluent.ts`. */
  readonly used = new Set<string>();
  readonly #part: PartCatalogue;

  constructor(part: PartCatalogue) {
    this.#part = part;
  }

  /** A message: a text, or a function of its arguments. */
  message({ pattern }: Entry, takesArguments: boolean): string {
    const body = this.#pattern(pattern);
    return takesArguments ? `(x) => ${body}` : body;
  }

  #pattern({ elements }: Pattern): string {
    const [first] = elements;
    if (
      elements.length === 1 &&
      first?.type === 'Placeable' &&
      first.expression.type === 'SelectExpression'
    ) {
      return this.#select(first.expression);
    }
    let end = '';
    const parts = elements.map((element, i) => {
      if (element.type === 'TextElement') return literal(element.value);
      const { expression } = element;
      if (expression.type === 'StringLiteral') return literal(expression.value);
      const before = elements[i - 1];
      // A message at the end may be empty. Then the space before it is not shown.
      if (
        i === elements.length - 1 &&
        expression.type === 'MessageReference' &&
        before?.type === 'TextElement' &&
        before.value.endsWith(' ')
      ) {
        end = '.trimEnd()';
      }
      const shown = this.#shown(expression);
      const after = elements[i + 1];
      // A name like "Ana Jr." has the full stop of its sentence.
      const isAtStop = after?.type === 'TextElement' && /^\.(?!\.)/.test(after.value);
      return isAtStop && mayShowName(expression)
        ? `\${${this.#call('unstopped')}(${shown})}`
        : `\${${shown}}`;
    });
    return `\`${parts.join('')}\`${end}`;
  }

  /** An expression as text. */
  #shown(expression: Expression | InlineExpression): string {
    return expression.type === 'VariableReference' ||
      (expression.type === 'FunctionReference' && expression.id.name === 'COUNT')
      ? `${this.#call('value')}(${this.#inline(expression)})`
      : this.#inline(expression);
  }

  #inline(expression: Expression | InlineExpression): string {
    switch (expression.type) {
      case 'VariableReference':
        return `x.${expression.id.name}`;
      case 'StringLiteral':
        return JSON.stringify(expression.value);
      case 'NumberLiteral':
        return expression.value;
      case 'FunctionReference': {
        const name = this.#call(CALLS[expression.id.name] ?? expression.id.name);
        const positional = expression.arguments.positional.map((argument) =>
          expression.id.name === 'CAPITAL' ? this.#shown(argument) : this.#inline(argument),
        );
        const options = ['as', 'form', 'between'].map((named) => option(expression, named));
        const given =
          expression.arguments.named.length === 0
            ? []
            : ['LIST', 'EITHER', 'SEQUENCE'].includes(expression.id.name)
              ? options.map((value) => JSON.stringify(value) ?? 'undefined')
              : [JSON.stringify(options[1])];
        while (given.at(-1) === 'undefined') given.pop();
        return `${name}(${[...positional, ...given].join(', ')})`;
      }
      case 'MessageReference': {
        const name = nameOf(expression);
        const piece = referred(this.#part, name);
        if (piece === undefined) throw new Error(`\`${name}\` is missing`);
        if (this.#part.forms.has(name)) return `forms[${JSON.stringify(name)}](x)`;
        return this.#pattern(piece.pattern);
      }
      case 'SelectExpression':
        return this.#select(expression);
      case 'Placeable':
        return this.#shown(expression.expression);
      default:
        throw new Error(`${expression.type} is not used in these catalogues`);
    }
  }

  #select(expression: SelectExpression): string {
    const { selector, variants } = expression;
    const names = variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value));
    if (isPlural(expression)) {
      const fields = variants.map(
        ({ value }, i) => `${key(names[i] ?? '')}: ${this.#pattern(value)}`,
      );
      return `${this.#call('plural')}(${this.#inline(selector)}, { ${fields.join(', ')} })`;
    }
    const fallback = variants.find((variant) => variant.default);
    const by = this.#inline(selector);
    const tests = variants.flatMap((variant, i) => {
      if (variant.default) return [];
      const name = names[i] ?? '';
      const test =
        name === 'none'
          ? `${this.#call('none')}(${by})`
          : name === 'true'
            ? by
            : name === 'false'
              ? `!${by}`
              : `${by} === '${name}'`;
      return [`${test} ? ${this.#pattern(variant.value)} : `];
    });
    return `(${tests.join('')}${fallback === undefined ? "''" : this.#pattern(fallback.value)})`;
  }

  #call(name: string): string {
    this.used.add(name);
    return name;
  }
}

/** Text inside a template literal. */
function literal(text: string): string {
  return text.replace(/[\\`]|\$\{/g, (special) => `\\${special}`);
}
