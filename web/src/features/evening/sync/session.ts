import type {
  EveningCommand,
  Author,
  LogEntry,
  EveningView,
  Need,
  Player,
  EntryRefusal,
  SheetId,
  ClubTableView,
} from '../../../net/protocol/evening.ts';
import type { Link } from '../../../net/link.ts';
import type { StoreReason } from '../../../device/store/error.ts';

/**
 * An evening as a page has it. Behind it is either the server with this device's unsent entries on top, or this device alone: the
 * pages do not care which.
 */
export interface EveningSession {
  /** What to show; `undefined` until something is known. */
  readonly view: EveningView | undefined;
  /** Who this device is; `undefined` for one that only looks on. */
  readonly me: Author | undefined;
  /** What the player of this device needs; `null` where the device is not told: the organiser has not confirmed it (CLUB-103). */
  readonly needs: readonly Need[] | null;
  /** The four letters others join by; `undefined` for an evening that only this device has. */
  readonly code: string | undefined;
  /** How this device is connected. */
  readonly link: Link;
  /** Players as whom a device has joined; absent where that is not known. */
  readonly joined?: readonly Player[] | undefined;
  /** How far the evening's clock is ahead of this device's, in milliseconds; absent where that is not known. */
  readonly ahead?: number | undefined;
  /** Why this device could not keep what it was to keep, the last time; absent where all is kept. */
  readonly storage?: StoreReason | undefined;
  /** Entries that are kept here and have not arrived. */
  readonly unsent: number;
  /** Entries of this device that were refused when they arrived, until a person has dismissed them. */
  readonly refused: readonly RefusedEntry[];
  /**
   * Does something. Kept on this device before it is shown; answers why it cannot be, where it cannot. What cannot be kept is not
   * done, and fails as a `StoreError`.
   */
  act(act: EveningCommand): Promise<EntryRefusal | undefined>;
  /** One table of any match. */
  table(at: SheetId): ClubTableView | undefined;
  /** Goes on as if the organiser had begun this match. Without a network only the people at the table know it. */
  assumeBegun(match: number): void;
  /** The evening as a file; with everybody's needs only where `whole`. */
  file(whole: boolean): Promise<string>;
  /** Forgets a refused entry. */
  dismiss(entry: RefusedEntry): void;
}

/** An entry that was refused, and why. */
export interface RefusedEntry {
  readonly entry: LogEntry;
  readonly refusal: WhyReturned;
}

/** Why an entry comes back: the evening refused it, or the server does not read it at all. */
export type WhyReturned = EntryRefusal | { readonly code: 'not-read' };
