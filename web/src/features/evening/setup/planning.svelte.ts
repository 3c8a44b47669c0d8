import type { Coverage, Planner, Seating } from '../service/planner.ts';
import type { Draft } from './draft.svelte.ts';

/** How long the page waits for the next change before it asks. */
const PAUSE_MS = 150;

/** What is worked out while a draft is typed: its seating, and which tables would be without a scorekeeper. */
export class Planning {
  #seating: Seating | undefined = $state.raw();
  #coverage: Coverage | undefined = $state.raw();
  #failed = $state(false);

  /** Follows a draft for as long as the component is there that makes it. */
  constructor(draft: Draft, planner: Planner) {
    const kind = $derived(draft.kind);
    const size = $derived(draft.size);
    const keepers = $derived(draft.keepers.join(' '));
    $effect(() => {
      const asked = { kind, size };
      return later(
        () => planner.seating(asked.size, asked.kind),
        (seating) => ([this.#seating, this.#failed] = [seating, false]),
        () => (this.#failed = true),
      );
    });
    $effect(() => {
      const asked = { kind, size, keepers: keepers.split(' ').map(Number) };
      return later(
        () => planner.coverage(asked.size, asked.kind, asked.keepers),
        (coverage) => (this.#coverage = coverage),
        // Who keeps the score is asked again with the next change; the evening can be opened without.
        () => (this.#coverage = undefined),
      );
    });
  }

  /** The seating that was worked out last; while the next one is, that of what was chosen before. */
  get seating(): Seating | undefined {
    return this.#seating;
  }

  get coverage(): Coverage | undefined {
    return this.#coverage;
  }

  /** Whether the seating could not be worked out. */
  get failed(): boolean {
    return this.#failed;
  }
}

/** Asks after a pause and hands the answer on, unless it is no longer wanted: what is returned says so. */
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
