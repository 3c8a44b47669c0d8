// What the page of a table on this device and the worker that runs the table say to each other.
import type {
  Advice,
  ClientMessage,
  OpenTable,
  Problem,
  ServerMessage,
} from '../../../net/protocol/types.ts';

/** From the page. The first message is `open` or `continue`. */
export type ToTable =
  | { type: 'open'; id: string; table: OpenTable }
  | { type: 'continue'; id: string }
  | { type: 'say'; message: ClientMessage }
  | { type: 'hint' }
  | { type: 'record' };

/** From the worker. */
export type FromTable =
  /** The table was opened or continued. */
  | { type: 'ready' }
  | { type: 'hear'; message: ServerMessage }
  /** The connection has ended. */
  | { type: 'end' }
  /** The table cannot go on. */
  | { type: 'failed'; problem: Problem }
  /** `null` if the person gets no hint now. */
  | { type: 'hint'; advice: Advice | null }
  /** `null` before the first match. */
  | { type: 'record'; text: string | null };
