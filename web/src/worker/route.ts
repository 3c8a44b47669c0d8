import { HASHED, type Shell } from './shell.ts';

/**
 * How a request is answered. `page`: from the network if it is quick. `file`: from the cache. `reading`: from the
 * network, otherwise the last answer. `network`: as if there were no worker.
 */
export type Route = 'page' | 'file' | 'reading' | 'network';

/** The part of a request that decides how it is answered. */
export type RoutedRequest = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * Answers that are equal for everyone and change only with the server. Nothing else is cached: tables, people and
 * evenings are personal and change.
 */
const READINGS: readonly RegExp[] = [
  /^\/api\/presets(\/unplayable)?$/,
  /^\/api\/rules\/sheet$/,
  /^\/api\/learn\/[^/]+(\/[^/]+)?$/,
  /^\/api\/guides\/[^/]+\/[^/]+$/,
];

/** How the worker of `origin` answers a request. */
export function routeOf({ method, mode, url }: RoutedRequest, origin: string, shell: Shell): Route {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'network';
  const path = address.pathname;
  if (path in shell.files || path.startsWith(HASHED)) return 'file';
  if (READINGS.some((reading) => reading.test(path))) return 'reading';
  // As on the server, a path is a page unless it belongs to the API or names a file.
  const isPage =
    mode === 'navigate' && !/^\/(api\/|healthz$|readyz$)/.test(path) && !/\.[^/]*$/.test(path);
  return isPage ? 'page' : 'network';
}
