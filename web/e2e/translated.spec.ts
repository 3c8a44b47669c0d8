// The translator of a browser, which replaces every text of the page while a round is played.
import type { Page } from '@playwright/test';
import type { OpenTable } from '../src/net/protocol/types.ts';
import { expect, openTable, soon, test, withBots } from './test.ts';
import { TablePage } from './table.ts';

test.use({ ownServer: false });

const TURNS = 10;

/** Replaces the texts of the page by elements, now and whenever new texts appear, as translators do. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) => {
        const kept = text.parentElement?.closest('font, script, style, textarea, svg');
        return kept === null && text.nodeValue?.trim() !== ''
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT;
      });
      const texts: Text[] = [];
      while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translateAll();
    new MutationObserver(translateAll).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

/** The texts of the table: score and boneyard, status, seats, and the list of the line. */
const texts = (page: Page) =>
  page.evaluate(() =>
    ['div.bar', '.status', '.seats', '.line ol'].map((part) =>
      [...document.querySelectorAll(part)].map((one) =>
        one.textContent.replaceAll(/\s+/g, ' ').trim(),
      ),
    ),
  );

const GAMES: Record<string, OpenTable> = {
  'a line': withBots('spanish-pairs', 4),
  'a cross': withBots('all-fives', 2),
  trains: withBots('mexican-train', 3),
  feet: withBots('chickenfoot', 3),
  triangles: withBots('triominoes', 2),
};

for (const [figure, plan] of Object.entries(GAMES)) {
  test(`${figure}: no number and no status stays behind on a translated page`, async ({ page }) => {
    const table = new TablePage(page);
    await page.goto(await openTable(page, plan));
    await table.asked();
    await translate(page);
    for (let turn = 0; turn < TURNS; turn += 1) await table.answerByMouse(await table.asked());
    await table.asked();
    const translated = await texts(page);

    await page.reload();
    await table.asked();
    await soon(() => texts(page)).toEqual(translated);
  });
}

test('words that the page writes while they are translated are shown', async ({ page }) => {
  await page.goto('/settings');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await heading.evaluate((heading) => {
    const text = heading.firstChild as Text;
    const font = document.createElement('font');
    font.append('Einstellungen');
    text.replaceWith(font);
    text.data = 'Club nights';
  });
  await expect(heading).toHaveText('Club nights');
});

test('a translation is offered only of a language that the reader does not know', async ({
  page,
}) => {
  await page.goto('/settings');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('translate', 'no');
  await page.getByRole('radio', { name: 'Hrvatski' }).check();
  await expect(root).toHaveAttribute('lang', 'hr');
  await expect(root).toHaveAttribute('translate', 'yes');
});
