import { Poll } from './poll.ts';
import { Query } from './query.svelte.ts';

/** A query whose answer changes while the page is open. */
export class LiveQuery<T> extends Query<T> {
  readonly #poll: Poll;

  /** `factsOf` is what matters of an answer: while that stays the same, the query is repeated less often. */
  constructor(load: () => Promise<T>, factsOf: (answer: T) => unknown) {
    super(load);
    const facts = () => (this.now.state === 'ready' ? JSON.stringify(factsOf(this.now.value)) : '');
    this.#poll = new Poll(
      async () => {
        const before = facts();
        await this.refresh();
        return before !== facts();
      },
      FIRST_MS,
      MOST_MS,
    );
  }

  /** Repeats the query until the returned function is called. */
  follow(): () => void {
    return this.#poll.start();
  }
}

const FIRST_MS = 5000;
const MOST_MS = 30_000;
