/**
 * The most UTF-16 units that a field accepts for so many characters. A person counts a family emoji as one character; a
 * field counts its UTF-16 units. A text has at most 4 Unicode scalars per character and 12 more, each of one or two
 * units. The server applies the exact limits (`crates/text/src/lib.rs`).
 */
export const unitsFor = (characters: number): number => 2 * (4 * characters + 12);

/** The first characters of a text, as a person counts them. */
export function firstCharacters(text: string, max: number): string {
  // Some browsers from before 2024 lack `Intl.Segmenter`; there, code points are counted.
  const characters =
    'Segmenter' in Intl
      ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
      : [...text];
  return characters.slice(0, max).join('');
}
