import type {
  LogEntry,
  EveningView,
  Moment,
  Player,
  EntryRefusal,
  SheetId,
  ClubTableView,
} from '../../../net/protocol/evening.ts';

/**
 * Turns entries into a view of the evening: on this device with the engine, which knows the server's rules, or on the
 * server, which knows nothing of unsent entries.
 */
export interface Fold {
  /** Starts again with these entries. */
  open(entries: readonly LogEntry[]): Promise<void>;
  /** Adds further entries. */
  take(entries: readonly LogEntry[]): Promise<void>;
  /** Replaces the pending entries: unanswered ones that are shown on top, in order. */
  pend(entries: readonly LogEntry[]): Promise<void>;
  /** Why an entry would be refused after all of these; `undefined` if this device knows no reason. */
  test(entry: LogEntry): Promise<EntryRefusal | undefined>;
  /** Continues as if this match had begun. */
  assume(match: number): Promise<void>;
  /** The evening to show. */
  view(viewer: Player | undefined, now: Moment): Promise<EveningView | undefined>;
  /** One table of any match. */
  table(at: SheetId, now: Moment): Promise<ClubTableView | undefined>;
  /** The evening as a file. */
  file(whole: boolean): Promise<string>;
}
