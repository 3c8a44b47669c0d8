import { ApiError, createTable } from '../../../net/api.ts';
import type { OpenTable } from '../../../net/protocol/types.ts';
import type { Router } from '../../../app/router/router.svelte.ts';
import { saveText, loadText } from '../../../device/local-text.ts';
import { firstPlan, readPlan } from './plan.ts';

const KEY = 'boneyard.table';

/** The table that this person opened last, or a default. */
export function lastPlan(): OpenTable {
  return readPlan(loadText(KEY)) ?? firstPlan;
}

/** Opens a table, one at a time, and keeps why it failed. */
export class Opening {
  #busy = $state(false);
  #error = $state.raw<ApiError>();
  readonly #router: Router;

  constructor(router: Router) {
    this.#router = router;
  }

  get busy(): boolean {
    return this.#busy;
  }

  get error(): ApiError | undefined {
    return this.#error;
  }

  /** Opens a table and goes there, or to its link if it has free seats. */
  async open(plan: OpenTable): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.#error = undefined;
    try {
      const { id } = await createTable(plan);
      saveText(KEY, JSON.stringify(plan));
      const waits = plan.seats.some((seat) => seat.kind === 'open');
      this.#router.go(waits ? `/invite/${id}` : `/table/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#error = error;
    } finally {
      this.#busy = false;
    }
  }
}
