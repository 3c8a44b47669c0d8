import { isReadingCache, readingCache, type Shell } from './shell.ts';

/** How many answers of the server are cached for reading. */
export const READINGS_MAX = 100;

/** Caches an answer for reading. If there are too many, the oldest are removed. */
export async function keepReading(cache: Cache, url: string, response: Response): Promise<void> {
  // An answer that is stored again becomes the newest.
  await cache.delete(url);
  await cache.put(url, response);
  const cached = await cache.keys();
  for (const old of cached.slice(0, Math.max(0, cached.length - READINGS_MAX)))
    await cache.delete(old);
}

/** Requests the addresses that are not cached yet. Without a network they are skipped. */
export async function keepOnce(cache: Cache, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if ((await cache.match(url)) !== undefined) continue;
    const response = await fetch(url, { priority: 'low' }).catch(() => undefined);
    if (response?.ok === true) await keepReading(cache, url, response);
  }
}

/** Requests answers cached by earlier builds again: this build may not understand the old ones. */
export async function renewReadings(shell: Shell): Promise<void> {
  const own = readingCache(shell);
  for (const name of await caches.keys()) {
    if (!isReadingCache(name) || name === own) continue;
    const cached = await (await caches.open(name)).keys();
    await keepOnce(
      await caches.open(own),
      cached.map(({ url }) => url),
    );
  }
}
