import { expect, test } from 'vitest';
import type { JoinPool, WaitingPeople } from '../../../net/protocol/types.ts';
import { presets } from '../../rulebook/testing/presets.ts';
import { defaultWishes } from './kept.ts';
import {
  countsOf,
  gamesOf,
  meets,
  paceOf,
  poolOf,
  ratingOf,
  suits,
  tableWithBots,
  talkOf,
  toggled,
  wants,
  withPace,
  withRating,
  withTalk,
} from './wishes.ts';

const wishes = defaultWishes('es');
const ids = presets.map(({ id }) => id);

test('a press on a game wants it, and another press wants it no more', () => {
  const added = toggled(wishes, 'cuban');
  expect(gamesOf(added, ids)).toEqual(['spanish-pairs', 'draw', 'cuban']);
  const off = toggled(added, 'draw');
  expect(gamesOf(off, ids)).toEqual(['spanish-pairs', 'cuban']);
  expect([wants(off, 'draw'), wants(off, 'cuban'), wants(off, 'block')]).toEqual([
    false,
    true,
    false,
  ]);
  // It keeps its place among the games that are offered.
  expect(gamesOf(toggled(off, 'draw'), ids)).toEqual(['spanish-pairs', 'draw', 'cuban']);
});

test('any other game is every game but those that were taken off, the favourites first', () => {
  const games = gamesOf({ ...toggled(wishes, 'draw'), others: true }, ids);
  expect(games).toHaveLength(ids.length - 1);
  expect(games).not.toContain('draw');
  expect(games[0]).toBe('spanish-pairs');
  expect(games.length).toBeLessThanOrEqual(40);
});

test('with no game left there is nothing to wait for', () => {
  expect(poolOf(wishes, [])).toBeUndefined();
});

test('a game suits the numbers of players that its rules allow', () => {
  expect(countsOf('draw', presets)).toEqual([2, 3, 4]);
  expect(countsOf('draw seats.count=[2]', presets)).toEqual([2]);
  expect([suits('spanish-pairs', 2, presets), suits('spanish-pairs', 4, presets)]).toEqual([
    false,
    true,
  ]);
  expect(suits('spanish-pairs', null, presets)).toBe(true);
  // Until the page knows the games, it leaves that to the server.
  expect(suits('spanish-pairs', 2, [])).toBe(true);
});

test('what the person chose is minded, and can be left to the others again', () => {
  expect([paceOf(wishes), talkOf(wishes), ratingOf(wishes)]).toEqual(['any', 'any', 'casual']);
  const slow = withPace(wishes, 86_400);
  expect(paceOf(slow)).toBe(86_400);
  expect(slow.options.bank_seconds).toBeUndefined();
  expect(withPace(wishes, 20).options).toMatchObject({ turn_seconds: 20, bank_seconds: 60 });
  expect(withPace(slow, 'any')).toEqual({ ...wishes, any: ['talk', 'ways', 'clock'] });
  expect(talkOf(withTalk(wishes, 'off'))).toBe('off');
  expect(withTalk(withTalk(wishes, 'off'), 'any').options).toEqual({
    ...wishes.options,
    talk: 'phrases',
  });
});

test('a rated match has a clock and no bots', () => {
  const rated = withRating(withPace(wishes, null), 'rated');
  expect(rated.options).toMatchObject({ rated: true, turn_seconds: 40, bank_seconds: 60 });
  expect(poolOf(rated, ['draw'])?.bots).toBe(false);
  expect(poolOf(withRating(rated, 'any'), ['draw'])).toMatchObject({ bots: true });
  expect(withRating(rated, 'any').options.rated).toBeUndefined();
  expect(ratingOf(withRating(withRating(rated, 'any'), 'casual'))).toBe('casual');
});

test('people meet at a game, a number of players and options that suit all of them', () => {
  const pool = poolOf(wishes, ['draw', 'spanish-pairs']) as JoinPool;
  const waiting: WaitingPeople = { ...pool, games: ['block', 'draw'], people: [], seconds: 1 };
  const strict: JoinPool = { ...pool, any: [] };
  expect(meets(waiting, pool)).toBe(true);
  expect(meets({ ...waiting, games: ['block'] }, pool)).toBe(false);
  expect(meets({ ...waiting, players: 2 }, pool)).toBe(true);
  expect(meets({ ...waiting, players: 2 }, { ...pool, players: 3 })).toBe(false);
  const otherClock = { ...pool.options, turn_seconds: 10 };
  expect(meets({ ...waiting, options: otherClock }, strict)).toBe(true);
  expect(meets({ ...waiting, options: otherClock, any: ['talk'] }, strict)).toBe(false);
  expect(meets({ ...waiting, options: otherClock, any: [] }, pool)).toBe(true);
  // With the same time for a turn, the reserve may be another one.
  const noReserve = { ...pool.options };
  delete noReserve.bank_seconds;
  expect(meets({ ...waiting, options: noReserve, any: [] }, strict)).toBe(false);
  expect(meets({ ...waiting, options: noReserve, any: ['clock'] }, strict)).toBe(true);
  const even = { ...pool.options, tempo: 'even' as const, taking: 'in-turn' as const };
  expect(meets({ ...waiting, options: even, any: [] }, pool)).toBe(true);
  expect(meets({ ...waiting, options: even, any: [] }, strict)).toBe(false);
  // Nobody can leave the time of a bot to the others.
  expect(meets({ ...waiting, options: { ...pool.options, bot_delay_ms: 0 } }, pool)).toBe(false);
  const silent = { ...pool.options, talk: 'off' as const };
  expect(meets({ ...waiting, options: silent, any: ['clock'] }, strict)).toBe(false);
  const rated = { ...pool.options, rated: true };
  expect(meets({ ...waiting, options: rated }, pool)).toBe(false);
  expect(meets({ ...waiting, options: rated }, { ...pool, any: ['rated'] })).toBe(true);
});

test('a table with bots is for the game liked best, as it was wished', () => {
  const table = tableWithBots(wishes, ['spanish-pairs', 'draw'], presets);
  expect(table?.seats.map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot', 'bot']);
  // Nobody needs a clock against bots who did not ask for one.
  expect(table?.options.turn_seconds).toBeNull();
  const rated = withRating({ ...withPace(wishes, 20), players: 2 }, 'rated');
  const duel = tableWithBots(rated, ['draw match.target=50'], presets);
  expect([duel?.rules, duel?.seats.length]).toEqual(['draw match.target=50', 2]);
  expect(duel?.options.turn_seconds).toBe(20);
  expect(duel?.options.rated).toBeUndefined();
  expect(tableWithBots(wishes, ['draw'], [])).toBeUndefined();
});
