import { ApiError, REACHABLE } from './api.ts';

/** What a query knows: nothing yet, an answer, or why there is none. */
export type QueryState<T> =
  { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; error: ApiError };

/** A request for what a page shows, sent at once. If the server is unreachable, it is repeated when that changes. */
export class Query<T> {
  #now: QueryState<T> = $state.raw({ state: 'loading' });
  readonly #load: () => Promise<T>;

  constructor(load: () => Promise<T>) {
    this.#load = load;
    void this.reload();
  }

  get now(): QueryState<T> {
    return this.#now;
  }

  /** Repeats the request. The last answer stays visible; after a failure the state is `loading`. */
  async reload(): Promise<void> {
    if (this.#now.state === 'failed') this.#now = { state: 'loading' };
    try {
      this.#now = { state: 'ready', value: await this.#load() };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#now = { state: 'failed', error };
      if (error.reason.code === 'unreachable') {
        addEventListener(REACHABLE, () => this.#retry(), { once: true });
      }
    }
  }

  /** Repeats the request. If it fails, the last answer stays. */
  async refresh(): Promise<void> {
    if (this.#now.state !== 'ready') return this.reload();
    try {
      this.#now = { state: 'ready', value: await this.#load() };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  #retry(): void {
    if (this.#now.state === 'failed') void this.reload();
  }
}
