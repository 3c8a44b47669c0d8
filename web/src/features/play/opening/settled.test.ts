// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { BOT_DELAYS_MS } from '../../../net/protocol/types.ts';
import { rememberPace } from '../../running/pace.ts';
import { countMatch } from '../../person/strength.ts';
import { isSuiting, planFor, readPlan, suitingSeat } from './plan.ts';
import { settled } from './settled.ts';

beforeEach(() => localStorage.clear());

const plan = () => {
  const usual = planFor('draw', 3);
  return { ...usual, seats: usual.seats.with(1, suitingSeat) };
};

it('a bot that suits gets the level that suits at the game of the table, and others keep theirs', () => {
  expect(settled(plan()).seats).toEqual([
    { kind: 'me' },
    { kind: 'bot', level: 'easy' },
    { kind: 'bot', level: 'steady' },
  ]);
  for (let n = 0; n < 6; n += 1) {
    const sides = [['you'], ['easy']] as const;
    countMatch({ id: `a-${n}`, preset: 'draw', sides, won: [0], lost: [1] });
  }
  expect(settled(plan()).seats[1]).toEqual({ kind: 'bot', level: 'steady' });
  expect(settled({ ...plan(), rules: 'triominoes' }).seats[1]).toMatchObject({ level: 'easy' });
});

it('a stored plan still says that the bot suits', () => {
  const stored = readPlan(JSON.stringify(plan()));
  expect(stored?.seats.map(isSuiting)).toEqual([false, true, false]);
});

it('bots are slow until a match is finished, or as fast as the person chose', () => {
  const delay = () => settled(plan()).options.bot_delay_ms;
  expect(delay()).toBe(BOT_DELAYS_MS.slow);
  countMatch({ id: 'a-1', preset: 'draw', sides: null, won: [], lost: [] });
  expect(delay()).toBe(BOT_DELAYS_MS.usual);
  rememberPace('quick');
  expect(delay()).toBe(BOT_DELAYS_MS.quick);
});
