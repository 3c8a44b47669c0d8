// The fonts that tests use, independent of the machine. Their files come with npm; `fonts.conf` lists them.
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';

/** The environment of a browser that has only the fonts of `fonts.conf`. */
export const fontEnvironment = {
  ...process.env,
  FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
};

interface Font {
  /** The family of which the browser uses the glyphs. */
  family: string;
  /** The line height, relative to the font size. */
  height: number;
  /** How the page loads the font; absent for the font that `system-ui` means in `fonts.conf`. */
  face?: { regular: string; bold: string; descriptors: FontFaceDescriptors };
}

/** Three of the fonts that systems use for pages: a usual one, the narrowest, and one as wide and as tall as any. */
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

/** What is cut in the system's font is cut in one that is as wide and taller, too. */
const CHECKED = Object.fromEntries(Object.entries(FONTS).filter(([name]) => name !== 'system'));

/** How many frames a page may take to lay itself out again; a board waits until a window has kept its size for a while. */
const SETTLING_FRAMES_MAX = 60;

/** How many more frames a browser may take to draw a sample of a font. */
const FRAMES_MAX = 20;

/** Browsers for which it was checked that they draw each of the fonts. */
const known = new WeakSet<Browser>();

/**
 * What a check finds on a page in the narrowest and in the widest and tallest font, with the font's name. The check runs in
 * the page, and may use nothing from outside itself. Leaves the page in the system's font.
 */
export async function inEveryFont(page: Page, check: () => string[]): Promise<string[]> {
  const browser = page.context().browser();
  if (browser !== null && !known.has(browser)) {
    for (const [name, { family }] of Object.entries(FONTS)) {
      await page.evaluate(`(${String(showIn)})(${JSON.stringify(FONTS[name])})`);
      const drawn = await drawnFamily(page);
      if (drawn !== family)
        throw new Error(`the ${name} font should be ${family}, but is ${drawn}`);
    }
    known.add(browser);
  }
  // One call for all fonts: each call costs the browser about as much as the check.
  const [fonts, frames] = [JSON.stringify(CHECKED), SETTLING_FRAMES_MAX];
  return page.evaluate<string[]>(
    `(${String(checkAll)})(${fonts}, ${frames}, ${String(showIn)}, ${String(check)})`,
  );
}

/** Runs in the page: the findings of a check in each font. What it finds counts once the page has had time to follow the font. */
async function checkAll(
  fonts: Record<string, Font>,
  framesMax: number,
  show: (font: Font | undefined) => Promise<void>,
  check: () => string[],
): Promise<string[]> {
  const all: string[] = [];
  for (const [name, font] of Object.entries(fonts)) {
    await show(font);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) throw new Error('there is no canvas');
    pen.font = `1000px ${getComputedStyle(document.body).fontFamily}`;
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('x');
    const height = (fontBoundingBoxAscent + fontBoundingBoxDescent) / 1000;
    if (Math.abs(height - font.height) > 0.005) {
      throw new Error(
        `the ${name} font should be ${font.height} high, but the page's is ${height}`,
      );
    }
    let found = check();
    for (let frames = 0; frames < framesMax && found.length > 0; frames += 1) {
      await new Promise(requestAnimationFrame);
      found = check();
    }
    all.push(...found.map((fault) => `${fault}, in the ${name} font`));
  }
  await show(undefined);
  return all;
}

/** Runs in the page: shows it in a font; `undefined` for the system's. */
async function showIn(font: Font | undefined): Promise<void> {
  const { style } = document.documentElement;
  if (font?.face === undefined) {
    style.removeProperty('--font');
  } else {
    const { regular, bold, descriptors } = font.face;
    const name = `Tested ${font.height}`;
    if (![...document.fonts].some(({ family }) => family.includes(name))) {
      const faces = [
        new FontFace(name, `local("${regular}")`, { ...descriptors, weight: '1 599' }),
        new FontFace(name, `local("${bold}")`, { ...descriptors, weight: '600 1000' }),
      ];
      for (const face of faces) document.fonts.add(await face.load());
    }
    style.setProperty('--font', `"${name}"`);
  }
}

/**
 * The family in which the browser draws a page's words. They are copied to an element of their own, because the page may
 * replace its own elements at any moment, and the browser then forgets the one that was asked about.
 */
async function drawnFamily(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(addSample, SAMPLE);
  const nextFrame = () => page.evaluate(() => new Promise(requestAnimationFrame));
  await nextFrame();
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const sample = { nodeId: root.nodeId, selector: `#${SAMPLE}` };
  const { nodeId } = await session.send('DOM.querySelector', sample);
  let { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  // A busy browser may not have drawn the sample yet.
  for (let i = 0; i < FRAMES_MAX && fonts.length === 0; i += 1) {
    await nextFrame();
    ({ fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }));
  }
  // Detaching the session would also end emulation for the page, such as print media.
  await session.send('CSS.disable');
  await session.send('DOM.disable');
  await page.evaluate((id) => document.getElementById(id)?.remove(), SAMPLE);
  const [most] = fonts.toSorted((a, b) => b.glyphCount - a.glyphCount);
  return most?.familyName ?? 'nothing';
}

const SAMPLE = 'font-sample';

/** Runs in the page: adds an element with all words of the page. */
function addSample(id: string): void {
  const sample = document.createElement('p');
  sample.id = id;
  sample.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0; pointer-events: none';
  sample.textContent = document.body.innerText;
  document.body.append(sample);
}
