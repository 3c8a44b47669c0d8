import { vi } from 'vitest';

const PATIENCE_MS = 20_000;

/** Repeats a check until it passes. What it waits for takes milliseconds, but a busy machine may take seconds for them. */
export const soon = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS, interval: 10 });
