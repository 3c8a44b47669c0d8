import { expect, it } from 'vitest';
import { PERSONAS } from '../../../net/protocol/types.ts';
import { firstPlan, planFor } from '../opening/plan.ts';
import { promised } from './promised.ts';

const who = (plan: ReturnType<typeof planFor>) =>
  promised(plan).seats.map((seat) => (seat.kind === 'bot' ? seat.persona : seat.kind));

it('the first table has the bots that greet newcomers', () => {
  expect(who(firstPlan('en'))).toEqual(['me', 'boris', 'eva', 'ana']);
});

it('a bot that was chosen by name keeps its seat, and nobody sits twice', () => {
  const plan = planFor('draw', 4);
  const seats = plan.seats.with(3, { kind: 'bot', level: 'steady', persona: 'boris' });
  expect(who({ ...plan, seats })).toEqual(['me', 'eva', 'ana', 'boris']);
});

it('bots play as well as the plan says, as long as there are such bots', () => {
  const plan = planFor('draw', 2);
  const seats = plan.seats.with(1, { kind: 'bot', level: 'greedy' });
  expect(who({ ...plan, seats })).toEqual([
    'me',
    PERSONAS.find((bot) => bot.level === 'greedy')?.id,
  ]);
  const eight = promised({ ...plan, seats: Array(8).fill({ kind: 'bot', level: 'random' }) });
  expect(new Set(eight.seats.map((seat) => seat.kind === 'bot' && seat.persona)).size).toBe(8);
  expect(eight.seats.every((seat) => seat.kind === 'bot' && seat.level === 'random')).toBe(true);
});
