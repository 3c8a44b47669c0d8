import type { EveningClientMessage, EveningServerMessage } from '../../../net/protocol/evening.ts';
import { connection } from '../../../net/connection.svelte.ts';
import { PROTOCOL_VERSION, type Problem } from '../../../net/protocol/types.ts';
import {
  ReconnectingSocket,
  socketAddress,
  type Heard,
  type Surroundings,
} from '../../../net/reconnecting-socket.ts';

/** A hello for an evening. `EveningSocket` adds the message type and the protocol version. */
export type Hello = Omit<Extract<EveningClientMessage, { type: 'hello' }>, 'type' | 'version'>;

/** The owner of an evening's socket. */
export interface EveningListener {
  message(message: Heard<EveningServerMessage>): void;
  /**
   * The connection opened, was lost, or ended for good. `gone`: there is no such evening, or the server rejects
   * this device's hello. `outdated`: the server has another protocol version than this page. `lost` is repeated for
   * each failed attempt.
   */
  connection(connection: 'open' | 'lost' | 'gone' | 'outdated'): void;
  hello(): Hello;
}

/** The connection to an evening. It does not queue messages: its owner must send them again. */
export class EveningSocket {
  readonly #listener: EveningListener;
  readonly #socket: ReconnectingSocket<EveningServerMessage, EveningClientMessage>;
  #welcomed = false;

  constructor(address: string, listener: EveningListener, surroundings?: Surroundings) {
    this.#listener = listener;
    this.#socket = new ReconnectingSocket<EveningServerMessage, EveningClientMessage>(
      address,
      {
        hello: () => ({ type: 'hello', version: PROTOCOL_VERSION, ...listener.hello() }),
        isWelcome: ({ type }) => type === 'welcome',
        message: (message) => {
          if (message.type === 'problem') this.#failedBy(message.problem);
          listener.message(message);
        },
        opened: () => {
          this.#welcomed = true;
          connection.answered();
          listener.connection('open');
        },
        lost: () => {
          this.#welcomed = false;
          listener.connection('lost');
        },
      },
      surroundings,
    );
  }

  /** Connects and stays connected. Returns a function that stops this. */
  start(): () => void {
    return this.#socket.start();
  }

  /** Sends a message if there is a connection; returns whether there was. */
  say(message: EveningClientMessage): boolean {
    return this.#socket.say(message);
  }

  /** Starts a new connection with a new hello, because entries are missing or the server could not read one. */
  restart(): void {
    this.#welcomed = false;
    this.#socket.restart();
  }

  /** Closes the connection and does not reconnect. */
  giveUp(why: 'gone' | 'outdated' = 'gone'): void {
    this.#socket.close();
    this.#listener.connection(why);
  }

  /** Reacts to a problem. Where a problem ends only this connection, the server closes it itself. */
  #failedBy(problem: Problem): void {
    if (problem.code === 'version') this.giveUp('outdated');
    if (problem.code === 'not-found') this.giveUp();
    // Only the hello has been sent, and the next hello would be the same.
    if (problem.code === 'bad-request' && !this.#welcomed) this.giveUp();
    if (problem.code === 'too-many') this.#socket.waitBeforeConnecting(problem.retry_s * 1000);
  }
}

/** The address of an evening's socket. */
export const eveningAddress = (id: string): string =>
  socketAddress(`/api/evenings/${encodeURIComponent(id)}/ws`);
