// The functions that compiled messages call. TRANSLATING.md says what each does in a sentence.

/** A person in a sentence: by name, or as "you". */
export type Who = { readonly name: string; readonly you: boolean };

/** People who score together, in a sentence. `many` decides between the singular and the plural of the verb. */
export type Party = { readonly names: string; readonly you: boolean; readonly many: boolean };

export type Person = Who | Party;

/** What a sentence can show. */
export type Value = string | number | Person;

/** A tile in a sentence, the lower half first; a triangle's numbers clockwise. */
export type TileIn = readonly [number, number] | readonly [number, number, number];

/**
 * Places with names of their own: the lead, the ends of a line, the arms of a spinner, the public train; and the first
 * tile of trains and of a tree.
 */
export type Named = 'first' | 'L' | 'R' | 'U' | 'D' | 'M' | 'engine' | 'hub';

/** A place on the cloth in a sentence; `on` a laid tile, a `cell` of the lattice or a whole `row` of it. */
export type Where =
  | Named
  | { readonly train: Person }
  | { readonly on: TileIn }
  | { readonly cell: { readonly row: number; readonly nth: number; readonly up: boolean } }
  | { readonly row: number };

/** An open end in a sentence: its place and its number. */
export type EndIn = { readonly where: Where; readonly n: number };

/** The words of messages for places with names. */
const KINDS: Readonly<Record<Named, string>> = {
  first: 'first',
  L: 'left',
  R: 'right',
  U: 'up',
  D: 'down',
  M: 'public',
  engine: 'engine',
  hub: 'hub',
};

/** What forms are called with: numbers, words, and the facts about a place. */
type FormValues = {
  n: number;
  number: number;
  high: string;
  low: string;
  first: string;
  second: string;
  third: string;
  kind: string;
  who: Person;
  tile: TileIn;
  row: number;
  nth: number;
  up: boolean;
};

/** A word of a language for a number, a tile or a place. */
export type Form = (x: FormValues) => string;

/** The forms of a language by their names. */
type Forms = Readonly<Record<string, Form>>;

/** How the elements of a list are written. */
type As = 'tile' | 'laid' | 'place' | 'end' | 'word';

/** Whether a value is missing: null, or without content. */
function none(value: unknown): value is null {
  return value === null || value === undefined || value === '' || value === 'none';
}

/** Who a person is for a verb: you, you and others (`yours`), several others, or one other. */
function person(who: Person): 'you' | 'yours' | 'several' | 'other' {
  const many = 'many' in who && who.many;
  if (who.you) return many ? 'yours' : 'you';
  return many ? 'several' : 'other';
}

/** The kind of a place, for a choice of variants: `left`, `public`, `train`, `on`, `cell` and so on. */
function kind(where: Where): string {
  if (typeof where === 'string') return KINDS[where];
  if ('train' in where) return 'train';
  if ('on' in where) return 'on';
  return 'cell' in where ? 'cell' : 'row';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name at the end of a sentence, without the full stop of its own. */
const unstopped = (text: string): string => (text.endsWith('.') ? text.slice(0, -1) : text);

/** A tile in digits: `6-5`. A triangle clockwise: `1-2-3`. */
function digits(tile: TileIn): string {
  return tile.length === 3 ? tile.join('-') : `${String(tile[1])}-${String(tile[0])}`;
}

const count = (list: readonly unknown[]) => list.length;
const last = (list: readonly number[]) => list.at(-1) ?? 0;

/** The functions of a language. `forms` gives its words for numbers, tiles and places. */
export function words(language: string, forms: () => Forms = () => ({})) {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const or = new Intl.ListFormat(language, { type: 'disjunction' });

  const value = (of: Value): string => {
    if (typeof of === 'number') return numbers.format(of);
    if (typeof of === 'string') return of;
    return 'name' in of ? of.name : of.names;
  };

  /** The variant for a number: the one for exactly this number, else the one for its plural category. */
  const plural = (
    n: number,
    variants: Readonly<Record<string, string>> & { readonly other: string },
  ): string => variants[n] ?? variants[rules.select(n)] ?? variants.other;

  /** The form with this name and ending; without such a form, the form with this name. */
  const form = (name: string, ending: string | undefined, values: Partial<FormValues>): string => {
    const all = forms();
    const found = (ending === undefined ? undefined : all[`${name}-${ending}`]) ?? all[name];
    // A form is only called with the values that its name stands for.
    return found?.(values as FormValues) ?? '';
  };

  const word = (n: number, ending?: string) => form('number', ending, { n });

  /** A tile by its halves in the order given, or a triangle. */
  const named = (halves: readonly number[], ending?: string): string => {
    const [number = 0, second = 0, third] = halves;
    const isEqual = halves.every((half) => half === number);
    if (third !== undefined) {
      return isEqual
        ? form('tile-triple', ending, { n: number })
        : form('tile-triangle', ending, {
            number,
            first: word(number),
            second: word(second),
            third: word(third),
          });
    }
    return isEqual
      ? form('tile-double', ending, { n: number })
      : form('tile-plain', ending, { number, high: word(number), low: word(second) });
  };
  const tile = (of: TileIn, ending?: string) =>
    named(of.length === 3 ? of : [of[1], of[0]], ending);

  const place = (where: Where, ending?: string, n = 0): string => {
    const values = { kind: kind(where), n };
    if (typeof where === 'string') return form('place', ending, values);
    if ('train' in where) return form('place', ending, { ...values, who: where.train });
    if ('on' in where) return form('place', ending, { ...values, tile: where.on });
    const cell = 'cell' in where ? where.cell : where;
    return form('place', ending, { ...values, ...cell });
  };

  const texts = (list: readonly unknown[], as?: As, ending?: string): string[] => {
    // The compiler gives a list of what `as` names.
    switch (as) {
      case 'tile':
        return (list as readonly TileIn[]).map((of) => tile(of, ending));
      case 'laid':
        return (list as readonly (readonly number[])[]).map((of) => named(of, ending));
      case 'place':
        return (list as readonly Where[]).map((of) => place(of, ending));
      case 'end':
        return (list as readonly EndIn[]).map(({ where, n }) => place(where, ending, n));
      case 'word':
        return (list as readonly number[]).map((of) => word(of, ending));
      case undefined:
        return (list as readonly Value[]).map(value);
    }
  };

  return {
    value,
    plural,
    none,
    person,
    kind,
    capital,
    unstopped,
    count,
    last,
    word,
    tile,
    digits,
    place,
    /** "a, b and c". */
    list: (of: readonly unknown[], as?: As, ending?: string) => and.format(texts(of, as, ending)),
    /** "a, b or c". */
    either: (of: readonly unknown[], as?: As, ending?: string) => or.format(texts(of, as, ending)),
    /** "a, b, c". */
    sequence: (of: readonly unknown[], as?: As, ending?: string, between = ', ') =>
      texts(of, as, ending).join(between),
    /** "2–4" for consecutive numbers, otherwise "2 or 4". */
    span: (of: readonly number[]): string => {
      const [first = 0, final = first] = [of[0], of.at(-1)];
      const isRow = of.length > 1 && of.every((n, i) => n === first + i);
      return isRow ? `${value(first)}–${value(final)}` : or.format(of.map(value));
    },
  };
}
