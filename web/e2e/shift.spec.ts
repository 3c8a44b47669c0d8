// Nothing jumps while a page loads: the score is Chromium's cumulative layout shift, without shifts that a press causes.
import type { Page } from '@playwright/test';
import { states } from './states.ts';
import { DESKTOP, expect, PHONE } from './test.ts';
import { test } from './visits.ts';

const SHIFT_MAX = 0.02;

/** A shift of elements between two frames, as the browser reports it. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** What has shifted on the page so far: the parts of the score, each with the first element that moved. */
async function shiftsOf(page: Page): Promise<() => Promise<{ value: number; moved: string }[]>> {
  await page.addInitScript(() => {
    // A busy machine may need longer than the time after which a page is shown as far as it is.
    const patient = new CSSStyleSheet();
    patient.replaceSync('main.arriving { animation: none; opacity: 0; }');
    document.adoptedStyleSheets.push(patient);
    const seen: { value: number; moved: string }[] = [];
    (window as unknown as { shifts: typeof seen }).shifts = seen;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const node = sources[0]?.node;
        const moved =
          node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.nodeName);
        if (!hadRecentInput) seen.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { shifts: { value: number; moved: string }[] }).shifts,
    );
}

const LOADED = [
  ...['home', 'home-back', 'home-signed-in', 'new', 'new-rated-guest', 'rules', 'learn', 'lesson'],
  ...['table-waiting', 'table-your-turn', 'pool-waiting', 'pool-refused', 'deals', 'deals-checked'],
  ...['matches', 'matches-empty', 'replay', 'replay-hidden', 'replay-end', 'replay-missing'],
  ...['person', 'person-new', 'person-missing', 'ratings', 'ratings-empty'],
  ...['account', 'account-new', 'account-guest', 'account-forgotten', 'settings-signed-in'],
  ...['clubs', 'clubs-night', 'club', 'tournaments', 'tables-none', 'watch'],
  ...['evening-organiser-playing', 'evening-phone-round', 'evening-board'],
];

for (const { name, show } of states.filter(({ name }) => LOADED.includes(name))) {
  test(`nothing jumps: ${name}`, async ({ visit }) => {
    const page = await visit({ motion: 'none' });
    await page.setViewportSize(PHONE);
    const shifts = await shiftsOf(page);
    await show(page);
    for (const [window, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      await page.setViewportSize(size);
      // As if the page had been opened by its address: presses move things, too.
      // A search for opponents leaves its request open.
      await page.reload({ waitUntil: name === 'pool-waiting' ? 'load' : 'networkidle' });
      await page.locator('main:not(.arriving)').waitFor();
      const found = await shifts();
      const score = found.reduce((sum, { value }) => sum + value, 0);
      expect(score, `${window}: ${JSON.stringify(found)}`).toBeLessThanOrEqual(SHIFT_MAX);
    }
  });
}
