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
  /** Whether only the server can show the evening. Unsent entries are then not shown, so the next ones cannot follow them. */
  readonly needsServer: boolean;
  /** Starts again with these entries. */
  open(entries: readonly LogEntry[]): Promise<void>;
  /** Adds further entries. */
  take(entries: readonly LogEntry[]): Promise<void>;
  /** Replaces the pending entries: unanswered entries that are shown on top of the server's, in order. */
  pend(entries: readonly LogEntry[]): Promise<void>;
  /** Why an entry would be refused after all entries, pending ones too; `undefined` if this device knows no reason. */
  test(entry: LogEntry): Promise<EntryRefusal | undefined>;
  /** Continues as if the match with this number had begun; 0 for none. */
  assume(match: number): Promise<void>;
  /** The evening as `viewer` sees it; `undefined` if there is none yet, or the server does not answer. */
  view(viewer: Player | undefined, now: Moment): Promise<EveningView | undefined>;
  /** One table of any match; `undefined` if it does not exist, or the server does not answer. */
  table(at: SheetId, now: Moment): Promise<ClubTableView | undefined>;
  /** The evening as a file. With `whole`, it includes everyone's needs. */
  file(whole: boolean): Promise<string>;
}
