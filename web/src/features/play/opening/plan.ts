import { botLevels } from '../../running/levels.ts';
import type {
  BoneyardChoice,
  DealMethod,
  HandOrder,
  Lifting,
  OnTimeout,
  OpenTable,
  SeatRequest,
  SingleChoice,
  TableOptions,
  Talk,
  Tempo,
} from '../../../net/protocol/types.ts';

const DAY_S = 86_400;

/** Seconds for a turn that a table may choose; `null` is no clock. */
export const paces: readonly (number | null)[] = [
  null,
  10,
  20,
  40,
  60,
  120,
  DAY_S,
  3 * DAY_S,
  7 * DAY_S,
];

/** Seconds in reserve that a table may choose; `null` is no reserve. */
export const banks: readonly (number | null)[] = [null, 60, 180, 600];

/** How a table is run: the values of each table option, the default first. */
export const ways: {
  tempo: readonly Tempo[];
  taking: readonly DealMethod[];
  lifting: readonly Lifting[];
  boneyard: readonly BoneyardChoice[];
  single_choice: readonly SingleChoice[];
  hand_order: readonly HandOrder[];
  on_timeout: readonly OnTimeout[];
  talk: readonly Talk[];
} = {
  tempo: ['open', 'even'],
  taking: ['dealt', 'together', 'in-turn'],
  lifting: ['at-once', 'in-stages'],
  boneyard: ['next', 'pointed'],
  single_choice: ['waits', 'moved'],
  hand_order: ['free', 'fixed'],
  on_timeout: ['play', 'eliminate', 'hold'],
  talk: ['phrases', 'chat', 'off'],
};

export type Ways = Required<Pick<TableOptions, keyof typeof ways>>;

/** The ways that concern the players' tiles. */
export const tileWays = ['taking', 'lifting', 'boneyard', 'single_choice', 'hand_order'] as const;

/** The default of each way. */
export const plainWays: Ways = readWays({});

/** The usual ways of a preset, where they differ from the defaults. */
const waysByPreset: Readonly<Record<string, Partial<Ways>>> = {
  'spanish-pairs': { tempo: 'even' },
  // Tiles are drawn and taken by the club's procedure (R3.1).
  'club-pairs': { taking: 'in-turn', lifting: 'in-stages', hand_order: 'fixed' },
};

export function waysOf(preset: string): Ways {
  return { ...plainWays, ...waysByPreset[preset] };
}

const bot: SeatRequest = { kind: 'bot', level: 'steady' };

/** A bot that plays as well as the person. Which level that is follows when the table is opened. */
const suitingBot = { ...bot, suits: true } as const;

/** A seat for a bot that suits the person. */
export const suitingSeat: SeatRequest = suitingBot;

/** Whether a seat is for a bot that suits the person. */
export function isSuiting(seat: SeatRequest): boolean {
  return 'suits' in seat && seat.suits === true;
}

/** No time limit, and bots slow enough to follow. */
const firstOptions: TableOptions = {
  turn_seconds: null,
  bot_delay_ms: 700,
  ...plainWays,
};

/** The game that a visitor who has never opened a table is dealt, by the language of the page. */
const firstGames: Readonly<Record<string, string>> = {
  ru: 'goat-club-all',
  hr: 'goat-croatian',
  es: 'spanish-pairs',
  pt: 'brazilian-pairs',
};

/** The default table of a visitor who has never opened one: the game that readers of the language most likely know. */
export function firstPlan(language: string): OpenTable {
  return planFor(firstGames[language] ?? 'draw', 4);
}

/** A table for a game as it is usually played, with bots on all other seats. */
export function planFor(preset: string, players: number): OpenTable {
  return {
    rules: preset,
    seats: seatsFor(players),
    options: { ...firstOptions, ...waysOf(preset) },
  };
}

/** The visitor on the first seat, bots on all others. */
export function seatsFor(players: number): SeatRequest[] {
  return [{ kind: 'me' }, ...Array<SeatRequest>(players - 1).fill(bot)];
}

/** The seats of `before` for another number of players: seats that still exist stay as they are, new ones get bots. */
export function resized(before: readonly SeatRequest[], players: number): SeatRequest[] {
  return seatsFor(players).map((seat, i) => before[i] ?? seat);
}

/** The same table with bots on its free seats. */
export function withBots(plan: OpenTable): OpenTable {
  return { ...plan, seats: plan.seats.map((seat) => (seat.kind === 'open' ? bot : seat)) };
}

/**
 * A table for `people` friends, the visitor among them, at a game for one of `counts` players: as few bots as possible
 * take the other seats. Two people at a table of four sit opposite each other.
 */
export function withFriends(preset: string, people: number, counts: readonly number[]): OpenTable {
  const sorted = [...counts].sort((a, b) => a - b);
  const players = sorted.find((count) => count >= people) ?? sorted.at(-1) ?? people;
  const plan = planFor(preset, players);
  const order = players === 4 ? [0, 2, 1, 3] : plan.seats.map((_, i) => i);
  const friends = order.slice(1, people);
  const seats = plan.seats.map((seat, i): SeatRequest =>
    friends.includes(i) ? { kind: 'open' } : seat,
  );
  return { ...plan, seats };
}

/** Reads the stored plan of the last table; `undefined` if none is stored or it is invalid. */
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

/** Reads stored options: the default of each that is missing or not offered. */
export function readOptions(given: unknown): TableOptions {
  if (!isObject(given)) return firstOptions;
  const pace = paces.find((pace) => pace === given['turn_seconds']) ?? null;
  const bank = banks.find((bank) => bank === given['bank_seconds']) ?? null;
  return {
    ...firstOptions,
    turn_seconds: pace,
    ...(bank === null ? {} : { bank_seconds: bank }),
    ...readWays(given),
  };
}

/** The ways among these values: the default of each that is missing or not offered. */
export function readWays(given: Readonly<Record<string, unknown>>): Ways {
  const read = Object.entries(ways).map(([name, offered]) => [
    name,
    readWay<unknown>(offered, given[name]),
  ]);
  return Object.fromEntries(read) as Ways;
}

/** The stored value if it is offered, otherwise the default. */
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

/** Whether a value of unknown origin has fields. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
