// The fonts that tests use, independent of the machine. Their files come with npm; `fonts.conf` lists them.
import { join } from 'node:path';
import type { Page } from '@playwright/test';

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

/** How long a page may take to lay itself out again; a board waits that long for a window to keep its size. */
const SETTLED_MS = 1000;

/** How many more frames a browser may take to draw a sample of a font. */
const FRAMES_MAX = 20;

/** Pages for which it was checked that the browser draws them in each of the fonts. */
const known = new WeakSet<Page>();

/** What a check finds on a page in each of the fonts, with the font's name. Leaves the page in the system's font. */
export async function inEveryFont(page: Page, check: () => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  const drawn: Record<string, Drawn> = {};
  for (const [name, font] of Object.entries(FONTS)) {
    await showIn(page, font);
    if (!known.has(page)) drawn[name] = await drawnFont(page);
    found.push(...(await settled(page, check)).map((fault) => `${fault}, in the ${name} font`));
  }
  await showIn(page, undefined);
  for (const [name, font] of Object.entries(drawn)) expectDrawn(name, font);
  known.add(page);
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

/** Shows a page in a font; `undefined` for the system's. */
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
    for (const loading of faces) document.fonts.add(await loading.load());
    style.setProperty('--font', 'Tested');
  }, font?.face);
  await nextFrame(page);
}

/** The family that the browser really uses, and its line height relative to the font size. */
interface Drawn {
  family: string;
  height: number;
}

/** Fails unless the browser drew a page in a font. */
function expectDrawn(name: string, drawn: Drawn): void {
  const { family, height } = FONTS[name] ?? { family: '', height: 0 };
  if (drawn.family === family && Math.abs(drawn.height - height) < 0.005) return;
  throw new Error(
    `the ${name} font should be ${family}, ${height} high, but the browser draws ${drawn.family}, ${drawn.height} high`,
  );
}

/**
 * The font in which the browser draws a page's words. They are copied to an element of their own, because the page may
 * replace its own elements at any moment, and the browser then forgets the one that was asked about.
 */
async function drawnFont(page: Page): Promise<Drawn> {
  const session = await page.context().newCDPSession(page);
  const height = await page.evaluate(addSample, SAMPLE);
  await nextFrame(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const sample = { nodeId: root.nodeId, selector: `#${SAMPLE}` };
  const { nodeId } = await session.send('DOM.querySelector', sample);
  let { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  // A busy browser may not have drawn the sample yet.
  for (let i = 0; i < FRAMES_MAX && fonts.length === 0; i += 1) {
    await nextFrame(page);
    ({ fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }));
  }
  // Detaching the session would also end emulation for the page, such as print media.
  await session.send('CSS.disable');
  await session.send('DOM.disable');
  await page.evaluate((id) => document.getElementById(id)?.remove(), SAMPLE);
  const [most] = fonts.toSorted((a, b) => b.glyphCount - a.glyphCount);
  return { family: most?.familyName ?? 'nothing', height };
}

const SAMPLE = 'font-sample';

/** Runs in the page: adds an element with all words of the page, and returns the line height of the page's font. */
function addSample(id: string): number {
  const sample = document.createElement('p');
  sample.id = id;
  sample.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0; pointer-events: none';
  sample.textContent = document.body.innerText;
  document.body.append(sample);
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return 0;
  pen.font = `1000px ${getComputedStyle(document.body).fontFamily}`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('x');
  return (fontBoundingBoxAscent + fontBoundingBoxDescent) / 1000;
}
