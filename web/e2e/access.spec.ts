// Every screen in every state is accessible: in all themes, in narrow windows, with large text, in every language.
import type { Page } from '@playwright/test';
import { PSEUDO } from '../scripts/catalogues/pseudo.ts';
import { lowContrast, violations } from './axe.ts';
import { cut } from './cut.ts';
import { states } from './states.ts';
import type { SettingValues } from '../src/device/settings/values.ts';
import { DESKTOP, expect, PHONE, SIDEWAYS, soon, VAST } from './test.ts';
import { themes } from './themes.ts';
import { test } from './visits.ts';

const NARROW = { width: 320, height: 640 };

/**
 * Texts that cannot be read in forced colours: the browser paints a backplate in the page's colour under text, which
 * hides text in the colour for highlighted text. Axe does not check backplates.
 */
async function hiddenByBackplate(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'HighlightText';
    document.body.append(probe);
    const hidden = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll<HTMLElement>('button, a, p, span')]
      .filter((element) => element.checkVisibility() && element.innerText.trim() !== '')
      .filter((element) => {
        const { color, forcedColorAdjust } = getComputedStyle(element);
        return color === hidden && forcedColorAdjust === 'auto';
      })
      .map((element) => element.innerText);
  });
}

/** Enlarges all text, as a reader can in the browser's settings; returns a function that restores it. */
async function enlargeText(page: Page, times: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const set = async (by: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * by, fixed: 13 * by } });
  };
  await set(times);
  return () => set(1);
}

/** Lines of a page, visible or for screen readers, that are in another language. */
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

/** The languages' own names for themselves. */
const NAMES_OF_LANGUAGES = ['English', 'Русский', 'Hrvatski', 'Español', 'Português'];

/** What identifies a text in another language: its script, or the commonest English words. */
const ENGLISH =
  /\b(the|and|of|you|your|tiles?|rounds?|points?|pips?|plays?|seats?|with|without)\b/i;
const RUSSIAN = /[а-я]{3}/i;
/** Letters of the language made from English that no other language here has. */
const MADE = /[ĥĵķļťŵ]/i;
const BOTH = new RegExp(`${ENGLISH.source}|${RUSSIAN.source}|${MADE.source}`, 'i');
const OTHERS = {
  ru: /[a-zĥĵķļťŵ]{3}/i,
  hr: BOTH,
  es: BOTH,
  pt: BOTH,
  en: new RegExp(`${RUSSIAN.source}|${MADE.source}`, 'i'),
  // Every text of this language has accents, so a text without them is in no catalogue. Lists come from the browser,
  // which joins them as in English.
  [PSEUDO]: /\b(?!and\b)[a-z]{3}/i,
};
type Language = keyof typeof OTHERS;

/** Words that are the same in every language: people, games, our name, languages, keys, technical terms. */
const NAMES = new RegExp(
  [
    // A name may end in a letter of another script that looks alike.
    'Konstantin Aleksandrovich|Ana|Boris|Carla|Davor|Eva|Luk[a\\u0430]|Marija|Mila|Teo|Boneyard|DGN',
    // Long names are cut where the sheet has little room.
    'Maximi(liana-Wilhelmina W|…)|Ivan-K(rstitelj|…)',
    // Tournaments, their people, and tokens, as people named them.
    'An hour of Draw|Domino 2000|Friday Swiss|Pairs of the town|The cup|João|Pilar|Vera|Иван|Bors\\b',
    'Maximiliana’s bot on the machine in the cellar|boneyard_\\w+',
    // What people wrote, in Latin.
    'Audiatur et altera pars|[Ee]rrare humanum est|Quis custodiet ipsos custodes',
    // Games that keep their home names.
    'Triominos|Dominó (por parejas|cubano|em duplas)|Tranca|[Cc]apicúa|Gaple|Jarac',
    'All Fives|Fives and Threes|Mexican Train|Chickenfoot|Muggins',
    '[.]/run|boneyard serve|--lan|Wi-Fi|http|Alt|Enter|Shift|Ctrl|Tab|Home|End|Esc(ape)?|pass|draw|close|done|declare|ends|score',
    'Excel|OpenDocument|CSV|JSON|PDF|Letter|UTF-8|(https?:|127[.]0[.]0[.]1:)\\S*|\\S*[=@]\\S*',
    // The numbers of deals, and programs that check them.
    '\\b[0-9a-f]{32,64}\\b|SHA-256|boneyard verify|Python',
    // Browsers and systems.
    'Firefox|Safari|Windows|iPhone|example[.]org',
    // The codes of evenings.
    '\\b[B-DF-HJ-NP-TV-XYZ]{4}\\b',
    // Dates come from the browser, which does not have the language made from English.
    '\\d+ (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \\d+|(January|February|March|April|May|June|July|August|September|October|November|December) \\d+',
    // So do lengths of time.
    '\\d+ (minutes?|hours?|days?)',
    // Centuries, and the Latin origin of the word domino.
    '\\b[IVX]+\\b|dominari',
  ].join('|'),
  'g',
);

for (const [i, { name, show, offline = false }] of states.entries()) {
  // The language made from English has the longest words; the others take turns.
  const other = (['ru', 'hr', 'es', 'pt'] as const)[i % 4] ?? 'ru';

  test(`${name}, in every window, text size, theme and in ${PSEUDO} and ${other}`, async ({
    visit,
  }) => {
    const open = async (language: Language) => {
      const page = await visit({ motion: 'none', language });
      await page.setViewportSize(NARROW);
      await show(page);
      await setDrawn(page, false);
      await expectTranslated(page, language);
      return page;
    };
    let page = await open(PSEUDO);
    for (const size of [PHONE, SIDEWAYS, DESKTOP, VAST]) {
      await resize(page, size);
      expect.soft(await cut(page), `in ${PSEUDO}, ${size.width}×${size.height}`).toEqual([]);
    }
    await resize(page, NARROW);
    for (const language of [other, 'en'] as const) {
      if (offline) {
        await page.close();
        page = await open(language);
      } else {
        const said = await announced(page);
        await changeSettings(page, { motion: 'none', language });
        await expectTranslated(page, language, said);
      }
    }
    // Most screens have several states: they take turns at the window in which all rules of axe are checked.
    await expectReadable(page, i % 2 === 0 ? 'desktop' : 'phone');
  });
}

/** Checks that a page is in a language, but for what it announced before, and that nothing is cut off. */
async function expectTranslated(page: Page, language: Language, said: readonly string[] = []) {
  await expect.soft(page.locator('html')).toHaveAttribute('lang', language);
  const untranslated = async () =>
    (await foreign(page, language)).filter((line) => !said.includes(line));
  await soon(untranslated).toEqual([]);
  expect.soft(await cut(page), `in ${language}`).toEqual([]);
}

/** What the page has announced to screen readers. It does not repeat announcements in another language. */
async function announced(page: Page): Promise<string[]> {
  const logs = await page.locator('[data-region], [role=log]').allInnerTexts();
  return logs.flatMap((log) => log.split('\n'));
}

/** Changes the settings as another tab would. The page applies them at once. */
async function changeSettings(page: Page, settings: Partial<SettingValues>): Promise<void> {
  await page.evaluate((newValue) => {
    dispatchEvent(new StorageEvent('storage', { key: 'boneyard.settings', newValue }));
  }, JSON.stringify(settings));
}

/** Changes the window's size, and waits until what depends on it, such as a board, is drawn for the new size. */
async function resize(page: Page, size: typeof NARROW): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Sets whether the browser draws the page. Layout does not need it, and drawing a page takes as long as laying it out. */
async function setDrawn(page: Page, isDrawn: boolean): Promise<void> {
  await page.evaluate(
    (clip) => {
      document.documentElement.style.clipPath = clip;
    },
    isDrawn ? '' : 'inset(50%)',
  );
}

/** Checks a page in every window, text size and theme, and with all rules of axe in one of the windows. */
async function expectReadable(page: Page, audited: 'phone' | 'desktop'): Promise<void> {
  // Some messages disappear after a few seconds, so the quick checks come first.
  const restore = await enlargeText(page, 2);
  for (const [window, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    await resize(page, size);
    expect.soft(await cut(page), `with text of twice the size, ${window}`).toEqual([]);
  }
  await restore();

  // The contrast is of what is drawn.
  await setDrawn(page, true);
  for (const [window, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    await resize(page, size);
    const check = window === audited ? violations : lowContrast;
    expect.soft(await check(page, window), window).toEqual([]);
  }
  for (const [theme, media] of Object.entries(themes).filter(([theme]) => theme !== 'light')) {
    await page.emulateMedia(media);
    expect.soft(await lowContrast(page, theme), theme).toEqual([]);
  }
  await page.emulateMedia({ ...themes.light, forcedColors: 'active' });
  expect.soft(await lowContrast(page, 'forced colours'), 'forced colours').toEqual([]);
  expect.soft(await hiddenByBackplate(page), 'forced colours').toEqual([]);
  await page.emulateMedia({ ...themes.light, forcedColors: 'none' });
}
