// The tables that run on this device, as it stores them.
import { StoreError } from '../../../device/store/error.ts';
import type { Store } from '../../../device/store/store.ts';
import { sortKey, type Kind } from '../../../device/store/transaction.ts';
import type { LocalEvent, MyTable } from '../../../net/protocol/types.ts';

/** A table as its last events left it. */
interface StoredTable {
  readonly own: MyTable;
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number;
}

/** The tables, by id. */
const tables: Kind<StoredTable> = {
  name: 'table',
  read: (value) => object(value) as StoredTable,
};

/** The events that were stored at once, by the id of the table and the number of the first of them. */
const events: Kind<readonly LocalEvent[]> = {
  name: 'table-events',
  read: (value) => object(value) as readonly LocalEvent[],
};

/** So many tables are kept. Those whose match is over make room first, then the oldest. */
const KEPT_MAX = 12;

/**
 * Stores the next events of a table. They are on the disk once this resolves. Fails if another tab has stored events of the same
 * numbers.
 */
export async function append(
  store: Store,
  id: string,
  added: readonly LocalEvent[],
  own: MyTable,
): Promise<void> {
  const [first] = added;
  if (first === undefined) return;
  const key = `${id}/${sortKey(first.seq)}`;
  await store.transact(async (writing) => {
    if ((await writing.get(events, key)) !== undefined) {
      throw new StoreError('failed', `table ${id} goes on in another tab`);
    }
    await writing.put(events, key, added);
    await writing.put(tables, id, { own, at: Date.now() });
  });
}

/** All events of a table, in order. */
export async function eventsOf(store: Store, id: string): Promise<LocalEvent[]> {
  const stored = await store.list(events, `${id}/`);
  return stored.flatMap(({ value }) => [...value]);
}

/** Makes room for a table that is about to be opened. */
export async function makeRoom(store: Store): Promise<void> {
  await store.transact(async (writing) => {
    const all = await writing.list(tables);
    all.sort((a, b) => rank(b.value) - rank(a.value));
    for (const { key } of all.slice(KEPT_MAX - 1)) {
      for (const batch of await writing.list(events, `${key}/`))
        await writing.delete(events, batch.key);
      await writing.delete(tables, key);
    }
  });
}

/** The tables on this device whose match is not over, as the server lists others: first those that wait for the person. */
export async function unfinished(store: Store): Promise<MyTable[]> {
  const all = (await store.list(tables)).map(({ value }) => value).filter(isUnfinished);
  all.sort((a, b) => Number(b.own.your_turn) - Number(a.own.your_turn) || b.at - a.at);
  const now = Date.now();
  return all.map(({ own, at }) => {
    const waiting_ms = own.table.waiting_ms + Math.max(0, now - at);
    return { ...own, table: { ...own.table, waiting_ms } };
  });
}

/** A table on this device whose last match is over. */
export type FinishedTable = {
  readonly id: string;
  readonly preset: string;
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number;
};

/** The tables on this device whose match is over, the last one first. */
export async function finished(store: Store): Promise<FinishedTable[]> {
  const all = (await store.list(tables)).map(({ value }) => value);
  return all
    .filter(({ own }) => own.table.phase === 'over')
    .sort((a, b) => b.at - a.at)
    .map(({ own: { table }, at }) => ({ id: table.id, preset: table.rules.preset, at }));
}

function isUnfinished({ own: { table } }: StoredTable): boolean {
  return table.you !== null && table.phase !== 'over' && table.phase !== 'stopped';
}

/** Unfinished tables come before finished ones, then newer before older. */
const rank = (table: StoredTable): number => table.at + (isUnfinished(table) ? 1e15 : 0);

/** Checks only that a value is an object, because nothing but this page writes these kinds. */
function object(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) {
    throw new StoreError('unreadable', 'not an object');
  }
  return value;
}
