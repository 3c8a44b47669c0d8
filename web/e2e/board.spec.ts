// The board of a club night for a wall: nothing on it covers anything else.
import type { Page } from '@playwright/test';
import { eveningStates } from './evening-states.ts';
import { expect, PHONE, soon } from './test.ts';
import { test } from './visits.ts';

const SIZES = [{ width: 1280, height: 800 }, { width: 1920, height: 1080 }, PHONE];

/** What stands on a board: the scores, names and numbers of tables, who sits out, the standings, and the foot. */
const PARTS = '.table .score, .table .name, .table h3 [aria-hidden], .resting, .standings, footer';

/** The parts of a board that cover each other, and those that the window cuts off. */
const covered = (page: Page) =>
  page.evaluate((parts) => {
    const boxes = [...document.querySelectorAll<HTMLElement>(parts)].map((part) => {
      // As wide as the text: a name may stand in a wider box. As high as the box: letters are higher than their line.
      const range = document.createRange();
      range.selectNodeContents(part);
      const { left, right } = range.getBoundingClientRect();
      const { top, bottom } = (part.closest('h3') ?? part).getBoundingClientRect();
      return {
        text: part.innerText.trim().replace(/\s+/g, ' '),
        box: { left, right, top, bottom },
      };
    });
    const covers = (a: (typeof boxes)[0]['box'], b: (typeof boxes)[0]['box']) =>
      a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
    return boxes.flatMap(({ text, box }, i) => [
      ...boxes
        .slice(i + 1)
        .flatMap((other) => (covers(box, other.box) ? `${text} × ${other.text}` : [])),
      ...(box.left < -1 || box.right > innerWidth + 1 ? [`${text} is cut off`] : []),
    ]);
  }, PARTS);

for (const { name, show } of eveningStates.filter(({ name }) => name.startsWith('evening-board'))) {
  test(`nothing covers anything else: ${name}`, async ({ visit }) => {
    const page = await visit({ motion: 'none', language: 'en' });
    await show(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await soon(() => covered(page)).toEqual([]);
      expect(await page.locator('.table').count()).toBeGreaterThan(0);
    }
  });
}
