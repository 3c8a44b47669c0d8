// What the page of a table on this device and the worker that runs the table say to each other.
import type {
  Advice,
  ClientMessage,
  MatchReplay,
  OpenTable,
  Problem,
  Seat,
  ServerMessage,
} from '../../../net/protocol/types.ts';

/** From the page. The first message is `open` or `continue`; or `replay` or `record-of`, which run no table. */
export type ToTable =
  | { type: 'open'; id: string; table: OpenTable }
  | { type: 'continue'; id: string }
  | { type: 'say'; message: ClientMessage }
  | { type: 'hint' }
  | { type: 'record' }
  | { type: 'replay'; id: string; number: number | null; seat: Seat | null }
  | { type: 'record-of'; id: string; number: number | null };

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
  | { type: 'replay'; replay: MatchReplay }
  /** `null` without such a match. */
  | { type: 'record'; text: string | null };
