/** How often visible clocks are updated. */
const TICK_MS = 200;

/** Counts down the times that the server sent, from the moment when they arrived. */
export class Clocks {
  /** When the last times arrived, in milliseconds of `performance.now()`. */
  #arrivedAt = $state(0);
  #tick = $state(0);

  /** Updates the clocks until the returned function is called. */
  start(): () => void {
    const ticking = setInterval(() => this.#advance(), TICK_MS);
    return () => clearInterval(ticking);
  }

  /** Counts down from now: new times have just arrived. */
  restart(): void {
    this.#arrivedAt = this.#advance();
  }

  /** Milliseconds left of a time in the server's last message; `null` if it had none. */
  left(ms: number | undefined): number | null {
    return ms === undefined ? null : Math.max(0, ms - this.since(this.#arrivedAt));
  }

  /** The time now, for `since`. */
  mark(): number {
    return this.#advance();
  }

  /** Milliseconds since a mark. */
  since(mark: number): number {
    return Math.max(0, this.#tick - mark);
  }

  #advance(): number {
    return (this.#tick = performance.now());
  }
}
