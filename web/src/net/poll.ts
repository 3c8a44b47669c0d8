/**
 * Asks the server again and again: often after something has changed, more and more rarely while nothing changes, and
 * rarely while nobody looks at the page.
 */
export class Poll {
  readonly #ask: () => Promise<boolean>;
  readonly #firstMs: number;
  readonly #mostMs: number;
  #waitMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = false;
  #asking = false;

  /** `ask` says whether something has changed. The wait grows from `firstMs` to `mostMs`. */
  constructor(ask: () => Promise<boolean>, firstMs: number, mostMs: number) {
    this.#ask = ask;
    this.#firstMs = firstMs;
    this.#mostMs = mostMs;
    this.#waitMs = firstMs;
  }

  /** Asks for the first time after the first wait; returns a function that stops it. */
  start(): () => void {
    this.#running = true;
    const onvisible = () => {
      if (!document.hidden) this.now();
    };
    document.addEventListener('visibilitychange', onvisible);
    this.#waitMs = this.#firstMs;
    this.#schedule();
    return () => {
      this.#running = false;
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', onvisible);
    };
  }

  /** Asks at once, and then often again. */
  now(): void {
    this.#waitMs = this.#firstMs;
    void this.#run();
  }

  async #run(): Promise<void> {
    if (this.#asking) return;
    clearTimeout(this.#timer);
    this.#asking = true;
    const changed = await this.#ask();
    this.#asking = false;
    if (!this.#running) return;
    if (changed) this.#waitMs = this.#firstMs;
    this.#schedule();
  }

  #schedule(): void {
    const wait = document.hidden ? this.#mostMs : this.#waitMs;
    this.#waitMs = Math.min(this.#mostMs, this.#waitMs * GROWTH);
    this.#timer = setTimeout(() => void this.#run(), wait);
  }
}

const GROWTH = 1.5;
