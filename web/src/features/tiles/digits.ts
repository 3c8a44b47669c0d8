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

/** The width of a digit, where its stroke starts from the middle of the digit, and how it runs from there. */
type Digit = readonly [width: number, x: number, y: number, run: string];

const DIGITS: readonly Digit[] = [
  [40, 0, -32, 'a20 32 0 1 0 .1 0z'],
  [15, -8, -22, 'l15-10v64'],
  [41, -19, -14, 'a19 18.5 0 1 1 34 12l-35 34h41'],
  [36, -17, -20, 'a16 16 0 1 1 15 18a18 18 0 1 1-17 22'],
  [46, 9, 32, 'v-64l-32 45h46'],
  [38, 18, -32, 'h-31l-2 30a19.5 19.5 0 1 1-3 24'],
  [40, 13, -32, 'c-22 7-33 24-33 45a20 19.5 0 1 0 40 0a20 19.5 0 1 0-40 0'],
  [40, -20, -32, 'h40l-25 64'],
  [39, 0, -2, 'a15.5 15 0 1 1 .1 0a19.5 17 0 1 1-.1 0z'],
  [40, -13, 32, 'c22-7 33-24 33-45a20 19.5 0 1 0-40 0a20 19.5 0 1 0 40 0'],
];

const digitsOf = (number: number) =>
  [...String(number)].map((digit) => DIGITS[Number(digit)]).filter((digit) => digit !== undefined);

const widthOf = (digits: readonly Digit[]) =>
  digits.reduce((sum, [width]) => sum + width + STROKE + GAP, -GAP);

/** A number as one path, centred on the origin. Stroke it with round caps, `STROKE` wide. */
export function numberPath(number: number): string {
  const digits = digitsOf(number);
  let left = -widthOf(digits) / 2;
  return digits
    .map(([width, x, y, run]) => {
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
