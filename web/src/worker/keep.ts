import { HASHED, shellCache, type Shell } from './shell.ts';

/** How many files are fetched at once. The open page must not wait for these. */
const AT_ONCE = 3;

/**
 * Puts every file of a build into its cache, or throws. Files of an earlier attempt stay. Files with the same name in
 * an earlier build's cache are copied.
 */
export async function keepShell(shell: Shell): Promise<void> {
  const cache = await caches.open(shellCache(shell));
  const missing = Object.entries(shell.files);
  const next = async (): Promise<void> => {
    for (let file = missing.shift(); file !== undefined; file = missing.shift()) {
      const [path, integrity] = file;
      if ((await cache.match(path)) !== undefined) continue;
      const hashed = path.startsWith(HASHED);
      const earlier = hashed ? await caches.match(path) : undefined;
      await cache.put(path, earlier ?? (await fetchWhole(path, integrity, hashed)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Fetches a file that must have this hash: a file of another build, or a network's sign-in page, is refused. */
async function fetchWhole(path: string, integrity: string, hashed: boolean): Promise<Response> {
  const response = await fetch(path, {
    integrity,
    cache: hashed ? 'default' : 'no-cache',
    priority: 'low',
  });
  if (!response.ok) throw new Error(`${path} was answered with status ${response.status}`);
  return response;
}
