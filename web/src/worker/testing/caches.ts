/** A cache in memory, by address. */
class FakeCache {
  readonly #entries = new Map<string, Response>();

  async match(request: string): Promise<Response | undefined> {
    return this.#entries.get(address(request))?.clone();
  }

  async put(request: string, response: Response): Promise<void> {
    this.#entries.set(address(request), response);
  }

  async delete(request: string | Request): Promise<boolean> {
    return this.#entries.delete(address(request));
  }

  async keys(): Promise<Request[]> {
    return [...this.#entries.keys()].map((url) => new Request(url));
  }
}

/** A browser's caches in memory, as far as the worker uses them. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return cache;
  }

  async match(request: string): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const found = await cache.match(request);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  /** The contents of each cache, by path. */
  async all(): Promise<Record<string, string[]>> {
    const all: Record<string, string[]> = {};
    for (const [name, cache] of this.#caches) {
      all[name] = (await cache.keys()).map(({ url }) => url.slice(ORIGIN.length)).sort();
    }
    return all;
  }
}

export const ORIGIN = 'https://dominoes.example';

const address = (request: string | Request) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;
