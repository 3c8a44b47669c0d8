/** The colours of numbers on tiles. Each is at least 4.5 to 1 on ivory; any two differ for every kind of colour sight. */
const COLOURS = [
  '#3f60ff',
  '#946400',
  '#24533f',
  '#4e03d0',
  '#870c00',
  '#5b3069',
  '#d51860',
  '#13806d',
  '#796795',
] as const;

/** The colour of a number. A blank has none. Ten and above repeat the colours of one and above. */
export function numberColour(number: number): string | undefined {
  return number < 1 ? undefined : COLOURS[(number - 1) % COLOURS.length];
}

/** Whether the half is filled with the colour, and its pips or digit are ivory: so ten differs from one. */
export function isFilled(number: number): boolean {
  return number > COLOURS.length;
}

/** The scale in pixels per `u` below which pips run together: coloured sets have more pips on a half. */
export function digitsBelow(coloured: boolean): number {
  return coloured ? 28 : 16;
}
