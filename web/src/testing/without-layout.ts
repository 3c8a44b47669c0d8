import { vi } from 'vitest';

/** jsdom has no layout, and so no observer of sizes. With this one, components keep the size that they first read. */
export function withoutLayout(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}
