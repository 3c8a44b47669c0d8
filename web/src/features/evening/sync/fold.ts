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
 * Makes an evening of its entries: on this device by the engine, which knows what the server knows, or by asking the server, which
 * knows nothing of what has not arrived.
 */
export interface Fold {
  /** Starts again with these entries. */
  open(entries: readonly LogEntry[]): Promise<void>;
  /** Takes entries that follow. */
  take(entries: readonly LogEntry[]): Promise<void>;
  /** These are not taken yet and lie on top, in order; those that lay there are gone. */
  pend(entries: readonly LogEntry[]): Promise<void>;
  /** Why an entry would be refused on top of all that; `undefined` if nothing speaks against it here. */
  test(entry: LogEntry): Promise<EntryRefusal | undefined>;
  /** Goes on as though this match had begun. */
  assume(match: number): Promise<void>;
  /** What to show. */
  view(viewer: Player | undefined, now: Moment): Promise<EveningView | undefined>;
  /** One table of any match. */
  table(at: SheetId, now: Moment): Promise<ClubTableView | undefined>;
  /** The evening as a file. */
  file(whole: boolean): Promise<string>;
}
