/** The width of a letter in ems: the average of bold letters in a wide font. */
export const LETTER = 0.7;
/** The width of wide letters: a name of such letters fits too. */
const WIDE = 0.74;

/** The least width in ems at which a name has at most two lines. It breaks after spaces and hyphens only. */
export function nameWidth(name: string): number {
  const parts = name.trim().match(/[^\s-]*[\s-]?/g) ?? [];
  const lengthOf = (line: readonly string[]) => [...line.join('').trimEnd()].length;
  const widths = parts.map((_, at) =>
    Math.max(1, lengthOf(parts.slice(0, at)), lengthOf(parts.slice(at))),
  );
  return Math.min(...widths) * WIDE;
}
