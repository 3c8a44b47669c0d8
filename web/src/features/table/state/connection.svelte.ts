import { ApiError, findTable } from '../../../net/api.ts';
import type { Command, Problem, Said } from '../../../net/protocol/types.ts';
import type { TableMessage } from './expanded.ts';
import type { Surroundings } from '../../../net/reconnecting-socket.ts';
import { TableSocket, tableAddress, type Connection } from './socket.ts';

/** After this many failed attempts in a row, the page says that the table cannot be reached. */
const UNREACHABLE_AFTER = 3;

/** Receives what a table's connection reports. */
export interface ConnectionListener {
  message(message: Exclude<TableMessage, { type: 'problem' }>): void;
  lost(): void;
  /** The number of the last applied event; 0 to request the whole table. */
  lastSeen(): number;
}

/** The state of a table's connection, and the problem that ended it. */
export class TableConnection {
  #state: Connection = $state('connecting');
  #problem: Problem | null = $state.raw(null);
  /** Attempts in a row that failed. */
  #failures = $state(0);
  readonly #id: string;
  readonly #socket: TableSocket;

  constructor(id: string, listener: ConnectionListener, surroundings?: Surroundings) {
    this.#id = id;
    this.#socket = new TableSocket(
      tableAddress(id),
      {
        message: (message) => {
          if (message.type === 'problem') this.#onProblem(message.problem);
          else listener.message(message);
        },
        connection: (state) => {
          this.#state = state;
          if (state === 'open') this.#failures = 0;
          if (state === 'lost') listener.lost();
        },
        connectFailed: () => void this.#connectFailed(),
        lastSeen: () => listener.lastSeen(),
      },
      surroundings,
    );
  }

  get state(): Connection {
    return this.#state;
  }

  /**
   * The server's last problem, or that there is no such table; `null` once a snapshot has arrived.
   */
  get problem(): Problem | null {
    return this.#problem;
  }

  /** Whether the table cannot be reached. The connection keeps trying. */
  get unreachable(): boolean {
    return this.#failures >= UNREACHABLE_AFTER;
  }

  /** Connects, and reconnects after each loss, until the returned function is called. */
  start(): () => void {
    return this.#socket.start();
  }

  /** Sends a command, now or as soon as the connection is back; returns its id. */
  send(command: Command): string {
    return this.#socket.send(command);
  }

  /** Says something to everyone at the table. Without a connection it is lost. */
  say(said: Said): void {
    this.#socket.talk(said);
  }

  /** Adds a part to the next deal. */
  addPart(commitment: string, part: string): void {
    this.#socket.addPart(commitment, part);
  }

  /** Reconnects at once, to say hello again. */
  restart(): void {
    this.#socket.restart();
  }

  /** Reconnects at once, and forgets the failed attempts. */
  retry(): void {
    this.#failures = 0;
    this.#socket.restart();
  }

  /** A snapshot has arrived, so earlier problems are over. */
  recovered(): void {
    this.#problem = null;
  }

  #onProblem(problem: Problem): void {
    this.#problem = problem;
    if (problem.code === 'too-slow') this.#socket.restart();
  }

  /**
   * A browser does not say why a socket fails. An ordinary request shows whether the table exists.
   */
  async #connectFailed(): Promise<void> {
    this.#failures += 1;
    try {
      await findTable(this.#id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reason.code === 'unreachable') this.#failures = UNREACHABLE_AFTER;
      if (error.reason.code !== 'not-found') return;
      this.#problem = error.reason;
      this.#socket.close();
    }
  }
}
