import { ApiError } from '../../../net/api.ts';
import { joinPool, leavePool } from '../../../net/pools.ts';
import type { JoinPool } from '../../../net/protocol/types.ts';

/** Waits in a pool until opponents are found, or until it is stopped. */
export class Search {
  #people = $state(1);
  #error = $state.raw<ApiError>();
  #running = false;
  readonly #pool: JoinPool;
  readonly #found: (table: string) => void;

  constructor(pool: JoinPool, found: (table: string) => void) {
    this.#pool = pool;
    this.#found = found;
  }

  /** How many people wait in the pool, with the visitor. */
  get people(): number {
    return this.#people;
  }

  /** Why the search ended without a table. */
  get error(): ApiError | undefined {
    return this.#error;
  }

  async run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    this.#error = undefined;
    try {
      while (this.#running) {
        const answer = await joinPool(this.#pool);
        if (answer.kind === 'waiting') {
          this.#people = answer.people;
        } else if (this.#running) {
          this.#running = false;
          this.#found(answer.id);
        }
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A search that was stopped has nothing to say.
      if (this.#running) this.#error = error;
      this.#running = false;
    }
  }

  /** Asks no more, and goes nowhere. The visitor keeps the place for a few seconds. */
  abandon(): void {
    this.#running = false;
  }

  /** Leaves the pool. */
  stop(): void {
    if (!this.#running) return;
    this.abandon();
    // Without an answer the server forgets the place by itself.
    void leavePool().catch(() => undefined);
  }
}
