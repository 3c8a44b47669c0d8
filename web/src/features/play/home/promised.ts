import {
  COUNTERCLOCKWISE,
  PERSONAS,
  type Direction,
  type OpenTable,
  type Persona,
} from '../../../net/protocol/types.ts';
import { readRules } from '../../rulebook/parameters.ts';
import { fromLeft, placeOf } from '../../table/view/around.ts';

/** How many bots the home page shows around its table. */
const SHOWN = 3;

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

/** The bots of a table with a name, where they will sit. Of more than three it shows the two beside the visitor and one opposite. */
export function seatedBots({ rules, seats }: OpenTable, names: Partial<Record<Persona, string>>) {
  const own = seats.findIndex(({ kind }) => kind === 'me');
  const bots = [...seats.slice(own + 1), ...seats.slice(0, Math.max(0, own))]
    .flatMap((seat) => PERSONAS.filter(({ id }) => seat.kind === 'bot' && id === seat.persona))
    .filter(({ id }) => names[id] !== undefined);
  const around = fromLeft(bots, directionOf(rules));
  const shown = around.filter((_, i) => i < SHOWN - 1 || i === around.length - 1);
  return shown.map((bot, i) => ({ ...bot, at: placeOf(i, shown.length) }));
}

function directionOf(text: string): Direction {
  const { preset, overrides } = readRules(text);
  const usual = COUNTERCLOCKWISE.includes(preset) ? 'counterclockwise' : 'clockwise';
  return (overrides['seats.direction'] ?? usual) === 'clockwise' ? 'clockwise' : 'counterclockwise';
}
