// `npm run mutants` plants small faults (mutants) in the page's pure modules, one at a time, and lists those that no test catches.
// Options: `--count 200 --seed 1`, and files of `src` to mutate. One build contains all mutants; a switch turns one on.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import { mutantsOf, withMutants } from './plant.mjs';

/** Modules without a component, a socket or a clock: reducers, synchronisation, geometry, formats and speech. */
const PURE = [
  'src/device/settings/values.ts',
  'src/features/tiles',
  'src/features/evening/organiser/results/filled.ts',
  ...['fit', 'scenes'].map((name) => `src/features/evening/screen/${name}.ts`),
  ...['outbox', 'own-entries', 'sync'].map((name) => `src/features/evening/sync/${name}.ts`),
  ...['narrate', 'procedure', 'entry/points', 'steps/step'].map(
    (name) => `src/features/evening/table/${name}.ts`,
  ),
  'src/features/evening/words',
  ...['address', 'file', 'options', 'parameters', 'tiles'].map(
    (name) => `src/features/rulebook/${name}.ts`,
  ),
  'src/features/table/score',
  ...['announce', 'answers', 'outcome', 'refusal-text', 'status'].map(
    (name) => `src/features/table/speech/${name}.ts`,
  ),
  ...['apply', 'clock-text', 'moment', 'optimistic', 'why-not'].map(
    (name) => `src/features/table/state/${name}.ts`,
  ),
  'src/features/table/view',
  'src/net/reconnecting-socket.ts',
];

const { values, positionals } = parseArgs({
  options: { count: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const files = (positionals.length > 0 ? positionals : PURE).flatMap(modulesOf);
const all = files.flatMap((file) =>
  mutantsOf(readFileSync(file, 'utf8')).map((mutant) => ({ file, ...mutant })),
);
const chosen = choose(all, Number(values.count), Number(values.seed));
console.log(
  `${chosen.length} of ${all.length} mutants in ${files.length} modules, seed ${values.seed}`,
);

// The configuration of the page needs this variable.
process.env['VITEST'] = 'true';

/** The folder where each test file records the mutants that it reaches. */
const records = mkdtempSync(join(tmpdir(), 'boneyard-mutants-'));
const vitest = await createVitest(
  'test',
  {
    // All tests alike: each mutant needs fresh modules.
    config: 'vite.config.ts',
    watch: false,
    maxWorkers: 1,
    testTimeout: 120_000,
    reporters: [{}],
    setupFiles: [resolve('scripts/mutants/switch.mjs')],
    include: ['src/**/*.test.ts'],
    // These tests are slow and do not test these modules.
    exclude: [
      'src/{app,worker}/**',
      'src/device/store/**',
      'src/features/clubs/**',
      'src/features/evening/engine/**',
      'src/i18n/catalogues.test.ts',
    ],
  },
  { plugins: [{ name: 'mutants', enforce: 'pre', transform }] },
);
const specifications = await vitest.globTestSpecifications();

/** @param {import('vitest/node').TestSpecification[]} some @param {number} mutant @param {string} recordsFolder */
async function run(some, mutant, recordsFolder = '') {
  vitest.getRootProject().provide('mutant', mutant);
  vitest.getRootProject().provide('records', recordsFolder);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(some);
  const failed = testModules.filter((module) => !module.ok());
  if (mutant < 0) {
    for (const module of failed) console.error(module.moduleId, ...module.errors());
    for (const module of failed) {
      for (const test of module.children.allTests('failed')) {
        console.error(test.fullName, ...(test.result().errors ?? []).map(({ message }) => message));
      }
    }
    console.error(...unhandledErrors);
  }
  return unhandledErrors.length === 0 && failed.length === 0;
}

if (!(await run(specifications, -1, records))) throw new Error('the tests fail without a mutant');
/** @type {Map<string, Set<number>>} */
const reaches = new Map();
for (const name of readdirSync(records)) {
  const { file, reached } = JSON.parse(readFileSync(join(records, name), 'utf8'));
  reaches.set(file, new Set(reached));
}
const took = new Map(
  vitest.state.getTestModules().map((module) => [module.moduleId, module.diagnostic().duration]),
);

let caught = 0;
for (const [i, { file, line, from, to }] of chosen.entries()) {
  // The quickest tests first: one failure is enough.
  const reaching = specifications
    .filter(({ moduleId }) => reaches.get(moduleId)?.has(i))
    .sort((a, b) => (took.get(a.moduleId) ?? 0) - (took.get(b.moduleId) ?? 0));
  let survived = true;
  for (const specification of reaching) {
    survived = await run([specification], i);
    if (!survived) break;
  }
  if (survived) {
    const where = reaching.length === 0 ? 'not reached' : `reached by ${reaching.length} files`;
    console.log(`${file}:${line}: ${brief(from)} -> ${brief(to)} (${where})`);
  } else caught += 1;
  if ((i + 1) % 20 === 0) console.log(`${caught} of ${i + 1} caught`);
}
console.log(`${caught} of ${chosen.length} mutants were caught.`);
rmSync(records, { recursive: true });
await vitest.close();

/** A module, or the modules of a folder. */
function modulesOf(/** @type {string} */ path) {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(path)
    .filter((name) => /^[\w-]+\.ts$/.test(name))
    .map((name) => join(path, name));
}

/** A Vite transform: adds the chosen mutants to a module. */
function transform(/** @type {string} */ code, /** @type {string} */ id) {
  const own = chosen
    .map((mutant, number) => ({ ...mutant, number }))
    .filter(({ file }) => resolve(file) === id.replace(/\?.*/, ''));
  // Some tests read the source text, which stays unchanged.
  if (own.length === 0 || id.includes('?')) return undefined;
  return { code: withMutants(code, own), map: null };
}

/**
 * Random items of a list, chosen by a seed (mulberry32).
 *
 * @template Item
 * @param {readonly Item[]} list @param {number} count @param {number} seed
 */
function choose(list, count, seed) {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return list
    .map((item, at) => ({ item, at, key: random() }))
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** A text in one short line. */
function brief(/** @type {string} */ text) {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 67)}...` : line;
}
