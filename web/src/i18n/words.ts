/**
 * What a catalogue needs of its language: plurals, numbers and lists, from the browser's own data. `categories`
 * are the plural categories of the language; types then ask every counted message for one whole sentence each.
 */
export function wordsOf<const C extends readonly Intl.LDMLPluralRule[]>(
  code: string,
  categories: C,
) {
  const rules = new Intl.PluralRules(code);
  const numbers = new Intl.NumberFormat(code);
  const lists = new Intl.ListFormat(code, { type: 'disjunction' });
  const either = (these: readonly number[]) => lists.format(these.map((n) => numbers.format(n)));
  return {
    categories,
    /** The sentence for `n`. "One" is not 1 in every language, so a form always writes its number. */
    plural(n: number, forms: Record<C[number], string>): string {
      // A test holds `categories` to all that the rules of this language can select.
      return forms[rules.select(n) as C[number]];
    },
    number: (n: number) => numbers.format(n),
    /** "2–4" for what follows on each other, otherwise as `either`. */
    span(these: readonly number[]): string {
      const [first = 0, final = first] = [these[0], these.at(-1)];
      const dense = these.every((n, i) => n === first + i);
      return dense && these.length > 1
        ? `${numbers.format(first)}–${numbers.format(final)}`
        : either(these);
    },
    /** "7 or 5". */
    either,
    /** The number that a plural goes by when several stand before the noun. */
    last: (these: readonly number[]) => these.at(-1) ?? 0,
  };
}
