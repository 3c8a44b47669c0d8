import { isReadingCache, readingCache, type Shell } from './shell.ts';

/** How many answers of the server are kept for reading. */
export const READINGS_MAX = 100;

/** Keeps an answer to be read again, and no more than there is room for: the first that were kept go. */
export async function keepReading(cache: Cache, url: string, response: Response): Promise<void> {
  // What is stored again becomes the newest.
  await cache.delete(url);
  await cache.put(url, response);
  const kept = await cache.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - READINGS_MAX))) await cache.delete(old);
}

/** Asks for what is not kept yet. Without a network it is left for another time. */
export async function keepOnce(cache: Cache, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if ((await cache.match(url)) !== undefined) continue;
    const response = await fetch(url, { priority: 'low' }).catch(() => undefined);
    if (response?.ok === true) await keepReading(cache, url, response);
  }
}

/** Answers kept by earlier builds are requested again: this build may not understand them. */
export async function renewReadings(shell: Shell): Promise<void> {
  const own = readingCache(shell);
  for (const name of await caches.keys()) {
    if (!isReadingCache(name) || name === own) continue;
    const kept = await (await caches.open(name)).keys();
    await keepOnce(
      await caches.open(own),
      kept.map(({ url }) => url),
    );
  }
}
