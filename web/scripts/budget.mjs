// How many bytes, compressed, each page asks of a reader before it can be used, and how many of a table's
// are the board. Run after `vite build`; fails when something costs more than its budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';

const KB = 1024;
const dist = new URL('../dist/', import.meta.url);
const gzipped = (/** @type {string | Uint8Array} */ bytes) => gzipSync(bytes).length;

/** @typedef {{file: string, css?: string[], imports?: string[], isDynamicEntry?: boolean}} Chunk */
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** Bytes of a built file as a browser receives them. */
const size = (/** @type {string} */ file) => gzipped(readFileSync(new URL(file, dist)));

/** A chunk of the manifest. */
function chunk(/** @type {string} */ key) {
  const found = manifest[key];
  if (found === undefined) throw new Error(`the manifest has no chunk \`${key}\``);
  return found;
}

/** Files that a chunk needs, itself included. */
function files(/** @type {string} */ key, /** @type {Set<string>} */ seen = new Set()) {
  const { file, css = [], imports = [] } = chunk(key);
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const sheet of css) seen.add(sheet);
  for (const next of imports) files(next, seen);
  return seen;
}

// A reader loads one catalogue; the largest is counted.
const [largest = ''] = Object.keys(manifest)
  .filter((key) => /^src\/lib\/i18n\/[a-z]{2}\.ts$/.test(key))
  .sort((a, b) => size(chunk(b).file) - size(chunk(a).file));

/** Bytes of the frame, one language and a page. */
function pageSize(/** @type {string} */ page) {
  const all = new Set(['index.html', 'favicon.svg']);
  for (const key of ['index.html', largest, page]) for (const file of files(key)) all.add(file);
  return [...all].reduce((sum, file) => sum + size(file), 0);
}

/** Bytes of the board alone, bundled without what it shares with every page. */
async function boardSize() {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [svelte()],
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: {
        input: ['src/lib/board/Board.svelte', 'src/lib/board/HandTile.svelte'],
        preserveEntrySignatures: 'strict',
        external: /^svelte/,
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((built) =>
    'output' in built ? built.output : [],
  );
  return outputs.reduce(
    (sum, built) => sum + gzipped(built.type === 'chunk' ? built.code : built.source),
    0,
  );
}

const pages = Object.keys(manifest).filter(
  (key) => key.startsWith('src/routes/') && chunk(key).isDynamicEntry === true,
);
const budgets = [
  ...pages.map((key) => ({
    name: key,
    limit: (key === 'src/routes/Table.svelte' ? 110 : 60) * KB,
    actual: pageSize(key),
  })),
  { name: 'src/lib/board', limit: 12 * KB, actual: await boardSize() },
];

for (const { name, limit, actual } of budgets) {
  const over = actual > limit;
  if (over) process.exitCode = 1;
  const line = `${name}: ${(actual / KB).toFixed(1)} KB of ${(limit / KB).toFixed(0)} KB compressed`;
  console[over ? 'error' : 'log'](over ? `${line}: over budget` : line);
}
