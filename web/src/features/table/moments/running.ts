/** Something that moves, and that can be completed at once. */
export interface Running {
  finish(): void;
}

/** What moves at present. Nothing queues: what begins with a new message completes what earlier messages began. */
export class Stage {
  readonly #running = new Set<Running>();
  /** Whether an event of the present message has begun. */
  #joined = false;

  /** Begins the motion of an event. Events of one message move together. */
  begin(): void {
    if (!this.#joined) this.finish();
    this.#joined = true;
  }

  /** An event that continues what this person has begun completes nothing. */
  join(): void {
    this.#joined = true;
  }

  /** All events of a message have begun. */
  end(): void {
    this.#joined = false;
  }

  /** Adds motion that a later message completes. Returns a function that removes it once it is over. */
  add(running: Running): () => void {
    this.#running.add(running);
    return () => this.#running.delete(running);
  }

  /** Completes everything that moves. */
  finish(): void {
    const all = [...this.#running];
    this.#running.clear();
    for (const running of all) running.finish();
  }

  /** How many things move. */
  get size(): number {
    return this.#running.size;
  }
}
