/** How often the clocks on the screen move. */
const TICK_MS = 200;

/** Counts down the times that the server sent, from the moment this page heard them. */
export class Clocks {
  /** By the page's own clock. */
  #heardAt = $state(0);
  #tick = $state(0);

  /** Ticks; returns how to stop. */
  start(): () => void {
    const ticking = setInterval(() => this.#advance(), TICK_MS);
    return () => clearInterval(ticking);
  }

  /** The times of the present have just come. */
  hear(): void {
    this.#heardAt = this.#advance();
  }

  /** What is left of a time that the server sent with the present; `null` where it sent none. */
  left(ms: number | undefined): number | null {
    return ms === undefined ? null : Math.max(0, ms - this.since(this.#heardAt));
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
