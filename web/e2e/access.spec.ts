// Every screen in every state, for everybody: in all themes, in narrow windows, with large text, in every language.
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

/** Lines of a page, seen or only heard, in which something is in another language. */
async function foreign(page: Page, language: Language): Promise<string[]> {
  const texts = await page.evaluate(() => [
    ...document.body.innerText.split('\n'),
    ...[...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel ?? ''),
  ]);
  const own = new Set(NAMES_OF_LANGUAGES);
  return texts.filter(
    (text) => !own.has(text) && OTHERS[language].test(text.replaceAll(NAMES, '')),
  );
}

/** How the languages call themselves. */
const NAMES_OF_LANGUAGES = ['English', 'Русский', 'Hrvatski', 'Español', 'Português'];

/** What gives another language away: its script, or the commonest English words. */
const ENGLISH =
  /\b(the|and|of|you|your|tiles?|rounds?|points?|pips?|plays?|seats?|with|without)\b/i;
const OTHERS = { ru: /[a-z]{3}/i, hr: ENGLISH, es: ENGLISH, pt: ENGLISH };
type Language = keyof typeof OTHERS;

/** What is called the same in every language: people, games, us, a language, keys, and what computers read. */
const NAMES = new RegExp(
  [
    'Ana|Boris|Eva|Luka|Boneyard|DGN',
    // What games are called at home.
    'Triominos|Dominó (por parejas|cubano|em duplas)|Tranca|[Cc]apicúa|Gaple|Jarac',
    'All Fives|Fives and Threes|Mexican Train|Chickenfoot|Muggins',
    'Alt|Enter|Shift|Ctrl|Tab|Home|End|Esc(ape)?|pass|draw|close|done|declare|ends|score',
    'CSV|JSON|PDF|Letter|UTF-8|https?:\\S*|\\S*[=@]\\S*',
    // By what evenings are joined.
    '\\b[B-DF-HJ-NP-TV-XYZ]{4}\\b',
    // Centuries, and where the word domino comes from.
    '\\b[IVX]+\\b|dominari',
  ].join('|'),
  'g',
);

for (const [i, { name, show }] of states.entries()) {
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

  // Russian words are the longest, and tell by their script; the others take turns.
  for (const language of ['ru', (['hr', 'es', 'pt'] as const)[i % 3] ?? 'hr'] as const) {
    test(`${name}, in ${language}`, async ({ page }) => {
      await prefer(page, { motion: 'none', language });
      await page.setViewportSize({ width: 320, height: 640 });
      await show(page);
      expect.soft(await page.locator('html').getAttribute('lang')).toBe(language);
      expect.soft(await cut(page)).toEqual([]);
      expect.soft(await foreign(page, language)).toEqual([]);
    });
  }
}
