// The fonts that tests show pages in, whatever fonts the machine has. Their files come with npm; `fonts.conf` lists them.
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';

/** The environment of a browser that knows these fonts and no others. */
export const fontEnvironment = {
  ...process.env,
  FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
};

interface Font {
  /** The family that the browser takes the letters from. */
  family: string;
  /** The height of a line of its letters, in their size. */
  height: number;
  /** How the page loads it; the first is what `system-ui` means in `fonts.conf`. */
  face?: { regular: string; bold: string; descriptors: FontFaceDescriptors };
}

/** A usual one, one as narrow and one as wide and as tall as any that a system shows pages in. */
const FONTS: Readonly<Record<string, Font>> = {
  system: { family: 'DejaVu Sans', height: 1.164 },
  narrow: {
    family: 'PT Sans Narrow',
    height: 1.294,
    face: { regular: 'PT Sans Narrow', bold: 'PT Sans Narrow Bold', descriptors: {} },
  },
  // As wide as DejaVu Sans and as tall as Noto Sans CJK.
  'wide and tall': {
    family: 'DejaVu Sans',
    height: 1.448,
    face: {
      regular: 'DejaVu Sans',
      bold: 'DejaVu Sans Bold',
      descriptors: { ascentOverride: '116%', descentOverride: '28.8%', lineGapOverride: '0%' },
    },
  },
};

/** How long a page may take to lay itself out anew; a board waits that long for a window to keep its size. */
const SETTLED_MS = 1000;

/** What a check finds on a page in each of the fonts, with the font's name. Leaves the page in the system's font. */
export async function inEveryFont(page: Page, check: () => Promise<string[]>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const found: string[] = [];
  for (const [name, font] of Object.entries(FONTS)) {
    await showIn(page, font);
    await expectDrawn(page, session, name, font);
    found.push(...(await settled(page, check)).map((one) => `${one}, in the ${name} font`));
  }
  await showIn(page, undefined);
  // Detaching would also end what is emulated for the page, as paper is.
  await session.send('CSS.disable');
  await session.send('DOM.disable');
  return found;
}

/** What a check still finds once the page has laid itself out. */
async function settled(page: Page, check: () => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + SETTLED_MS;
  let found = await check();
  while (found.length > 0 && Date.now() < end) {
    await nextFrame(page);
    found = await check();
  }
  return found;
}

async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Shows a page in a font, or in the system's where there is none. */
async function showIn(page: Page, font: Font | undefined): Promise<void> {
  await page.evaluate(async (face) => {
    const { style } = document.documentElement;
    document.fonts.clear();
    if (face === undefined) {
      style.removeProperty('--font');
      return;
    }
    const { regular, bold, descriptors } = face;
    const faces = [
      new FontFace('Tested', `local("${regular}")`, { ...descriptors, weight: '1 599' }),
      new FontFace('Tested', `local("${bold}")`, { ...descriptors, weight: '600 1000' }),
    ];
    for (const one of faces) document.fonts.add(await one.load());
    style.setProperty('--font', 'Tested');
  }, font?.face);
  await nextFrame(page);
}

/** Fails unless the browser really draws a page in a font. */
async function expectDrawn(
  page: Page,
  session: CDPSession,
  name: string,
  { family, height }: Font,
): Promise<void> {
  const drawn = { family: await familyDrawn(session), height: await page.evaluate(lineHeight) };
  if (drawn.family === family && Math.abs(drawn.height - height) < 0.005) return;
  throw new Error(
    `the ${name} font should be ${family}, ${height} high, but the browser draws ${drawn.family}, ${drawn.height} high`,
  );
}

/** The family that most letters of the longest text of a page come from, as the browser itself says. */
async function familyDrawn(session: CDPSession): Promise<string> {
  await session.send('DOM.getDocument', { depth: 0 });
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(${longestText.toString()})()`,
  });
  const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId ?? '' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.toSorted((a, b) => b.glyphCount - a.glyphCount)[0]?.familyName ?? 'nothing';
}

// The next two run in the page.

/** The element that shows the longest text itself, not by what is in it. */
function longestText(): Element {
  const lengthOf = (element: Element) =>
    element.checkVisibility() && element.closest('svg, option') === null
      ? [...element.childNodes]
          .filter((node) => node instanceof Text)
          .reduce((sum, text) => sum + text.data.trim().length, 0)
      : 0;
  return [...document.body.querySelectorAll('*')].reduce((longest, element) =>
    lengthOf(element) > lengthOf(longest) ? element : longest,
  );
}

/** The height of a line of the page's font, in its size. */
function lineHeight(): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return 0;
  pen.font = `1000px ${getComputedStyle(document.body).fontFamily}`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('x');
  return (fontBoundingBoxAscent + fontBoundingBoxDescent) / 1000;
}
