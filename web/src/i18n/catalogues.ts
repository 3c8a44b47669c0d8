/** The functions that load the catalogues of one kind, by language code. Only the languages in use are loaded. */
export type Catalogues<T> = ReadonlyMap<string, () => Promise<{ default: T }>>;

/** The catalogues found by `import.meta.glob`: files named by the code of their language. */
export function byCode<T>(files: Record<string, () => Promise<{ default: T }>>): Catalogues<T> {
  return new Map(
    Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.ts$/g, ''), load] as const),
  );
}

/** Loads the catalogue of a language. Throws if there is none. */
export async function load<T>(from: Catalogues<T>, code: string): Promise<T> {
  const load = from.get(code);
  if (load === undefined) throw new Error(`no catalogue for \`${code}\``);
  return (await load()).default;
}
