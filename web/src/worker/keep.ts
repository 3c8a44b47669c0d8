import { HASHED, shellCache, type Shell } from './shell.ts';

/** How many files are on their way at once: the page that is open must not wait for those of later. */
const AT_ONCE = 3;

/**
 * Puts every file of a build in its cache, or throws. What is there from an earlier attempt stays, and what an earlier
 * build had under the same name is taken from there.
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

/** Fetches a file that has this hash: neither one of another build nor the sign-in page of some network. */
async function fetchWhole(path: string, integrity: string, hashed: boolean): Promise<Response> {
  const response = await fetch(path, {
    integrity,
    cache: hashed ? 'default' : 'no-cache',
    priority: 'low',
  });
  if (!response.ok) throw new Error(`${path} was answered with status ${response.status}`);
  return response;
}
