import type {
  BoneyardChoice,
  DealMethod,
  HandOrder,
  Level,
  Lifting,
  OpenTable,
  SeatRequest,
  SingleChoice,
  TableOptions,
  Tempo,
} from '../../../net/protocol/types.ts';

export const botLevels: readonly Level[] = ['random', 'greedy', 'steady'];

/** Seconds for a turn that a table may choose; `null` is no clock. */
export const paces: readonly (number | null)[] = [null, 20, 40, 60, 120];

/** How a table may be run, each with what it is by itself first. */
export const ways: {
  tempo: readonly Tempo[];
  taking: readonly DealMethod[];
  lifting: readonly Lifting[];
  boneyard: readonly BoneyardChoice[];
  single_choice: readonly SingleChoice[];
  hand_order: readonly HandOrder[];
} = {
  tempo: ['open', 'even'],
  taking: ['dealt', 'together', 'in-turn'],
  lifting: ['at-once', 'in-stages'],
  boneyard: ['next', 'pointed'],
  single_choice: ['waits', 'moved'],
  hand_order: ['free', 'fixed'],
};

export type Ways = Pick<TableOptions, keyof typeof ways>;

/** The ways of tables that nobody asked for anything else. */
export const plainWays: Ways = {
  tempo: 'open',
  taking: 'dealt',
  lifting: 'at-once',
  boneyard: 'next',
  single_choice: 'waits',
  hand_order: 'free',
};

/** What the people of a game are used to besides its rules. */
const customs: Readonly<Record<string, Partial<Ways>>> = {
  'spanish-pairs': { tempo: 'even' },
  // Drawn and taken by the club's procedure (R3.1).
  'club-pairs': { taking: 'in-turn', lifting: 'in-stages', hand_order: 'fixed' },
};

export function waysOf(preset: string): Ways {
  return { ...plainWays, ...customs[preset] };
}

const bot: SeatRequest = { kind: 'bot', level: 'steady' };

/** Without hurry, and with bots slow enough to follow. */
const firstOptions: TableOptions = {
  turn_seconds: null,
  on_timeout: 'play',
  bot_delay_ms: 700,
  ...plainWays,
};

/** What a visitor plays who has never chosen. */
export const firstPlan: OpenTable = {
  rules: 'goat-club-all',
  seats: seatsFor(4),
  options: firstOptions,
};

/** The first seat for whoever opens the table, bots in all others. */
export function seatsFor(players: number): SeatRequest[] {
  return [{ kind: 'me' }, ...Array<SeatRequest>(players - 1).fill(bot)];
}

/** The seats of `before` at a table of another number of players: who still has a place keeps it. */
export function resized(before: readonly SeatRequest[], players: number): SeatRequest[] {
  return seatsFor(players).map((seat, i) => before[i] ?? seat);
}

/** The same table without waiting for anybody. */
export function withBots(plan: OpenTable): OpenTable {
  return { ...plan, seats: plan.seats.map((seat) => (seat.kind === 'open' ? bot : seat)) };
}

/** The same table with a seat for one friend: the partner's where four play, otherwise the next. */
export function withFriend(plan: OpenTable): OpenTable {
  const friend = plan.seats.length === 4 ? 2 : 1;
  const seats = withBots(plan).seats.map((seat, i): SeatRequest =>
    i === friend ? { kind: 'open' } : seat,
  );
  return { ...plan, seats };
}

/** Reads the plan of the last table from this device; whatever is not a plan is none. */
export function readPlan(stored: string | null): OpenTable | undefined {
  let plan: unknown;
  try {
    plan = JSON.parse(stored ?? 'null');
  } catch {
    return undefined;
  }
  if (!isObject(plan) || typeof plan['rules'] !== 'string') return undefined;
  const { rules, seats, options } = plan;
  if (!Array.isArray(seats) || seats.length < 2 || !seats.every(isSeat)) return undefined;
  return { rules, seats, options: readOptions(options) };
}

function readOptions(given: unknown): TableOptions {
  if (!isObject(given)) return firstOptions;
  const pace = paces.find((pace) => pace === given['turn_seconds']) ?? null;
  return {
    ...firstOptions,
    turn_seconds: pace,
    tempo: readWay(ways.tempo, given['tempo']),
    taking: readWay(ways.taking, given['taking']),
    lifting: readWay(ways.lifting, given['lifting']),
    boneyard: readWay(ways.boneyard, given['boneyard']),
    single_choice: readWay(ways.single_choice, given['single_choice']),
    hand_order: readWay(ways.hand_order, given['hand_order']),
  };
}

/** One of what is offered; the first where something else was stored. */
function readWay<Way>(offered: readonly Way[], given: unknown): Way {
  const found = offered.find((way) => way === given) ?? offered[0];
  if (found === undefined) throw new Error('every way offers something');
  return found;
}

function isSeat(seat: unknown): seat is SeatRequest {
  if (!isObject(seat)) return false;
  if (seat['kind'] === 'bot') return botLevels.some((level) => level === seat['level']);
  return seat['kind'] === 'me' || seat['kind'] === 'open';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
