import type { LogEntry } from '../../../net/protocol/evening.ts';

/** How many entries may wait for an answer at once. */
const UNANSWERED_MAX = 32;

/** Sends the entries of a device to the server in order, and again over each new connection until each is answered. */
export class Outbox {
  readonly #say: (entry: LogEntry) => boolean;
  #waiting: readonly LogEntry[] = [];
  /** The numbers sent over this connection. */
  readonly #sent = new Set<number>();
  /** Whether the server accepts entries over this connection. */
  #ready = false;
  /** Whether to send one entry at a time, so that an unreadable entry can be identified. */
  #oneByOne = false;

  constructor(say: (entry: LogEntry) => boolean) {
    this.#say = say;
  }

  /** Sets the unanswered entries, in order. */
  set(waiting: readonly LogEntry[]): void {
    this.#waiting = waiting;
    if (waiting.length === 0) this.#oneByOne = false;
    this.#sendWaiting();
  }

  /** The server is ready: sends all unanswered entries again. */
  begin(): void {
    this.#ready = true;
    this.#sent.clear();
    this.#sendWaiting();
  }

  /** Stops sending for now. */
  pause(): void {
    this.#ready = false;
  }

  /**
   * The server could not read an entry. Returns that entry, or `undefined` if it may be any of several. Pauses sending.
   * After the next `begin`, entries are sent one at a time until all are answered.
   */
  unread(): LogEntry | undefined {
    const [first, ...others] = this.#waiting.filter(({ n }) => this.#sent.has(n));
    this.pause();
    this.#oneByOne = true;
    return others.length === 0 ? first : undefined;
  }

  #sendWaiting(): void {
    if (!this.#ready) return;
    const ahead = this.#waiting.slice(0, this.#oneByOne ? 1 : UNANSWERED_MAX);
    for (const entry of ahead) {
      if (this.#sent.has(entry.n)) continue;
      if (!this.#say(entry)) return;
      this.#sent.add(entry.n);
    }
  }
}
