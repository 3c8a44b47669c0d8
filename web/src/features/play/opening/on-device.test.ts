// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isForOne } from './on-device.ts';
import { firstPlan, withFriends } from './plan.ts';

it('a table runs on a device only for one person and bots', () => {
  const plan = firstPlan('en');
  expect(isForOne(plan)).toBe(true);
  expect(isForOne(withFriends('draw', 2, [4]))).toBe(false);
  expect(isForOne({ ...plan, seats: plan.seats.slice(1) })).toBe(false);
  expect(isForOne({ ...plan, options: { ...plan.options, rated: true } })).toBe(false);
});
