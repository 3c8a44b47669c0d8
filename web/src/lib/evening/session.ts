import type {
  Act,
  Author,
  Entry,
  EveningView,
  Player,
  Refusal,
  SheetId,
  TableView,
} from '../protocol/evening.ts';

/**
 * An evening as a page has it. Behind it is either the server with this device's unsent entries on top, or this device alone: the
 * pages do not care which.
 */
export interface EveningSession {
  /** What to show; `undefined` until something is known. */
  readonly view: EveningView | undefined;
  /** Who this device is; `undefined` for one that only looks on. */
  readonly me: Author | undefined;
  /** The four letters others join by; `undefined` for an evening that only this device has. */
  readonly code: string | undefined;
  /** How this device is connected. */
  readonly link: Link;
  /** Players as whom a device has joined; absent where that is not known. */
  readonly joined?: readonly Player[] | undefined;
  /** Entries that are kept here and have not arrived. */
  readonly unsent: number;
  /** Entries of this device that were refused when they arrived, until somebody has looked at them. */
  readonly refused: readonly RefusedEntry[];
  /** Does something. Kept on this device before it is shown; answers why it cannot be, where it cannot. */
  act(act: Act): Promise<Refusal | undefined>;
  /** One table of any match. */
  table(at: SheetId): TableView | undefined;
  /** Goes on as though the organiser had begun this match: without a network nobody else can say so. */
  assumeBegun(match: number): void;
  /** The evening as a file; with everybody's needs only where `whole`. */
  file(whole: boolean): Promise<string>;
  /** Forgets a refused entry. */
  dismiss(entry: RefusedEntry): void;
}

/** How a device is connected: still asking, up to date, trying again, without a network, on its own, or never. */
export type Link = 'loading' | 'live' | 'reconnecting' | 'offline' | 'alone' | 'gone';

/** An entry that was refused, and why. */
export interface RefusedEntry {
  readonly entry: Entry;
  readonly refusal: Refusal;
}
