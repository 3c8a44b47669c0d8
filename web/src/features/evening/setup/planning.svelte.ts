import type { Coverage, Planner, Seating } from '../service/planner.ts';
import { PLAYERS_MIN } from '../../../net/protocol/evening.ts';
import type { Draft } from './draft.svelte.ts';

/** How long the page waits for the next change before it asks, in milliseconds. */
const PAUSE_MS = 150;

/** What is computed while a draft is typed: its seating, and which tables would have no scorekeeper. */
export class Planning {
  #seating: Seating | undefined = $state.raw();
  /** The size of the teams that the seating is for. */
  #teamPairs = 1;
  #groups = 0;
  #coverage: Coverage | undefined = $state.raw();
  #failed = $state(false);

  /** Follows a draft while the component that creates it is mounted. */
  constructor(draft: Draft, planner: Planner) {
    const kind = $derived(draft.kind);
    const size = $derived(draft.size);
    const teamPairs = $derived(draft.teamPairs);
    const groups = $derived(draft.groups);
    const isPartial = $derived(draft.isOdd || !draft.hasWholeTeams || draft.isFewForGroups);
    const keepers = $derived(draft.keepers.join(' '));
    $effect(() => {
      const request = { kind, size, teamPairs, groups };
      if (request.size < PLAYERS_MIN || isPartial) return undefined;
      return debounce(
        () => planner.seating(request.size, request.kind, request.teamPairs, request.groups),
        (seating) => {
          [this.#seating, this.#failed] = [seating, false];
          [this.#teamPairs, this.#groups] = [request.teamPairs, request.groups];
          const { length } = seating.schedule.matches;
          draft.note(request.size, request.kind, length, request.teamPairs, request.groups);
        },
        () => (this.#failed = true),
      );
    });
    $effect(() => {
      const request = { kind, size, teamPairs, groups, keepers: keepers.split(' ').map(Number) };
      if (request.size < PLAYERS_MIN || isPartial) return undefined;
      return debounce(
        () => {
          const { size, kind, keepers, teamPairs, groups } = request;
          return planner.coverage(size, kind, keepers, teamPairs, groups);
        },
        (coverage) => (this.#coverage = coverage),
        // The scorekeepers are checked again at the next change; the evening can be opened without this.
        () => (this.#coverage = undefined),
      );
    });
  }

  /** The seating of so many players; `undefined` while it is being computed. */
  seatingOf(draft: Pick<Draft, 'size' | 'kind' | 'teamPairs' | 'groups'>): Seating | undefined {
    const schedule = this.#seating?.schedule;
    const isThis =
      schedule?.players === draft.size &&
      schedule.kind === draft.kind &&
      this.#teamPairs === draft.teamPairs &&
      this.#groups === draft.groups;
    return isThis ? this.#seating : undefined;
  }

  /** The tables without a scorekeeper, as last computed; `undefined` before that, and after a failure. */
  get coverage(): Coverage | undefined {
    return this.#coverage;
  }

  /** Whether computing the seating failed. */
  get failed(): boolean {
    return this.#failed;
  }
}

/**
 * Debounces a request: asks after `PAUSE_MS`, and passes the answer to `keep`, or calls `fail`. The returned function
 * cancels the request, also while its answer is awaited.
 */
function debounce<T>(
  ask: () => Promise<T>,
  keep: (answer: T) => void,
  fail: () => void,
): () => void {
  let isCurrent = true;
  const timer = setTimeout(() => {
    ask().then(
      (answer) => {
        if (isCurrent) keep(answer);
      },
      () => {
        if (isCurrent) fail();
      },
    );
  }, PAUSE_MS);
  return () => {
    isCurrent = false;
    clearTimeout(timer);
  };
}
