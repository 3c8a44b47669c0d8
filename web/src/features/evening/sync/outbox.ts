import type { LogEntry } from '../../../net/protocol/evening.ts';

/** How many entries may wait for an answer at once. */
const AHEAD_MAX = 32;

/** Sends the entries of a device to the server in order, and again over each new connection until each is answered. */
export class Outbox {
  readonly #say: (entry: LogEntry) => boolean;
  #waiting: readonly LogEntry[] = [];
  /** The numbers sent over this connection. */
  readonly #sent = new Set<number>();
  #heard = false;
  /** Send one entry at a time. An unreadable entry can then be identified. */
  #careful = false;

  constructor(say: (entry: LogEntry) => boolean) {
    this.#say = say;
  }

  /** Sets the unanswered entries, in order. */
  set(waiting: readonly LogEntry[]): void {
    this.#waiting = waiting;
    if (waiting.length === 0) this.#careful = false;
    this.#go();
  }

  /** The server is ready: sends all unanswered entries again. */
  begin(): void {
    this.#heard = true;
    this.#sent.clear();
    this.#go();
  }

  /** Stops sending for now. */
  pause(): void {
    this.#heard = false;
  }

  /**
   * The server could not read an entry. Returns that entry. If it could be one of several, returns `undefined`; from
   * then on entries are sent one at a time.
   */
  unread(): LogEntry | undefined {
    const [first, ...others] = this.#waiting.filter(({ n }) => this.#sent.has(n));
    this.pause();
    this.#careful = true;
    return others.length === 0 ? first : undefined;
  }

  #go(): void {
    if (!this.#heard) return;
    const ahead = this.#waiting.slice(0, this.#careful ? 1 : AHEAD_MAX);
    for (const entry of ahead) {
      if (this.#sent.has(entry.n)) continue;
      if (!this.#say(entry)) return;
      this.#sent.add(entry.n);
    }
  }
}
