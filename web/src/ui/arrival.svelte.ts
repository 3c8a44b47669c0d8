import { onDestroy } from 'svelte';

/**
 * How the first page arrives: it is shown once all of it is there, so that nothing jumps. A page that takes long is
 * shown as far as it is; `Frame` says after which time.
 */
class Arrival {
  /** How many parts of the page are being loaded. */
  #pending = 0;
  #arrived = $state(false);

  get arrived(): boolean {
    return this.#arrived;
  }

  /** The page is not complete while the component is mounted. */
  wait(): void {
    if (this.#arrived) return;
    this.#pending += 1;
    onDestroy(() => {
      this.#pending -= 1;
      // What takes the part's place may wait for something, too; and it must have been laid out before it is shown.
      this.#nextFrame(() => this.#nextFrame(() => (this.#arrived = true)));
    });
  }

  #nextFrame(then: () => void): void {
    requestAnimationFrame(() => {
      if (this.#pending === 0) then();
    });
  }
}

export const arrival = new Arrival();
