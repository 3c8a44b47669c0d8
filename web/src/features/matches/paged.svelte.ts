import { ApiError } from '../../net/api.ts';

/** One page of a list. */
export type ListPage<Item> = {
  readonly matches: readonly Item[];
  /** What to send for the next page; `null` on the last one. */
  readonly next: string | null;
};

/** The items of a list shown so far. Each further page is added at the end. */
export class PagedList<Item, Wanted> {
  #items: readonly Item[] | undefined = $state.raw();
  #next: string | null = $state(null);
  #error = $state.raw<ApiError>();
  #busy = $state(false);
  #wanted: Wanted = $state.raw() as Wanted;
  /** How many lists were asked for: only the answer to the last one counts. */
  #asked = 0;
  readonly #load: (wanted: Wanted, after: string | undefined) => Promise<ListPage<Item>>;

  constructor(
    all: Wanted,
    load: (wanted: Wanted, after: string | undefined) => Promise<ListPage<Item>>,
  ) {
    this.#wanted = all;
    this.#load = load;
  }

  /** `undefined` until the first page has arrived. */
  get items(): readonly Item[] | undefined {
    return this.#items;
  }

  /** Whether there are more items. */
  get hasMore(): boolean {
    return this.#next !== null;
  }

  /** Why the last request failed; `undefined` after a success. */
  get error(): ApiError | undefined {
    return this.#error;
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** What the reader has chosen for the items shown. */
  get wanted(): Wanted {
    return this.#wanted;
  }

  /** Shows what the reader has chosen, from the first page on. */
  async show(wanted: Wanted): Promise<void> {
    this.#wanted = wanted;
    await this.#ask(undefined);
  }

  /** Repeats the request that failed. */
  async retry(): Promise<void> {
    await this.#ask(this.#items === undefined ? undefined : (this.#next ?? undefined));
  }

  /** Adds the next page. */
  async more(): Promise<void> {
    if (this.#next !== null && !this.#busy) await this.#ask(this.#next);
  }

  async #ask(after: string | undefined): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.#busy = true;
    this.#error = undefined;
    if (after === undefined) this.#next = null;
    try {
      const page = await this.#load(this.#wanted, after);
      if (asked !== this.#asked) return;
      const before = after === undefined ? [] : (this.#items ?? []);
      this.#items = [...before, ...page.matches];
      this.#next = page.next;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (asked === this.#asked) this.#error = error;
    } finally {
      if (asked === this.#asked) this.#busy = false;
    }
  }
}
