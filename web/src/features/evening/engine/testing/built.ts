import { existsSync, readFileSync } from 'node:fs';

const FILE = 'src/features/evening/engine/engine.wasm';

/** Whether the engine was built here. The complete test command requires it. */
export const isBuilt = existsSync(FILE);

if (!isBuilt) {
  const what = 'the engine of club evenings is not built, so its tests are skipped';
  if (process.env.CI === 'true') throw new Error(what);
  process.stderr.write(`NOTE: ${what}; ./test builds it where it can\n`);
}

/** Its file, as a server would send it. */
export const engineFile = () => new Uint8Array(readFileSync(FILE)).buffer;
