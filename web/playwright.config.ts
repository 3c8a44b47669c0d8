import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { fontEnvironment } from './e2e/fonts.ts';

const browsers =
  process.env['CHROMIUM'] === undefined
    ? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
    : [process.env['CHROMIUM']];
const chromium = browsers.find((path) => existsSync(path));
if (chromium === undefined) {
  throw new Error(
    `there is no browser at ${browsers.join(' or ')}; install Chromium (on Debian: the package \`chromium-headless-shell\` or \`chromium\`), or name it in CHROMIUM`,
  );
}

export default defineConfig({
  testDir: 'e2e',
  // Whole matches are played here, on machines that do other things besides.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Tests wait for servers and for frames, so a few more run at a time than there are processors.
  workers: Math.ceil(1.5 * availableParallelism()),
  fullyParallel: true,
  // On a busy machine, one run in some thousands meets a race. The report lists a test that needed its second try as
  // flaky: find the race then.
  retries: 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['./e2e/slowest.ts']],
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    colorScheme: 'light',
    viewport: { width: 1280, height: 800 },
    // The processor draws every frame of what moves. Tests of motion, and of some whole matches, use WITH_MOTION.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    // What a page keeps for later would come between a test and its server; tests of that allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace copies the page at every step, which takes as long as the test: so only the second try of a red test has one.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromium,
      env: fontEnvironment,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No test hears anything, and a sound that plays to nobody still costs a processor.
        '--disable-audio-output',
        // One process less for every request to pass through.
        '--enable-features=NetworkServiceInProcess2',
        // A page lives for seconds here: optimising its scripts costs more than it saves.
        '--js-flags=--no-opt',
        // A page that a test serves itself may connect to the server of the test.
        '--disable-features=LocalNetworkAccessChecks',
      ],
    },
  },
  projects: [
    { name: 'browser', testMatch: '*.spec.ts' },
    // Not tests: `scripts/screens` writes pictures with it.
    { name: 'screens', testMatch: 'screens.ts' },
    // Neither: `scripts/heard` writes what a screen reader reads with it.
    { name: 'heard', testMatch: 'heard.ts' },
    // `scripts/pictures` takes the pictures of the guides with it.
    { name: 'pictures', testMatch: 'pictures.ts' },
    // It measures how fast the table answers: `npx playwright test --project=speed --workers=1`.
    { name: 'speed', testMatch: 'speed.ts' },
    // `scripts/icons` draws the icons with it.
    { name: 'icons', testMatch: 'icons.ts' },
  ],
});
