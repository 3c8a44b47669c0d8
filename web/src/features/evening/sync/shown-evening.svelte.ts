import { SvelteMap } from 'svelte/reactivity';
import type {
  EveningView,
  Moment,
  Player,
  SheetId,
  ClubTableView,
} from '../../../net/protocol/evening.ts';
import type { Fold } from './fold.ts';

/** The view of an evening, updated by a fold, one change after the other. */
export class ShownEvening {
  view = $state.raw<EveningView>();
  readonly #fold: Fold;
  readonly #now: () => Moment;
  /** Tables of other matches that a page asked for. */
  readonly #tables = new SvelteMap<string, ClubTableView>();
  #queue: Promise<unknown> = Promise.resolve();

  /** `now` returns the time of the server's clock in milliseconds. */
  constructor(fold: Fold, now: () => Moment = Date.now) {
    this.#fold = fold;
    this.#now = now;
  }

  /** Runs after all earlier changes, so that only stored entries are shown. */
  inTurn<T>(run: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(run);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  /** Computes the view again. If that is not possible, the previous view stays. */
  async show(viewer: Player | undefined): Promise<void> {
    const view = await this.#fold.view(viewer, this.#now());
    if (view === undefined) return;
    this.view = view;
    for (const table of this.#tables.values()) await this.#load(table.at);
  }

  /** One table of any match; `undefined` until it has been loaded. */
  table(at: SheetId): ClubTableView | undefined {
    const current = this.view?.tables.find((table) => keyOf(table.at) === keyOf(at));
    const known = current ?? this.#tables.get(keyOf(at));
    if (known === undefined) void this.inTurn(() => this.#load(at));
    return known;
  }

  async #load(at: SheetId): Promise<void> {
    const table = await this.#fold.table(at, this.#now());
    if (table !== undefined) this.#tables.set(keyOf(at), table);
  }
}

const keyOf = ({ match, table }: SheetId) => `${match}/${table}`;
