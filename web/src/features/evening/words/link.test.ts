// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { Language } from '../../../i18n/language.svelte.ts';
import { StagedSession } from '../testing/staged.svelte.ts';
import { linkText } from './link.ts';

const language = new Language();
beforeAll(async () => {
  await language.use('en');
  await language.load('evening');
});

it('promises to keep entries only where this device can show them', () => {
  const session = new StagedSession(undefined);
  session.link = 'offline';
  expect(linkText(session, language.t.evening)).toContain('Continue as usual');
  session.needsServer = true;
  expect(linkText(session, language.t.evening)).toContain('One entry can wait here.');
  session.link = 'reconnecting';
  expect(linkText(session, language.t.evening)).toContain('one entry can wait here.');
  session.link = 'gone';
  expect(linkText(session, language.t.evening)).toContain('You cannot open this club night now.');
});
