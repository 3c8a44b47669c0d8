import type { Wanted } from '../../words/calling.ts';

/** How long a sentence stays in the live region. */
const REMOVE_MS = 10_000;

/** Announces new calls to screen readers. Calls from before the page opened are on the page already. */
export class CallAnnouncer {
  #spoken: readonly { id: number; text: string }[] = $state.raw([]);
  /** The keys of the last call of `announceNew`; `undefined` before the first. */
  #known: readonly string[] | undefined;
  #ids = 0;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  readonly #removals = new Set<ReturnType<typeof setTimeout>>();

  /** The content of the live region. Equal sentences get different ids, so that they are announced again. */
  get spoken(): readonly { id: number; text: string }[] {
    return this.#spoken;
  }

  /** Announces what was not in `wanted` the last time. The first call announces nothing. */
  announceNew(wanted: readonly Wanted[]): void {
    const known = this.#known;
    this.#known = wanted.map(({ key }) => key);
    if (known === undefined) return;
    for (const { key, text } of wanted) if (!known.includes(key)) this.#say(text);
  }

  stop(): void {
    for (const removal of this.#removals) clearTimeout(removal);
  }

  #say(text: string): void {
    this.#ids += 1;
    const id = this.#ids;
    this.#spoken = [...this.#spoken, { id, text }];
    const removal = setTimeout(() => {
      this.#removals.delete(removal);
      this.#spoken = this.#spoken.filter((spoken) => spoken.id !== id);
    }, REMOVE_MS);
    this.#removals.add(removal);
  }
}
