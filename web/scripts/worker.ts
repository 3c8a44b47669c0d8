import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { HASHED, PAGE, type Shell } from '../src/worker/shell.ts';

/** The worker's address. It is at the root, because a worker controls only the addresses below its own folder. */
export const WORKER = 'service-worker.js';

/** Files that the page shows or runs; icons are fetched when the page is installed. */
const needed = (path: string) =>
  [PAGE, '/favicon.svg', '/manifest.webmanifest'].includes(path) || path.startsWith(HASHED);

/** The version of a build with these files, and the hash of each file that the worker caches. */
export function shellOf(files: ReadonlyMap<string, Uint8Array>): Shell {
  const hashes = [...files]
    .filter(([path]) => needed(path))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, bytes]) => [path, `sha256-${hash(bytes, 'base64')}`] as const);
  return {
    version: hash(Buffer.from(JSON.stringify(hashes)), 'hex').slice(0, 12),
    files: Object.fromEntries(hashes),
  };
}

const hash = (bytes: Uint8Array, as: 'base64' | 'hex') =>
  createHash('sha256').update(bytes).digest(as);

/** Writes the service worker to the build, once all files are there. */
export function serviceWorker(): Plugin {
  let root = '.';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle: {
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) throw new Error('the client is not built into a folder');
        const code = await worker(root, shellOf(read(dir)));
        writeFileSync(join(dir, WORKER), code);
      },
    },
  };
}

/** Every file of a folder by its path on the server. */
function read(dir: string): Map<string, Uint8Array> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file.slice(dir.length), readFileSync(file)]));
}

/** The worker of a build, as one script for every browser that has workers. */
async function worker(root: string, shell: Shell): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { SHELL: JSON.stringify(shell) },
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: 'src/worker/worker.ts', output: { format: 'iife' } },
    },
  });
  const code = [built].flat().flatMap((one) => ('output' in one ? one.output : []))[0];
  if (code?.type !== 'chunk') throw new Error('the service worker was not built');
  return code.code;
}
