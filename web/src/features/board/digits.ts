/**
 * The digits on tiles, drawn as strokes. They are not texts: a browser lays out all texts of a drawing again whenever
 * its scale changes, which takes 10 ms for 91 tiles.
 */

/** How thick the strokes are, in the units of the digits. */
export const STROKE = 14;
/** How high a number is with its strokes, in the same units. */
const HEIGHT = 64 + STROKE;
/** Between two digits. */
const GAP = 6;

interface Digit {
  readonly width: number;
  /** Where the stroke starts, from the middle of the digit, and how it runs from there. */
  readonly x: number;
  readonly y: number;
  readonly run: string;
}

const bowl = 'a20 19.5 0 1 0';
const DIGITS: readonly Digit[] = [
  { width: 40, x: 0, y: -32, run: 'a20 32 0 1 0 .1 0z' },
  { width: 15, x: -8, y: -22, run: 'l15-10v64' },
  { width: 41, x: -19, y: -14, run: 'a19 18.5 0 1 1 34 12l-35 34h41' },
  { width: 36, x: -17, y: -20, run: 'a16 16 0 1 1 15 18a18 18 0 1 1-17 22' },
  { width: 46, x: 9, y: 32, run: 'v-64l-32 45h46' },
  { width: 38, x: 18, y: -32, run: 'h-31l-2 30a19.5 19.5 0 1 1-3 24' },
  { width: 40, x: 13, y: -32, run: `c-22 7-33 24-33 45${bowl} 40 0${bowl}-40 0` },
  { width: 40, x: -20, y: -32, run: 'h40l-25 64' },
  { width: 39, x: 0, y: -2, run: 'a15.5 15 0 1 1 .1 0a19.5 17 0 1 1-.1 0z' },
  { width: 40, x: -13, y: 32, run: `c22-7 33-24 33-45${bowl}-40 0${bowl} 40 0` },
];

const digitsOf = (number: number) =>
  [...String(number)].flatMap((digit) => DIGITS[Number(digit)] ?? []);

const widthOf = (digits: readonly Digit[]) =>
  digits.reduce((sum, { width }) => sum + width + STROKE + GAP, -GAP);

/** A number as one path, centred on the origin. Stroke it with round caps, `STROKE` wide. */
export function numberPath(number: number): string {
  const digits = digitsOf(number);
  let left = -widthOf(digits) / 2;
  return digits
    .map(({ width, x, y, run }) => {
      const middle = left + (width + STROKE) / 2;
      left += width + STROKE + GAP;
      return `M${middle + x} ${y}${run}`;
    })
    .join('');
}

/** The scale at which a number is this high, and no wider than `most`. */
export function numberScale(number: number, high: number, most: number): number {
  return +Math.min(high / HEIGHT, most / widthOf(digitsOf(number))).toFixed(5);
}
