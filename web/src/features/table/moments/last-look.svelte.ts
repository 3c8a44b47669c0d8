import type { Moment } from '../state/moment.ts';

/**
 * Whether a table is still looked at although its match is over: for a moment after the last tile, and for as long as
 * this person looks the match through.
 */
export class LastLook {
  #looking = $state(false);
  #kept = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get now(): boolean {
    return this.#looking;
  }

  /** Whether this person looks the match through. */
  get kept(): boolean {
    return this.#kept;
  }

  /** The table stays in sight for a moment when the match ends, so that the last tile is seen. */
  hear(moment: Moment): void {
    if (moment.type !== 'event') return;
    if (moment.event.type === 'match-began') this.end();
    if (moment.event.type !== 'match-ended' || moment.missed) return;
    const ms = lastingMs();
    if (ms === 0) return;
    this.#looking = true;
    this.#timer = setTimeout(() => this.end(), ms);
  }

  /** This person looks the match through. */
  keep(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#looking = true;
    this.#kept = true;
  }

  /** A press ends the moment after the last tile. */
  skip(): void {
    if (this.#timer !== undefined) this.end();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#looking = false;
    this.#kept = false;
  }
}

/** How long the table stays in sight, in milliseconds: 0 without motion. */
function lastingMs(): number {
  const speed = getComputedStyle(document.documentElement).getPropertyValue('--speed-win');
  return Number.parseFloat(speed) || 0;
}
