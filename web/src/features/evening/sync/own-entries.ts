import type { LogEntry } from '../../../net/protocol/evening.ts';

/** The entries of one device among the received ones, by their numbers. */
export const ownAmong = (
  came: readonly LogEntry[],
  device: string,
): ReadonlyMap<number, LogEntry> =>
  new Map(came.filter((entry) => entry.device === device).map((entry) => [entry.n, entry]));

/**
 * Whether a received entry is surely the one that this device made under its number. A device that has lost its memory
 * reuses numbers, but with different times.
 */
export const isSame = (came: LogEntry | undefined, entered: LogEntry): boolean =>
  came?.n === entered.n && came.at === entered.at && came.act.act === entered.act.act;
