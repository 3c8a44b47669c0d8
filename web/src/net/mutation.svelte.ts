import { ApiError } from './api.ts';

/** A request that changes something on the server: whether it is on its way, and why it failed. */
export class Mutation {
  #busy = $state(false);
  #error = $state.raw<ApiError>();

  get busy(): boolean {
    return this.#busy;
  }

  /** Why the last request failed; `undefined` after a success. */
  get error(): ApiError | undefined {
    return this.#error;
  }

  /** Sends a request, unless one is on its way. Returns `undefined` if the request was not sent or failed. */
  async run<T>(request: () => Promise<T>): Promise<{ answer: T } | undefined> {
    if (this.#busy) return undefined;
    this.#busy = true;
    this.#error = undefined;
    try {
      return { answer: await request() };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#error = error;
      return undefined;
    } finally {
      this.#busy = false;
    }
  }

  reset(): void {
    this.#error = undefined;
  }
}
