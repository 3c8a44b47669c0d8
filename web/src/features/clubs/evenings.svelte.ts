import { Mutation } from '../../net/mutation.svelte.ts';
import { Query } from '../../net/query.svelte.ts';
import { EVENINGS_LISTED_MAX, type EveningSummary } from '../../net/protocol/evening.ts';
import { getEvenings } from '../../net/clubs.ts';

/** The evenings of a club, the newest first, loaded page by page. */
export class ClubEvenings {
  readonly #club: string;
  /** The first page. */
  readonly newest: Query<readonly EveningSummary[]>;
  /** The request for an earlier page. */
  readonly mutation = new Mutation();
  #earlier: readonly EveningSummary[] = $state.raw([]);
  /** The number of evenings in the last answer. */
  #lastCount = $state(0);

  constructor(club: string) {
    this.#club = club;
    this.newest = new Query(async () => {
      const evenings = await getEvenings(club);
      this.#earlier = [];
      this.#lastCount = evenings.length;
      return evenings;
    });
  }

  get #all(): readonly EveningSummary[] {
    const { now } = this.newest;
    return now.state === 'ready' ? [...now.value, ...this.#earlier] : [];
  }

  get open(): readonly EveningSummary[] {
    return this.#all.filter(({ closed_ms }) => closed_ms === null);
  }

  get closed(): readonly EveningSummary[] {
    return this.#all.filter(({ closed_ms }) => closed_ms !== null);
  }

  /** Whether the server may have earlier evenings: the last answer was full. */
  get hasMore(): boolean {
    return this.#lastCount >= EVENINGS_LISTED_MAX;
  }

  /** Loads the next page. Resolves to its evenings, or to `undefined` if it was not loaded. */
  async loadMore(): Promise<readonly EveningSummary[] | undefined> {
    const last = this.#all.at(-1);
    if (last === undefined) return undefined;
    const answered = await this.mutation.run(() => getEvenings(this.#club, last.opened_ms));
    if (answered === undefined) return undefined;
    this.#earlier = [...this.#earlier, ...answered.answer];
    this.#lastCount = answered.answer.length;
    return answered.answer;
  }
}
