// @vitest-environment jsdom
import { expect, it } from 'vitest';
import company from '../../../i18n/compiled/company/en.ts';
import { after, indexOf, recordingOf } from '../testing/tables.ts';
import { mayTalk, muted, partnersArePlaying, readNames, wordsOf } from './talk.svelte.ts';

const at = (preset: 'spanish-pairs' | 'draw') => {
  const recording = recordingOf(preset);
  return after(recording, indexOf(recording, ({ type }) => type === 'dealt') + 1);
};

it('partners do not talk while a round is played', () => {
  const pairs = at('spanish-pairs');
  expect(partnersArePlaying(pairs)).toBe(true);
  expect(mayTalk(pairs)).toBe(false);
  expect(mayTalk({ ...pairs, phase: 'between' })).toBe(true);
});

it('opponents talk at any time, unless the table has no talk', () => {
  const draw = at('draw');
  expect(mayTalk(draw)).toBe(true);
  expect(mayTalk({ ...draw, you: null })).toBe(false);
  expect(mayTalk({ ...draw, options: { ...draw.options, talk: 'off' } })).toBe(false);
});

it('a phrase is read in the language of the reader, and text as it was written', () => {
  expect(wordsOf({ phrase: 'good-luck' }, company)).toBe('Good luck');
  expect(wordsOf({ text: 'Hvala' }, company)).toBe('Hvala');
});

it('the device remembers muted names', () => {
  muted.set('Boris', true);
  expect(muted.has('Boris')).toBe(true);
  expect(readNames(localStorage.getItem('boneyard.muted'))).toEqual(['Boris']);
  muted.set('Boris', false);
  expect(muted.has('Boris')).toBe(false);
});

it('stored text that is no list of names mutes nobody', () => {
  expect(readNames(null)).toEqual([]);
  expect(readNames('{')).toEqual([]);
  expect(readNames('[1, "Ana"]')).toEqual(['Ana']);
});
