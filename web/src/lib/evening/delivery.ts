import type { Entry } from '../protocol/evening.ts';

/** How many entries are sent ahead of their answers. */
const AHEAD_MAX = 32;

/** Brings the entries of a device to the server: in their order, and again over every connection until each is answered. */
export class Delivery {
  readonly #say: (entry: Entry) => boolean;
  #waiting: readonly Entry[] = [];
  /** The numbers of those that were said over this connection. */
  readonly #said = new Set<number>();
  #heard = false;
  /** Whether each waits for the answer to the one before, so that it shows which one the server does not read. */
  #careful = false;

  constructor(say: (entry: Entry) => boolean) {
    this.#say = say;
  }

  /** These are unanswered, in order. */
  set(waiting: readonly Entry[]): void {
    this.#waiting = waiting;
    if (waiting.length === 0) this.#careful = false;
    this.#go();
  }

  /** Somebody listens: all that is unanswered is said anew. */
  begin(): void {
    this.#heard = true;
    this.#said.clear();
    this.#go();
  }

  /** Nobody listens for now. */
  pause(): void {
    this.#heard = false;
  }

  /**
   * Something that was said is not read. Returns which entry it was; where it may have been several, nothing, and from now on they
   * are said one after the other.
   */
  unread(): Entry | undefined {
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
