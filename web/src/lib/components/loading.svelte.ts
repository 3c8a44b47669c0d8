import { ApiError, REACHABLE } from '../api.ts';

/** Something that is on its way, has arrived, or has not. */
export type Loaded<T> =
  { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; error: ApiError };

/** Loads something for a page and keeps what came of it. */
export class Loading<T> {
  #now: Loaded<T> = $state.raw({ state: 'loading' });
  readonly #load: () => Promise<T>;

  constructor(load: () => Promise<T>) {
    this.#load = load;
    void this.again();
  }

  get now(): Loaded<T> {
    return this.#now;
  }

  /** Loads once more. What is shown stays until the answer is there; a failure is then shown as loading. */
  async again(): Promise<void> {
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

  /** Loads once more, unless somebody has done so since. */
  #retry(): void {
    if (this.#now.state === 'failed') void this.again();
  }
}
