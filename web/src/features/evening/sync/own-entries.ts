import type { EveningCommand, LogEntry } from '../../../net/protocol/evening.ts';

/** The entries of one device among the received ones, by their numbers. */
export const ownAmong = (
  received: readonly LogEntry[],
  device: string,
): ReadonlyMap<number, LogEntry> =>
  new Map(received.filter((entry) => entry.device === device).map((entry) => [entry.n, entry]));

/**
 * Whether a received entry is the one that this device made under its number, not an older one. A device that has lost
 * its stored data uses numbers again, but with different times.
 */
export const isSame = (received: LogEntry | undefined, entered: LogEntry): boolean =>
  received?.n === entered.n && received.at === entered.at && isSameKind(received.act, entered.act);

/** The server turns a round into a late one if another player has taken over the score (CLUB-98). */
const isSameKind = (received: EveningCommand, entered: EveningCommand): boolean =>
  received.act === entered.act || (received.act === 'late-round' && entered.act === 'round');
