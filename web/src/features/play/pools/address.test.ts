import { expect, test } from 'vitest';
import type { TableOptions, WaitingPeople } from '../../../net/protocol/types.ts';
import { planFor } from '../opening/plan.ts';
import { joinAddress, poolAddress, waitsFor, wantedIn } from './address.ts';
import { NEXT_POOL } from './next.ts';

const last = planFor('draw', 4);
const wanted = (address: string) => wantedIn(address.slice('/pool'.length), last);

test('the page finds the table that the address names', () => {
  const plan = { ...planFor('spanish-pairs', 4), rules: 'spanish-pairs match.target=100' };
  const { options, rules } = plan;
  expect(wanted(poolAddress(plan))).toEqual({ plan, pool: { rules, players: 4, options } });
});

test('a rated table stays rated', () => {
  const plan = planFor('draw', 2);
  const rated = { ...plan, options: { ...plan.options, rated: true } };
  expect(wanted(poolAddress(rated)).plan).toEqual(rated);
});

test('people who wait are joined with the options that they wait for', () => {
  // This page offers no such clock, but a program may wait with it.
  const options = { ...last.options, turn_seconds: 33, rated: true } as TableOptions;
  const waiting: WaitingPeople = { rules: 'block', players: 3, options, people: [], seconds: 1 };
  const { plan, pool } = wanted(joinAddress(waiting));
  expect(pool).toEqual({ rules: 'block', players: 3, options });
  expect([plan.rules, plan.seats.length, plan.options.rated]).toEqual(['block', 3, true]);
});

test('without a number of players, the server chooses the fewest', () => {
  const { options, rules } = last;
  expect(wanted(NEXT_POOL)).toEqual({ plan: last, pool: { rules, players: null, options } });
});

test.each([
  '',
  '?plan=',
  '?plan=nonsense',
  '?plan={}',
  '?join=',
  '?join={}',
  '?join={"players":2}',
])('%s names no table', (search) => expect(wantedIn(search, last).plan).toEqual(last));

test('people who wait for the same are known by what is chosen for opponents', () => {
  const { options, rules } = last;
  const waiting: WaitingPeople = { rules, players: 2, options, people: [], seconds: 1 };
  const pool = { rules, players: null, options };
  expect(waitsFor(waiting, pool)).toBe(true);
  expect(waitsFor(waiting, { ...pool, players: 4 })).toBe(false);
  expect(waitsFor(waiting, { ...pool, rules: 'block' })).toBe(false);
  expect(waitsFor({ ...waiting, options: { ...options, rated: true } }, pool)).toBe(false);
});
