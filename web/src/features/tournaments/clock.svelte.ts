import type { FollowedTournament } from './follow.svelte.ts';

/** The time of the server, updated every second while the component is mounted. */
export class ServerClock {
  #ms = $state(Date.now());
  readonly #followed: () => FollowedTournament;

  constructor(followed: () => FollowedTournament, everyMs = 1000) {
    this.#followed = followed;
    $effect(() => {
      const timer = setInterval(() => (this.#ms = Date.now()), everyMs);
      return () => clearInterval(timer);
    });
  }

  get ms(): number {
    return this.#followed().serverMs(this.#ms);
  }
}
