// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { presets } from '../../rulebook/testing/presets.ts';
import { rememberPlayed } from '../opening/favourites.svelte.ts';
import { offeredTo } from './offered.ts';

beforeEach(() => localStorage.clear());

const ids = (language: string) => offeredTo(language, presets).map(({ id }) => id);

it('begins with the game that readers of the language know', () => {
  expect(ids('ru')).toEqual([
    'goat-club-all',
    'draw',
    'all-fives',
    'mexican-train',
    'spanish-pairs',
  ]);
  expect(ids('es')[0]).toBe('spanish-pairs');
});

it('games played lately come first, each once', () => {
  rememberPlayed('draw');
  rememberPlayed('gaple');
  expect(ids('en')).toEqual(['gaple', 'draw', 'all-fives', 'mexican-train', 'spanish-pairs']);
});
