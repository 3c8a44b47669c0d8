import { ApiError } from '../../net/api.ts';

/** One page of a list, and where the next one begins. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** A list of which the server sends one page at a time. Each further page is added at the end. */
export class PagedList<Item> {
  #items: readonly Item[] | undefined = $state.raw();
  #next: string | null = $state(null);
  #error = $state.raw<ApiError>();
  #busy = $state(false);
  readonly #load: (after?: string) => Promise<ListPage<Item>>;
  /** How many pages were asked for: only the answer to the last one counts. */
  #asked = 0;

  /** Asks for the first page at once. */
  constructor(load: (after?: string) => Promise<ListPage<Item>>) {
    this.#load = load;
    void this.reload();
  }

  /** `undefined` until the first page has arrived. */
  get items(): readonly Item[] | undefined {
    return this.#items;
  }

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

  /** Asks for the first page again. The items stay until it has arrived. */
  async reload(): Promise<void> {
    await this.#ask(undefined);
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
    try {
      const { items, next } = await this.#load(after);
      if (asked !== this.#asked) return;
      this.#items = after === undefined ? items : [...(this.#items ?? []), ...items];
      this.#next = next;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (asked === this.#asked) this.#error = error;
    } finally {
      if (asked === this.#asked) this.#busy = false;
    }
  }
}
