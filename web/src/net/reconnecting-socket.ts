/** Each message of a socket names its type. */
interface Tagged {
  readonly type: string;
}

/** A message of the server except a pong, which the socket handles itself. */
export type Heard<In extends Tagged> = Exclude<In, { type: 'pong' }>;

/** The owner of a socket: sends the hello, receives messages and follows the state of the connection. */
export interface SocketOwner<In extends Tagged, Out extends Tagged> {
  /** The first message of each connection. */
  hello(): Out;
  /** Whether this message answers the hello. Before that answer nothing else is sent. */
  isWelcome(message: Heard<In>): boolean;
  message(message: Heard<In>): void;
  /** The hello was answered. */
  opened(): void;
  /**
   * The connection ended or could not be made; the next attempt is scheduled. `made` is false if it could not be made.
   * A browser does not say why.
   */
  lost(made: boolean): void;
}

/** What a socket needs from the browser. Tests pass their own. */
export interface Surroundings {
  connect(address: string): WebSocket;
  /** A number from 0 to 1. */
  random(): number;
  /** Whether the other end is on this device, so that it needs no network. */
  readonly local?: boolean;
}

const RETRY_FIRST_MS = 250;
const RETRY_MAX_MS = 5000;
const PING_EVERY_MS = 10_000;
const PONG_WITHIN_MS = 5000;

const browser: Surroundings = {
  connect: (address) => new WebSocket(address),
  random: () => Math.random(),
};

/**
 * A WebSocket that connects again after each loss, until its owner closes it. The first wait is 250 ms; each further
 * one is longer, up to five seconds. Only a pong resets the wait, because it proves that the connection has lasted.
 * Otherwise a server that greets and then closes would be asked four times a second.
 */
export class ReconnectingSocket<In extends Tagged, Out extends Tagged> {
  readonly #address: string;
  readonly #owner: SocketOwner<In, Out | { type: 'ping' }>;
  readonly #surroundings: Surroundings;
  #socket: WebSocket | undefined;
  #welcomed = false;
  #closed = false;
  /** Attempts since the last connection that lasted. */
  #failures = 0;
  /** The server wants no new connection before this time of the page. */
  #notBefore = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;

  constructor(
    address: string,
    owner: SocketOwner<In, Out | { type: 'ping' }>,
    surroundings: Surroundings = browser,
  ) {
    this.#address = address;
    this.#owner = owner;
    this.#surroundings = surroundings;
  }

  /** Connects and stays connected; returns a function that stops it. */
  start(): () => void {
    const online = () => {
      const mayConnect = this.#socket === undefined && !this.#closed;
      if (mayConnect && performance.now() >= this.#notBefore) this.#connect();
    };
    // A browser that knows it is offline need not wait for a pong to be missing.
    const offline = () => {
      if (this.#surroundings.local !== true) this.#lose(true);
    };
    addEventListener('online', online);
    addEventListener('offline', offline);
    this.#connect();
    return () => {
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      this.close();
    };
  }

  /** Sends a message if the server has answered the hello; returns whether the message was sent. */
  say(message: Out): boolean {
    return this.#welcomed && this.#send(message);
  }

  /** Reconnects at once, because a new hello is needed: messages are missing, or another person has signed in. */
  restart(): void {
    if (this.#closed) return;
    this.#drop();
    this.#connect();
  }

  /** Waits at least this long before the next connection, because the server is busy. An open connection stays open. */
  waitBeforeConnecting(ms: number): void {
    this.#notBefore = performance.now() + ms;
  }

  /** Stops for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = this.#surroundings.connect(this.#address);
    let made = false;
    this.#socket = socket;
    socket.onopen = () => {
      made = true;
      this.#send(this.#owner.hello());
      this.#ping = setInterval(() => this.#sendPing(), PING_EVERY_MS);
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (typeof event.data === 'string') this.#hear(event.data);
    };
    socket.onclose = () => this.#lose(made);
  }

  #hear(text: string): void {
    clearTimeout(this.#pong);
    this.#pong = undefined;
    // The server's messages have the types that were generated from its code.
    const message = JSON.parse(text) as In;
    if (message.type === 'pong') {
      this.#failures = 0;
      return;
    }
    const socket = this.#socket;
    const heard = message as Heard<In>;
    this.#owner.message(heard);
    // The owner may have restarted or closed the socket because messages are missing. Then this message is no welcome.
    const isSame = socket !== undefined && socket === this.#socket;
    if (isSame && !this.#welcomed && this.#owner.isWelcome(heard)) {
      this.#welcomed = true;
      this.#owner.opened();
    }
  }

  #sendPing(): void {
    if (!this.#send({ type: 'ping' })) return;
    this.#pong ??= setTimeout(() => this.#lose(true), PONG_WITHIN_MS);
  }

  #lose(made: boolean): void {
    if (this.#closed || this.#socket === undefined) return;
    this.#drop();
    const wait = Math.max(this.#wait(), this.#notBefore - performance.now());
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
    this.#owner.lost(made);
  }

  /** Waits grow up to `RETRY_MAX_MS`. They are random, so that not all clients come back at once. */
  #wait(): number {
    if (this.#failures === 0) return RETRY_FIRST_MS;
    const longest = Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** this.#failures);
    return longest * (0.5 + this.#surroundings.random() / 2);
  }

  /** Closes the connection and ignores its close event. */
  #drop(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    this.#pong = undefined;
    this.#welcomed = false;
    const socket = this.#socket;
    if (socket === undefined) return;
    this.#socket = undefined;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #send(message: Out | { type: 'ping' }): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }
}

/** The address of a socket on the server that served this page. */
export function socketAddress(path: string, page: Location = location): string {
  const scheme = page.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${page.host}${path}`;
}
