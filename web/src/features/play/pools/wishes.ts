// What a person wants of a search for opponents, as the page changes it. `kept.ts` remembers it on the device.
import type {
  JoinPool,
  OpenTable,
  PoolOption,
  PresetInfo,
  TableOptions,
  Talk,
  WaitingPeople,
} from '../../../net/protocol/types.ts';
import { readRules } from '../../rulebook/parameters.ts';
import { plainWays, planFor, tileWays } from '../opening/plan.ts';

/** What a person wants of a search for opponents. */
export interface Wishes {
  /** The games that the page offers first, the one that the person likes best on top: presets with overrides. */
  readonly offered: readonly string[];
  /** Those of them that the person does not want. */
  readonly off: readonly string[];
  /** Whether any other game would do, too. */
  readonly others: boolean;
  /** The number of players; `null` for any. */
  readonly players: number | null;
  readonly options: TableOptions;
  /** The options that the person does not mind. */
  readonly any: readonly PoolOption[];
  /** Whether bots may take the seats that stay empty. */
  readonly bots: boolean;
}

/** A value of an option, or that it does not matter. */
export type OrAny<Value> = Value | 'any';

/** Whether a match counts for ratings. */
export type Rating = OrAny<'rated' | 'casual'>;

/** Strangers who do not mind the clock have one, so that nobody waits for a person who has gone away without leaving. */
const STRANGERS_TURN_S = 40;
const STRANGERS_BANK_S = 60;
/** From this time for a turn on, a reserve of a minute makes no difference. */
const SLOW_TURN_S = 3600;

/** How a table of strangers is run if nobody minds. */
export const strangersOptions: TableOptions = {
  turn_seconds: STRANGERS_TURN_S,
  bank_seconds: STRANGERS_BANK_S,
  bot_delay_ms: 700,
  ...plainWays,
  on_timeout: 'hold',
};

/** The games that the person waits for. `presets` are all that there are. */
export function gamesOf({ offered, off, others }: Wishes, presets: readonly string[]): string[] {
  const known = new Set(offered.map((game) => readRules(game).preset));
  const rest = others ? presets.filter((preset) => !known.has(preset)) : [];
  return [...offered.filter((game) => !off.includes(game)), ...rest];
}

/** Whether a game can be played by this number of people, as far as the page knows. */
export function suits(game: string, players: number | null, presets: readonly PresetInfo[]) {
  const counts = countsOf(game, presets);
  return players === null || counts.length === 0 || counts.includes(players);
}

/** How many people can play a game; empty if the page does not know it. */
export function countsOf(game: string, presets: readonly PresetInfo[]): readonly number[] {
  const { overrides, preset } = readRules(game);
  const count = overrides['seats.count'];
  if (Array.isArray(count)) return count.filter((players) => typeof players === 'number');
  return presets.find(({ id }) => id === preset)?.rules.seats.count ?? [];
}

/** What to ask the server for; `undefined` if nothing is left to wait for. */
export function poolOf(wishes: Wishes, games: readonly string[]): JoinPool | undefined {
  const { any, bots, options, players } = wishes;
  if (games.length === 0) return undefined;
  return { games: [...games], players, options, any: [...any], bots: bots && takesBots(wishes) };
}

/** Whether bots may play: they play no rated matches. */
export const takesBots = (wishes: Wishes) => ratingOf(wishes) !== 'rated';

/** Wants a game, or wants it no more. */
export function toggled(wishes: Wishes, game: string): Wishes {
  const { off, offered } = wishes;
  if (!offered.includes(game)) return { ...wishes, offered: [...offered, game] };
  const others = off.filter((other) => other !== game);
  return { ...wishes, off: others.length < off.length ? others : [...off, game] };
}

/** Whether the person wants a game. */
export const wants = ({ off, offered }: Wishes, game: string) =>
  offered.includes(game) && !off.includes(game);

/** Seconds for a turn; `null` is no clock. */
export const paceOf = ({ any, options }: Wishes): OrAny<number | null> =>
  any.includes('clock') ? 'any' : options.turn_seconds;

export function withPace(wishes: Wishes, pace: OrAny<number | null>): Wishes {
  const turn = pace === 'any' ? STRANGERS_TURN_S : pace;
  return { ...minding(wishes, 'clock', pace === 'any'), options: timed(wishes.options, turn) };
}

export const talkOf = ({ any, options }: Wishes): OrAny<Talk> =>
  any.includes('talk') ? 'any' : (options.talk ?? 'phrases');

export function withTalk(wishes: Wishes, talk: OrAny<Talk>): Wishes {
  const options = { ...wishes.options, talk: talk === 'any' ? plainWays.talk : talk };
  return { ...minding(wishes, 'talk', talk === 'any'), options };
}

export function ratingOf({ any, options }: Wishes): Rating {
  if (any.includes('rated')) return 'any';
  return options.rated === true ? 'rated' : 'casual';
}

/** A rated match always has a clock. */
export function withRating(wishes: Wishes, rating: Rating): Wishes {
  const { options } = wishes;
  const clocked = rating === 'rated' && options.turn_seconds === null;
  const paced = clocked ? timed(options, STRANGERS_TURN_S) : { ...options };
  delete paced.rated;
  return {
    ...minding(wishes, 'rated', rating === 'any'),
    options: rating === 'rated' ? { ...paced, rated: true } : paced,
  };
}

/** The options of a table that a person may leave to the others. */
const leavable: Readonly<Record<PoolOption, readonly (keyof TableOptions)[]>> = {
  clock: ['turn_seconds', 'bank_seconds', 'on_timeout'],
  talk: ['talk'],
  rated: ['rated'],
  ways: ['tempo', ...tileWays],
};

/** All options that a person may leave to the others. */
export const poolOptions = Object.keys(leavable) as PoolOption[];

/** Whether these people can play with the person, as far as wishes decide it: the server decides by the same. */
export function meets(waiting: WaitingPeople, pool: JoinPool): boolean {
  const free = [...waiting.any, ...pool.any].flatMap((option) => leavable[option]);
  const minded = (options: TableOptions) => JSON.stringify(mindedOf(options, free));
  return (
    waiting.games.some((game) => pool.games.includes(game)) &&
    (waiting.players === null || pool.players === null || waiting.players === pool.players) &&
    minded(waiting.options) === minded(pool.options)
  );
}

/** The values of the options that are not `free`, in order. Without a clock, nothing happens when its time is over. */
function mindedOf(options: TableOptions, free: readonly string[]): [string, unknown][] {
  const untimed = options.turn_seconds === null ? leavable.clock : [];
  const left: readonly string[] = [...free, ...untimed.filter((name) => name !== 'turn_seconds')];
  return Object.entries({ ...plainWays, rated: false, ...options })
    .filter(([name, value]) => !left.includes(name) && value !== null && value !== undefined)
    .sort(([one], [other]) => one.localeCompare(other));
}

/** A table with bots for who waits no longer; `undefined` if the page does not know the game. */
export function tableWithBots(
  { any, options, players }: Wishes,
  [game = '']: readonly string[],
  presets: readonly PresetInfo[],
): OpenTable | undefined {
  const counts = countsOf(game, presets);
  const most = Math.max(...counts.filter((count) => count <= 4));
  const wanted = players !== null && counts.includes(players) ? players : most;
  if (!Number.isFinite(wanted)) return undefined;
  const chosen = any.includes('clock') ? timed(options, null) : { ...options };
  delete chosen.rated;
  return { ...planFor(readRules(game).preset, wanted), rules: game, options: chosen };
}

/** The options with another time for a turn, and a reserve that goes with it. */
function timed(options: TableOptions, turn_seconds: number | null): TableOptions {
  const paced = { ...options, turn_seconds };
  delete paced.bank_seconds;
  const isQuick = turn_seconds !== null && turn_seconds < SLOW_TURN_S;
  return isQuick ? { ...paced, bank_seconds: STRANGERS_BANK_S } : paced;
}

function minding({ any, ...wishes }: Wishes, option: PoolOption, free: boolean): Wishes {
  const others = any.filter((other) => other !== option);
  return { ...wishes, any: free ? [...others, option] : others };
}
