/** The values of a pattern's `:names`, or `undefined` where the path does not match it. A last `*` matches the rest. */
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
    if (want.startsWith(':')) params[want.slice(1)] = value;
    else if (want !== value) return undefined;
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
