/** The imports of one file, by the path as it is written. */
export function importsOf(
  file: string,
  text: string,
): { specifier: string; names: string[]; line: number }[];
