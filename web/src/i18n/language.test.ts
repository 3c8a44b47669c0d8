// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import page, { parts } from './compiled/page/en.ts';
import { Language } from './language.svelte.ts';
import { soon } from '../testing/soon.ts';

/** A language whose club messages are loaded by `club`. */
const withClub = (club: typeof parts.club) =>
  new Language(
    new Map([['en', () => Promise.resolve({ default: page, parts: { ...parts, club } })]]),
  );

it('has the messages of a part after it was loaded, also in languages chosen later', async () => {
  const language = new Language();
  await language.use('en');
  expect(language.t.club).toBeUndefined();
  await language.load('club');
  expect(language.t.club.title).toBe('Clubs');
  await language.use('ru');
  expect(language.t.club.title).toBe('Клубы');
  expect(language.t.frame.clubs).toBe('Клубы');
});

it('has the messages of two parts that were asked for at the same time, in whichever order they come', async () => {
  const { default: club } = await parts.club();
  const arrivals: (() => void)[] = [];
  const language = withClub(() => new Promise((go) => arrivals.push(() => go({ default: club }))));
  await language.use('en');
  const first = language.load('club');
  const second = language.load('settings');
  await soon(() => expect(arrivals).toHaveLength(2));
  // The request of the first part is answered last.
  arrivals[1]?.();
  await second;
  arrivals[0]?.();
  await first;
  expect([language.t.club.title, language.t.settings.language]).toEqual(['Clubs', 'Language']);
});

it('ends a sentence with one full stop, also after a name that has its own', async () => {
  const language = new Language();
  await language.use('en');
  await language.load('evening');
  const { common, organiser } = language.t.evening;
  expect(organiser.needs.beat({ winners: 'Ana Jr.', losers: 'Eva and Luka Jr.' })).toBe(
    'Ana Jr. beat Eva and Luka Jr.',
  );
  expect(common.fills({ names: 'Ana Jr.' })).toBe('Ana Jr. only fill the table.');
});

it('can load a part again after loading it failed', async () => {
  let isLost = true;
  const language = withClub(() => (isLost ? Promise.reject(new Error('lost')) : parts.club()));
  await language.use('en');
  await expect(language.load('club')).rejects.toThrow('lost');
  isLost = false;
  await language.use('en');
  await language.load('club');
  expect(language.t.club.title).toBe('Clubs');
});

it('loads a module together with the messages that it needs', async () => {
  const language = new Language();
  await language.use('en');
  const titles = await language.with(['club', 'settings'], () =>
    Promise.resolve(() => [language.t.club.title, language.t.settings.language]),
  );
  expect(titles()).toEqual(['Clubs', 'Language']);
});

it('asks for no translation of a language that the reader knows, also after a change', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de', 'pt-BR', 'en']);
  const translated: Record<string, boolean> = {};
  const language = new Language();
  for (const code of ['en', 'ru', 'pt']) {
    await language.use(code);
    translated[code] = document.documentElement.translate;
  }
  expect(translated).toEqual({ en: false, ru: true, pt: false });
});
