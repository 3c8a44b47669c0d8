// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { BOT_DELAYS_MS } from '../../net/protocol/types.ts';
import { chosenPace, isFirstPace, paceNow, rememberPace } from './pace.ts';
import { countMatch } from '../person/strength.ts';

beforeEach(() => localStorage.clear());

const match = { id: 'a-1', preset: 'draw', sides: null, won: [], lost: [] };

it('bots are slower until a match is finished', () => {
  expect(paceNow()).toBe('slow');
  expect(isFirstPace(BOT_DELAYS_MS.slow)).toBe(true);
  expect(isFirstPace(BOT_DELAYS_MS.usual)).toBe(false);
  countMatch(match);
  expect(paceNow()).toBe('usual');
  expect(isFirstPace(BOT_DELAYS_MS.slow)).toBe(false);
});

it('a person who chose a pace keeps it', () => {
  expect(chosenPace()).toBeUndefined();
  rememberPace('quick');
  expect(paceNow()).toBe('quick');
  rememberPace('slow');
  expect(isFirstPace(BOT_DELAYS_MS.slow)).toBe(false);
  countMatch(match);
  expect(paceNow()).toBe('slow');
});

it('a stored pace that is not offered counts as none', () => {
  localStorage.setItem('boneyard.pace', 'never');
  expect(chosenPace()).toBeUndefined();
});
