/**
 * A catalogue's plurals, numbers and lists, from the browser's own data. `categories` are the plural categories of the
 * language. The types then require a complete sentence for each category in every message with a count.
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
    /** The sentence for `n`. The category "one" is not always 1, so every form writes its number. */
    plural(n: number, forms: Record<C[number], string>): string {
      // A test compares `categories` with the rules of the language.
      return forms[rules.select(n) as C[number]];
    },
    number: (n: number) => numbers.format(n),
    /** "2–4" for consecutive numbers, otherwise as `either`. */
    span(these: readonly number[]): string {
      const [first = 0, final = first] = [these[0], these.at(-1)];
      const consecutive = these.every((n, i) => n === first + i);
      return consecutive && these.length > 1
        ? `${numbers.format(first)}–${numbers.format(final)}`
        : either(these);
    },
    /** "7 or 5", in the order given. */
    either,
    /** The number that decides the plural when several stand before the noun. */
    last: (these: readonly number[]) => these.at(-1) ?? 0,
  };
}
