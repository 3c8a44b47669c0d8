// How many bytes, compressed, each page asks of a reader before it can be used. Run after `vite build`;
// fails when a page costs more than its budget.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const KB = 1024;
const dist = new URL('../dist/', import.meta.url);

/** @type {Record<string, {file: string, src?: string, css?: string[], imports?: string[]}>} */
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** Bytes of a built file as a browser receives them. */
const size = (/** @type {string} */ file) => gzipSync(readFileSync(new URL(file, dist))).length;

/** Files that a chunk needs, itself included. */
function files(/** @type {string} */ key, seen = new Set()) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the manifest has no chunk \`${key}\``);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const next of chunk.imports ?? []) files(next, seen);
  return seen;
}

/** Bytes of the page's frame plus everything these chunks load. */
function pageSize(/** @type {string[]} */ ...keys) {
  const all = new Set(['index.html', 'favicon.svg']);
  for (const key of ['index.html', ...keys]) for (const file of files(key)) all.add(file);
  return [...all].reduce((sum, file) => sum + size(file), 0);
}

// A reader loads one catalogue; the largest is counted.
const catalogues = Object.keys(manifest).filter((key) =>
  /^src\/lib\/i18n\/[a-z]{2}\.ts$/.test(key),
);
const largest = catalogues.sort((a, b) => size(manifest[b].file) - size(manifest[a].file))[0];
if (largest === undefined) throw new Error('the manifest has no catalogue');

const budgets = [
  { name: 'home', limit: 60 * KB, actual: pageSize(largest, 'src/routes/Home.svelte') },
  { name: 'open a table', limit: 60 * KB, actual: pageSize(largest, 'src/routes/NewTable.svelte') },
  { name: 'settings', limit: 60 * KB, actual: pageSize(largest, 'src/routes/Settings.svelte') },
];

let failed = false;
for (const { name, limit, actual } of budgets) {
  const over = actual > limit;
  failed ||= over;
  const line = `${name}: ${(actual / KB).toFixed(1)} KB of ${(limit / KB).toFixed(0)} KB compressed`;
  console[over ? 'error' : 'log'](over ? `${line}: over budget` : line);
}
process.exitCode = failed ? 1 : 0;
