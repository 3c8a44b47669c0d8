import type { EveningClientMessage, EveningServerMessage } from '../protocol/evening.ts';
import { PROTOCOL_VERSION, type Problem } from '../protocol/types.ts';

/** What whoever owns the socket is told, and asked. */
export interface EveningListener {
  /** What the server says. */
  message(message: Exclude<EveningServerMessage, { type: 'pong' }>): void;
  /** Whether there is a connection that was greeted; `gone` where no other would help. */
  connection(connection: 'open' | 'lost' | 'gone'): void;
  /** What to greet with. */
  hello(): Omit<Extract<EveningClientMessage, { type: 'hello' }>, 'type' | 'version'>;
}

/** What the socket takes from its surroundings. */
export interface Surroundings {
  connect(address: string): WebSocket;
  random(): number;
}

const RETRY_FIRST_MS = 250;
const RETRY_MAX_MS = 5000;
const PING_EVERY_MS = 10_000;
const PONG_WITHIN_MS = 5000;

/** Problems that a new connection would not mend. */
const FINAL: readonly Problem['code'][] = ['not-found', 'not-allowed', 'version', 'bad-request'];

const browser: Surroundings = {
  connect: (address) => new WebSocket(address),
  random: () => Math.random(),
};

/** The connection to an evening. It comes back by itself after a loss; what is sent while there is none is the owner's to keep. */
export class EveningSocket {
  readonly #address: string;
  readonly #listener: EveningListener;
  readonly #surroundings: Surroundings;
  #socket: WebSocket | undefined;
  #greeted = false;
  #over = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string, listener: EveningListener, surroundings: Surroundings = browser) {
    this.#address = address;
    this.#listener = listener;
    this.#surroundings = surroundings;
  }

  /** Connects and stays connected; returns how to stop. */
  start(): () => void {
    const online = () => {
      if (this.#socket === undefined && !this.#over) this.#connect();
    };
    // A browser that knows it is offline need not wait for a ping to be missed.
    const offline = () => this.#lose();
    addEventListener('online', online);
    addEventListener('offline', offline);
    this.#connect();
    return () => {
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      this.#over = true;
      clearTimeout(this.#retry);
      this.#drop();
    };
  }

  /** Says something if there is a connection; whether there was. */
  say(message: EveningClientMessage): boolean {
    if (!this.#greeted || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Says hello anew: entries are missing, or this device is somebody else. */
  restart(): void {
    if (this.#over) return;
    this.#drop();
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = this.#surroundings.connect(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      const hello = {
        type: 'hello',
        version: PROTOCOL_VERSION,
        ...this.#listener.hello(),
      } as const;
      socket.send(JSON.stringify(hello satisfies EveningClientMessage));
      this.#ping = setInterval(() => this.#askWhetherThere(socket), PING_EVERY_MS);
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (typeof event.data === 'string') this.#heard(event.data);
    };
    socket.onclose = () => this.#lose();
  }

  #heard(text: string): void {
    clearTimeout(this.#pong);
    this.#pong = undefined;
    // The server's own messages have the types that were generated from it.
    const message = JSON.parse(text) as EveningServerMessage;
    switch (message.type) {
      case 'pong':
        return;
      case 'problem':
        if (FINAL.includes(message.problem.code)) this.#giveUp();
        break;
      case 'welcome':
        this.#failures = 0;
        this.#greeted = true;
        this.#listener.message(message);
        this.#listener.connection('open');
        return;
      default:
        break;
    }
    this.#listener.message(message);
  }

  #askWhetherThere(socket: WebSocket): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ type: 'ping' } satisfies EveningClientMessage));
    this.#pong ??= setTimeout(() => this.#lose(), PONG_WITHIN_MS);
  }

  #giveUp(): void {
    this.#over = true;
    this.#drop();
    this.#listener.connection('gone');
  }

  #lose(): void {
    if (this.#over || this.#socket === undefined) return;
    this.#drop();
    this.#listener.connection('lost');
    const wait = Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#connect(), wait * (0.5 + this.#surroundings.random() / 2));
  }

  #drop(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    this.#pong = undefined;
    this.#greeted = false;
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket === undefined) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
