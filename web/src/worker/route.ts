import { HASHED, type Shell } from './shell.ts';

/**
 * How a request is answered: with the page, from the network if it is quick; with a file of the page, from the cache;
 * with something to read, from the network and otherwise as it was read last; or by the network as if there were no
 * worker.
 */
export type Route = 'page' | 'file' | 'reading' | 'network';

/** As much of a request as decides how it is answered. */
export type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * What the server tells everybody alike, and what changes only with the server. Nothing else it answers is ever kept:
 * tables, people and evenings are theirs, and of this moment.
 */
const READINGS: readonly RegExp[] = [
  /^\/api\/presets(\/unplayable)?$/,
  /^\/api\/rules\/sheet$/,
  /^\/api\/learn\/[^/]+(\/[^/]+)?$/,
];

/** How a request to `origin`'s worker is answered. */
export function routeOf({ method, mode, url }: Asked, origin: string, shell: Shell): Route {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin) return 'network';
  const path = asked.pathname;
  if (path in shell.files || path.startsWith(HASHED)) return 'file';
  if (READINGS.some((reading) => reading.test(path))) return 'reading';
  // As the server sees it, a path is a page unless it is of the interface or names a file.
  const isPage =
    mode === 'navigate' && !/^\/(api\/|healthz$|readyz$)/.test(path) && !/\.[^/]*$/.test(path);
  return isPage ? 'page' : 'network';
}
