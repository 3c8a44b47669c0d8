/** The imports of one file, by the path as it is written. */
export function importsOf(
  file: string,
  text: string,
): { specifier: string; names: string[]; line: number }[];

/** The script blocks of a component and the lazy imports in its markup, on their original lines. */
export function scriptOf(component: string): string;
