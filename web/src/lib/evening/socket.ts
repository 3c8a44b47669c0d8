import type { EveningClientMessage, EveningServerMessage } from '../protocol/evening.ts';
import { PROTOCOL_VERSION, type Problem } from '../protocol/types.ts';

/** What whoever owns the socket is told, and asked. */
export interface EveningListener {
  /** What the server says. */
  message(message: Exclude<EveningServerMessage, { type: 'pong' }>): void;
  /** Whether there is a connection that was greeted; `outdated` where another one helps only a page that is loaded anew. */
  connection(connection: 'open' | 'lost' | 'gone' | 'outdated'): void;
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
  /** When the server would have us back, where it said so. */
  #notBefore = 0;
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
      const mayConnect = this.#socket === undefined && !this.#over;
      if (mayConnect && Date.now() >= this.#notBefore) this.#connect();
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

  /** Ends for good: there is no such evening. */
  giveUp(why: 'gone' | 'outdated' = 'gone'): void {
    this.#over = true;
    clearTimeout(this.#retry);
    this.#drop();
    this.#listener.connection(why);
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
        // It has stood for a while; one that breaks after every welcome would be tried again and again.
        this.#failures = 0;
        return;
      case 'problem':
        this.#failedBy(message.problem);
        break;
      case 'welcome':
        this.#greeted = true;
        this.#listener.message(message);
        this.#listener.connection('open');
        return;
      default:
        break;
    }
    this.#listener.message(message);
  }

  /** What a problem means for this connection and the next. The server closes after those that end one. */
  #failedBy(problem: Problem): void {
    if (problem.code === 'version') this.giveUp('outdated');
    if (problem.code === 'not-found') this.giveUp();
    // What was said so far was only the greeting, and would be again.
    if (problem.code === 'bad-request' && !this.#greeted) this.giveUp();
    if (problem.code === 'too-many') this.#notBefore = Date.now() + problem.retry_s * 1000;
  }

  #askWhetherThere(socket: WebSocket): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ type: 'ping' } satisfies EveningClientMessage));
    this.#pong ??= setTimeout(() => this.#lose(), PONG_WITHIN_MS);
  }

  #lose(): void {
    if (this.#over || this.#socket === undefined) return;
    this.#drop();
    this.#listener.connection('lost');
    const usual = Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** this.#failures);
    this.#failures += 1;
    const wait = usual * (0.5 + this.#surroundings.random() / 2);
    this.#retry = setTimeout(() => this.#connect(), Math.max(wait, this.#notBefore - Date.now()));
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
