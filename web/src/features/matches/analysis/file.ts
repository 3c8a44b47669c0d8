/** The address of the engine that analyses matches; `null` where the client was built without it. */
export const [ENGINE_URL = null] = Object.values(
  import.meta.glob<string>('./engine.wasm', { query: '?url', import: 'default', eager: true }),
);
