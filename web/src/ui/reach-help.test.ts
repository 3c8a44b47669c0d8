// @vitest-environment jsdom
import { flushSync, mount, unmount, type Component } from 'svelte';
import { expect, it } from 'vitest';
import { Language, languages } from '../i18n/language.svelte.ts';
import { untilTestEnds } from '../testing/until-test-ends.ts';
import ReachHelp from './ReachHelp.svelte';
import InLanguage from './testing/InLanguage.svelte';

async function steps(hindrance: string, code = 'en') {
  const language = new Language();
  await language.use(code);
  await language.load('phones');
  const part = ReachHelp as unknown as Component<Record<string, unknown>>;
  const props = { language, part, props: { hindrance, open: true } };
  const mounted = mount(InLanguage, { target: document.body, props });
  const stop = untilTestEnds(() => unmount(mounted));
  flushSync();
  const text = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) =>
      textContent.replaceAll(/\s+/g, ' ').trim(),
    );
  return { text, stop };
}

it.each(languages.map(({ code }) => code))(
  'a server for one machine is started for phones in three steps, in %s',
  async (code) => {
    const { text } = await steps('this-machine-only', code);
    expect(text('ol > li')).toHaveLength(3);
    // Exactly as they are typed.
    expect(text('code')).toEqual(['./run --lan', 'boneyard serve --lan']);
    expect(text('ol').join()).toContain('http://192.168.1.20:8080');
    expect(text('ul > li')).toHaveLength(3);
  },
);

it('a machine without a network joins one', async () => {
  const { text } = await steps('no-network');
  expect(text('ol > li')[0]).toBe(
    'Connect this computer to the Wi-Fi of the room, or to the hotspot of a phone.',
  );
  expect(text('code')).toEqual([]);
});
