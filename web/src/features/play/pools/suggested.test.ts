import { expect, it } from 'vitest';
import { presets } from '../../rulebook/testing/presets.ts';
import { suggestedGames } from './suggested.ts';

it.each(['en', 'es', 'hr', 'pt', 'ru'])(
  'in %s there are games to choose from at once',
  (language) => {
    const games = suggestedGames(language, ['draw']);
    expect(games.length).toBeGreaterThanOrEqual(3);
    expect(games.length).toBeLessThanOrEqual(3);
    expect(games).not.toContain('draw');
    expect(games.filter((game) => !presets.some(({ id }) => id === game))).toEqual([]);
  },
);

it('with many games of one’s own nothing is suggested', () => {
  expect(suggestedGames('en', ['a', 'b', 'c', 'd', 'e'])).toEqual([]);
});
