import {
  PROTOCOL_VERSION,
  type ClientMessage,
  type Command,
  type Problem,
  type ServerMessage,
} from '../../../net/protocol/types.ts';
import {
  ReconnectingSocket,
  socketAddress,
  type Heard,
  type Surroundings,
} from '../../../net/reconnecting-socket.ts';

/** The state of a connection: first attempt, open, lost and being made again, or closed for good. */
export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

/** The owner of a table's socket. */
export interface SocketListener {
  /** A snapshot, an update, an answer to a command, or a problem of the server. */
  message(message: Heard<ServerMessage>): void;
  connection(connection: Connection): void;
  /** The connection could not be made. A browser does not say why. */
  turnedAway(): void;
  /** The number of the last applied event; 0 for none. */
  lastSeen(): number;
}

/** Problems that a new connection would not solve. */
const FINAL: readonly Problem['code'][] = ['not-found', 'not-allowed', 'version', 'bad-request'];

/**
 * The connection to a table. It says hello with the last event seen, and sends each command again until the server
 * answers it. The server carries out each command id once, however often it arrives.
 */
export class TableSocket {
  readonly #listener: SocketListener;
  readonly #socket: ReconnectingSocket<ServerMessage, ClientMessage>;
  /** The prefix of all command ids of this page. */
  readonly #name: string;
  /** Unanswered commands, in order. */
  readonly #unanswered = new Map<string, Command>();
  #connection: Connection = 'connecting';
  #commands = 0;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string, listener: SocketListener, surroundings?: Surroundings) {
    this.#listener = listener;
    this.#name = (surroundings?.random() ?? Math.random()).toString(36).slice(2, 10);
    this.#socket = new ReconnectingSocket<ServerMessage, ClientMessage>(
      address,
      {
        hello: () => ({
          type: 'hello',
          version: PROTOCOL_VERSION,
          last_seen: listener.lastSeen(),
        }),
        isWelcome: ({ type }) => type === 'snapshot' || type === 'update',
        message: (message) => this.#heard(message),
        opened: () => {
          this.#become('open');
          this.#sendUnanswered();
        },
        lost: (made) => {
          clearTimeout(this.#later);
          if (this.#connection === 'open') this.#become('lost');
          if (!made) listener.turnedAway();
        },
      },
      surroundings,
    );
  }

  /** Connects and stays connected; returns how to stop. */
  start(): () => void {
    const stop = this.#socket.start();
    return () => {
      stop();
      this.close();
    };
  }

  /** Sends a command, now or as soon as the connection is back; returns its id. */
  send(command: Command): string {
    this.#commands += 1;
    const id = `${this.#name}-${this.#commands}`;
    this.#unanswered.set(id, command);
    this.#socket.say({ type: 'command', id, command });
    return id;
  }

  /** Says hello again, because this client may see more or less than before, or because events are missing. */
  restart(): void {
    clearTimeout(this.#later);
    this.#socket.restart();
  }

  /** Stops for good. */
  close(): void {
    clearTimeout(this.#later);
    this.#socket.close();
    this.#become('closed');
  }

  #heard(message: Heard<ServerMessage>): void {
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
        break;
    }
    this.#listener.message(message);
  }

  /** The server did not read the last command: it is sent again when the server has room. */
  #waitAsAsked(seconds: number): void {
    this.#socket.waitBeforeConnecting(seconds * 1000);
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.#sendUnanswered(), seconds * 1000);
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
