/** A notice that the server pushed to this device. */
export interface Notice {
  title: string;
  body: string;
  /** The page that it opens. */
  path: string;
  tag: string;
}

/** Reads what was pushed; `undefined` if it is no notice. Only pages of this server are opened. */
export function readNotice(text: string | undefined): Notice | undefined {
  let pushed: unknown;
  try {
    pushed = JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
  if (typeof pushed !== 'object' || pushed === null) return undefined;
  const { title, body, path, tag } = pushed as Partial<Record<keyof Notice, unknown>>;
  if (typeof title !== 'string' || typeof body !== 'string' || typeof tag !== 'string') {
    return undefined;
  }
  return { title, body, path: typeof path === 'string' && isOwn(path) ? path : '/', tag };
}

/** Whether a path leads to a page of this server. `//host` and `/\\host` do not. */
const isOwn = (path: string) => /^\/(?![/\\])/.test(path);
