// What a message takes: the names and kinds of its arguments, found from how its text uses them.
import type { Expression, InlineExpression, Pattern, SelectExpression } from '@fluent/syntax';
import { nameOf, referred, type Entry, type PartCatalogue } from './read.ts';

/** How a message uses an argument. */
export type Use = {
  /** Whether the argument is shown, not only used to choose a variant. */
  shown: boolean;
  /** TypeScript types that the uses ask for, such as `number`, `Person` or `TileIn`. */
  types: Set<string>;
  /** The words that variants are chosen by. */
  words: Set<string>;
  /** Whether every choice by this argument has a word for its default. */
  isClosed: boolean;
};

/** The plural categories of all languages. */
export const CATEGORIES: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The functions of messages, each with the type of its argument. TRANSLATING.md explains them. */
export const FUNCTIONS: Readonly<Record<string, string>> = {
  NUMBER: 'number',
  WORD: 'number',
  TILE: 'TileIn',
  DIGITS: 'TileIn',
  PLACE: 'Where',
  KIND: 'Where',
  PERSON: 'Person',
  COUNT: 'readonly unknown[]',
  LIST: 'list',
  EITHER: 'list',
  SEQUENCE: 'list',
  SPAN: 'readonly number[]',
  LAST: 'readonly number[]',
  CAPITAL: 'Value',
};

/** The type of an element of a list, by the option `as`. */
const ELEMENTS: Readonly<Record<string, string>> = {
  tile: 'TileIn',
  laid: 'readonly number[]',
  place: 'Where',
  end: 'EndIn',
  word: 'number',
};

/** Whether a select chooses by number: its keys are plural categories or numbers. */
export function isPlural({ selector, variants }: SelectExpression): boolean {
  const isNumber =
    selector.type !== 'FunctionReference' || ['COUNT', 'LAST', 'NUMBER'].includes(selector.id.name);
  const keys = variants.map(({ key }) => key);
  return (
    isNumber && keys.every((key) => key.type === 'NumberLiteral' || CATEGORIES.includes(key.name))
  );
}

/** The value of a named option of a function, such as `form`. */
export function option(
  call: Extract<InlineExpression, { type: 'FunctionReference' }>,
  name: string,
): string | undefined {
  const found = call.arguments.named.find((argument) => argument.name.name === name)?.value;
  return found?.type === 'StringLiteral' ? found.value : undefined;
}

/** The uses of every argument of a message of a part, with those of its pieces. */
export function usesOf(entry: Entry, part: PartCatalogue): Map<string, Use> {
  const uses = new Map<string, Use>();
  const use = (name: string) => {
    const found = uses.get(name) ?? {
      shown: false,
      types: new Set<string>(),
      words: new Set<string>(),
      isClosed: true,
    };
    uses.set(name, found);
    return found;
  };
  const inline = (expression: Expression | InlineExpression, isSelector: boolean): void => {
    switch (expression.type) {
      case 'VariableReference': {
        const of = use(expression.id.name);
        of.shown ||= !isSelector;
        if (!isSelector) of.types.add('Value');
        break;
      }
      case 'FunctionReference': {
        const name = expression.id.name;
        for (const argument of expression.arguments.positional) {
          if (argument.type !== 'VariableReference') {
            inline(argument, isSelector);
            continue;
          }
          const of = use(argument.id.name);
          of.shown ||= !isSelector;
          const type = FUNCTIONS[name] ?? 'Value';
          const element = ELEMENTS[option(expression, 'as') ?? ''] ?? 'Value';
          of.types.add(
            type === 'list'
              ? `readonly ${element.startsWith('readonly') ? `(${element})` : element}[]`
              : type,
          );
        }
        break;
      }
      case 'MessageReference': {
        const piece = referred(part, nameOf(expression));
        if (piece !== undefined) pattern(piece.pattern);
        break;
      }
      case 'SelectExpression':
        select(expression);
        break;
      case 'Placeable':
        inline(expression.expression, isSelector);
        break;
      default:
        break;
    }
  };
  const select = (expression: SelectExpression) => {
    const { selector, variants } = expression;
    if (selector.type === 'VariableReference') {
      const of = use(selector.id.name);
      if (isPlural(expression)) of.types.add('number');
      else {
        for (const { key, default: isDefault } of variants) {
          const word = key.type === 'Identifier' ? key.name : key.value;
          if (word === 'other' && isDefault) of.isClosed = false;
          else of.words.add(word);
        }
      }
    } else inline(selector, true);
    for (const { value } of variants) pattern(value);
  };
  const pattern = ({ elements }: Pattern) => {
    for (const element of elements) {
      if (element.type === 'Placeable') inline(element.expression, false);
    }
  };
  pattern(entry.pattern);
  return uses;
}

/** The TypeScript type of an argument from its uses in all languages. */
export function typeOf(uses: readonly Use[]): string {
  const types = new Set(uses.flatMap((of) => [...of.types]));
  const words = new Set(uses.flatMap((of) => [...of.words]));
  const isClosed = uses.every((of) => of.isClosed);
  const optional = words.delete('none') ? ' | null' : '';
  if (words.size > 0 && [...words].every((word) => word === 'true' || word === 'false')) {
    return 'boolean';
  }
  const specific = [...types].filter((type) => type !== 'Value' && type !== 'readonly unknown[]');
  const narrow = specific.filter((type) => type !== 'readonly Value[]');
  const [type] = narrow.length > 0 ? narrow : specific;
  if (type !== undefined) return type + optional;
  if (types.has('readonly unknown[]')) return `readonly unknown[]${optional}`;
  if (words.size > 0) {
    return isClosed
      ? [...words]
          .sort()
          .map((word) => `'${word}'`)
          .join(' | ') + optional
      : `string${optional}`;
  }
  return `Value${optional}`;
}
