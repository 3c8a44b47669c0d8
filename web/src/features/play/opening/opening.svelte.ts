import { ApiError, createTable } from '../../../net/api.ts';
import type { OpenTable } from '../../../net/protocol/types.ts';
import type { Router } from '../../../app/router/router.svelte.ts';
import { readRules } from '../../rulebook/parameters.ts';
import { rememberSeat } from '../../table/has-sat.ts';
import { rememberPlayed } from './favourites.svelte.ts';
import { rememberPlan } from './last-plan.ts';

/** Stores that a person on this device sits at a table of a plan. */
export function rememberTable(id: string, plan: OpenTable): void {
  rememberSeat(id);
  rememberPlayed(readRules(plan.rules).preset);
}

const same = (plan: OpenTable): OpenTable => plan;

/** Opens tables, one request at a time, and shows why the last request failed. */
export class Opening {
  /** Opens a table and returns its id. A page may offer another place than the server. */
  create = async (plan: OpenTable): Promise<string> => (await createTable(plan)).id;
  #busy = $state(false);
  #error = $state.raw<ApiError>();
  readonly #router: Router;
  /** Loaded beforehand, so that a press need not wait. Without this part, bots play as the plan says. */
  readonly #settling = import('./settled.ts').catch(() => ({ settled: same }));

  constructor(router: Router) {
    this.#router = router;
  }

  get busy(): boolean {
    return this.#busy;
  }

  get error(): ApiError | undefined {
    return this.#error;
  }

  /**
   * Opens a table, stores its plan and goes to the table. If it has free seats, people wait there together. `before` is done first,
   * such as an invitation. The next table starts from `next`.
   */
  open(
    plan: OpenTable,
    { before, next = plan }: { before?: (id: string) => Promise<unknown>; next?: OpenTable } = {},
  ): Promise<void> {
    return this.#run(async () => {
      const { settled } = await this.#settling;
      const id = await this.create(settled(plan));
      rememberPlan(next);
      rememberTable(id, plan);
      await before?.(id);
      this.#router.go(`/table/${id}`);
    });
  }

  /** Does something for a table of the person, then goes to the table. */
  goTo(id: string, before: (id: string) => Promise<unknown>): Promise<void> {
    return this.#run(async () => {
      await before(id);
      this.#router.go(`/table/${id}`);
    });
  }

  async #run(act: () => Promise<void>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.#error = undefined;
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#error = error;
    } finally {
      this.#busy = false;
    }
  }
}
