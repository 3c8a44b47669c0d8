import { afterEach, expect, it, vi } from 'vitest';
import { requestPersistence } from './persist.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser with this answer to a request for persistent storage. */
function browser(storage: Partial<StorageManager> | undefined) {
  vi.stubGlobal('navigator', { storage });
}

it('with persistent storage the browser keeps the data until it is deleted', async () => {
  browser({ persisted: async () => false, persist: async () => true });
  expect(await requestPersistence()).toBe(true);
});

it('a browser with persistent storage is not asked again', async () => {
  const persist = vi.fn(async () => false);
  browser({ persisted: async () => true, persist });
  expect(await requestPersistence()).toBe(true);
  expect(persist).not.toHaveBeenCalled();
});

it('without persistent storage the browser decides how long it keeps the data', async () => {
  browser({ persisted: async () => false, persist: async () => false });
  expect(await requestPersistence()).toBe(false);
  browser({ persist: () => Promise.reject(new TypeError('not here')) });
  expect(await requestPersistence()).toBe(false);
  browser({});
  expect(await requestPersistence()).toBe(false);
  browser(undefined);
  expect(await requestPersistence()).toBe(false);
});
