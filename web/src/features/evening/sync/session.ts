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
 * An evening for a page. It is either on the server, with this device's unsent entries on top, or on this device
 * alone. Pages treat both the same way.
 */
export interface EveningSession {
  /** What to show; `undefined` until the evening's entries are known. */
  readonly view: EveningView | undefined;
  /** Who uses this device; `undefined` for a spectator. */
  readonly me: Author | undefined;
  /**
   * The needs of this device's player. `null` until the server has sent them. It does not send them to
   * spectators, nor to a device that joined after the needs were entered and is not confirmed (CLUB-103).
   */
  readonly needs: readonly Need[] | null;
  /** The four letters for joining; `undefined` if nobody can join, or the server does not send them to this device. */
  readonly code: string | undefined;
  /** How this device is connected. */
  readonly link: Link;
  /** Whether only the server can show the evening, because this browser has no engine. Then one unsent entry can wait. */
  readonly needsServer?: boolean;
  /** The players who have joined with a device; `undefined` if that is not known. */
  readonly joined?: readonly Player[] | undefined;
  /** How far the evening's clock is ahead of this device's, in milliseconds; `undefined` if that is not known. */
  readonly ahead?: number | undefined;
  /** Why this device last failed to store something; `undefined` once it has stored something again. */
  readonly storage?: StoreReason | undefined;
  /** How many entries are stored here that the server has not answered. */
  readonly unsent: number;
  /** Refused entries of this device, until a person has dismissed them. */
  readonly refused: readonly RefusedEntry[];
  /**
   * Submits a command. It is stored before it is shown. Returns the reason if it was refused. If it cannot be stored,
   * nothing changes, and it throws a `StoreError`.
   */
  act(act: EveningCommand): Promise<EntryRefusal | undefined>;
  /** One table of any match; `undefined` if it does not exist or is still being loaded. */
  table(at: SheetId): ClubTableView | undefined;
  /** Continues as if the organiser had begun this match. Without a network only the people at the table know that. */
  assumeBegun(match: number): void;
  /** The evening as a file. With `whole`, it includes everyone's needs. */
  file(whole: boolean): Promise<string>;
  /** Dismisses a refused entry. */
  dismiss(entry: RefusedEntry): void;
}

/** An entry that was refused, and why. */
export interface RefusedEntry {
  readonly entry: LogEntry;
  readonly refusal: WhyReturned;
}

/** Why an entry was returned: the evening refused it, or the server could not read it. */
export type WhyReturned = EntryRefusal | { readonly code: 'not-read' };
