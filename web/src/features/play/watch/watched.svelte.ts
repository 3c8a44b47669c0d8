import { ApiError } from '../../../net/api.ts';
import type { WatchedMatch, WatchPage } from '../../../net/protocol/types.ts';

/** The live matches that were asked for: the first pages of the list. They follow by themselves, page by page. */
export class Watched {
  readonly #load: (after: string | null) => Promise<WatchPage>;
  #pages: readonly WatchPage[] = $state.raw([]);
  #error: ApiError | undefined = $state.raw();
  #busy = $state(false);

  constructor(load: (after: string | null) => Promise<WatchPage>) {
    this.#load = load;
  }

  /** The matches; `undefined` before the first answer. A match that moved from page to page is listed once. */
  get matches(): readonly WatchedMatch[] | undefined {
    if (this.#pages.length === 0) return undefined;
    const all = this.#pages.flatMap(({ matches }) => matches);
    return all.filter(({ id }, i) => all.findIndex((match) => match.id === id) === i);
  }

  get total(): number {
    return this.#pages[0]?.total ?? 0;
  }

  /** Why the last request failed. */
  get error(): ApiError | undefined {
    return this.#error;
  }

  get busy(): boolean {
    return this.#busy;
  }

  get hasMore(): boolean {
    return (this.#pages.at(-1)?.next ?? null) !== null;
  }

  /** Asks again for all pages that are shown. Says whether something has changed. */
  async refresh(): Promise<boolean> {
    const before = JSON.stringify(this.#pages);
    await this.#ask(Math.max(1, this.#pages.length));
    return JSON.stringify(this.#pages) !== before;
  }

  /** Asks for one page more. */
  async more(): Promise<void> {
    await this.#ask(this.#pages.length + 1);
  }

  async #ask(count: number): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      const pages: WatchPage[] = [];
      let after: string | null = null;
      do {
        const page: WatchPage = await this.#load(after);
        pages.push(page);
        after = page.next;
      } while (after !== null && pages.length < count);
      this.#pages = pages;
      this.#error = undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#error = error;
    } finally {
      this.#busy = false;
    }
  }
}
