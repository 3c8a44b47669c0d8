import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { apiDocs } from './scripts/api-docs.ts';
import { catalogues } from './scripts/catalogues/plugin.ts';
import { compressed } from './scripts/compressed.ts';
import { serviceWorker } from './scripts/worker.ts';

/** The files that a module needs besides itself. Every page has the frame and `fluent` already, so they are not named again. */
function preloaded(module: string, needed: string[], { hostType }: { hostType: 'html' | 'js' }) {
  if (hostType === 'html') return needed;
  const others = needed.filter((file) => !/^assets\/(frame|fluent)-/.test(file));
  return others.length === 1 && others[0] === module ? [] : others;
}

export default defineConfig({
  plugins: [catalogues(), svelte(), serviceWorker(), apiDocs(), compressed()],
  server: {
    // The faces of tiles lie beside the client, since printing shares them.
    fs: { allow: ['.', '../faces'] },
    proxy: {
      '/api': { target: 'http://127.0.0.1:8080', ws: true },
      '/healthz': 'http://127.0.0.1:8080',
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: false,
    modulePreload: {
      // Every browser that the styles ask for preloads modules by itself.
      polyfill: false,
      resolveDependencies: preloaded,
    },
    // The size budget reads the manifest to know what each page loads. It also says how large the files are.
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Names of files stand in every list of what to load, and hexadecimal digits compress best.
        hashCharacters: 'hex',
        codeSplitting: {
          // Code that is always loaded together is one file: many small files compress worse and repeat their imports.
          groups: [
            {
              name: 'table',
              // What tables share with other pages stays in files of its own.
              includeDependenciesRecursively: false,
              test: /src\/features\/(tiles\/(LaidTiles|Spot|camera|figure|gestures|hit|number-shown|steps|width)\.|tiles\/faces\/named|table\/((Rack|TableTop|controls|focus|seated)\.|(hand|pieces|state)\/|view\/(?!around|figure)|cloth\/(Arrow|Cloth|EndBadge|Ends|TurnActions|drawing)\.|keys\/keys\.|score\/FishIcon\.|seats\/(Plate|Seats)\.|sound\/(feedback|sound-of)|speech\/(announce\.|narrator|refusal-text|status|voice)))/,
            },
            {
              name: 'tile',
              includeDependenciesRecursively: false,
              test: /src\/features\/tiles\/((Face|Half|HandTile|Tile|Triangle|digits|numbers|pips|rect|triangle)\.|faces\/context)/,
            },
            {
              name: 'person',
              includeDependenciesRecursively: false,
              test: /src\/features\/(person\/(Person|person)|table\/view\/around)\./,
            },
            {
              name: 'catalogue',
              includeDependenciesRecursively: false,
              test: /src\/features\/rulebook\/(catalogue|places)\./,
            },
            {
              name: 'frame',
              test: /src\/(net\/(api|query)|ui\/(breakpoints|Page|Problem|Skeleton|Failure|LazyPart|explain|room|corner)|i18n\/language|app\/router|device\/(settings\/settings|has-account)|features\/(rulebook\/brief|table\/has-sat|play\/home\/has-played))|preload-helper/,
            },
          ],
        },
      },
    },
    // A file is cheaper to cache than to repeat inside every bundle that needs it.
    assetsInlineLimit: 0,
  },
  // An engine that a page and a worker name is one file, if both write its hash alike.
  worker: { rolldownOptions: { output: { hashCharacters: 'hex' } } },
  // Components are mounted by the tests, so the browser build of Svelte is wanted there too.
  resolve: process.env.VITEST === undefined ? {} : { conditions: ['browser'] },
  test: {
    // A test that needs a page begins with `// @vitest-environment jsdom`: making one takes longer than most tests.
    environment: 'node',
    setupFiles: 'src/testing/languages.ts',
    restoreMocks: true,
    // A busy machine must not fail tests, so the limit is long.
    testTimeout: 30_000,
  },
});
