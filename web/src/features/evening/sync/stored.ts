import type { Author, LogEntry, Need } from '../../../net/protocol/evening.ts';
import { StoreError } from '../../../device/store/error.ts';
import { sortKey, type Kind } from '../../../device/store/transaction.ts';
import type { RefusedEntry } from './session.ts';

/** What this device stores of an evening besides its entries. */
export interface EveningInfo {
  /** Who uses this device, as the server last said; `null` for a spectator. */
  readonly me: Author | null;
  /** The four letters for joining; `null` if this device does not have them. */
  readonly code: string | null;
  /** The evening's club; `null` for an evening that only this device has. */
  readonly club: string | null;
  /** The match that this device assumes to have begun while it is offline; 0 for none. */
  readonly assumed: number;
  /** The evening's name, for lists. */
  readonly name: string;
  /** Whether the organiser discarded the evening. Lists leave it out. */
  readonly discarded?: boolean | undefined;
  /** When something last changed here, in milliseconds since 1970. */
  readonly touched: number;
  /** The needs of this device's player; `null` or absent if the server has not sent them. */
  readonly needs?: readonly Need[] | null | undefined;
  /** The key under which the server knows this device's entries. */
  readonly device?: string | undefined;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead?: number | undefined;
}

/** Evenings of this device, by id. */
export const infos: Kind<EveningInfo> = {
  name: 'evening',
  read: (value) => object(value) as EveningInfo,
};

/** Entries in the order that the server, or this device alone, gave them. */
export const taken: Kind<LogEntry> = {
  name: 'evening-taken',
  read: (value) => object(value) as LogEntry,
};

/** Unanswered entries of this device. */
export const unsent: Kind<LogEntry> = {
  name: 'evening-unsent',
  read: (value) => object(value) as LogEntry,
};

/** Refused entries of this device, until a person has dismissed them. */
export const returned: Kind<RefusedEntry> = {
  name: 'evening-returned',
  read: (value) => object(value) as RefusedEntry,
};

/** The storage key of the entry with this number. */
export const keyOf = (evening: string, n: number): string => `${evening}/${sortKey(n)}`;

/** The number of an entry, from its storage key. */
export const numberIn = (key: string): number => Number(key.slice(key.lastIndexOf('/') + 1));

/** The prefix of all storage keys of an evening. */
export const keysOf = (evening: string): string => `${evening}/`;

/** Checks only that a value is an object, because nothing but this page writes these kinds. */
function object(value: unknown): unknown {
  if (typeof value !== 'object' || value === null)
    throw new StoreError('unreadable', 'not an object');
  return value;
}
