// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { Language } from '../../i18n/language.svelte.ts';
import { explainModeration, refusalOf } from './refusal.ts';

it('says why in the words of moderation, and otherwise in those of every page', async () => {
  const language = new Language();
  await language.use('en');
  await language.load('moderation');
  const reported = { code: 'moderation', refusal: { code: 'reported' } } as const;
  expect(explainModeration(reported, language.t)).toBe('You have reported this person already.');
  expect(refusalOf(reported)).toBe('reported');
  const time = { code: 'moderation', refusal: { code: 'bad-time', max: 5 } } as const;
  expect(explainModeration(time, language.t)).toBe('Choose a time from 1 to 5.');
  expect(explainModeration({ code: 'unreachable' }, language.t)).toBe(
    language.t.errors.unreachable,
  );
  expect(refusalOf({ code: 'unreachable' })).toBeUndefined();
  expect(refusalOf(undefined)).toBeUndefined();
});
