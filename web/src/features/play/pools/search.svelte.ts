import { ApiError } from '../../../net/api.ts';
import { joinPool, leavePool } from '../../../net/pools.ts';
import type { JoinPool } from '../../../net/protocol/types.ts';

/**
 * A request with the wishes before may be answered with a table just when the next is sent. So it stays open until the one after
 * that, and browsers have enough connections for both.
 */
const REQUESTS_MAX = 2;

/** Waits in pools until opponents are found, or until it is stopped. */
export class Search {
  #people = $state(1);
  #error = $state.raw<ApiError>();
  #running = $state(false);
  /** The requests that are on their way, the newest last. */
  #requests: AbortController[] = [];
  readonly #found: (table: string) => void;

  constructor(found: (table: string) => void) {
    this.#found = found;
  }

  /** Whether it waits now. */
  get running(): boolean {
    return this.#running;
  }

  /** How many people wait for what the visitor waits for, with the visitor. */
  get people(): number {
    return this.#people;
  }

  /** Why the search ended without a table. */
  get error(): ApiError | undefined {
    return this.#error;
  }

  /** Waits for this from now on: until there is a table, or until something else is wanted. A person who waits keeps the place. */
  async want(pool: JoinPool): Promise<void> {
    this.#running = true;
    this.#error = undefined;
    const request = new AbortController();
    this.#requests.push(request);
    while (this.#requests.length > REQUESTS_MAX) this.#requests.shift()?.abort();
    const isNewest = () => this.#running && this.#requests.at(-1) === request;
    try {
      while (isNewest()) {
        const answer = await joinPool(pool, request.signal);
        if (answer.kind === 'table') this.#sit(answer.id);
        else if (isNewest()) this.#people = answer.people;
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A search that was stopped, or wants something else, has nothing to say.
      if (isNewest()) {
        this.#error = error;
        this.#running = false;
      }
    } finally {
      this.#requests = this.#requests.filter((other) => other !== request);
    }
  }

  #sit(table: string): void {
    if (!this.#running) return;
    // A newer request would find a second table, also one that the server gets after the person has left.
    const hasNewer = this.#requests.length > 1;
    this.abandon();
    if (hasNewer) void leavePool().catch(() => undefined);
    this.#found(table);
  }

  /** Asks no more, and goes nowhere. The visitor keeps the place for a few seconds. */
  abandon(): void {
    this.#running = false;
    for (const request of this.#requests) request.abort();
  }

  /** Leaves the pools. */
  stop(): void {
    if (!this.#running) return;
    this.abandon();
    // Without an answer the server forgets the place by itself.
    void leavePool().catch(() => undefined);
  }
}
