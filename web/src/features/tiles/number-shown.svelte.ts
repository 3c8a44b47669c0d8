const SHOWN_MS = 3000;

/** The number that is outlined on all tiles, for three seconds. */
export class NumberShown {
  #number = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The number; `null` for none. */
  get current(): number | null {
    return this.#number;
  }

  show(number: number): void {
    this.clear();
    this.#number = number;
    this.#timer = setTimeout(() => (this.#number = null), SHOWN_MS);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#number = null;
  }
}
