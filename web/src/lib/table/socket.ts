import {
  PROTOCOL_VERSION,
  type ClientMessage,
  type Command,
  type Problem,
  type ServerMessage,
} from '../protocol/types.ts';

/** How the connection is: being made for the first time, there, lost and being made again, or given up. */
export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

/** What whoever owns the socket is told. */
export interface SocketListener {
  /** A snapshot, an update, an answer to a command, or why the server cannot go on. */
  message(message: Exclude<ServerMessage, { type: 'pong' }>): void;
  connection(connection: Connection): void;
  /** The connection was not made, and a browser does not say why. */
  turnedAway(): void;
  /** The last event this client has applied; 0 for none. */
  lastSeen(): number;
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

/**
 * The connection to a table. It says hello with the last event seen, comes back by itself after a loss, and
 * sends commands again until they are answered: repeating one under its name is harmless.
 */
export class TableSocket {
  readonly #address: string;
  readonly #listener: SocketListener;
  readonly #surroundings: Surroundings;
  readonly #name: string;
  /** Commands not yet answered, in order. */
  readonly #unanswered = new Map<string, Command>();
  #socket: WebSocket | undefined;
  #connection: Connection = 'connecting';
  /** Whether the hello on this socket was answered: before that nothing else is said on it. */
  #greeted = false;
  #failures = 0;
  #commands = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string, listener: SocketListener, surroundings: Surroundings = browser) {
    this.#address = address;
    this.#listener = listener;
    this.#surroundings = surroundings;
    this.#name = surroundings.random().toString(36).slice(2, 10);
  }

  /** Connects and stays connected; returns how to stop. */
  start(): () => void {
    const online = () => {
      if (this.#socket === undefined) this.#connect();
    };
    // A browser that knows it is offline need not wait for a ping to be missed.
    const offline = () => this.#lose();
    addEventListener('online', online);
    addEventListener('offline', offline);
    this.#connect();
    return () => {
      removeEventListener('online', online);
      removeEventListener('offline', offline);
      this.#close();
    };
  }

  /** Sends a command, now or as soon as the connection is back; returns the name it goes by. */
  send(command: Command): string {
    this.#commands += 1;
    const id = `${this.#name}-${this.#commands}`;
    this.#unanswered.set(id, command);
    if (this.#greeted) this.#say({ type: 'command', id, command });
    return id;
  }

  /** Stops trying, since no new connection would help. */
  giveUp(): void {
    this.#close();
  }

  /** Says hello anew, since what this client may see has changed or events are missing. */
  restart(): void {
    if (this.#connection === 'closed') return;
    this.#drop();
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = this.#surroundings.connect(this.#address);
    let made = false;
    this.#socket = socket;
    socket.onopen = () => {
      made = true;
      this.#say({ type: 'hello', version: PROTOCOL_VERSION, last_seen: this.#listener.lastSeen() });
      this.#listen();
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (typeof event.data === 'string') this.#heard(event.data);
    };
    socket.onclose = () => {
      this.#lose();
      if (!made) this.#listener.turnedAway();
    };
  }

  #heard(text: string): void {
    clearTimeout(this.#pong);
    // The server's own messages have the types that were generated from it.
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case 'pong':
        // It has stood for a while; one that breaks after every greeting would be tried again and again.
        this.#failures = 0;
        return;
      case 'snapshot':
      case 'update': {
        const socket = this.#socket;
        this.#listener.message(message);
        // Whoever was told may have let go of it, since events are missing: then the next one is waited for.
        if (socket === this.#socket) this.#opened();
        return;
      }
      case 'ack':
      case 'refused':
        this.#unanswered.delete(message.id);
        break;
      case 'problem':
        if (FINAL.includes(message.problem.code)) this.#close();
        if (message.problem.code === 'too-many') this.#askAgain(message.problem.retry_s);
        break;
    }
    this.#listener.message(message);
  }

  /** The hello was answered: whatever was asked meanwhile is asked now. */
  #opened(): void {
    if (this.#greeted) return;
    this.#greeted = true;
    this.#become('open');
    this.#ask();
  }

  #ask(): void {
    for (const [id, command] of this.#unanswered) this.#say({ type: 'command', id, command });
  }

  /** The server did not read the last command: it is asked again when there is room. */
  #askAgain(seconds: number): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.#ask(), seconds * 1000);
  }

  #listen(): void {
    clearInterval(this.#ping);
    this.#ping = setInterval(() => {
      this.#say({ type: 'ping' });
      clearTimeout(this.#pong);
      this.#pong = setTimeout(() => this.#lose(), PONG_WITHIN_MS);
    }, PING_EVERY_MS);
  }

  #lose(): void {
    if (this.#connection === 'closed') return;
    this.#drop();
    this.#become(this.#connection === 'connecting' ? 'connecting' : 'lost');
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#wait());
    this.#failures += 1;
  }

  /** At once at first, then ever slower up to a bound, and never all clients at the same moment. */
  #wait(): number {
    if (this.#failures === 0) return RETRY_FIRST_MS;
    const longest = Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** this.#failures);
    return longest * (0.5 + this.#surroundings.random() / 2);
  }

  #close(): void {
    this.#drop();
    clearTimeout(this.#retry);
    this.#become('closed');
  }

  /** Lets go of the socket; what it still says is not heard. */
  #drop(): void {
    this.#greeted = false;
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    clearTimeout(this.#later);
    const socket = this.#socket;
    if (socket === undefined) return;
    this.#socket = undefined;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #become(connection: Connection): void {
    if (connection === this.#connection) return;
    this.#connection = connection;
    this.#listener.connection(connection);
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

/** The address of a table's socket on the server that served this page. */
export function socketAddress(id: string, page: Location = location): string {
  const scheme = page.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${page.host}/api/tables/${encodeURIComponent(id)}/ws`;
}
