// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { FAMILY_GAMES, LEVELS, type Level } from '../../net/protocol/types.ts';
import {
  after,
  countMatch,
  hasFinished,
  levelNear,
  levelThatSuits,
  strengthAt,
  type PlayedMatch,
  type Strength,
} from './strength.ts';

beforeEach(() => localStorage.clear());

const START = { rating: 1340, matches: 0 };

/** A match of two that the person won or lost. */
const duel = (won: boolean, level: Level = 'easy', id = 'a-1'): PlayedMatch => ({
  id,
  preset: 'draw',
  sides: [['you'], [level]],
  won: [won ? 0 : 1],
  lost: [won ? 1 : 0],
});

/** A match of four, each for themselves. */
const four = (winner: number): PlayedMatch => ({
  id: 'four-1',
  preset: 'draw',
  sides: [['you'], ['easy'], ['easy'], ['easy']],
  won: [winner],
  lost: [0, 1, 2, 3].filter((side) => side !== winner),
});

describe('the strength of a person', () => {
  it('rises with a win and falls with a loss, less after the first matches', () => {
    expect(after(START, duel(true))).toEqual({ rating: 1364, matches: 1 });
    expect(after(START, duel(false))).toEqual({ rating: 1316, matches: 1 });
    expect(after({ ...START, matches: 10 }, duel(true)).rating).toBe(1352);
  });

  it('rises more with a win against stronger bots, and never with a loss', () => {
    const gains = LEVELS.map(({ id }) => after(START, duel(true, id)).rating);
    expect(gains).toEqual([...gains].sort((a, b) => a - b));
    for (const { id } of LEVELS) {
      expect(after(START, duel(true, id)).rating).toBeGreaterThan(1340);
      expect(after(START, duel(false, id)).rating).toBeLessThan(1340);
      const whole = { ...four(1), sides: [['you'], [id], [id], [id]] } as PlayedMatch;
      expect(after(START, whole).rating).toBeLessThan(1340);
    }
  });

  it('stays where it is if a person wins one of four matches against three bots as strong', () => {
    const steps = [0, 1, 2, 3].map((winner) => after(START, four(winner)).rating - 1340);
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(0);
  });

  it('shares a pair’s result with the partner', () => {
    const pairs = (partner: Level): PlayedMatch => ({
      ...duel(true),
      sides: [
        ['you', partner],
        ['steady', 'steady'],
      ],
    });
    const [weak, strong] = [after(START, pairs('beginner')), after(START, pairs('master'))];
    expect(weak.rating).toBeGreaterThan(strong.rating);
  });

  it('does not change without a winner, or with other people', () => {
    expect(after(START, { ...duel(true), won: [], lost: [] }).rating).toBe(1340);
    expect(after(START, { ...duel(true), sides: null })).toBe(START);
  });

  it('stays within bounds', () => {
    const long = (won: boolean, level: Level) =>
      Array.from({ length: 400 }).reduce<Strength>((now) => after(now, duel(won, level)), START);
    expect(long(true, 'master').rating).toBe(1900);
    expect(long(false, 'beginner').rating).toBe(1000);
  });
});

describe('the level that suits', () => {
  it('is the nearest', () => {
    for (const { id, rating } of LEVELS) expect(levelNear(rating)).toBe(id);
    expect([1000, 1277, 1278, 1419, 1421, 1569, 1571, 1900].map(levelNear)).toEqual([
      'beginner',
      'beginner',
      'easy',
      'easy',
      'steady',
      'steady',
      'strong',
      'master',
    ]);
  });

  it('follows the matches in the same family of games', () => {
    expect(levelThatSuits('draw')).toBe('easy');
    for (let n = 0; n < 6; n += 1) countMatch(duel(true, 'easy', `a-${n}`));
    expect(levelThatSuits('draw')).toBe('steady');
    expect(levelThatSuits('block')).toBe('steady');
    expect(levelThatSuits('mexican-train')).toBe('easy');
    expect(FAMILY_GAMES.classic).toContain('block');
  });
});

describe('what the device stores', () => {
  it('has each match once, and knows the first', () => {
    expect(hasFinished()).toBe(false);
    expect(countMatch(duel(true))).toBe(true);
    expect(hasFinished()).toBe(true);
    expect(countMatch(duel(true))).toBe(false);
    expect(strengthAt('draw')).toEqual({ rating: 1364, matches: 1 });
    expect(countMatch(duel(true, 'easy', 'a-2'))).toBe(false);
    expect(strengthAt('draw').matches).toBe(2);
  });

  it.each(['', '{', '[]', '7', '{"families":{"classic":{"rating":9999,"matches":1}},"counted":7}'])(
    'begins anew with %o',
    (text) => {
      localStorage.setItem('boneyard.strength', text);
      expect(strengthAt('draw')).toEqual(START);
      expect(hasFinished()).toBe(false);
    },
  );
});
