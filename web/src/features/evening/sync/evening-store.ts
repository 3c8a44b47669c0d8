import type { EveningCommand, Author, LogEntry, Moment } from '../../../net/protocol/evening.ts';
import type { Store } from '../../../device/store/store.ts';
import type { Writing } from '../../../device/store/transaction.ts';
import {
  infos,
  keyOf,
  keysOf,
  numberIn,
  returned,
  taken,
  unsent,
  type EveningInfo,
} from './stored.ts';
import type { RefusedEntry, WhyReturned } from './session.ts';

const NO_INFO: EveningInfo = { me: null, code: null, club: null, assumed: 0, name: '', touched: 0 };

/** The unanswered and the refused entries of this device, in order. */
export interface Own {
  readonly unsent: readonly LogEntry[];
  readonly refused: readonly RefusedEntry[];
}

/** What this device stores of one evening on the server, for all its tabs. Each change is atomic. */
export class EveningStore {
  readonly #store: Store;
  readonly #id: string;

  constructor(store: Store, id: string) {
    this.#store = store;
    this.#id = id;
  }

  /** Calls `changed` whenever a tab has changed unsent entries. Returns a function that stops this. */
  watch(changed: () => void): () => void {
    return this.#store.watch(unsent, changed);
  }

  async info(): Promise<EveningInfo> {
    return (await this.#store.get(infos, this.#id)) ?? NO_INFO;
  }

  /** Entries in the server's order, from the first one up to the first gap. */
  async taken(): Promise<LogEntry[]> {
    const stored = await this.#store.list(taken, keysOf(this.#id));
    const gap = stored.findIndex(({ key }, i) => numberIn(key) !== i + 1);
    return stored.slice(0, gap === -1 ? stored.length : gap).map(({ value }) => value);
  }

  async own(): Promise<Own> {
    const keys = keysOf(this.#id);
    const [unanswered, refused] = await Promise.all([
      this.#store.list(unsent, keys),
      this.#store.list(returned, keys),
    ]);
    return {
      unsent: unanswered.map(({ value }) => value),
      refused: refused.map(({ value }) => value),
    };
  }

  /** Stores an entry of this device until it is answered, under the next number of this device. */
  async enter(device: string, at: Moment, by: Author, act: EveningCommand): Promise<void> {
    await this.#store.transact(async (writing) => {
      const n = await writing.next(this.#numbers);
      await writing.put(unsent, this.#key(n), { device, n, at, by, act });
    });
  }

  /** Stores what is known besides the entries, and deletes the server's entries from number `voidFrom` on. */
  async learn(change: Partial<EveningInfo>, voidFrom = Number.POSITIVE_INFINITY): Promise<void> {
    await this.#store.transact(async (writing) => {
      if (Number.isFinite(voidFrom)) {
        for (const { key } of await writing.list(taken, keysOf(this.#id))) {
          if (numberIn(key) >= voidFrom) await writing.delete(taken, key);
        }
      }
      const info = (await writing.get(infos, this.#id)) ?? NO_INFO;
      await writing.put(infos, this.#id, { ...info, ...change, touched: Date.now() });
    });
  }

  /**
   * Stores entries from the server; the first has the number `first`. The device's own entries among them have arrived.
   */
  async arrived(
    first: number,
    entries: readonly LogEntry[],
    own: readonly LogEntry[],
  ): Promise<void> {
    await this.#store.transact(async (writing) => {
      for (const [i, entry] of entries.entries()) {
        await writing.put(taken, this.#key(first + i), entry);
      }
      for (const { n } of own) {
        await writing.delete(unsent, this.#key(n));
        // Another tab may have sent the entry too early. It was refused then, and accepted later.
        await writing.delete(returned, this.#key(n));
      }
    });
  }

  /** Deletes an unsent entry that the server has accepted. */
  answered(n: number): Promise<void> {
    return this.#store.delete(unsent, this.#key(n));
  }

  /** Moves an unsent entry to the refused ones, where it stays until a person has dismissed it. */
  async refuse(entry: LogEntry, refusal: WhyReturned): Promise<void> {
    await this.#store.transact(async (writing) => {
      await writing.put(returned, this.#key(entry.n), { entry, refusal });
      await writing.delete(unsent, this.#key(entry.n));
    });
  }

  /** Deletes a refused entry that a person has dismissed. */
  dismiss(n: number): Promise<void> {
    return this.#store.delete(returned, this.#key(n));
  }

  /**
   * Marks the numbers up to `to` as used. The first unsent entry for which `isUsed` is true, and all that follow it,
   * get new numbers in the same order.
   */
  async renumber(to: number, isUsed: (entry: LogEntry) => boolean): Promise<void> {
    await this.#store.transact(async (writing) => {
      await writing.skip(this.#numbers, to);
      const unanswered = await writing.list(unsent, keysOf(this.#id));
      const first = unanswered.findIndex(({ value }) => isUsed(value));
      if (first !== -1)
        for (const { value } of unanswered.slice(first)) await this.#giveNextNumber(writing, value);
    });
  }

  async #giveNextNumber(writing: Writing, entry: LogEntry): Promise<void> {
    const n = await writing.next(this.#numbers);
    await writing.delete(unsent, this.#key(entry.n));
    await writing.put(unsent, this.#key(n), { ...entry, n });
  }

  /** The name of the stored counter that gives this device's entries their numbers. */
  get #numbers(): string {
    return `evening/${this.#id}`;
  }

  #key(n: number): string {
    return keyOf(this.#id, n);
  }
}
