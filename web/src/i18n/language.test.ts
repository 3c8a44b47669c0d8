import { expect, it, vi } from 'vitest';
import type { Catalogues } from './catalogues.ts';
import type { ClubMessages } from './compiled/types.ts';
import { Language } from './language.svelte.ts';
import { clubCatalogues } from './parts/club.ts';
import { settingsCatalogues } from './parts/settings.ts';

const loadedFrom = <T>(from: Catalogues<T>) =>
  from.get('en')?.() ?? Promise.reject(new Error('no English'));

it('has the messages of a part after it was loaded, also in languages chosen later', async () => {
  const language = new Language();
  await language.use('en');
  expect(language.t.club).toBeUndefined();
  await language.withPart('club', clubCatalogues);
  expect(language.t.club.title).toBe('Clubs');
  await language.use('ru');
  expect(language.t.club.title).toBe('Клубы');
  expect(language.t.frame.clubs).toBe('Клубы');
});

it('has the messages of two parts that were asked for at the same time, in whichever order they come', async () => {
  const language = new Language();
  await language.use('en');
  const { default: club } = await loadedFrom(clubCatalogues);
  const arrivals: (() => void)[] = [];
  const late: Catalogues<ClubMessages> = new Map([
    ['en', () => new Promise((go) => arrivals.push(() => go({ default: club })))],
  ]);
  const first = language.withPart('club', late);
  const second = language.withPart('settings', settingsCatalogues);
  // The request of the first part is answered last.
  arrivals[1]?.();
  await second;
  arrivals[0]?.();
  await vi.waitFor(() => {
    arrivals[2]?.();
    expect(arrivals).toHaveLength(3);
  });
  await first;
  expect([language.t.club.title, language.t.settings.language]).toEqual(['Clubs', 'Language']);
});

it('can load a part again after loading it failed', async () => {
  const language = new Language();
  await language.use('en');
  const lost: Catalogues<ClubMessages> = new Map([['en', () => Promise.reject(new Error('lost'))]]);
  await expect(language.withPart('club', lost)).rejects.toThrow('lost');
  await language.use('en');
  await language.withPart('club', clubCatalogues);
  expect(language.t.club.title).toBe('Clubs');
});
