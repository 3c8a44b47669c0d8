// How many bytes, compressed, each page needs before it can be used, how many of a table's bytes are
// the tiles on the cloth, and how many more each other layout needs. Run after `vite build`; fails if something exceeds its budget.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';

const KB = 1024;
const dist = new URL('../dist/', import.meta.url);
const gzipped = (/** @type {string | Uint8Array} */ bytes) => gzipSync(bytes).length;

/** @typedef {{file: string, css?: string[], imports?: string[], isDynamicEntry?: boolean}} Chunk */
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** The compressed size of a built file, in bytes. */
const size = (/** @type {string} */ file) => gzipped(readFileSync(new URL(file, dist)));

/** A chunk of the manifest by its key. Throws if there is none. */
function chunk(/** @type {string} */ key) {
  const found = manifest[key];
  if (found === undefined) throw new Error(`the manifest has no chunk \`${key}\``);
  return found;
}

/** The files of a chunk and of everything that it imports statically. */
function files(/** @type {string} */ key, /** @type {Set<string>} */ seen = new Set()) {
  const { file, css = [], imports = [] } = chunk(key);
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const sheet of css) seen.add(sheet);
  for (const next of imports) files(next, seen);
  return seen;
}

/** The largest catalogue in a folder. A reader loads one catalogue, so the largest is the worst case. */
function largest(/** @type {string} */ folder) {
  const [found = ''] = Object.keys(manifest)
    .filter((key) => key.startsWith(folder) && /^[a-z]{2}\.ts$/.test(key.slice(folder.length)))
    .sort((a, b) => size(chunk(b).file) - size(chunk(a).file));
  return found;
}

// Pages and parts in which tiles are played.
const REPLAY = 'src/features/matches/replay/ReplayTable.svelte';
// The table's page with what it needs to run on the device.
const ON_DEVICE = 'src/features/table/on-device/OnDevice.svelte';
const TABLE = 'src/features/table/pages/Table.svelte';
const TABLES = [TABLE, 'src/features/learn/LessonTable.svelte', REPLAY];
// The layouts other than a line. A table loads only that of its game.
const LAYOUTS = [
  'src/features/tiles/cross-shape.ts',
  'src/features/tiles/lattice.ts',
  'src/features/tiles/toes.ts',
  'src/features/table/trains/Lanes.svelte',
];
const WORDS = largest('src/i18n/compiled/page/');
const WORDS_OF_TABLES = largest('src/i18n/compiled/table/');
// The home page has one part for a first visit, and one for a person who has played before.
const HOME = 'src/features/play/pages/Home.svelte';
const BACK = 'src/features/play/home/Back.svelte';
// The chooser of a new table shows games with their pictures, and who sits down.
const NEW = 'src/features/play/pages/NewTable.svelte';
// The page of an account has one part for a person who is signed in, and one for a guest.
const SIGNED_IN = 'src/features/account/SignedIn.svelte';
// Pages that choose among all games, with a picture of each, and pages with initials beside faces.
/** @type {Readonly<Record<string, number>>} */
const MORE = {
  [NEW]: 75,
  [SIGNED_IN]: 65,
  'src/features/tournaments/pages/New.svelte': 66,
  // They name what is wrong in lists of members and of entries.
  'src/features/clubs/pages/Clubs.svelte': 66,
  'src/features/clubs/pages/Members.svelte': 65,
  'src/features/clubs/pages/Season.svelte': 66,
  'src/features/clubs/pages/Settings.svelte': 67,
  'src/features/matches/pages/Search.svelte': 65,
};
const ACCOUNT = 'src/features/account/pages/Account.svelte';
// Pages whose list and messages are loaded with the first of them.
const BRANCHES = [
  {
    pages: 'src/features/account/',
    list: 'src/features/account/routes.ts',
    words: 'src/i18n/compiled/account/',
  },
  {
    pages: 'src/features/clubs/',
    list: 'src/features/clubs/routes.ts',
    words: 'src/i18n/compiled/club/',
  },
  {
    pages: 'src/features/matches/',
    list: 'src/features/matches/routes.ts',
    words: 'src/i18n/compiled/matches/',
  },
  {
    pages: 'src/features/people/',
    list: 'src/features/people/routes.ts',
    words: 'src/i18n/compiled/matches/',
  },
  {
    pages: 'src/features/rulebook/',
    list: 'src/features/rulebook/routes.ts',
    words: 'src/i18n/compiled/games/',
  },
  {
    pages: 'src/features/settings/pages/Settings.svelte',
    list: 'src/features/settings/routes.ts',
    words: 'src/i18n/compiled/settings/',
  },
];

/** What a page needs besides the frame and one language. */
function needs(/** @type {string} */ page) {
  if (page === REPLAY) return [page, WORDS_OF_TABLES, largest('src/i18n/compiled/matches/')];
  if (page === ON_DEVICE) return [page, ...needs(TABLE), largest('src/i18n/compiled/local/')];
  if (TABLES.includes(page)) return [page, WORDS_OF_TABLES];
  if (page === HOME) return [page, 'src/features/play/home/FirstVisit.svelte'];
  if (page === BACK) return [HOME, page, largest('src/i18n/compiled/lobby/')];
  if (page === NEW) return [page, largest('src/i18n/compiled/choosing/')];
  if (page === SIGNED_IN) return [ACCOUNT, ...needs(ACCOUNT), page];
  const branch = BRANCHES.find(({ pages }) => page.startsWith(pages));
  return branch === undefined ? [page] : [branch.list, page, largest(branch.words)];
}

/** Bytes of the frame, one language and a page. */
function pageSize(/** @type {string} */ page) {
  const all = new Set(['index.html', 'favicon.svg']);
  const keys = ['index.html', WORDS, ...needs(page)];
  for (const key of keys) for (const file of files(key)) all.add(file);
  return [...all].reduce((sum, file) => sum + size(file), 0);
}

/** Bytes that a table loads for a layout besides its own page. Throws if the page contains the layout. */
function layoutSize(/** @type {string} */ layout) {
  const page = files(TABLE, files('index.html'));
  const more = [...files(layout)].filter((file) => !page.has(file));
  return more.reduce((sum, file) => sum + size(file), 0);
}

/** Bytes of the tiles on the cloth alone, bundled without what it shares with every page. */
async function tilesSize() {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [svelte()],
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: {
        input: ['src/features/tiles/LaidTiles.svelte', 'src/features/tiles/HandTile.svelte'],
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

// Components in folders beside `pages` are loaded later, as parts of a page.
const pages = Object.keys(manifest).filter(
  (key) =>
    key === BACK ||
    key === SIGNED_IN ||
    /^src\/features\/(?!evening)[^/]+\/pages\/[^/]+\.svelte$/.test(key) ||
    TABLES.includes(key),
);
// The engines are loaded only by pages that need them. They are absent where they were not built. Every browser that runs one reads
// Brotli, in which the server sends it.
const ENGINES = [
  { name: 'src/features/evening/engine/engine.wasm', limit: 248 * KB },
  { name: 'src/features/table/local/engine.wasm', limit: 400 * KB },
  { name: 'src/features/matches/analysis/engine.wasm', limit: 400 * KB },
];

const budgets = [
  ...pages.map((key) => ({
    name: key,
    limit: (TABLES.includes(key) ? 116 : (MORE[key] ?? 64)) * KB,
    actual: pageSize(key),
  })),
  { name: ON_DEVICE, limit: 122 * KB, actual: pageSize(ON_DEVICE) },
  ...LAYOUTS.map((key) => ({ name: key, limit: 8 * KB, actual: layoutSize(key) })),
  { name: 'src/features/tiles', limit: 12 * KB, actual: await tilesSize() },
  ...ENGINES.filter(({ name }) => name in manifest).map(({ name, limit }) => ({
    name,
    limit,
    actual: brotliCompressSync(readFileSync(new URL(chunk(name).file, dist))).length,
  })),
];

for (const { name, limit, actual } of budgets) {
  const over = actual > limit;
  if (over) process.exitCode = 1;
  const line = `${name}: ${(actual / KB).toFixed(1)} KB of ${(limit / KB).toFixed(0)} KB compressed`;
  console[over ? 'error' : 'log'](over ? `${line}: over budget` : line);
}
