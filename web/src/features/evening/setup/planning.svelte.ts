import type { Coverage, Planner, Seating } from '../service/planner.ts';
import type { Draft } from './draft.svelte.ts';

/** How long the page waits for the next change before it asks. */
const PAUSE_MS = 150;

/** What is computed while a draft is typed: its seating, and which tables would have no scorekeeper. */
export class Planning {
  #seating: Seating | undefined = $state.raw();
  #coverage: Coverage | undefined = $state.raw();
  #failed = $state(false);

  /** Follows a draft while the component that creates it is mounted. */
  constructor(draft: Draft, planner: Planner) {
    const kind = $derived(draft.kind);
    const size = $derived(draft.size);
    const keepers = $derived(draft.keepers.join(' '));
    $effect(() => {
      const request = { kind, size };
      return later(
        () => planner.seating(request.size, request.kind),
        (seating) => ([this.#seating, this.#failed] = [seating, false]),
        () => (this.#failed = true),
      );
    });
    $effect(() => {
      const request = { kind, size, keepers: keepers.split(' ').map(Number) };
      return later(
        () => planner.coverage(request.size, request.kind, request.keepers),
        (coverage) => (this.#coverage = coverage),
        // The scorekeepers are checked again at the next change; the evening can be opened without this.
        () => (this.#coverage = undefined),
      );
    });
  }

  /** The last computed seating. While the next one is computed, it is that of the previous choice. */
  get seating(): Seating | undefined {
    return this.#seating;
  }

  get coverage(): Coverage | undefined {
    return this.#coverage;
  }

  /** Whether computing the seating failed. */
  get failed(): boolean {
    return this.#failed;
  }
}

/** Asks after a pause and passes the answer on. Calling the returned function cancels it. */
function later<T>(ask: () => Promise<T>, keep: (answer: T) => void, fail: () => void): () => void {
  let wanted = true;
  const waiting = setTimeout(() => {
    ask().then(
      (answer) => {
        if (wanted) keep(answer);
      },
      () => {
        if (wanted) fail();
      },
    );
  }, PAUSE_MS);
  return () => {
    wanted = false;
    clearTimeout(waiting);
  };
}
