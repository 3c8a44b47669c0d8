import { existsSync, readFileSync } from 'node:fs';

/** An engine's file for tests: whether it was built here, and its bytes as a server would send them. */
export type BuiltEngine = { readonly isBuilt: boolean; readonly engineFile: () => ArrayBuffer };

/** The engine in a file of this project. Without it, tests that need it are skipped; in CI they fail. */
export function builtEngine(file: string, name: string): BuiltEngine {
  const isBuilt = existsSync(file);
  if (!isBuilt) {
    const message = `${name} is not built, so its tests are skipped`;
    if (process.env.CI === 'true') throw new Error(message);
    process.stderr.write(`NOTE: ${message}; ./test builds it where it can\n`);
  }
  return { isBuilt, engineFile: () => new Uint8Array(readFileSync(file)).buffer };
}
