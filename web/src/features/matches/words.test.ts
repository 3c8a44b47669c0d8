import { expect, it } from 'vitest';
import { Language } from '../../i18n/language.svelte.ts';
import { matchesCatalogues } from '../../i18n/parts/matches.ts';
import { ALL } from './list.ts';
import { wantedText } from './words.ts';

it('says in a few words which matches are wanted', async () => {
  const language = new Language();
  await language.use('en');
  await language.withPart('matches', matchesCatalogues);
  const said = (wanted: Partial<typeof ALL>) =>
    wantedText({ ...ALL, ...wanted }, language.t, 'en-GB');
  expect(said({})).toBe('');
  expect(said({ with: ' ' })).toBe('');
  expect(said({ preset: 'draw', with: ' Eva ', until: '2026-11-26' })).toBe(
    'Draw · Eva · until 26 Nov 2026',
  );
  expect(said({ since: '2026-11-02' })).toBe('from 2 Nov 2026');
});
