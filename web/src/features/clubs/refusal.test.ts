import { expect, it } from 'vitest';
import english from '../../i18n/en.ts';
import club from '../../i18n/club/en.ts';
import type { Sentences } from '../../i18n/language.svelte.ts';
import type { ClubRefusal, LineFault } from '../../net/protocol/types.ts';
import { explainClub, explainFault } from './refusal.ts';

// Texts on club pages must not mention tables.
const t = { ...english, club } as Sentences;

it('says why a club refuses, with what comes with it', () => {
  const because = (refusal: ClubRefusal) => explainClub({ code: 'club', refusal }, t);
  expect(because({ code: 'not-organiser' })).toBe('Only the organisers of this club can do that.');
  expect(because({ code: 'email-taken', email: 'ana@example.org' })).toBe(
    'Another member has the e-mail ana@example.org.',
  );
});

it('says every other failure as every page does', () => {
  expect(explainClub({ code: 'unreachable' }, t)).toBe(
    'The server does not answer. What you typed is still here.',
  );
});

it('says something even of what it is too old to know', () => {
  const unknown = { code: 'from-the-future' } as unknown as LineFault;
  expect(explainFault(unknown, t)).toBe('The server made a mistake. Nothing has changed.');
});
