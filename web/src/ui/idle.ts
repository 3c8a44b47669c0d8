/** Without `requestIdleCallback`, the browser is taken to be idle after this time. */
const QUIET_MS = 1000;

/** Does something once the browser has nothing else to do. The returned function calls it off. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, QUIET_MS);
  return () => clearTimeout(timer);
}
