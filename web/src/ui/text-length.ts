/**
 * The most UTF-16 units that a field takes for so many characters. A reader counts a family emoji as one character, and a
 * field counts its units: this is the most that the server accepts (`crates/club/src/text.rs`), and the server counts again.
 */
export const unitsFor = (characters: number): number => 2 * (4 * characters + 12);

/** The first characters of a text, as a reader counts them. */
export function firstCharacters(text: string, max: number): string {
  // Every browser that runs the page has it, but for some from before 2024; those count code points.
  const characters =
    'Segmenter' in Intl
      ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
      : [...text];
  return characters.slice(0, max).join('');
}
