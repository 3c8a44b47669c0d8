import type { Region, Announcement } from './announce.ts';

/**
 * A sentence in a live region. Its own id makes an equal sentence a new child, which is announced.
 */
export type Spoken = { id: number; text: string };

/** Reads sentences aloud, if the person wants that. */
export interface Speaker {
  speak(text: string, region: Region): void;
  /** Stops speaking, and drops what is still queued. */
  hush(): void;
}

/** Plays within this time are announced together. */
const JOIN_MS = 700;
/** A sentence stays in its region for this time. */
const REMOVE_MS = 10_000;
/** How many sentences can be repeated. */
const KEPT_MAX = 50;

/**
 * The content of the live regions. Plays that come close together are announced as one sentence.
 */
export class Announcer {
  #regions: Record<Region, readonly Spoken[]> = $state.raw({ plays: [], turn: [], answers: [] });
  readonly #announced: string[] = [];
  /** Which sentence was repeated last: 0 for the newest, 1 for the one before. */
  #stepsBack = 0;
  #joining: string[] = [];
  #flush: ReturnType<typeof setTimeout> | undefined;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  readonly #removals = new Set<ReturnType<typeof setTimeout>>();
  #lastId = 0;
  readonly #speaker: Speaker | undefined;
  /** Whether speech was already stopped for sentences of the present task. */
  #hushed = false;

  constructor(speaker?: Speaker) {
    this.#speaker = speaker;
  }

  get regions(): Readonly<Record<Region, readonly Spoken[]>> {
    return this.#regions;
  }

  say({ region, text, closing }: Announcement): void {
    if (text === '') return;
    if (region === 'plays' && closing === undefined) {
      this.#joining.push(text);
      this.#flush ??= setTimeout(() => this.#announcePlays(), JOIN_MS);
      return;
    }
    if (region === 'turn') this.#hush();
    // Announce the plays first: a turn makes sense only after the plays that led to it.
    this.#announcePlays();
    this.#announce(region, text);
  }

  /**
   * Repeats an earlier sentence, one further back at each call; says `fallback` if there is none.
   */
  previous(fallback: string): void {
    this.#repeat(Math.min(this.#stepsBack + 1, this.#announced.length - 1), fallback);
  }

  /** Repeats the sentence after the one repeated last; says `fallback` if there is none. */
  next(fallback: string): void {
    this.#repeat(Math.max(this.#stepsBack - 1, 0), fallback);
  }

  /** Stops speech, and drops the plays that are still queued. */
  stop(): void {
    clearTimeout(this.#flush);
    for (const removal of this.#removals) clearTimeout(removal);
    this.#speaker?.hush();
  }

  /** Stops speech for a sentence about the turn, but not for a second one of the same task. */
  #hush(): void {
    if (this.#hushed) return;
    this.#hushed = true;
    queueMicrotask(() => (this.#hushed = false));
    this.#speaker?.hush();
  }

  #repeat(back: number, fallback: string): void {
    const text = this.#announced.at(-1 - back);
    this.#stepsBack = Math.max(back, 0);
    this.#add('answers', text ?? fallback);
  }

  #announcePlays(): void {
    clearTimeout(this.#flush);
    this.#flush = undefined;
    if (this.#joining.length === 0) return;
    const text = this.#joining.join(' ');
    this.#joining = [];
    this.#announce('plays', text);
  }

  #announce(region: Region, text: string): void {
    this.#announced.push(text);
    if (this.#announced.length > KEPT_MAX) this.#announced.shift();
    this.#stepsBack = 0;
    this.#add(region, text);
  }

  #add(region: Region, text: string): void {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#regions = { ...this.#regions, [region]: [...this.#regions[region], { id, text }] };
    this.#speaker?.speak(text, region);
    const removal = setTimeout(() => {
      this.#removals.delete(removal);
      const left = this.#regions[region].filter((spoken) => spoken.id !== id);
      this.#regions = { ...this.#regions, [region]: left };
    }, REMOVE_MS);
    this.#removals.add(removal);
  }
}
