// Checks a language against English: every message, every argument and every plural form must be there.
import {
  Visitor,
  type FunctionReference,
  type MessageReference,
  type SelectExpression,
} from '@fluent/syntax';
import { CATEGORIES, FUNCTIONS, isPlural, option, usesOf } from './arguments.ts';
import { isEnglish, nameOf, referred, type Entry, type Fault, type PartCatalogue } from './read.ts';

/** The faults of a part in a language. `unread` is what could not be read of the part: its keys are not missing besides. */
export function check(
  language: string,
  part: PartCatalogue,
  english: PartCatalogue,
  unread: readonly Fault[] = [],
): Fault[] {
  const faults: Fault[] = [];
  const fault = ({ file, line }: { file: string; line: number }, what: string) =>
    faults.push({ file, line, what });
  for (const [name, { file }] of english.messages) {
    if (part.messages.has(name)) continue;
    const own = file.replace(/^locales\/en\//, `locales/${language}/`);
    const isBroken = unread.some((one) => one.file === own && one.key === name.split('.')[0]);
    if (!isBroken) fault({ file: own, line: 1 }, `\`${name}\` is missing`);
  }
  for (const [name, entry] of part.messages) {
    const original = english.messages.get(name);
    if (original === undefined) {
      fault(entry, `English has no \`${name}\``);
      continue;
    }
    const wanted = usesOf(original, english);
    const given = usesOf(entry, part);
    for (const [argument] of given) {
      if (!wanted.has(argument))
        fault(entry, `\`${name}\` uses $${argument}, which English does not use`);
    }
    for (const [argument, { shown }] of wanted) {
      if (!shown) continue;
      const use = given.get(argument);
      if (use === undefined) fault(entry, `\`${name}\` does not use $${argument}`);
      else if (!use.shown) fault(entry, `\`${name}\` does not show $${argument}, as English does`);
    }
  }
  faults.push(...patternFaults(part));
  const needed = categories(language);
  const forms = new Set<string>();
  for (const entry of [part.messages, part.pieces, part.forms].flatMap((all) => [
    ...all.values(),
  ])) {
    // English that stands for a translation has the plurals of English.
    const inner = new Inner(isEnglish(entry) ? categories('en') : needed, part, entry);
    for (const what of inner.faults()) fault(entry, what);
    for (const form of inner.forms) forms.add(form);
  }
  for (const [name, entry] of part.forms) {
    if (isEnglish(entry) && language !== 'en') continue;
    const end = /^(?:number|place|tile-[a-z]+)-([a-z]+)$/.exec(name)?.[1];
    if (end !== undefined && !forms.has(end) && !forms.has(name))
      fault(entry, `\`${name}\` is not used: no message asks for the form "${end}"`);
  }
  for (const { entry, group } of collisions(part.messages)) {
    fault(
      entry,
      `\`${entry.name}\` is a message, but \`${group.name}\` needs a group of that name`,
    );
  }
  return faults;
}

/** The messages that are regular expressions, not sentences. */
const PATTERNS = 'organiser-penalties-sounds.';

/** Regular expressions that cannot be read, with the flags that the page reads them with. */
function patternFaults({ messages }: PartCatalogue): Fault[] {
  return [...messages.values()].flatMap(({ name, pattern, file, line }) => {
    const [element] = pattern.elements;
    if (!name.startsWith(PATTERNS) || element?.type !== 'TextElement') return [];
    try {
      new RegExp(element.value, 'iu');
      return [];
    } catch (error) {
      const why = (error as Error).message.replace(/^.*: /, '');
      return [{ file, line, what: `\`${name}\` is not a regular expression: ${why}` }];
    }
  });
}

/** Messages whose name is also a group of others: the page can find only one of the two. */
function collisions(messages: ReadonlyMap<string, Entry>): { entry: Entry; group: Entry }[] {
  const byPath = new Map([...messages.values()].map((entry) => [entry.path.join(' '), entry]));
  return [...messages.values()].flatMap((group) => {
    const outer = group.path.slice(0, -1).map((_, i) => group.path.slice(0, i + 1).join(' '));
    return outer.flatMap((path) => {
      const entry = byPath.get(path);
      return entry === undefined ? [] : [{ entry, group }];
    });
  });
}

const categoriesOf = new Map<string, ReadonlySet<string>>();

/** The plural categories that the whole numbers up to a thousand have in a language. They are found once for each language. */
function categories(language: string): ReadonlySet<string> {
  let found = categoriesOf.get(language);
  if (found === undefined) {
    const rules = new Intl.PluralRules(language);
    found = new Set(Array.from({ length: 1001 }, (_, n) => rules.select(n)));
    categoriesOf.set(language, found);
  }
  return found;
}

/** Looks inside one message: plural categories, functions, forms and references. */
class Inner extends Visitor {
  /** The forms that the message asks for, and the messages that it refers to. */
  readonly forms = new Set<string>();
  readonly #needed: ReadonlySet<string>;
  readonly #part: PartCatalogue;
  readonly #entry: Entry;
  readonly #found: string[] = [];

  constructor(needed: ReadonlySet<string>, part: PartCatalogue, entry: Entry) {
    super();
    this.#needed = needed;
    this.#part = part;
    this.#entry = entry;
  }

  faults(): readonly string[] {
    this.visit(this.#entry.pattern);
    return this.#found;
  }

  override visitSelectExpression(select: SelectExpression): void {
    const names = select.variants.flatMap(({ key }) =>
      key.type === 'Identifier' ? [key.name] : [],
    );
    const counts = names.some((name) => name !== 'other' && CATEGORIES.includes(name));
    if (isPlural(select) && counts) {
      const missing = [...this.#needed].filter((category) => !names.includes(category));
      if (missing.length > 0) {
        this.#add(`has no variant for the plural category ${missing.join(', ')}`);
      }
    }
    this.genericVisit(select);
  }

  override visitFunctionReference(call: FunctionReference): void {
    const name = call.id.name;
    if (!(name in FUNCTIONS)) {
      this.#add(`calls ${name}; functions are ${Object.keys(FUNCTIONS).join(', ')}`);
    }
    const form = option(call, 'form');
    if (form !== undefined) this.forms.add(form);
    const as = option(call, 'as');
    const base =
      { WORD: 'number', TILE: 'tile-double', PLACE: 'place' }[name] ??
      { word: 'number', tile: 'tile-double', place: 'place', end: 'place' }[as ?? ''];
    if (form !== undefined && base !== undefined && !this.#part.forms.has(`${base}-${form}`)) {
      this.#add(`asks for the form "${form}", but there is no \`${base}-${form}\``);
    }
    this.genericVisit(call);
  }

  override visitMessageReference(reference: MessageReference): void {
    const name = nameOf(reference);
    this.forms.add(name);
    if (referred(this.#part, name) === undefined) {
      this.#add(`refers to \`${name}\`, which is missing`);
    }
  }

  #add(what: string): void {
    this.#found.push(`\`${this.#entry.name}\` ${what}`);
  }
}
