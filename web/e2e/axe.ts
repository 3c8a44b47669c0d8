// The accessibility problems that axe finds on a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof Axe;
    /** The texts whose contrast is checked next, by how they look. */
    textsByLook?: ReadonlyMap<string, Element>;
  }
}

/** The looks of texts whose contrast was checked, in all tests of this worker. */
const checked = new Set<string>();

/** The violations of all rules of axe, one line for each place. A window's name tells it from windows of other sizes. */
export async function violations(page: Page, window: string): Promise<string[]> {
  const found = await run(page, { rules: { 'color-contrast': { enabled: false } } });
  return [...found, ...(await lowContrast(page, window))];
}

/**
 * The texts with too little contrast, one line for each. A page has many texts that look alike, and most of them stand on
 * other pages, too: of texts with the same classes, colours and size, one is checked in each theme and window.
 */
export async function lowContrast(page: Page, themeOrWindow: string): Promise<string[]> {
  const looks = await page.evaluate(findTexts);
  const fresh = looks.filter((look) => !checked.has(`${themeOrWindow} ${look}`));
  if (fresh.length === 0) return [];
  const found = await run(page, { runOnly: { type: 'rule', values: ['color-contrast'] } }, fresh);
  // A text without enough contrast is found again by the next test.
  if (found.length === 0) for (const look of fresh) checked.add(`${themeOrWindow} ${look}`);
  return found;
}

/** Runs axe on a page, or on its texts with these looks. */
async function run(
  page: Page,
  options: Axe.RunOptions,
  looks?: readonly string[],
): Promise<string[]> {
  // A document keeps the script, which is large, from one call to the next.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ([options, looks]) => {
      if (window.axe === undefined) throw new Error('axe is not there');
      const texts = looks?.flatMap((look) => window.textsByLook?.get(look) ?? []);
      const where = texts === undefined ? document : { include: texts };
      const found = await window.axe.run(where, { ...options, resultTypes: ['violations'] });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
      );
    },
    [options, looks] as const,
  );
}

/** Runs in the page: finds one text of each look, and returns the looks. */
function findTexts(): string[] {
  const known = new Map<Element, string>();
  const found = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    const ownText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
    if (!(ownText || element.matches('input, select, textarea')) || !element.checkVisibility()) {
      continue;
    }
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const look = `${color} ${fontSize} ${fontWeight} ${behind(element)}`;
    if (!found.has(look)) found.set(look, element);
  }
  window.textsByLook = found;
  return [...found.keys()];

  /** What stands behind an element and decides how it is placed: the classes and backgrounds of it and its ancestors. */
  function behind(element: Element): string {
    let text = known.get(element);
    if (text === undefined) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      const around = element.parentElement === null ? '' : behind(element.parentElement);
      const classes = element.getAttribute('class') ?? '';
      const own = [element.tagName, classes, backgroundColor, backgroundImage, opacity].join(' ');
      text = `${around}>${own}`;
      known.set(element, text);
    }
    return text;
  }
}
