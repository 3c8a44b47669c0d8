/** The first form of a language among those that the reader knows: `en-GB` for English. */
export const regional = (code: string): string | undefined =>
  navigator.languages.find((tag) => tag.split('-')[0] === code);
