// The fonts that tests show pages in, so that no test depends on those of the machine. `fonts.conf` lists their files,
// which come with npm.
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';

/** The environment of a browser that knows these fonts and no others. */
export const fontEnvironment = {
  ...process.env,
  FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
};

interface Font {
  /** The family whose letters are drawn. */
  family: string;
  /** The height of its letters' boxes, where `size` is 1. */
  height: number;
  /** How it is loaded, unless the system brings it. */
  face?: { regular: string; bold: string; descriptors: FontFaceDescriptors };
}

/** From what every system has, over one that is as narrow as they come, to one as wide and as tall. */
const FONTS: Readonly<Record<string, Font>> = {
  // What `system-ui` is in `fonts.conf`. Few fonts are wider.
  system: { family: 'DejaVu Sans', height: 1.164 },
  narrow: {
    family: 'PT Sans Narrow',
    height: 1.294,
    face: { regular: 'PT Sans Narrow', bold: 'PT Sans Narrow Bold', descriptors: {} },
  },
  // No system font is both; the height is that of Noto Sans CJK.
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

/** What a check finds with a page in each of the fonts, said with the font's name. The page is left as it was. */
export async function inEveryFont(page: Page, check: () => Promise<string[]>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const [name, font] of Object.entries(FONTS)) {
    await showIn(page, font);
    await expectDrawn(page, session, name, font);
    found.push(...(await check()).map((one) => `${one}, in the ${name} font`));
  }
  await showIn(page, undefined);
  await session.detach();
  return found;
}

/** Shows a page in a font, or in the system's, and waits until that is drawn. */
async function showIn(page: Page, font: Font | undefined): Promise<void> {
  await page.evaluate(async (face) => {
    const { style } = document.documentElement;
    if (face === undefined) style.removeProperty('--font');
    else {
      const faces = [
        new FontFace('Tested', `local("${face.regular}")`, {
          ...face.descriptors,
          weight: '1 599',
        }),
        new FontFace('Tested', `local("${face.bold}")`, { ...face.descriptors, weight: '600 999' }),
      ];
      for (const one of document.fonts) document.fonts.delete(one);
      for (const one of faces) document.fonts.add(await one.load());
      style.setProperty('--font', 'Tested');
    }
    // What measures itself does so in the frame after.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  }, font?.face);
}

/** Fails unless the letters of a page are drawn in a font, and their boxes are as high as its. */
async function expectDrawn(
  page: Page,
  session: CDPSession,
  name: string,
  { family, height }: Font,
): Promise<void> {
  const drawn = await familyDrawn(session);
  const box = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) return 0;
    pen.font = `1000px ${getComputedStyle(document.body).fontFamily}`;
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('x');
    return (fontBoundingBoxAscent + fontBoundingBoxDescent) / 1000;
  });
  if (drawn === family && Math.abs(box - height) < 0.005) return;
  throw new Error(
    `the ${name} font shall be ${family} with boxes of ${height}, and is ${drawn} with ${box}`,
  );
}

/** The family of which the browser drew most letters in the longest text of a page. */
async function familyDrawn(session: CDPSession): Promise<string> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await session.send('DOM.getDocument', { depth: 0 });
  const { result } = await session.send('Runtime.evaluate', {
    expression: `[...document.body.querySelectorAll(':not(svg *, script, option)')]
      .filter((one) => one.checkVisibility())
      .map((one) => ({ one, text: [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join('') }))
      .reduce((a, b) => (a.text.trim().length < b.text.trim().length ? b : a)).one`,
  });
  const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId ?? '' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.toSorted((a, b) => b.glyphCount - a.glyphCount)[0]?.familyName ?? 'none';
}
