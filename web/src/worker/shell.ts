/** The files of one build of the page, which belong together: a part of one build and a part of another would not work. */
export interface Shell {
  /** Another build has another version. */
  readonly version: string;
  /** The address of every file, and the hash that it must have. */
  readonly files: Readonly<Record<string, string>>;
}

/** The page itself, for every address: its router finds the way. */
export const PAGE = '/index.html';

/** Where files lie whose names change with what they hold. */
export const HASHED = '/assets/';

const SHELLS = 'shell ';
const READINGS = 'readings ';

/** The cache of a build's files. */
export const shellCache = ({ version }: Shell): string => SHELLS + version;

/** The cache of what was read from the server with this build, whose answers it understands. */
export const readingCache = ({ version }: Shell): string => READINGS + version;

/** Whether a cache holds answers, of any build. */
export const isReadingCache = (name: string): boolean => name.startsWith(READINGS);

/**
 * The caches that can go once this build is in charge. `names` are all there are, oldest first. Where other pages of the
 * build before are still open, its files stay for them until the next build comes.
 */
export function stale(names: readonly string[], shell: Shell, othersOpen: boolean): string[] {
  const others = names.filter((name) => name !== shellCache(shell) && name !== readingCache(shell));
  const before = othersOpen ? others.findLast((name) => name.startsWith(SHELLS)) : undefined;
  return others.filter((name) => name !== before);
}
