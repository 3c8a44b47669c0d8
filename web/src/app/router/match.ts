/**
 * The values of a pattern's `:names`, or `undefined` where the path does not match it. Text may stand before a name. A last `*`
 * matches the rest.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = segments(pattern);
  let given = segments(path);
  if (wanted.at(-1) === '*') {
    wanted.pop();
    given = given.slice(0, wanted.length);
  }
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, want] of wanted.entries()) {
    const raw = given[i];
    if (raw === undefined) return undefined;
    const value = decode(raw);
    const at = want.indexOf(':');
    if (at < 0 ? want !== value : !value.startsWith(want.slice(0, at))) return undefined;
    if (at >= 0) params[want.slice(at + 1)] = value.slice(at);
  }
  return params;
}

function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** A segment with broken percent escapes is used as it is written; no route has such a name. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
