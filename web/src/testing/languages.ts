// Tests without a page have a reader too, who reads the same languages as in tests with one.
if (typeof document === 'undefined') {
  Object.defineProperty(globalThis, 'navigator', {
    value: { languages: ['en-US', 'en'] },
    configurable: true,
    writable: true,
  });
}
