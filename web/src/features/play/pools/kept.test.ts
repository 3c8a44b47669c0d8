// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { presets } from '../../rulebook/testing/presets.ts';
import { rememberPlayed } from '../opening/favourites.svelte.ts';
import { COMMON_GAME, defaultWishes, keepWishes, keptWishes, ownGames } from './kept.ts';
import { gamesOf, meets, poolOf, toggled, withPace, withRating, withTalk } from './wishes.ts';

beforeEach(() => localStorage.clear());

const LANGUAGES = ['en', 'es', 'pt', 'ru', 'hr', 'xx'];
const poolIn = (language: string) => {
  const wishes = defaultWishes(language);
  const pool = poolOf(wishes, gamesOf(wishes, []));
  if (pool === undefined) throw new Error('a new person waits for something');
  return pool;
};

test('two new people of any languages meet', () => {
  for (const one of LANGUAGES) {
    for (const other of LANGUAGES) {
      expect(meets({ ...poolIn(one), people: [], seconds: 0 }, poolIn(other))).toBe(true);
    }
  }
});

test('two, three or four people can play the game that all wait for', () => {
  const common = presets.find(({ id }) => id === COMMON_GAME);
  expect(common?.rules.seats).toMatchObject({ count: [2, 3, 4], sides: 'solo' });
});

test('a new person waits for the game of the language first, without a rating, and agrees to bots', () => {
  expect(poolIn('es')).toMatchObject({
    games: ['spanish-pairs', 'draw'],
    players: null,
    any: ['clock', 'talk', 'ways'],
    bots: true,
  });
  expect(poolIn('es').options.rated).toBeUndefined();
});

test('a person’s own games are those played last, the newest first', () => {
  for (const game of ['gaple', 'cuban', 'draw', 'telefon']) rememberPlayed(game);
  expect(ownGames('es')).toEqual(['telefon', 'draw', 'cuban', 'gaple']);
  rememberPlayed('goat');
  expect(ownGames('es')).toEqual(['goat', 'telefon', 'draw', 'cuban']);
  rememberPlayed('block');
  rememberPlayed('bergen');
  expect(ownGames('es')).toEqual(['bergen', 'block', 'goat', 'telefon', 'draw']);
});

test('a game that was taken off stays off, and one that was added stays on', () => {
  const wishes = toggled(toggled(keptWishes('es'), COMMON_GAME), 'cuban');
  keepWishes(wishes, 'es');
  expect(gamesOf(keptWishes('es'), [])).toEqual(['spanish-pairs', 'cuban']);
  rememberPlayed('block');
  expect(gamesOf(keptWishes('es'), [])).toEqual(['block', 'cuban']);
});

test('who has taken off every game waits for them again the next time', () => {
  const none = toggled(toggled(keptWishes('es'), 'spanish-pairs'), 'draw');
  keepWishes(none, 'es');
  expect(gamesOf(keptWishes('es'), [])).toEqual(['spanish-pairs', 'draw']);
  keepWishes({ ...none, others: true }, 'es');
  expect(gamesOf(keptWishes('es'), ['draw', 'block'])).toEqual(['block']);
});

test('all wishes are remembered', () => {
  const wishes = {
    ...withTalk(withPace(withRating(keptWishes('ru'), 'rated'), 120), 'off'),
    players: 4,
    bots: false,
    others: true,
  };
  keepWishes(wishes, 'ru');
  expect(keptWishes('ru')).toEqual(wishes);
});

test.each([
  'nonsense',
  '7',
  '[]',
  '{"added":7,"off":{},"players":"4","options":[],"any":"clock","bots":1,"others":1}',
])('a device that stores %s has the usual games', (stored) => {
  localStorage.setItem('boneyard.wishes', stored);
  const { offered, off, players, bots } = keptWishes('hr');
  expect({ offered, off, players, bots }).toEqual({
    offered: ['goat-croatian', 'draw'],
    off: [],
    players: null,
    bots: true,
  });
});
