// Where tiles lie in the real page: once laid they stay, and the whole line is in view.
import type { Page } from '@playwright/test';
import { DESKTOP, expect, openTable, PHONE, SIDEWAYS, TABLET, VAST, withBots } from './test.ts';
import { TablePage } from './table.ts';
import { test } from './visits.ts';

declare global {
  interface Window {
    lineWatched: { faults: string[]; most: number; looks: number };
  }
}

/** Checks the cloth after each of its changes. Call it before the page opens, so that no change is missed. */
async function watchLine(page: Page) {
  await page.addInitScript(() => {
    window.lineWatched = { faults: [], most: 0, looks: 0 };
    const watched = window.lineWatched;
    let cloth: Element | null = null;
    let before: string[] = [];
    let size = '';

    function look() {
      const now = document.querySelector('.cloth');
      if (now === null) return;
      if (now !== cloth) {
        // Another round has a new cloth.
        before = [];
        sizes.disconnect();
        sizes.observe(now);
      }
      cloth = now;
      const tiles = [...now.querySelectorAll<SVGGElement>('.world > .tiles > g')];
      const places = tiles.map((tile) => tile.style.translate);
      before.forEach((place, i) => {
        if (places[i] !== place) {
          watched.faults.push(
            `tile ${i + 1} of ${places.length} went from ${place} to ${places[i] ?? 'nowhere'}`,
          );
        }
      });
      before = places;
      watched.looks += 1;
      watched.most = Math.max(watched.most, places.length);

      if (hasNewSize(now)) {
        later(FOLLOWS_WITHIN);
        return;
      }
      const frame = now.getBoundingClientRect();
      for (const shape of [...tiles, ...now.querySelectorAll('.landing')]) {
        // The texts of a turned tile have boxes that reach beyond it.
        const outline = shape.querySelector('.face, rect') ?? shape;
        const { left, top, right, bottom } = outline.getBoundingClientRect();
        const seen =
          left >= frame.left - 1 &&
          top >= frame.top - 1 &&
          right <= frame.right + 1 &&
          bottom <= frame.bottom + 1;
        if (!seen) {
          watched.faults.push(
            `${shape.matches('.landing') ? 'a landing place' : 'a tile'} is out of sight with ${tiles.length} tiles`,
          );
        }
      }
    }

    function hasNewSize(cloth: Element): boolean {
      const { width, height } = cloth.getBoundingClientRect();
      const was = size;
      size = `${width} ${height}`;
      return size !== was;
    }

    // Two changes of size between two looks can cancel out, and the camera still has to follow the second one.
    const sizes = new ResizeObserver(([entry]) => {
      if (entry !== undefined && hasNewSize(entry.target)) later(FOLLOWS_WITHIN);
    });

    // The number of frames until the camera has followed a change of size.
    const FOLLOWS_WITHIN = 6;
    let asked: number | undefined;
    function later(frames: number) {
      if (asked !== undefined) cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => {
        asked = undefined;
        if (frames > 1) later(frames - 1);
        else look();
      });
    }

    new MutationObserver(() => {
      if (asked === undefined) later(1);
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['style'],
    });
  });
}

for (const window of [PHONE, SIDEWAYS, TABLET, DESKTOP, VAST]) {
  for (const [rules, seats, rounds] of [
    ['spanish-pairs match.target=500', 4, 2],
    ['draw match.target=500', 2, 2],
    ['all-fives match.target=500', 2, 2],
    // A round of it takes as long as three of the others.
    ['chickenfoot', 3, 1],
  ] as const) {
    test(`laid tiles stay and all are in sight at ${window.width}×${window.height}: ${rules}`, async ({
      visit,
    }) => {
      // Without motion, only the final position of the camera is checked.
      const page = await visit({ motion: 'none' });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(window);
      await watchLine(page);
      const table = new TablePage(page);
      await page.goto(await openTable(page, withBots(rules, seats)));
      await table.playByMouse('ready');
      for (let round = 2; round <= rounds; round += 1) {
        await table.answerByMouse('ready');
        await table.playByMouse('ready');
      }
      const { faults, most, looks } = await page.evaluate(() => globalThis.window.lineWatched);
      expect([...new Set(faults)]).toEqual([]);
      expect(most).toBeGreaterThan(8);
      expect(looks).toBeGreaterThan(most);
    });
  }
}
