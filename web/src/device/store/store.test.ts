import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { StoreError } from './error.ts';
import { Store } from './store.ts';
import { sortKey, type Kind } from './transaction.ts';
import { soon } from '../../testing/soon.ts';

interface Round {
  readonly points: number;
}
const rounds: Kind<Round> = {
  name: 'rounds',
  read(kept) {
    if (typeof kept !== 'object' || kept === null || !('points' in kept)) {
      throw new Error('not a round');
    }
    return { points: Number(kept.points) };
  },
};
const names: Kind<string> = { name: 'names', read: String };

let stores: Store[];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  stores = [];
});

afterEach(async () => {
  for (const store of stores) await store.close();
  vi.unstubAllGlobals();
});

/** The store as a tab of this device uses it. */
function tab(): Store {
  const store = new Store('kept');
  stores.push(store);
  return store;
}

/** Why an operation failed; `done` if it succeeded. */
const reason = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof StoreError ? error.reason : error),
  );

describe('the store of this device', () => {
  it('skips numbers that are marked as used, and never goes back', async () => {
    const store = tab();
    const next = () => store.transact((writing) => writing.next('unsent'));
    await store.transact((writing) => writing.skip('unsent', 3));
    expect(await next()).toBe(4);
    await store.transact((writing) => writing.skip('unsent', 2));
    expect(await next()).toBe(5);
  });

  it('returns stored values only for the same kind and key', async () => {
    const store = tab();
    await store.put(rounds, 'a', { points: 12 });
    expect(await store.get(rounds, 'a')).toEqual({ points: 12 });
    expect(await store.get(rounds, 'b')).toBeUndefined();
    expect(await store.get(names, 'a')).toBeUndefined();
    await store.put(rounds, 'a', { points: 15 });
    expect(await store.get(rounds, 'a')).toEqual({ points: 15 });
    await store.delete(rounds, 'a');
    expect(await store.get(rounds, 'a')).toBeUndefined();
  });

  it('lists keys with a prefix in order', async () => {
    const store = tab();
    for (const n of [10, 2, 1]) await store.put(rounds, `friday/${sortKey(n)}`, { points: n });
    await store.put(rounds, 'fridays', { points: 90 });
    await store.put(names, 'friday/1', 'Ana');
    const points = async (prefix?: string) =>
      (await store.list(rounds, prefix)).map(({ value }) => value.points);
    expect(await points('friday/')).toEqual([1, 2, 10]);
    expect(await points()).toEqual([1, 2, 10, 90]);
    expect(await points('monday/')).toEqual([]);
    expect(await store.list(names)).toEqual([{ key: 'friday/1', value: 'Ana' }]);
  });

  it('keeps its values when the page is opened again', async () => {
    const before = tab();
    await before.put(names, 'me', 'Ana');
    await before.close();
    expect(await tab().get(names, 'me')).toBe('Ana');
    expect(await before.get(names, 'me')).toBe('Ana');
  });

  it('writes with strict durability', async () => {
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await tab().put(names, 'me', 'Ana');
    const writing = begin.mock.calls.find(([, mode]) => mode === 'readwrite');
    expect(writing?.[2]).toEqual({ durability: 'strict' });
  });

  it('stores all of a transaction or nothing', async () => {
    const store = tab();
    await store.put(names, 'me', 'Ana');
    const refused = new Error('the round is there already');
    const attempt = store.transact(async (writing) => {
      await writing.put(names, 'me', 'Eva');
      await writing.put(names, 'you', 'Boris');
      throw refused;
    });
    expect(await reason(attempt)).toBe(refused);
    expect(await store.list(names)).toEqual([{ key: 'me', value: 'Ana' }]);
  });

  it('blocks writes of other tabs between the reads and writes of a transaction', async () => {
    const [one, other] = [tab(), tab()];
    const score = (store: Store) =>
      store.transact(async (writing) => {
        const { points } = (await writing.get(rounds, 'sum')) ?? { points: 0 };
        await writing.put(rounds, 'sum', { points: points + 1 });
      });
    await Promise.all([one, other, one, other, one].map(score));
    expect(await other.get(rounds, 'sum')).toEqual({ points: 5 });
  });

  it('counts without gaps over all tabs, and never gives a number twice', async () => {
    const [one, other] = [tab(), tab()];
    const enter = (store: Store) =>
      store.transact(async (writing) => {
        const number = await writing.next('unsent');
        await writing.put(rounds, sortKey(number), { points: number });
        return number;
      });
    const numbers = await Promise.all([one, other, one, other].map(enter));
    expect(numbers.sort()).toEqual([1, 2, 3, 4]);
    for (const { key } of await one.list(rounds)) await one.delete(rounds, key);
    expect(await enter(other)).toBe(5);
    const failed = one.transact(async (writing) => {
      await writing.next('unsent');
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await enter(one)).toBe(6);
    expect(await one.transact((writing) => writing.next('another'))).toBe(1);
  });

  it('informs every tab which kind has changed, after it is stored', async () => {
    const [one, other] = [tab(), tab()];
    const seen: string[] = [];
    const stop = other.watch(rounds, () => seen.push('other'));
    one.watch(rounds, () => seen.push('one'));
    one.watch(names, () => seen.push('names'));
    await one.put(rounds, 'a', { points: 1 });
    await soon(() => expect(seen).toEqual(['one', 'other']));
    stop();
    await one.get(rounds, 'a');
    await one.transact(async (writing) => {
      await writing.delete(rounds, 'a');
      await writing.put(names, 'me', 'Ana');
    });
    await soon(() => expect(seen).toEqual(['one', 'other', 'one', 'names']));
  });

  it('closes for a tab with a newer version, and then fails with `newer`', async () => {
    const store = tab();
    await store.put(names, 'me', 'Ana');
    const newer = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('kept', 2);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('not opened'));
    });
    expect(await reason(store.get(names, 'me'))).toBe('newer');
    newer.close();
  });

  it('opens the database again after the browser has closed it', async () => {
    const store = tab();
    const databases: IDBDatabase[] = [];
    const begin = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...wanted
    ) {
      databases.push(this);
      return begin.apply(this, wanted);
    });
    await store.put(names, 'me', 'Ana');
    databases[0]?.close();
    expect(await store.get(names, 'me')).toBe('Ana');
    expect(new Set(databases).size).toBe(2);
  });
});

describe('the reason of a failure', () => {
  it('is `refused` if the browser has no database', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await reason(tab().get(names, 'me'))).toBe('refused');
  });

  it('is `refused` only as long as the database may not be opened', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('not here', 'SecurityError');
    });
    const store = tab();
    expect(await reason(store.put(names, 'me', 'Ana'))).toBe('refused');
    open.mockRestore();
    expect(await reason(store.put(names, 'me', 'Ana'))).toBe('done');
  });

  it('is `full` if a write finds no room', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await reason(tab().put(names, 'me', 'Ana'))).toBe('full');
  });

  it('is `full` if the end of the transaction finds no room', async () => {
    const begin = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...wanted
    ) {
      const transaction = begin.apply(this, wanted);
      const full = new DOMException('full', 'QuotaExceededError');
      let aborted: (() => void) | undefined;
      Object.defineProperties(transaction, {
        oncomplete: { set: () => undefined },
        onabort: { set: (then: () => void) => (aborted = then) },
      });
      transaction.addEventListener('complete', () => {
        Object.defineProperty(transaction, 'error', { value: full });
        aborted?.();
      });
      return transaction;
    });
    expect(await reason(tab().put(names, 'me', 'Ana'))).toBe('full');
  });

  it('is `failed` for a value that is not plain data', async () => {
    const anything: Kind<unknown> = { name: 'anything', read: (kept) => kept };
    expect(await reason(tab().put(anything, 'a', () => 1))).toBe('failed');
  });

  it('is `unreadable` for a stored value that is invalid', async () => {
    const store = tab();
    await store.put({ ...names, name: 'rounds' }, 'a', 'Ana');
    await expect(store.get(rounds, 'a')).rejects.toThrow(
      'the stored value of rounds `a` is invalid',
    );
    expect(await reason(store.list(rounds))).toBe('unreadable');
  });
});

it('a database is created once and then found again', async () => {
  (await openDatabase('twice')).close();
  const again = await openDatabase('twice');
  expect([...again.objectStoreNames]).toEqual(['counters', 'entries']);
  again.close();
});
