import { ApiError, findTable } from '../../../net/api.ts';
import type { Command, Problem, ServerMessage } from '../../../net/protocol/types.ts';
import type { Heard, Surroundings } from '../../../net/reconnecting-socket.ts';
import { TableSocket, tableAddress, type Connection } from './socket.ts';

/** So many attempts in a row that fail are more than a hiccup. */
const UNREACHABLE_AFTER = 3;

/** What a table does with what comes over its connection. */
export interface ConnectionListener {
  message(message: Exclude<Heard<ServerMessage>, { type: 'problem' }>): void;
  lost(): void;
  /** The number of the last event that this client has applied; 0 to ask for the whole table. */
  lastSeen(): number;
}

/** How a table's page is connected, and what keeps it from the table. */
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
          if (message.type === 'problem') this.#failedBy(message.problem);
          else listener.message(message);
        },
        connection: (state) => {
          this.#state = state;
          if (state === 'open') this.#failures = 0;
          if (state === 'lost') listener.lost();
        },
        turnedAway: () => void this.#turnedAway(),
        lastSeen: () => listener.lastSeen(),
      },
      surroundings,
    );
  }

  get state(): Connection {
    return this.#state;
  }

  /** Why the server could not go on. */
  get problem(): Problem | null {
    return this.#problem;
  }

  /** Whether this page cannot get to the table. It goes on trying by itself. */
  get unreachable(): boolean {
    return this.#failures >= UNREACHABLE_AFTER;
  }

  /** Connects and stays connected; returns how to stop. */
  start(): () => void {
    return this.#socket.start();
  }

  /** Sends a command, now or as soon as the connection is back; returns its id. */
  send(command: Command): string {
    return this.#socket.send(command);
  }

  /** Says hello again. */
  restart(): void {
    this.#socket.restart();
  }

  /** Tries again at once. */
  retry(): void {
    this.#failures = 0;
    this.#socket.restart();
  }

  /** The whole table has come, so that earlier problems are past. */
  recovered(): void {
    this.#problem = null;
  }

  #failedBy(problem: Problem): void {
    this.#problem = problem;
    if (problem.code === 'too-slow') this.#socket.restart();
  }

  /** A socket that cannot be made does not say why. An ordinary request finds out whether there is such a table. */
  async #turnedAway(): Promise<void> {
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
