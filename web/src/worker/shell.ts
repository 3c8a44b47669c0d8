/** The files of one build of the page. Files of different builds do not work together. */
export interface Shell {
  /** Different for each build. */
  readonly version: string;
  /** The address of every file with its hash. */
  readonly files: Readonly<Record<string, string>>;
}

/** The page itself, for every address: its router does the rest. */
export const PAGE = '/index.html';

/** The folder of files whose names contain a hash of their content. */
export const HASHED = '/assets/';

const SHELLS = 'shell ';
const READINGS = 'readings ';

/** The cache of a build's files. */
export const shellCache = ({ version }: Shell): string => SHELLS + version;

/** The cache of answers that were read with this build, which understands them. */
export const readingCache = ({ version }: Shell): string => READINGS + version;

/** Whether a cache holds readings, of any build. */
export const isReadingCache = (name: string): boolean => name.startsWith(READINGS);

/**
 * The caches that can be deleted once this build is in control. `names` are all caches, oldest first. Other open pages
 * may still use the build before, so its files stay until the next build.
 */
export function stale(names: readonly string[], shell: Shell, othersOpen: boolean): string[] {
  const others = names.filter((name) => name !== shellCache(shell) && name !== readingCache(shell));
  const before = othersOpen ? others.findLast((name) => name.startsWith(SHELLS)) : undefined;
  return others.filter((name) => name !== before);
}
