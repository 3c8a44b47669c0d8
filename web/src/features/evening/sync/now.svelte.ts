import { getEvening } from './context.ts';

/** The evening's time in milliseconds, updated regularly while the component is mounted. */
export class Now {
  #ms = $state(Date.now());
  readonly #evening = getEvening();

  constructor(everyMs = 1000) {
    $effect(() => {
      const timer = setInterval(() => (this.#ms = Date.now()), everyMs);
      return () => clearInterval(timer);
    });
  }

  get ms(): number {
    return this.#ms + (this.#evening.ahead ?? 0);
  }

  /** Whole minutes since a moment; 0 if the moment is still to come by this clock. */
  minutesSince(moment: number): number {
    return Math.max(0, Math.floor((this.ms - moment) / 60_000));
  }
}
