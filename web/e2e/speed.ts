// How long the table needs from an input to the next paint, on a processor that is four times slower, with 91 tiles laid.
// Not a test: it prints what it measures, since times depend on the machine.
import type { Page } from '@playwright/test';
import { randomRound } from '../src/features/tiles/testing/rounds.ts';
import { figure, play, preset, type Laid } from './figures.ts';
import { stage, type Moment } from './staged.ts';
import { DESKTOP, PHONE, test } from './test.ts';
import { longTrain, trainsOfEight } from './trains.ts';
import type { OpenEnd, Place, Tile } from '../src/net/protocol/types.ts';

const SLOWER = Number(process.env['SLOWER'] ?? 4);
const REPEATS = 8;
const TILES = 91;

/** A line of nearly all tiles of a set up to double twelve, and a few tiles in hand that fit its right end. */
function longLine(): Moment {
  const lines = Array.from({ length: 40 }, (_, seed) => randomRound(seed + 1, 12, 1, TILES));
  const longest = lines.reduce((a, b) => (b.length > a.length ? b : a));
  const ends: Record<string, number> = {};
  const laid = longest.map(({ arm, tile, inner }): Laid => {
    const [low, high] = tile;
    if (arm === 'start') {
      ends['L'] = low;
      ends['R'] = high;
    } else ends[arm] = (inner ?? ends[arm]) === low ? high : low;
    const open = ['L', 'R'].map((at): OpenEnd => ({ at: at as Place, number: ends[at] ?? 0 }));
    return [
      1,
      [...tile] as unknown as Tile,
      arm === 'start' ? 'first' : (arm as Place),
      undefined,
      open,
    ];
  });
  const [left, right] = [ends['L'] ?? 0, ends['R'] ?? 0];
  const open: OpenEnd[] = [
    { at: 'L', number: left },
    { at: 'R', number: right },
  ];
  const hand = Array.from({ length: 7 }, (_, i): Tile => [Math.min(i, right), Math.max(i, right)]);
  const legal = hand.flatMap((tile) => [
    play(tile, 'R'),
    ...((tile as number[]).includes(left) ? [play(tile, 'L')] : []),
  ]);
  return figure(preset('draw').rules, laid, open, hand, legal);
}

/** The longest of the times from an input to the next paint, as the browser measures them, in ms. */
async function slowest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { inputTimes: times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) times.push(entry.duration);
    }).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: false,
    } as PerformanceObserverInit);
  });
  await act();
  // Durations are reported after the paint.
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => setTimeout(done, 300));
      }),
  );
  return page.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as { inputTimes: number[] }).inputTimes),
  );
}

const moments: [name: string, moment: Moment][] = [
  ['line', longLine()],
  ['trains, public one long', longTrain],
  ['trains of eight', trainsOfEight],
];

for (const [window, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  for (const [name, moment] of moments) {
    test(`input to next paint: ${name}, ${window}`, async ({ page }) => {
      await page.setViewportSize(size);
      const session = await page.context().newCDPSession(page);
      const times: Record<string, number[]> = {};
      const time = async (what: string, act: () => Promise<void>) => {
        (times[what] ??= []).push(await slowest(page, act));
      };
      for (let i = 0; i < REPEATS; i++) {
        await stage(page, moment);
        await page.locator('.cloth svg, .lanes .track svg').first().waitFor();
        const option = page.locator('[role=option].raised').first();
        await option.waitFor();
        await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
        await option.focus();
        await time('arrow key in the hand', () => page.keyboard.press('ArrowRight'));
        await option.focus();
        await time('a tile is chosen or laid', () => page.keyboard.press('Enter'));
        const end = page.locator('button[data-end]').first();
        if ((await end.count()) > 0) await time('an end is pressed', () => end.click());
        await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      }
      const tiles = await page.locator('.tiles > g').count();
      const figures = Object.entries(times).map(([what, all]) => {
        const sorted = [...all].sort((a, b) => a - b);
        return `${what} ${sorted[Math.floor(sorted.length / 2)]} (${sorted.at(-1)})`;
      });
      process.stdout.write(`${name}, ${window}, ${tiles} tiles laid: ${figures.join('; ')} ms\n`);
    });
  }
}
