/** Who knows the time of the server. */
interface Timed {
  /** The time of the server at a time of this device. */
  serverMs(ms: number): number;
}

/** The time of the server, updated every second while the component is mounted. */
export class ServerClock {
  #ms = $state(Date.now());
  readonly #timed: () => Timed;

  constructor(timed: () => Timed, everyMs = 1000) {
    this.#timed = timed;
    $effect(() => {
      const timer = setInterval(() => (this.#ms = Date.now()), everyMs);
      return () => clearInterval(timer);
    });
  }

  get ms(): number {
    return this.#timed().serverMs(this.#ms);
  }
}
