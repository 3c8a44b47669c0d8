import { ApiError } from '../api.ts';

/** Something that a person asks of the server: whether it is on its way, and why it failed. */
export class Asking {
  #busy = $state(false);
  #error = $state.raw<ApiError>();

  get busy(): boolean {
    return this.#busy;
  }

  /** Why the last question has no answer. */
  get error(): ApiError | undefined {
    return this.#error;
  }

  /** Asks, unless something is on its way already; the answer, or nothing where there is none. */
  async ask<T>(question: () => Promise<T>): Promise<{ answer: T } | undefined> {
    if (this.#busy) return undefined;
    this.#busy = true;
    this.#error = undefined;
    try {
      return { answer: await question() };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#error = error;
      return undefined;
    } finally {
      this.#busy = false;
    }
  }

  /** Leaves what failed behind. */
  forget(): void {
    this.#error = undefined;
  }
}
