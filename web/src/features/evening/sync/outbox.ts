import type { LogEntry } from '../../../net/protocol/evening.ts';

/** The most entries on their way without an answer. */
const AHEAD_MAX = 32;

/** Sends the entries of a device to the server in order, and again over each connection until each is answered. */
export class Outbox {
  readonly #say: (entry: LogEntry) => boolean;
  #waiting: readonly LogEntry[] = [];
  /** The numbers of those that were said over this connection. */
  readonly #said = new Set<number>();
  #heard = false;
  /** Whether each waits for the answer to the one before, so that it shows which one the server does not read. */
  #careful = false;

  constructor(say: (entry: LogEntry) => boolean) {
    this.#say = say;
  }

  /** Sets the entries without an answer, in order. */
  set(waiting: readonly LogEntry[]): void {
    this.#waiting = waiting;
    if (waiting.length === 0) this.#careful = false;
    this.#go();
  }

  /** The server listens: sends everything without an answer again. */
  begin(): void {
    this.#heard = true;
    this.#said.clear();
    this.#go();
  }

  /** Stops sending for now. */
  pause(): void {
    this.#heard = false;
  }

  /**
   * The server could not read an entry. Returns it; where it may have been one of several, returns nothing, and from now on they
   * are said one after the other.
   */
  unread(): LogEntry | undefined {
    const [first, ...others] = this.#waiting.filter(({ n }) => this.#said.has(n));
    this.pause();
    this.#careful = true;
    return others.length === 0 ? first : undefined;
  }

  #go(): void {
    if (!this.#heard) return;
    const ahead = this.#waiting.slice(0, this.#careful ? 1 : AHEAD_MAX);
    for (const entry of ahead) {
      if (this.#said.has(entry.n)) continue;
      if (!this.#say(entry)) return;
      this.#said.add(entry.n);
    }
  }
}
