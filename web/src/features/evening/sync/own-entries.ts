import type { LogEntry } from '../../../net/protocol/evening.ts';

/** The entries of a device among those that came, by the numbers it gave them. */
export const ownAmong = (
  came: readonly LogEntry[],
  device: string,
): ReadonlyMap<number, LogEntry> =>
  new Map(came.filter((entry) => entry.device === device).map((entry) => [entry.n, entry]));

/**
 * Whether an entry that came is surely the one that was entered here under its number. A device that has forgotten how far it was
 * gives numbers twice, but not at the same time.
 */
export const isSame = (came: LogEntry | undefined, entered: LogEntry): boolean =>
  came?.n === entered.n && came.at === entered.at && came.act.act === entered.act.act;
