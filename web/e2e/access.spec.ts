// Every screen in every state, for everybody: in all themes, in narrow windows, with large text, in both languages.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cut } from './cut.ts';
import { states } from './states.ts';
import { DESKTOP, expect, PHONE, prefer, test } from './test.ts';
import { themes } from './themes.ts';

/** What axe has to say against a page, by all its rules or only some, one line for each place. */
async function faults(page: Page, rules?: string[]): Promise<string[]> {
  // There are no frames here, so axe need not open a window of its own to join what it found in each.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
  );
}

/**
 * Words in forced colours that cannot be read: the browser lays a plate of the page's colour under them, and what is
 * written on a highlight is lost there. Axe does not know of plates.
 */
async function plated(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'HighlightText';
    document.body.append(probe);
    const lost = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll<HTMLElement>('button, a, p, span')]
      .filter((one) => one.checkVisibility() && one.innerText.trim() !== '')
      .filter((one) => {
        const { color, forcedColorAdjust } = getComputedStyle(one);
        return color === lost && forcedColorAdjust === 'auto';
      })
      .map((one) => one.innerText);
  });
}

/** All text at so many times its usual size, as a person sets it in the browser, until it is set back. */
async function enlargeText(page: Page, times: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const set = async (by: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * by, fixed: 13 * by } });
  };
  await set(times);
  return () => set(1);
}

/** Words of a page in Russian, seen or only heard, that are in another script. */
async function latin(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => [
    ...document.body.innerText.split('\n'),
    ...[...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel ?? ''),
  ]);
  return texts.filter((text) => /[a-z]{3}/i.test(text.replaceAll(NAMES, '')));
}

/** What is called the same in every language: people, games, us, a language, keys, and what computers read. */
const NAMES = new RegExp(
  [
    'Ana|Boris|Eva|Luka|Boneyard|English|DGN',
    // What games are called at home.
    'Dominó (por parejas|cubano|em duplas)|Tranca|[Cc]apicúa|Gaple',
    'Enter|Shift|Ctrl|Home|End|Esc(ape)?|pass|draw|ends|score',
    'https?:\\S*|\\S*[=@]\\S*',
  ].join('|'),
  'g',
);

for (const { name, show } of states) {
  test(`${name}, in every window, text size and theme`, async ({ page }) => {
    await prefer(page, { motion: 'none' });
    await page.setViewportSize(PHONE);
    await show(page);

    // Some of what is shown goes by itself after a few seconds, so what is quick to see comes first.
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await cut(page), 'in a window of 320').toEqual([]);
    const restore = await enlargeText(page, 2);
    for (const [window, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      await page.setViewportSize(size);
      expect.soft(await cut(page), `with text of twice the size, ${window}`).toEqual([]);
    }
    await restore();

    expect.soft(await faults(page), 'desktop').toEqual([]);
    await page.setViewportSize(PHONE);
    expect.soft(await faults(page), 'phone').toEqual([]);
    for (const [theme, media] of Object.entries(themes).filter(([theme]) => theme !== 'light')) {
      await page.emulateMedia(media);
      expect.soft(await faults(page, ['color-contrast']), theme).toEqual([]);
    }
    await page.emulateMedia({ ...themes.light, forcedColors: 'active' });
    expect.soft(await faults(page, ['color-contrast']), 'forced colours').toEqual([]);
    expect.soft(await plated(page), 'forced colours').toEqual([]);
  });

  test(`${name}, in Russian`, async ({ page }) => {
    await prefer(page, { motion: 'none', language: 'ru' });
    await page.setViewportSize(PHONE);
    await show(page);
    expect.soft(await cut(page)).toEqual([]);
    expect.soft(await latin(page)).toEqual([]);
  });
}
