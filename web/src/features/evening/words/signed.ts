/** A gain or a loss with its sign: +127, −199, 0. */
export const signed = (n: number, language: string): string =>
  new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(n);
