import { COUNTERS, ENTRIES } from './database.ts';
import { failure, StoreError } from './error.ts';

/** One kind of stored value, such as entries that are still to be sent. */
export interface Kind<T> {
  /** The kind's name in the database; it never changes. */
  readonly name: string;
  /** Reads a value that this version of the page or an earlier one stored. Throws if it is invalid. */
  read(stored: unknown): T;
}

/** A stored value with its key. */
export interface Entry<T> {
  readonly key: string;
  readonly value: T;
}

/** What a read-only transaction can do. */
export interface Reading {
  get<T>(kind: Kind<T>, key: string): Promise<T | undefined>;
  /** All values of a kind whose key has this prefix, in key order. */
  list<T>(kind: Kind<T>, prefix?: string): Promise<Entry<T>[]>;
}

/** What a writing transaction can do. */
export interface Writing extends Reading {
  put<T>(kind: Kind<T>, key: string, value: T): Promise<void>;
  delete(kind: Kind<unknown>, key: string): Promise<void>;
  /**
   * The next number of this counter: 1, 2, 3, … over all tabs of this device. A number is never given twice, even if
   * the value stored under it is deleted. Only the numbers of a failed transaction are given again.
   */
  next(name: string): Promise<number>;
  /** Marks all numbers of this counter up to this one as used. */
  skip(name: string, to: number): Promise<void>;
}

/** A number as text with leading zeros, so that keys with it sort in the order of the numbers. Ten digits at most. */
export const sortKey = (n: number): string => String(n).padStart(10, '0');

/** A transaction of the database, and the kinds that it has changed. */
export class Transaction implements Writing {
  readonly changed = new Set<string>();
  readonly #entries: IDBObjectStore;
  readonly #counters: IDBObjectStore;

  constructor(transaction: IDBTransaction) {
    this.#entries = transaction.objectStore(ENTRIES);
    this.#counters = transaction.objectStore(COUNTERS);
  }

  async get<T>(kind: Kind<T>, key: string): Promise<T | undefined> {
    const stored: unknown = await answer(() => this.#entries.get([kind.name, key]));
    return stored === undefined ? undefined : read(kind, key, stored);
  }

  async list<T>(kind: Kind<T>, prefix = ''): Promise<Entry<T>[]> {
    const range = IDBKeyRange.bound([kind.name, prefix], [kind.name, `${prefix}\uffff`]);
    // Both are requested before either answer, so that no other request of this transaction comes between them.
    const [keys, values] = await Promise.all([
      answer(() => this.#entries.getAllKeys(range)),
      answer<unknown[]>(() => this.#entries.getAll(range)),
    ]);
    return keys.map((path, i) => {
      const key = String((path as IDBValidKey[])[1]);
      return { key, value: read(kind, key, values[i]) };
    });
  }

  async put<T>(kind: Kind<T>, key: string, value: T): Promise<void> {
    this.changed.add(kind.name);
    await answer(() => this.#entries.put(value, [kind.name, key]));
  }

  async delete(kind: Kind<unknown>, key: string): Promise<void> {
    this.changed.add(kind.name);
    await answer(() => this.#entries.delete([kind.name, key]));
  }

  async next(name: string): Promise<number> {
    const last: unknown = await answer(() => this.#counters.get(name));
    const next = typeof last === 'number' ? last + 1 : 1;
    await answer(() => this.#counters.put(next, name));
    return next;
  }

  async skip(name: string, to: number): Promise<void> {
    const last: unknown = await answer(() => this.#counters.get(name));
    if (typeof last !== 'number' || last < to) await answer(() => this.#counters.put(to, name));
  }
}

function answer<T>(ask: () => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    try {
      const request = ask();
      request.onsuccess = () => resolve(request.result);
      // The error aborts the whole transaction.
      request.onerror = () => reject(failure(request.error));
    } catch (cause) {
      reject(failure(cause));
    }
  });
}

function read<T>(kind: Kind<T>, key: string, stored: unknown): T {
  try {
    return kind.read(stored);
  } catch (cause) {
    // Skipping an invalid value would lose it silently.
    throw new StoreError('unreadable', `the stored value of ${kind.name} \`${key}\` is invalid`, {
      cause,
    });
  }
}
