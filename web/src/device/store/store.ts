import { COUNTERS, ENTRIES, openDatabase } from './database.ts';
import { failure, nameOf, type StoreError } from './error.ts';
import { Transaction, type Entry, type Kind, type Reading, type Writing } from './transaction.ts';

/**
 * Stores values on this device by kind and key, in one database for all tabs. The promise of `put` resolves when the
 * value is on the disk. Show the value only then, so that even a phone that dies loses nothing that was shown. A failed
 * operation rejects with a `StoreError`. Values are plain data, such as JSON. Of a `$state`, store `$state.snapshot`.
 */
export class Store implements Reading {
  readonly #name: string;
  #database: Promise<IDBDatabase> | undefined;
  #news: BroadcastChannel | undefined;
  readonly #watchers = new Set<(kinds: readonly string[]) => void>();

  constructor(name: string) {
    this.#name = name;
  }

  get<T>(kind: Kind<T>, key: string): Promise<T | undefined> {
    return this.#run('readonly', (reading) => reading.get(kind, key));
  }

  /** All values of a kind whose key has this prefix, in key order. */
  list<T>(kind: Kind<T>, prefix?: string): Promise<Entry<T>[]> {
    return this.#run('readonly', (reading) => reading.list(kind, prefix));
  }

  put<T>(kind: Kind<T>, key: string, value: T): Promise<void> {
    return this.transact((writing) => writing.put(kind, key, value));
  }

  delete(kind: Kind<unknown>, key: string): Promise<void> {
    return this.transact((writing) => writing.delete(kind, key));
  }

  /**
   * Runs several operations as one transaction: if anything fails or throws, nothing is stored. No other tab writes in
   * between. If you await anything except the transaction's own promises, the transaction ends early.
   *
   * ```ts
   * const key = await store.transact(async (writing) => {
   *   const number = await writing.next('unsent');
   *   const key = `${evening}/${sortKey(number)}`;
   *   await writing.put(unsent, key, { number, round });
   *   return key;
   * });
   * ```
   */
  async transact<T>(run: (writing: Writing) => Promise<T>): Promise<T> {
    let changed: readonly string[] = [];
    const result = await this.#run('readwrite', async (transaction) => {
      const result = await run(transaction);
      changed = [...transaction.changed];
      return result;
    });
    if (changed.length > 0) this.#announce(changed);
    return result;
  }

  /** Calls `changed` whenever values of this kind may have changed in any tab; returns a function that stops it. */
  watch(kind: Kind<unknown>, changed: () => void): () => void {
    const watcher = (kinds: readonly string[]) => {
      if (kinds.includes(kind.name)) changed();
    };
    this.#watchers.add(watcher);
    this.#listen();
    return () => this.#watchers.delete(watcher);
  }

  /** Closes the database. A later operation opens it again. */
  async close(): Promise<void> {
    this.#news?.close();
    this.#news = undefined;
    const database = this.#database;
    this.#database = undefined;
    (await database?.catch(() => undefined))?.close();
  }

  async #run<T>(
    mode: 'readonly' | 'readwrite',
    run: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const transaction = await this.#begin(mode);
    const ended = new Promise<StoreError | undefined>((resolve) => {
      transaction.oncomplete = () => resolve(undefined);
      transaction.onabort = () =>
        resolve(failure(transaction.error ?? 'the browser ended the transaction'));
    });
    let result: T;
    try {
      result = await run(new Transaction(transaction));
    } catch (cause) {
      abort(transaction);
      const error = await ended;
      // The error that ended the transaction is reported, not the failed requests that followed from it.
      throw transaction.error === null ? cause : error;
    }
    // A successful request is not yet on the disk. Only the end of the transaction is.
    const error = await ended;
    if (error !== undefined) throw error;
    return result;
  }

  async #begin(mode: 'readonly' | 'readwrite'): Promise<IDBTransaction> {
    const open = async () =>
      (await this.#opened()).transaction([ENTRIES, COUNTERS], mode, { durability: 'strict' });
    try {
      return await open();
    } catch (cause) {
      // Some browsers close the databases of background pages. Only this error shows it.
      if (nameOf(cause) !== 'InvalidStateError') throw failure(cause);
      this.#database = undefined;
      return await open().catch((cause: unknown) => {
        throw failure(cause);
      });
    }
  }

  #opened(): Promise<IDBDatabase> {
    this.#database ??= openDatabase(this.#name).then(
      (database) => {
        const forget = () => (this.#database = undefined);
        database.onclose = forget;
        // Another tab has a newer version of the page, and waits for this one.
        database.onversionchange = () => {
          database.close();
          forget();
        };
        return database;
      },
      (error: unknown) => {
        this.#database = undefined;
        throw error;
      },
    );
    return this.#database;
  }

  #listen(): BroadcastChannel {
    if (this.#news === undefined) {
      this.#news = new BroadcastChannel(this.#name);
      this.#news.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (Array.isArray(data)) this.#notify(data.map(String));
      };
    }
    return this.#news;
  }

  #announce(kinds: readonly string[]): void {
    this.#listen().postMessage(kinds);
    this.#notify(kinds);
  }

  #notify(kinds: readonly string[]): void {
    // A watcher's error must not fail the transaction.
    for (const watcher of this.#watchers) queueMicrotask(() => watcher(kinds));
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
    return;
  }
}

/** The store shared by all pages of this device. */
export const store = new Store('boneyard');
