// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { TableOptions, WaitingPeople } from '../../../net/protocol/types.ts';
import { planFor } from '../opening/plan.ts';
import { joinAddress, poolAddress, searchAddress } from './address.ts';
import { keptWishes, keepWishes } from './kept.ts';
import { soughtIn } from './sought.ts';
import { gamesOf, poolOf, takesBots } from './wishes.ts';

beforeEach(() => localStorage.clear());

const sought = (address: string) => soughtIn(address.slice('/pool'.length), 'en');
/** What the server is asked for at an address. */
const pool = (address: string) => {
  const { wishes } = sought(address);
  return poolOf(wishes, gamesOf(wishes, []));
};

test('the form looks for exactly its table, and nothing is free', () => {
  const plan = { ...planFor('spanish-pairs', 4), rules: 'spanish-pairs match.target=100' };
  const { options, rules } = plan;
  expect(pool(poolAddress(plan))).toEqual({
    games: [rules],
    players: 4,
    options,
    any: [],
    bots: true,
  });
  expect(sought(poolAddress(plan)).own).toBe(false);
});

test('a rated table stays rated, and takes no bots', () => {
  const plan = planFor('draw', 2);
  const rated = { ...plan, options: { ...plan.options, rated: true } };
  expect(pool(poolAddress(rated))).toMatchObject({ options: { rated: true }, bots: false });
  expect(takesBots(sought(poolAddress(rated)).wishes)).toBe(false);
});

test('people who wait are joined with the options that they wait for', () => {
  // This page offers no such clock, but a program may wait with it.
  const options = { ...planFor('draw', 2).options, turn_seconds: 33, rated: true } as TableOptions;
  const waiting: WaitingPeople = {
    games: ['block', 'draw'],
    players: null,
    options,
    any: ['talk'],
    people: [],
    seconds: 1,
  };
  const { games, players, any } = waiting;
  expect(pool(joinAddress(waiting))).toEqual({ games, players, options, any, bots: false });
});

test('people who do not mind ratings are joined without one, for which nobody needs an account', () => {
  const options = { ...planFor('draw', 2).options, rated: true } as TableOptions;
  const waiting: WaitingPeople = {
    games: ['draw'],
    players: 2,
    options,
    any: ['rated', 'clock'],
    people: [],
    seconds: 1,
  };
  const joined = pool(joinAddress(waiting));
  expect(joined?.options.rated).toBeUndefined();
  expect(joined?.any).toEqual(['clock']);
});

test('a link to people from before pools had several games still joins them', () => {
  const { options } = planFor('block', 3);
  const old = { rules: 'block', players: 3, options };
  const query = new URLSearchParams({ join: JSON.stringify(old) });
  expect(pool(`/pool?${String(query)}`)).toMatchObject({ games: ['block'], players: 3, any: [] });
});

test('a search is found again by its address', () => {
  const wishes = { ...keptWishes('hr'), players: 3 };
  const wanted = poolOf(wishes, ['draw', 'block match.target=50']);
  if (wanted === undefined) throw new Error('there are games');
  expect(pool(searchAddress(wanted))).toEqual(wanted);
});

test.each([
  '/pool',
  '/pool?few',
  '/pool?plan=',
  '/pool?plan=nonsense',
  '/pool?plan={}',
  '/pool?join=',
])('%s looks for the person’s own wishes', (address) => {
  keepWishes({ ...keptWishes('en'), players: 3, bots: false }, 'en');
  expect(sought(address)).toEqual({ wishes: keptWishes('en'), own: true });
  expect(sought(address).wishes).toMatchObject({ players: 3, bots: false });
});

test.each([
  '{}',
  '[]',
  'null',
  '{"players":2}',
  '{"games":[],"players":2,"options":{}}',
  '{"games":[7],"players":2,"options":{}}',
  '{"games":["draw"],"players":99,"options":{}}',
  '{"games":["draw"],"players":"2","options":{}}',
  '{"games":["draw"],"players":2.5,"options":{}}',
  '{"games":["draw"],"players":2,"options":null}',
])('%s names no people', (join) => {
  expect(soughtIn(`?${String(new URLSearchParams({ join }))}`, 'en').own).toBe(true);
});

test('an address names at most as many games as a pool takes', () => {
  const games = Array.from({ length: 90 }, (_, i) => `draw match.target=${i + 10}`);
  const join = JSON.stringify({ games, players: null, options: {} });
  expect(pool(`/pool?${String(new URLSearchParams({ join }))}`)?.games).toEqual(games.slice(0, 40));
});
