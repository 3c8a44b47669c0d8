import type { Level, OpenTable, SeatRequest, TableOptions } from '../protocol/types.ts';

export const botLevels: readonly Level[] = ['random', 'greedy', 'steady'];

/** Seconds for a turn that a table may choose; `null` is no clock. */
export const paces: readonly (number | null)[] = [null, 20, 40, 60, 120];

const bot: SeatRequest = { kind: 'bot', level: 'steady' };

/** Without hurry, and with bots slow enough to follow. */
const firstOptions: TableOptions = {
  turn_seconds: null,
  on_timeout: 'play',
  tempo: 'open',
  bot_delay_ms: 700,
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
    tempo: given['tempo'] === 'even' ? 'even' : 'open',
  };
}

function isSeat(seat: unknown): seat is SeatRequest {
  if (!isObject(seat)) return false;
  if (seat['kind'] === 'bot') return botLevels.some((level) => level === seat['level']);
  return seat['kind'] === 'me' || seat['kind'] === 'open';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
