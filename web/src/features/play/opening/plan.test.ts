import fc from 'fast-check';
import { expect, it } from 'vitest';
import { presets } from '../../rulebook/testing/presets.ts';
import { firstPlan, readPlan, resized, seatsFor, withBots, withFriends } from './plan.ts';

const kinds = (plan: { seats: { kind: string }[] }) => plan.seats.map((seat) => seat.kind);

it('the first plan is a game that readers of the language know, and play starts at once', () => {
  const games = ['ru', 'hr', 'es', 'pt', 'en', 'xx'].map((code) => firstPlan(code).rules);
  expect(games).toEqual([
    'goat-club-all',
    'goat-croatian',
    'spanish-pairs',
    'brazilian-pairs',
    'draw',
    'draw',
  ]);
  for (const game of games) {
    const preset = presets.find(({ id }) => id === game);
    expect(preset?.rules.seats.count).toContain(4);
  }
  expect(kinds(firstPlan('en'))).toEqual(['me', 'bot', 'bot', 'bot']);
});

it.each([
  [2, [4], ['me', 'bot', 'open', 'bot']],
  [3, [4], ['me', 'open', 'open', 'bot']],
  [4, [4], ['me', 'open', 'open', 'open']],
  [2, [2, 3, 4], ['me', 'open']],
  [3, [4, 3, 2], ['me', 'open', 'open']],
  [2, [3], ['me', 'open', 'bot']],
])('%i friends at a game for %j', (people, counts, seats) => {
  expect(kinds(withFriends('draw', people, counts))).toEqual(seats);
});

it('a table with friends has the usual ways of its game', () => {
  expect(withFriends('spanish-pairs', 4, [4]).options.tempo).toBe('even');
});

it('with bots, a plan has no free seat', () => {
  expect(kinds(withBots(withFriends('draw', 4, [4])))).toEqual(['me', 'bot', 'bot', 'bot']);
});

it('a player whose seat still exists at a smaller or larger table keeps it', () => {
  const { seats } = withFriends('draw', 2, [3]);
  expect(kinds({ seats: resized(seats, 2) })).toEqual(['me', 'open']);
  expect(kinds({ seats: resized(seats, 4) })).toEqual(['me', 'open', 'bot', 'bot']);
  expect(kinds({ seats: seatsFor(2) })).toEqual(['me', 'bot']);
});

it('a stored plan is read back unchanged', () => {
  expect(readPlan(JSON.stringify(firstPlan('es')))).toEqual(firstPlan('es'));
});

it('invalid text is not read as a plan', () => {
  expect(readPlan(null)).toBeUndefined();
  expect(readPlan('{"rules":"draw","seats":[{"kind":"cat"},{"kind":"me"}]}')).toBeUndefined();
  fc.assert(fc.property(fc.json(), (text) => readPlan(text) === undefined));
});
