import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

const everyTest = ['src/**/*.test.ts', 'scripts/**/*.test.ts'];

/** Tests that need a page of their own: their modules keep a database open, or code that was fetched, as long as the page is open. */
const onePageEach = [
  'src/device/store/**/*.test.ts',
  'src/features/evening/organiser/alone.test.ts',
  'src/features/evening/sync/**/*.test.ts',
  'src/features/table/cloth/**/*.test.ts',
];

// Where modules keep nothing, they are loaded once for all tests of a process, which takes a third of the time.
export default mergeConfig(
  page,
  defineConfig({
    test: {
      reporters: ['default', './scripts/unit-times.ts'],
      projects: [
        { extends: true, test: { name: 'apart', include: onePageEach } },
        {
          extends: true,
          test: { name: 'together', include: everyTest, exclude: onePageEach, isolate: false },
        },
      ],
    },
  }),
);
