import type { EveningClientMessage, EveningServerMessage } from '../../../net/protocol/evening.ts';
import { PROTOCOL_VERSION, type Problem } from '../../../net/protocol/types.ts';
import {
  ReconnectingSocket,
  socketAddress,
  type Heard,
  type Surroundings,
} from '../../../net/reconnecting-socket.ts';

/** The hello for an evening, without the parts that never differ. */
export type Hello = Omit<Extract<EveningClientMessage, { type: 'hello' }>, 'type' | 'version'>;

/** The owner of an evening's socket. */
export interface EveningListener {
  message(message: Heard<EveningServerMessage>): void;
  /**
   * The connection opened, was lost, or ended for good. `gone`: there is no such evening. `outdated`: the server speaks
   * a newer protocol than this page. `lost` is repeated for each failed attempt.
   */
  connection(connection: 'open' | 'lost' | 'gone' | 'outdated'): void;
  hello(): Hello;
}

/** The connection to an evening. It keeps no unsent messages: its owner does. */
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

  /** Connects and stays connected; returns how to stop. */
  start(): () => void {
    return this.#socket.start();
  }

  /** Sends a message if there is a connection; returns whether there was. */
  say(message: EveningClientMessage): boolean {
    return this.#socket.say(message);
  }

  /** Says hello again: entries are missing, or another person uses this device. */
  restart(): void {
    this.#welcomed = false;
    this.#socket.restart();
  }

  /** Ends for good. */
  giveUp(why: 'gone' | 'outdated' = 'gone'): void {
    this.#socket.close();
    this.#listener.connection(why);
  }

  /** What a problem means for this connection and the next. The server closes after problems that end one. */
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
