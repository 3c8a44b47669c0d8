// What the address of a search for opponents looks for.
import type { JoinPool, TableOptions } from '../../../net/protocol/types.ts';
import { readPlan } from '../opening/plan.ts';
import { keptWishes, readAny, readObject, readPlayers, readRated, texts } from './kept.ts';
import type { Wishes } from './wishes.ts';

/** What a search looks for. */
export interface Sought {
  wishes: Wishes;
  /** Whether these are the person's own wishes, which the device remembers. Those of a link are for one search. */
  own: boolean;
}

/** What an address looks for: what it names, otherwise the person's own wishes. */
export function soughtIn(search: string, language: string): Sought {
  const query = new URLSearchParams(search);
  const kept = keptWishes(language);
  const named = namedPool(query.get('join')) ?? namedPlan(query);
  if (named === undefined) return { wishes: kept, own: true };
  const { games: offered, ...pool } = named;
  return {
    wishes: { ...pool, offered, off: [], others: false, bots: kept.bots },
    own: false,
  };
}

type Named = Omit<JoinPool, 'bots'>;

/** The table of the form, without anything that would not matter. */
function namedPlan(query: URLSearchParams): Named | undefined {
  const plan = readPlan(query.get('plan'));
  if (plan === undefined) return undefined;
  const rated = query.has('rated') ? { rated: true } : {};
  return {
    games: [plan.rules],
    players: plan.seats.length,
    options: { ...plan.options, ...rated },
    any: [],
  };
}

/** What people wait for. Older links have one game, and no options that do not matter. */
function namedPool(text: string | null): Named | undefined {
  const pool = readObject(text);
  if (pool === undefined) return undefined;
  const { options, rules } = pool;
  const games = texts(rules === undefined ? pool['games'] : [rules]);
  const players = readPlayers(pool['players'] ?? null);
  if (games.length === 0 || players === undefined) return undefined;
  if (typeof options !== 'object' || options === null) return undefined;
  // They wait for exactly these options, also if this page offers no such clock. The server checks them.
  const exactly = { ...readRated(options), ...(options as TableOptions) };
  return { games, players, options: exactly, any: readAny(pool['any']) };
}
