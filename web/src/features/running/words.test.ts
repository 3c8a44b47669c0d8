import { expect, it } from 'vitest';
import t from '../../i18n/compiled/running/en.ts';
import { planFor } from '../play/opening/plan.ts';
import { factsOf, paceName } from './words.ts';

const { options } = planFor('draw', 2);

it.each([
  [null, 'No clock'],
  [10, '10 seconds'],
  [60, '1 minute'],
  [120, '2 minutes'],
  [604_800, '7 days'],
])('a pace of %j is called %s', (seconds, name) => {
  expect(paceName(seconds, t)).toBe(name);
});

it('without a clock nothing runs out', () => {
  expect(factsOf(options, t)).toEqual([
    ['Time for a turn', 'No clock'],
    ['Talk', 'Set phrases'],
    ['Match', 'Not rated'],
  ]);
});

it('names the reserve, what happens when time runs out, and the talk', () => {
  const run = {
    ...options,
    turn_seconds: 20,
    bank_seconds: 180,
    on_timeout: 'hold',
    talk: 'off',
    rated: true,
  } as const;
  expect(factsOf({ ...run, tempo: 'even' }, t)).toEqual([
    ['Time for a turn', '20 seconds'],
    ['Time in reserve', '3 minutes'],
    ['When time runs out', 'A bot holds the seat'],
    ['Tempo', 'Even'],
    ['Talk', 'Off'],
    ['Match', 'Rated'],
  ]);
});
