import { onTestFinished } from 'vitest';

/** Stops something when the present test ends; returns how to stop it sooner. It is stopped once. */
export function untilTestEnds(stop: () => void | Promise<void>): () => Promise<void> {
  let stopped: Promise<void> | undefined;
  const once = () => (stopped ??= Promise.resolve(stop()));
  onTestFinished(once);
  return once;
}
