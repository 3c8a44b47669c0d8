import { describe, expect, it } from 'vitest';
import { PERSONAS, type Persona } from '../../../net/protocol/types.ts';
import { firstPlan, planFor } from '../opening/plan.ts';
import { promised, seatedBots } from './promised.ts';

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
  const seats = plan.seats.with(1, { kind: 'bot', level: 'easy' });
  expect(who({ ...plan, seats })).toEqual(['me', PERSONAS.find((bot) => bot.level === 'easy')?.id]);
  const eight = promised({ ...plan, seats: Array(8).fill({ kind: 'bot', level: 'beginner' }) });
  expect(new Set(eight.seats.map((seat) => seat.kind === 'bot' && seat.persona)).size).toBe(8);
  expect(eight.seats.every((seat) => seat.kind === 'bot' && seat.level === 'beginner')).toBe(true);
});

describe('the picture', () => {
  const names: Partial<Record<Persona, string>> = Object.fromEntries(
    PERSONAS.map(({ id }) => [id, id]),
  );
  const places = (rules: string, players: number, known = names) => {
    const plan = promised({ ...planFor('draw', players), rules });
    return seatedBots(plan, known).map(({ id, at }) => `${at} ${id}`);
  };

  it('seats the bots as the table does: the next player on the left if play goes clockwise', () => {
    expect(places('draw', 4)).toEqual(['left boris', 'top eva', 'right ana']);
    expect(places('latin-pairs', 4)).toEqual(['left ana', 'top eva', 'right boris']);
    expect(places('draw seats.direction=counterclockwise', 3)).toEqual(['left eva', 'right boris']);
    expect(places('latin-pairs seats.direction=clockwise', 2)).toEqual(['top boris']);
  });

  it('shows the two beside the visitor and one opposite, and only bots with names', () => {
    const five = promised(planFor('draw', 5)).seats.map(
      (seat) => seat.kind === 'bot' && seat.persona,
    );
    expect(places('draw', 5)).toEqual([`left ${five[1]}`, `top ${five[2]}`, `right ${five[4]}`]);
    expect(places('draw', 4, { eva: 'Eva' })).toEqual(['top eva']);
  });

  it('seats them round a visitor who is not first', () => {
    const plan = promised(planFor('draw', 4));
    const [me, ...bots] = plan.seats;
    const seats = [...bots.slice(2), me, ...bots.slice(0, 2)].filter((seat) => seat !== undefined);
    expect(seatedBots({ ...plan, seats }, names).map(({ id }) => id)).toEqual([
      'boris',
      'eva',
      'ana',
    ]);
  });
});
