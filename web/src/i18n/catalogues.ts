/** How to load catalogues of one kind, by the code of their language. Only the language that is read is loaded. */
export type Catalogues<T> = ReadonlyMap<string, () => Promise<{ default: T }>>;

/** The catalogues that `import.meta.glob` finds: files named by two letters. */
export function byCode<T>(files: Record<string, () => Promise<{ default: T }>>): Catalogues<T> {
  return new Map(Object.entries(files).map(([file, load]) => [file.slice(-5, -3), load] as const));
}

/** Loads the catalogue of a language. */
export async function load<T>(from: Catalogues<T>, code: string): Promise<T> {
  const load = from.get(code);
  if (load === undefined) throw new Error(`no catalogue for \`${code}\``);
  return (await load()).default;
}
