import { expect, it } from 'vitest';
import english from '../../i18n/compiled/page/en.ts';
import club from '../../i18n/compiled/club/en.ts';
import type { Sentences } from '../../i18n/language.svelte.ts';
import type { ClubRefusal, LineFault } from '../../net/protocol/types.ts';
import { explainClub, explainFault } from './refusal.ts';

// Club pages load these messages only.
const t = { ...english, club } as Sentences;

it('explains each refusal of a club with its values', () => {
  const because = (refusal: ClubRefusal) => explainClub({ code: 'club', refusal }, t);
  expect(because({ code: 'not-organiser' })).toBe('Only the organisers of this club can do that.');
  expect(because({ code: 'email-taken', email: 'ana@example.org' })).toBe(
    'Another member has the e-mail ana@example.org.',
  );
});

it('explains other failures with the texts of all pages', () => {
  expect(explainClub({ code: 'unreachable' }, t)).toBe(
    'The server does not answer. What you typed is still here.',
  );
});

it('has a text for reasons of a newer server', () => {
  const unknown = { code: 'from-the-future' } as unknown as LineFault;
  expect(explainFault(unknown, t)).toBe('Something went wrong on the server. Nothing has changed.');
});
