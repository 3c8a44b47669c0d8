import { firstCharacters } from '../../ui/text-length.ts';

/** What is wrong with a text. */
export type TextFault = 'empty' | 'tooLong';

/** Checks a text of at most `max` characters. */
export function checkText(text: string, max: number, required: boolean): TextFault | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return required ? 'empty' : undefined;
  return firstCharacters(trimmed, max) === trimmed ? undefined : 'tooLong';
}

/** How many characters may still be typed, as a person counts them; never less than 0. */
export function charactersLeft(text: string, max: number): number {
  // So short a text has at most `max` characters, however they are counted.
  const length =
    'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)].length : [...text].length;
  return Math.max(0, max - length);
}
