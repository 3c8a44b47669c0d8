import type { Surroundings } from '../reconnecting-socket.ts';

/** A socket that the test controls from the server's end. */
export class FakeSocket<In, Out> {
  readyState: number = WebSocket.CONNECTING;
  readonly sent: Out[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  /** Delivers a message from the server. */
  say(message: In): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Ends the connection, or refuses it. */
  fail(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Out);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }
}

/** The sockets that a page opens, and the surroundings that open them. */
export class FakeNetwork<In, Out> {
  readonly sockets: FakeSocket<In, Out>[] = [];
  readonly surroundings: Surroundings;

  constructor(random = 0.5) {
    this.surroundings = {
      connect: () => {
        const socket = new FakeSocket<In, Out>();
        this.sockets.push(socket);
        return socket as unknown as WebSocket;
      },
      random: () => random,
    };
  }

  /** The socket opened last. */
  get last(): FakeSocket<In, Out> {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('nothing has connected');
    return socket;
  }

  /** The connection fails; returns how long the page waits for the next attempt, in milliseconds. */
  failAndWait(advance: (ms: number) => void): number {
    const before = this.sockets.length;
    this.last.fail();
    let waited = 0;
    for (; this.sockets.length === before; waited += 5) advance(5);
    return waited;
  }
}
