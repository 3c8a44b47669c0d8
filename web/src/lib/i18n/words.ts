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
  const lists = new Intl.ListFormat(code, { type: 'conjunction' });
  return {
    categories,
    /** The sentence for `n`. "One" is not 1 in every language, so a form always writes its number. */
    plural(n: number, forms: Record<C[number], string>): string {
      // A test holds `categories` to all that the rules of this language can select.
      return forms[rules.select(n) as C[number]];
    },
    number: (n: number) => numbers.format(n),
    list: (items: readonly string[]) => lists.format(items),
  };
}
