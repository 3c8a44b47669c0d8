/** The address of the account page that leads back to a page of ours once the visitor is signed in: by default to this one. */
export function accountAddress(then = location.pathname + location.search): string {
  return `/account?${String(new URLSearchParams({ then }))}`;
}

/** The page that an address of the account page leads back to. Only a page of ours: anyone can write such a link. */
export function thenIn(search: string): string | undefined {
  const then = new URLSearchParams(search).get('then');
  if (then?.startsWith('/') !== true || !URL.canParse(then, location.origin)) return undefined;
  const { origin, pathname, search: query } = new URL(then, location.origin);
  // `//host` and `/\host` are other origins. `/.//host` is not, but its path is `//host`.
  const isPage = !pathname.startsWith('//') && !pathname.startsWith('/api/');
  return origin === location.origin && isPage && pathname !== '/account'
    ? pathname + query
    : undefined;
}
