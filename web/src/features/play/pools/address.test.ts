import { expect, test } from 'vitest';
import { planFor } from '../opening/plan.ts';
import { planIn, poolAddress } from './address.ts';

test('the page finds the table that the address names', () => {
  const plan = { ...planFor('spanish-pairs', 4), rules: 'spanish-pairs match.target=100' };
  expect(planIn(poolAddress(plan).slice('/pool'.length))).toEqual(plan);
});

test('a rated table stays rated', () => {
  const plan = planFor('draw', 2);
  const rated = { ...plan, options: { ...plan.options, rated: true } };
  expect(planIn(poolAddress(rated).slice('/pool'.length))).toEqual(rated);
});

test.each(['', '?plan=', '?plan=nonsense', '?plan={}'])('%s names no table', (search) => {
  expect(planIn(search)).toBeUndefined();
});
