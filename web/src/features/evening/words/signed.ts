/** A number that may be gained or lost, with its sign: +127, −199, 0. */
export const signed = (n: number, language: string): string =>
  new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(n);
