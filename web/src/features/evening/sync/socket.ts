import type { EveningClientMessage, EveningServerMessage } from '../../../net/protocol/evening.ts';
import { PROTOCOL_VERSION, type Problem } from '../../../net/protocol/types.ts';
import {
  ReconnectingSocket,
  socketAddress,
  type Heard,
  type Surroundings,
} from '../../../net/reconnecting-socket.ts';

/** The hello of an evening, without what is the same in each. */
export type Hello = Omit<Extract<EveningClientMessage, { type: 'hello' }>, 'type' | 'version'>;

/** What an evening does with what its socket hears. */
export interface EveningListener {
  message(message: Heard<EveningServerMessage>): void;
  /**
   * The connection opened, was lost, or ended for good: `gone` where there is no such evening, `outdated` where the server
   * speaks a newer protocol than this page. `lost` comes again for each attempt that fails.
   */
  connection(connection: 'open' | 'lost' | 'gone' | 'outdated'): void;
  hello(): Hello;
}

/** The connection to an evening. What is sent without a connection is not kept: that is its owner's part. */
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

  /** Says hello again: entries are missing, or this device is another person's. */
  restart(): void {
    this.#welcomed = false;
    this.#socket.restart();
  }

  /** Ends for good. */
  giveUp(why: 'gone' | 'outdated' = 'gone'): void {
    this.#socket.close();
    this.#listener.connection(why);
  }

  /** What a problem means for this connection and the next. The server closes after those that end one. */
  #failedBy(problem: Problem): void {
    if (problem.code === 'version') this.giveUp('outdated');
    if (problem.code === 'not-found') this.giveUp();
    // Only the hello was said so far, and the next one would be the same.
    if (problem.code === 'bad-request' && !this.#welcomed) this.giveUp();
    if (problem.code === 'too-many') this.#socket.waitBeforeConnecting(problem.retry_s * 1000);
  }
}

/** The address of an evening's socket. */
export const eveningAddress = (id: string): string =>
  socketAddress(`/api/evenings/${encodeURIComponent(id)}/ws`);
