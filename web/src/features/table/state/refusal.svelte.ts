import type { Refusal } from '../../../net/protocol/types.ts';

/** Long enough to read a refusal. */
const SHOWN_MS = 5000;

/** Why the last request was refused: for five seconds, or until it is cleared. */
export class ShownRefusal {
  #refusal: Refusal | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get current(): Refusal | null {
    return this.#refusal;
  }

  show(refusal: Refusal): void {
    this.#refusal = refusal;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#refusal = null), SHOWN_MS);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#refusal = null;
  }
}
