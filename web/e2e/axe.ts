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
export async function violations(page: Page, window: string): Promise<readonly string[]> {
  const { found } = await run(page, { rules: { 'color-contrast': { enabled: false } } });
  return [...found, ...(await lowContrast(page, window))];
}

/**
 * The texts with too little contrast, one line for each. A page has many texts that look alike, and most of them stand on
 * other pages, too: of texts that look alike and stand before the same, one is checked in each theme and window.
 */
export async function lowContrast(page: Page, themeOrWindow: string): Promise<readonly string[]> {
  const looks = await page.evaluate(findTexts);
  const fresh = looks.filter((look) => !checked.has(`${themeOrWindow} ${look}`));
  if (fresh.length === 0) return [];
  const options: Axe.RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
  const { found, looks: seen } = await run(page, options, fresh);
  // A text without enough contrast is found again by the next test.
  if (found.length === 0) for (const look of seen) checked.add(`${themeOrWindow} ${look}`);
  return found;
}

interface Found {
  /** One line for each violation. */
  readonly found: readonly string[];
  /** The looks of the texts that were still there. */
  readonly looks: readonly string[];
}

/** Runs axe on a page, or on its texts with these looks. */
async function run(page: Page, options: Axe.RunOptions, looks?: readonly string[]): Promise<Found> {
  const found = await page.evaluate(runNow, [options, looks] as const);
  if (found !== undefined) return found;
  // A document keeps the script, which is large, from one call to the next.
  await page.evaluate(SOURCE);
  const foundNow = await page.evaluate(runNow, [options, looks] as const);
  if (foundNow === undefined) throw new Error('axe is not there');
  return foundNow;
}

/** Runs in the page: `undefined` if it does not have axe yet. */
async function runNow([options, looks]: readonly [
  Axe.RunOptions,
  readonly string[] | undefined,
]): Promise<Found | undefined> {
  if (window.axe === undefined) return undefined;
  // A text can be gone since it was found, and axe takes only what is there.
  const there = looks?.filter((look) => window.textsByLook?.get(look)?.isConnected) ?? [];
  if (looks !== undefined && there.length === 0) return { found: [], looks: [] };
  const texts = there.flatMap((look) => window.textsByLook?.get(look) ?? []);
  const where = looks === undefined ? document : { include: texts };
  const { violations } = await window.axe.run(where, { ...options, resultTypes: ['violations'] });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
  );
  return { found, looks: there };
}

/** Runs in the page: finds one text of each look, and returns the looks. */
function findTexts(): string[] {
  interface Behind {
    layers: string;
    opacities: string;
  }
  const NOTHING: Behind = { layers: '', opacities: '' };
  const known = new Map<Element, Behind>();
  const found = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    const ownText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
    if (!(ownText || element.matches('input, select, textarea'))) continue;
    if (!element.checkVisibility() || element.closest('.visually-hidden') !== null) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    // Large text needs less contrast: 24 px, or 14 pt if it is bold.
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 'large' : '';
    const { layers, opacities } = behind(element);
    const look = [color, large, textShadow, layers, opacities].join(' ');
    if (!found.has(look)) found.set(look, element);
  }
  window.textsByLook = found;
  return [...found.keys()];

  /**
   * What stands behind an element, up to a colour that nothing shines through: the backgrounds of it and its ancestors, and
   * which of them may lie over something else. Other ancestors only say where on the page it is.
   */
  function behind(element: Element): Behind {
    let found = known.get(element);
    if (found === undefined) {
      const around = element.parentElement === null ? NOTHING : behind(element.parentElement);
      const style = getComputedStyle(element);
      const { backgroundColor: color, backgroundImage, opacity } = style;
      const picture = backgroundImage === 'none' ? '' : 'a picture';
      const placed = isPlaced(style)
        ? `${element.tagName} ${element.getAttribute('class') ?? ''}`
        : '';
      const own = [picture, isTransparent(color) ? '' : color, placed].filter((one) => one !== '');
      const opacities = opacity === '1' ? around.opacities : `${around.opacities} ${opacity}`;
      const isOpaque = color.startsWith('rgb(') && picture === '' && opacities === '';
      found = { layers: [...(isOpaque ? [] : [around.layers]), ...own].join('>'), opacities };
      known.set(element, found);
    }
    return found;
  }

  function isTransparent(color: string): boolean {
    return /^rgba[(].*, 0[)]$/.test(color);
  }

  /** Whether an element may lie over others that are not its ancestors. */
  function isPlaced(style: CSSStyleDeclaration): boolean {
    const isShifted = [style.top, style.left].some((inset) => inset !== 'auto' && inset !== '0px');
    return (
      (style.position === 'relative' ? isShifted : style.position !== 'static') ||
      style.gridRowStart !== 'auto' ||
      style.gridColumnStart !== 'auto' ||
      style.transform !== 'none' ||
      style.translate !== 'none' ||
      style.margin.includes('-')
    );
  }
}
