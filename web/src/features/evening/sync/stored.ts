import type { Author, LogEntry, Need } from '../../../net/protocol/evening.ts';
import { StoreError } from '../../../device/store/error.ts';
import { inOrder, type Kind } from '../../../device/store/transaction.ts';
import type { RefusedEntry } from './session.ts';

/** What this device knows of an evening besides its entries. */
export interface EveningInfo {
  /** Whom the entries were shown to. */
  readonly me: Author | null;
  /** The four letters others join by. */
  readonly code: string | null;
  /** The club whose evening it is; `null` for one that only this device has. */
  readonly club: string | null;
  /** The match that this device takes to have begun while it has no network. */
  readonly assumed: number;
  /** What it is called, for lists. */
  readonly name: string;
  /** When something last happened to it here, in milliseconds since 1970. */
  readonly touched: number;
  /** What the player of this device needs; `null` or absent where the device is not told. */
  readonly needs?: readonly Need[] | null | undefined;
  /** What this device's entries are known by among those that come. */
  readonly device?: string | undefined;
  /** How far the evening's clock was ahead of this device's, in milliseconds. */
  readonly ahead?: number | undefined;
}

/** Evenings of this device, by their identifiers. */
export const infos: Kind<EveningInfo> = {
  name: 'evening',
  read: (kept) => object(kept) as EveningInfo,
};

/** Entries as the server, or this device alone, has put them in order. */
export const taken: Kind<LogEntry> = {
  name: 'evening-taken',
  read: (kept) => object(kept) as LogEntry,
};

/** Entries of this device without an answer. */
export const unsent: Kind<LogEntry> = {
  name: 'evening-unsent',
  read: (kept) => object(kept) as LogEntry,
};

/** Entries of this device that were refused, until a person has dismissed them. */
export const returned: Kind<RefusedEntry> = {
  name: 'evening-returned',
  read: (kept) => object(kept) as RefusedEntry,
};

/** The key of the entry with this number in an evening. */
export const keyOf = (evening: string, n: number): string => `${evening}/${inOrder(n)}`;

/** The number of an entry, from its key. */
export const numberIn = (key: string): number => Number(key.slice(key.lastIndexOf('/') + 1));

/** What all keys of an evening begin with. */
export const keysOf = (evening: string): string => `${evening}/`;

/** Only this page writes these kinds, and what it wrote is an object. */
function object(kept: unknown): unknown {
  if (typeof kept !== 'object' || kept === null)
    throw new StoreError('unreadable', 'not an object');
  return kept;
}
