// The wishes that a person has for any search, as far as this device remembers them.
import { loadText, saveText } from '../../../device/local-text.ts';
import { POOL_GAMES_MAX, type PoolOption } from '../../../net/protocol/types.ts';
import { playedLately } from '../opening/favourites.svelte.ts';
import { firstPlan, isObject, readOptions } from '../opening/plan.ts';
import { poolOptions, strangersOptions, type Wishes } from './wishes.ts';

/**
 * The game that everyone waits for unless they take it off, so that any two people meet. It is the first game of every
 * language without one of its own. Two to four play it without partners, and most games are played like it but for a rule or two.
 */
export const COMMON_GAME = 'draw';

const KEY = 'boneyard.wishes';
const SEATS_MAX = 8;

/** A person's own games: those played last on this device, before the first the one of the language, and the common one. */
export function ownGames(language: string): readonly string[] {
  const lately = playedLately();
  return unique([...(lately.length > 0 ? lately : [firstPlan(language).rules]), COMMON_GAME]);
}

/** What a person wants who has chosen nothing else: their games, without a rating, and bots if nobody comes. */
export function defaultWishes(language: string): Wishes {
  return {
    offered: ownGames(language),
    off: [],
    others: false,
    players: null,
    options: strangersOptions,
    any: ['clock', 'talk', 'ways'],
    bots: true,
  };
}

/** The wishes of this device. */
export function keptWishes(language: string): Wishes {
  const defaults = defaultWishes(language);
  const kept = readObject(loadText(KEY));
  if (kept === undefined) return defaults;
  const added = texts(kept['added']);
  const offered = unique([...defaults.offered, ...added]);
  const off = texts(kept['off']).filter((game) => offered.includes(game));
  const others = kept['others'] === true;
  return {
    offered,
    // Who comes to play waits for something.
    off: off.length === offered.length && !others ? [] : off,
    others,
    players: readPlayers(kept['players']) ?? null,
    options: readRated(kept['options']),
    // A search asks for no ways of dealing and drawing: only the form of a table does.
    any: [...readAny(kept['any']).filter((option) => option !== 'ways'), 'ways'],
    bots: kept['bots'] !== false,
  };
}

/** Remembers wishes on this device. */
export function keepWishes(wishes: Wishes, language: string): void {
  const { offered, ...rest } = wishes;
  const own = ownGames(language);
  const added = offered.filter((game) => !own.includes(game));
  saveText(KEY, JSON.stringify({ ...rest, added }));
}

/** Options as this page offers them, rated or not. */
export function readRated(options: unknown) {
  const isRated = isObject(options) && options['rated'] === true;
  return { ...readOptions(options), ...(isRated ? { rated: true } : {}) };
}

/** The options that a text says do not matter. */
export const readAny = (any: unknown): PoolOption[] =>
  poolOptions.filter((option) => Array.isArray(any) && any.includes(option));

/** A number of players, or `null` for any; `undefined` if it is neither. */
export function readPlayers(players: unknown): number | null | undefined {
  if (players === null) return null;
  const isNumber = typeof players === 'number' && Number.isInteger(players);
  return isNumber && players >= 2 && players <= SEATS_MAX ? players : undefined;
}

/** The texts in a list that is anything; each once. */
export const texts = (list: unknown): string[] =>
  Array.isArray(list) ? unique(list.filter((text) => typeof text === 'string')) : [];

/** An object in JSON; `undefined` if it is anything else. */
export function readObject(text: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const unique = (games: readonly string[]) => [...new Set(games)].slice(0, POOL_GAMES_MAX);
