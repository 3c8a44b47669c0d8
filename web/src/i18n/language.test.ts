import { expect, it } from 'vitest';
import type { Catalogues } from './catalogues.ts';
import type { ClubMessages } from './compiled/types.ts';
import { Language } from './language.svelte.ts';
import { clubCatalogues } from './parts/club.ts';

it('has the messages of a part after it was loaded, also in languages chosen later', async () => {
  const language = new Language();
  await language.use('en');
  expect(() => language.t.club).toThrow('ask for the words of a part');
  await language.withPart('club', clubCatalogues);
  expect(language.t.club.title).toBe('Clubs');
  await language.use('ru');
  expect(language.t.club.title).toBe('Клубы');
  expect(language.t.frame.clubs).toBe('Клубы');
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
