// @vitest-environment jsdom
import { flushSync, mount, tick, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { untilTestEnds } from '../testing/until-test-ends.ts';
import Texts from './testing/Texts.svelte';
import { keepTexts } from './translated.ts';

const FIRST = { status: 'Your turn', note: 'one', names: ['Ana', 'Boris', 'Eva'], prose: 'So' };

type How = (text: Text, font: Element) => void;
const replaced: How = (text, font) => {
  text.replaceWith(font);
};
const putBefore: How = (text, font) => {
  text.before(font);
  text.remove();
};
const putBehind: How = (text, font) => {
  text.after(font);
  text.remove();
};

/** A page with texts, and a translator that shouts. */
function page() {
  untilTestEnds(keepTexts(document.body));
  const shown = mount(Texts, { target: document.body, props: { first: FIRST } });
  untilTestEnds(() => unmount(shown));
  flushSync();
  const fonts = new Map<Element, Text>();

  function untranslated(): Text[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode() !== null) {
      const text = walker.currentNode as Text;
      if (text.data.trim() !== '' && text.parentElement?.closest('font') === null) found.push(text);
    }
    return found;
  }

  return {
    async show(next: Partial<Omit<typeof FIRST, 'note'> & { note: string | null }>) {
      shown.show(next);
      flushSync();
      await tick();
    },
    async translate(how = replaced) {
      for (const text of untranslated()) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(text.data.toUpperCase());
        outer.append(inner);
        fonts.set(outer, text);
        how(text, outer);
      }
      await tick();
    },
    /** Shows the original again, as a translator does. */
    async restore() {
      for (const [font, text] of fonts) font.parentNode?.replaceChild(text, font);
      await tick();
    },
    lines: () => [...document.querySelectorAll('p')].map((line) => line.textContent),
  };
}

const TRANSLATED = ['YOUR TURN', 'ONE', 'NOTE: ONE SO FAR', 'ANABORISEVA', 'SO'];

it.each([replaced, putBefore, putBehind])('shows what a translator shows, %o', async (how) => {
  const { translate, lines } = page();
  await translate(how);
  expect(lines()).toEqual(TRANSLATED);
});

it('shows new words instead of a translation of old ones, again and again', async () => {
  const { translate, show, lines } = page();
  for (const status of ['Boris’s turn', 'Eva’s turn', '', 'Your turn']) {
    await translate();
    await show({ status });
    expect(lines()[0]).toBe(status);
  }
});

it('removes a translation with its text', async () => {
  const { translate, show, lines } = page();
  await translate();
  await show({ note: null });
  expect(lines().slice(1, 3)).toEqual(['', '']);
  await show({ note: 'two' });
  expect(lines().slice(1, 3)).toEqual(['two', 'Note: two so far']);
  await translate();
  expect(lines().slice(1, 3)).toEqual(['TWO', 'NOTE: TWO SO FAR']);
});

it('moves a translation with its text', async () => {
  const { translate, show, lines } = page();
  await translate();
  await show({ names: ['Eva', 'Davor', 'Ana'] });
  expect(lines()[3]).toBe('EVADavorANA');
  await translate();
  await show({ names: [] });
  expect(lines()[3]).toBe('');
});

it('replaces translated HTML', async () => {
  const { translate, show, lines } = page();
  await translate();
  await show({ prose: 'Then <b>this</b>' });
  expect(lines()[4]).toBe('Then this');
});

it('has its own words again when the translator shows the original', async () => {
  const { translate, restore, show, lines } = page();
  await translate();
  await show({ status: 'Boris’s turn', names: ['Boris', 'Ana'] });
  await restore();
  const original = ['Boris’s turn', 'one', 'Note: one so far', 'BorisAna', 'So'];
  expect(lines()).toEqual(original);
  expect(document.querySelector('font')).toBeNull();
  await show({ names: ['Ana', 'Boris'], note: null });
  expect(lines()).toEqual(['Boris’s turn', '', '', 'AnaBoris', 'So']);
});

it('shows the words in a second foreign language', async () => {
  const { translate, restore, lines } = page();
  await translate();
  await restore();
  await translate();
  expect(lines()).toEqual(TRANSLATED);
});

it('gives up on a translator that replaces empty texts', async () => {
  page();
  const status = document.querySelector('p');
  const text = status?.firstChild;
  let replacements = 0;
  const restless = new MutationObserver(() => {
    if (text?.parentNode !== status || replacements > 100) return;
    replacements += 1;
    (text as Text).replaceWith(document.createElement('font'));
  });
  untilTestEnds(() => {
    restless.disconnect();
  });
  restless.observe(document.body, { childList: true, subtree: true, characterData: true });
  (text as Text).replaceWith(document.createElement('font'));
  await tick();
  await tick();
  expect(replacements).toBe(1);
});
