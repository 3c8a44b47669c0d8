import type { Region, Said } from './announce.ts';

/** A sentence in a live region. Equal sentences are different children, so that they are announced again. */
export type Spoken = { id: number; text: string };

/** Reads sentences aloud, if the person wants that. */
export interface Speaker {
  speak(text: string, region: Region): void;
  /** Stops speaking, and drops what is still queued. */
  hush(): void;
}

const JOIN_MS = 700;
const REMOVE_MS = 10_000;
const KEPT_MAX = 50;

/** The content of the live regions. Plays that come close together are announced as one sentence. */
export class Announcer {
  #regions: Record<Region, readonly Spoken[]> = $state.raw({ plays: [], turn: [], answers: [] });
  readonly #said: string[] = [];
  /** The index of the earlier sentence that is being repeated, counted from the newest. */
  #back = 0;
  #joining: string[] = [];
  #flush: ReturnType<typeof setTimeout> | undefined;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  readonly #removals = new Set<ReturnType<typeof setTimeout>>();
  #ids = 0;
  readonly #speaker: Speaker | undefined;
  /** Whether speech was already stopped for the present sentences. */
  #hushed = false;

  constructor(speaker?: Speaker) {
    this.#speaker = speaker;
  }

  get regions(): Readonly<Record<Region, readonly Spoken[]>> {
    return this.#regions;
  }

  say({ region, text }: Said): void {
    if (text === '') return;
    if (region === 'plays') {
      this.#joining.push(text);
      this.#flush ??= setTimeout(() => this.#tellPlays(), JOIN_MS);
      return;
    }
    if (region === 'turn') this.#hush();
    // That it is a player's turn makes sense only after the plays that led to it.
    this.#tellPlays();
    this.#tell(region, text);
  }

  /** Repeats the sentence before the last repeated one. */
  previous(nothing: string): void {
    this.#repeat(Math.min(this.#back + 1, this.#said.length - 1), nothing);
  }

  next(nothing: string): void {
    this.#repeat(Math.max(this.#back - 1, 0), nothing);
  }

  /** Drops sentences that are still queued. */
  stop(): void {
    clearTimeout(this.#flush);
    for (const removal of this.#removals) clearTimeout(removal);
    this.#speaker?.hush();
  }

  /** Sentences about the turn interrupt speech, but not each other. */
  #hush(): void {
    if (this.#hushed) return;
    this.#hushed = true;
    queueMicrotask(() => (this.#hushed = false));
    this.#speaker?.hush();
  }

  #repeat(back: number, nothing: string): void {
    const text = this.#said.at(-1 - back);
    this.#back = Math.max(back, 0);
    this.#add('answers', text ?? nothing);
  }

  #tellPlays(): void {
    clearTimeout(this.#flush);
    this.#flush = undefined;
    if (this.#joining.length === 0) return;
    const text = this.#joining.join(' ');
    this.#joining = [];
    this.#tell('plays', text);
  }

  #tell(region: Region, text: string): void {
    this.#said.push(text);
    if (this.#said.length > KEPT_MAX) this.#said.shift();
    this.#back = 0;
    this.#add(region, text);
  }

  #add(region: Region, text: string): void {
    this.#ids += 1;
    const id = this.#ids;
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
