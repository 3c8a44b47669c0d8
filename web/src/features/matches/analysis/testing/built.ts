import { existsSync, readFileSync } from 'node:fs';

const FILE = 'src/features/matches/analysis/engine.wasm';

/** Whether the engine was built here. Without it, tests that need it are skipped; in CI they fail. */
export const isBuilt = existsSync(FILE);

if (!isBuilt) {
  const message = 'the engine of analysis is not built, so its tests are skipped';
  if (process.env.CI === 'true') throw new Error(message);
  process.stderr.write(`NOTE: ${message}; ./test builds it where it can\n`);
}

/** The engine's file, as a server would send it. */
export const engineFile = () => new Uint8Array(readFileSync(FILE)).buffer;
