import { expect, it } from 'vitest';
import english from '../../../i18n/compiled/page/en.ts';
import evening from '../../../i18n/compiled/evening/en.ts';
import type { Sentences } from '../../../i18n/language.svelte.ts';
import type { EveningRefusal } from '../../../net/protocol/types.ts';
import { explainEvening } from './refusal.ts';

// Pages of evenings load these messages only.
const t = { ...english, evening } as Sentences;

// CLUB-20.
it('explains each refused request with its values', () => {
  const refusal: EveningRefusal = { code: 'elsewhere', id: 'k3f9', name: 'Friday' };
  expect(explainEvening({ code: 'evening', refusal }, t)).toBe(
    'You are at another club night, “Friday”. Leave that one first.',
  );
});

it('explains other failures with the texts of all pages', () => {
  expect(explainEvening({ code: 'unreachable' }, t)).toBe(
    'The server does not answer. What you typed is still here.',
  );
});

it('has a text for reasons of a newer server', () => {
  const refusal = { code: 'from-the-future' } as unknown as EveningRefusal;
  expect(explainEvening({ code: 'evening', refusal }, t)).toBe(
    'That is not possible on this club night.',
  );
});
