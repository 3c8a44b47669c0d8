import type {
  Entry,
  EveningView,
  Moment,
  Player,
  Refusal,
  SheetId,
  TableView,
} from '../protocol/evening.ts';

/**
 * Makes an evening of its entries: on this device by the engine, which knows what the server knows, or by asking the server, which
 * knows nothing of what has not arrived.
 */
export interface Fold {
  /** Begins anew with these entries. */
  open(entries: readonly Entry[]): Promise<void>;
  /** Takes entries that follow. */
  take(entries: readonly Entry[]): Promise<void>;
  /** These are not taken yet and lie on top, in order; those that lay there are gone. */
  pend(entries: readonly Entry[]): Promise<void>;
  /** Why an entry would be refused on top of all that; `undefined` where it would be taken, as far as can be told. */
  test(entry: Entry): Promise<Refusal | undefined>;
  /** Goes on as though this match had begun. */
  assume(match: number): Promise<void>;
  /** What to show. */
  view(viewer: Player | undefined, now: Moment): Promise<EveningView | undefined>;
  /** One table of any match. */
  table(at: SheetId, now: Moment): Promise<TableView | undefined>;
  /** The evening as a file. */
  file(whole: boolean): Promise<string>;
}
