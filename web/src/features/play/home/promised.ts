import { PERSONAS, type OpenTable } from '../../../net/protocol/types.ts';

/** How many bots the home page shows around its table. */
export const PROMISED = 3;

/** The table of a plan with all its bots chosen, so that the home page can show who will sit there. */
export function promised(plan: OpenTable): OpenTable {
  const named = plan.seats.map((seat) => (seat.kind === 'bot' ? seat.persona : undefined));
  const free = PERSONAS.filter(({ id }) => !named.includes(id));
  const seats = plan.seats.map((seat) => {
    if (seat.kind !== 'bot' || seat.persona !== undefined) return seat;
    const next = free.find(({ level }) => level === seat.level) ?? free[0];
    if (next === undefined) return seat;
    free.splice(free.indexOf(next), 1);
    return { ...seat, persona: next.id };
  });
  return { ...plan, seats };
}
