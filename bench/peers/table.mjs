// A table as its clients see it: who moves next, when, and how long the move takes.

import { setTimeout as sleep } from 'node:timers/promises';
import { ENDS } from './dominoes.mjs';

/** The clients of one table. A framework says what a seat sees and how it plays. */
export class Table {
  #load;
  #paceMs;
  #nextAt;
  #isPlaying = false;
  /** What each seat saw last. */
  #seen = [];
  /** When each seat sent a move that it has not seen yet. */
  #sentAt = [];
  #lastSeenAt = 0;

  /** `load` is what all tables share. */
  constructor(load, paceMs) {
    this.#load = load;
    this.#paceMs = paceMs;
  }

  /** Lets the table play. Its first move is due after `firstMs`. */
  begin(firstMs) {
    this.#isPlaying = true;
    this.#nextAt = performance.now() + firstMs;
    this.#seen.forEach((seen, seat) => this.#moveIfTurn(seat, seen));
  }

  /** A seat saw the state after a move. `play` sends a tile and an end to the server. */
  saw(seat, turn, hand, play) {
    const now = performance.now();
    this.#lastSeenAt = now;
    if (this.#sentAt[seat] !== undefined) {
      this.#load.count(now - this.#sentAt[seat]);
      this.#sentAt[seat] = undefined;
    }
    this.#seen[seat] = { turn, hand, play };
    if (this.#isPlaying) this.#moveIfTurn(seat, this.#seen[seat]);
  }

  /** How long ago a seat saw a move. */
  quietMs() {
    return performance.now() - this.#lastSeenAt;
  }

  async #moveIfTurn(seat, { turn, hand, play }) {
    if (turn !== seat) return;
    if (this.#paceMs > 0) await sleep(this.#takeDelay());
    const tile = hand.at(-1);
    this.#sentAt[seat] = performance.now();
    play(tile, ENDS[tile % ENDS.length]);
  }

  /** Takes the next due time. A late table does not catch up. */
  #takeDelay() {
    const now = performance.now();
    const due = Math.max(this.#nextAt, now);
    this.#nextAt = due + this.#paceMs;
    return due - now;
  }
}

/** What all tables share: the measured moves, and the first failure. */
export class Load {
  isMeasured = false;
  times = [];
  #fail;
  /** Fails as soon as a client fails. */
  failed = new Promise((_, reject) => {
    this.#fail = reject;
  });

  constructor() {
    this.failed.catch(() => {});
  }

  count(ms) {
    if (this.isMeasured) this.times.push(ms);
  }

  fail(why) {
    this.#fail(new Error(why));
  }
}
