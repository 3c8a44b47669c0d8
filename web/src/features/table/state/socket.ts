import {
  PROTOCOL_VERSION,
  type ClientMessage,
  type Command,
  type Problem,
  type Said,
  type ServerMessage,
} from '../../../net/protocol/types.ts';
import {
  ReconnectingSocket,
  socketAddress,
  type Surroundings,
} from '../../../net/reconnecting-socket.ts';

import { expanded, type TableMessage } from './expanded.ts';

/** `connecting`: never open so far. `lost`: was open, and reconnects. `closed`: for good. */
export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

/** Receives what a table's socket reports. */
export interface SocketListener {
  /** A snapshot, an update, an answer to a command, or a problem of the server. */
  message(message: TableMessage): void;
  connection(connection: Connection): void;
  /** The connection could not be made. A browser does not say why. */
  connectFailed(): void;
  /** The number of the last applied event; 0 for none. */
  lastSeen(): number;
}

/** Problems that a new connection would not solve. */
const FINAL: readonly Problem['code'][] = ['not-found', 'not-allowed', 'version', 'bad-request'];

/**
 * The connection to a table. On each new connection it says hello with the last event seen, and
 * then sends all unanswered commands again. The server carries out each command id once, however
 * often it arrives.
 */
export class TableSocket {
  readonly #listener: SocketListener;
  readonly #socket: ReconnectingSocket<ServerMessage, ClientMessage>;
  /**
   * The random prefix of this connection's command ids, so that no other page uses the same ids.
   */
  readonly #idPrefix: string;
  /** Unanswered commands by id, in the order in which they were first sent. */
  readonly #unanswered = new Map<string, Command>();
  /** What {@link addPart} could not send yet. */
  #unsentPart: ClientMessage | null = null;
  #connection: Connection = 'connecting';
  #commands = 0;
  #resendTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string, listener: SocketListener, surroundings?: Surroundings) {
    this.#listener = listener;
    this.#idPrefix = (surroundings?.random() ?? Math.random()).toString(36).slice(2, 10);
    this.#socket = new ReconnectingSocket<ServerMessage, ClientMessage>(
      address,
      {
        hello: () => ({
          type: 'hello',
          version: PROTOCOL_VERSION,
          last_seen: listener.lastSeen(),
        }),
        isWelcome: (message) => ['snapshot', 'update'].includes(expanded(message).type),
        message: (message) => this.#receive(expanded(message)),
        opened: () => {
          this.#become('open');
          if (this.#unsentPart !== null) this.#socket.say(this.#unsentPart);
          this.#unsentPart = null;
          this.#sendUnanswered();
        },
        lost: (made) => {
          clearTimeout(this.#resendTimer);
          if (this.#connection === 'open') this.#become('lost');
          if (!made) listener.connectFailed();
        },
      },
      surroundings,
    );
  }

  /** Connects, and reconnects after each loss; the returned function stops that for good. */
  start(): () => void {
    const stop = this.#socket.start();
    return () => {
      stop();
      this.close();
    };
  }

  /** Sends a command, now or as soon as the connection is back; returns its id. */
  send(command: Command): string {
    const id = this.#newId();
    this.#unanswered.set(id, command);
    this.#socket.say({ type: 'command', id, command });
    return id;
  }

  /** Says something now. It is not sent again: the server could not know that it was heard already. */
  talk(said: Said): void {
    this.#socket.say({ type: 'say', id: this.#newId(), said });
  }

  #newId(): string {
    this.#commands += 1;
    return `${this.#idPrefix}-${this.#commands}`;
  }

  /** Adds a part to the next deal, as soon as the server has answered hello. A later connection must add it again. */
  addPart(commitment: string, part: string): void {
    const message: ClientMessage = { type: 'part', commitment, part };
    this.#unsentPart = this.#socket.say(message) ? null : message;
  }

  /** Reconnects to say hello again: events are missing, or this person may now see more or less. */
  restart(): void {
    clearTimeout(this.#resendTimer);
    this.#socket.restart();
  }

  /** Stops for good. */
  close(): void {
    clearTimeout(this.#resendTimer);
    this.#socket.close();
    this.#become('closed');
  }

  #receive(message: TableMessage): void {
    switch (message.type) {
      case 'ack':
      case 'refused':
        this.#unanswered.delete(message.id);
        break;
      case 'problem':
        if (FINAL.includes(message.problem.code)) this.close();
        if (message.problem.code === 'too-many') this.#waitAsAsked(message.problem.retry_s);
        break;
      case 'snapshot':
      case 'update':
      case 'said':
        break;
    }
    this.#listener.message(message);
  }

  /**
   * The server had no capacity for a command, and does not say for which. All unanswered commands
   * are sent again after these seconds.
   */
  #waitAsAsked(seconds: number): void {
    this.#socket.waitBeforeConnecting(seconds * 1000);
    clearTimeout(this.#resendTimer);
    this.#resendTimer = setTimeout(() => this.#sendUnanswered(), seconds * 1000);
  }

  #sendUnanswered(): void {
    for (const [id, command] of this.#unanswered)
      this.#socket.say({ type: 'command', id, command });
  }

  #become(connection: Connection): void {
    if (connection === this.#connection || this.#connection === 'closed') return;
    this.#connection = connection;
    this.#listener.connection(connection);
  }
}

/** The address of a table's socket. */
export const tableAddress = (id: string, page?: Location): string =>
  socketAddress(`/api/tables/${encodeURIComponent(id)}/ws`, page);
