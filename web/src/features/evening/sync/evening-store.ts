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

const NOTHING: EveningInfo = { me: null, code: null, club: null, assumed: 0, name: '', touched: 0 };

/** Unanswered entries of this device, and refused ones, in order. */
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

  /** Calls back whenever a tab has changed the unsent entries; returns how to stop. */
  watch(changed: () => void): () => void {
    return this.#store.watch(unsent, changed);
  }

  async info(): Promise<EveningInfo> {
    return (await this.#store.get(infos, this.#id)) ?? NOTHING;
  }

  /** Entries in the server's order, from the first one up to the first gap. */
  async taken(): Promise<LogEntry[]> {
    const stored = await this.#store.list(taken, keysOf(this.#id));
    const gap = stored.findIndex(({ key }, i) => numberIn(key) !== i + 1);
    return stored.slice(0, gap === -1 ? stored.length : gap).map(({ value }) => value);
  }

  async own(): Promise<Own> {
    const keys = keysOf(this.#id);
    const [waiting, refused] = await Promise.all([
      this.#store.list(unsent, keys),
      this.#store.list(returned, keys),
    ]);
    return {
      unsent: waiting.map(({ value }) => value),
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

  /** Stores what is known besides the entries, and deletes entries from `voidFrom` on. */
  async learn(learnt: Partial<EveningInfo>, voidFrom = Number.POSITIVE_INFINITY): Promise<void> {
    await this.#store.transact(async (writing) => {
      if (Number.isFinite(voidFrom)) {
        for (const { key } of await writing.list(taken, keysOf(this.#id))) {
          if (numberIn(key) >= voidFrom) await writing.delete(taken, key);
        }
      }
      const info = (await writing.get(infos, this.#id)) ?? NOTHING;
      await writing.put(infos, this.#id, { ...info, ...learnt, touched: Date.now() });
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
        // Another tab may have sent it too early, before it could be accepted.
        await writing.delete(returned, this.#key(n));
      }
    });
  }

  /** An entry was accepted. */
  answered(n: number): Promise<void> {
    return this.#store.delete(unsent, this.#key(n));
  }

  /** An entry was refused. It is kept until a person has seen it. */
  async refuse(entry: LogEntry, refusal: WhyReturned): Promise<void> {
    await this.#store.transact(async (writing) => {
      await writing.put(returned, this.#key(entry.n), { entry, refusal });
      await writing.delete(unsent, this.#key(entry.n));
    });
  }

  /** A person has dismissed a refused entry. */
  dismiss(n: number): Promise<void> {
    return this.#store.delete(returned, this.#key(n));
  }

  /**
   * Numbers up to this one are used up. Unsent entries whose number belongs to another entry, and all that follow them,
   * get new numbers in the same order.
   */
  async renumber(to: number, isUsed: (entry: LogEntry) => boolean): Promise<void> {
    await this.#store.transact(async (writing) => {
      await writing.skip(this.#numbers, to);
      const waiting = await writing.list(unsent, keysOf(this.#id));
      const first = waiting.findIndex(({ value }) => isUsed(value));
      if (first !== -1)
        for (const { value } of waiting.slice(first)) await this.#anew(writing, value);
    });
  }

  async #anew(writing: Writing, entry: LogEntry): Promise<void> {
    const n = await writing.next(this.#numbers);
    await writing.delete(unsent, this.#key(entry.n));
    await writing.put(unsent, this.#key(n), { ...entry, n });
  }

  /** The counter for this device's numbers. */
  get #numbers(): string {
    return `evening/${this.#id}`;
  }

  #key(n: number): string {
    return keyOf(this.#id, n);
  }
}
