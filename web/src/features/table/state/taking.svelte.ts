import type { LiveState, SeenEvent, TableView } from '../../../net/protocol/types.ts';
import { isOwn, missingIn } from '../view/people.ts';

/** A tile of the pile that this person asked for. */
interface Requested {
  readonly id: string;
  readonly place: number;
}

/** The tiles of the pile that this person has asked for, until the server answers. */
export class Taking {
  #requested: readonly Requested[] = $state.raw([]);

  /** The places of these tiles in the pile. */
  get places(): readonly number[] {
    return this.#requested.map(({ place }) => place);
  }

  ask(id: string, place: number): void {
    this.#requested = [...this.#requested, { id, place }];
  }

  refused(id: string): void {
    this.#requested = this.#requested.filter((requested) => requested.id !== id);
  }

  /** Drops the requests for places that are no longer free in a new snapshot. */
  snapshot(view: TableView): void {
    this.#requested = this.#requested.filter(({ place }) => view.pile?.takers[place] === null);
  }

  /** Drops the requests that an applied event has decided; `after` is the view with this event. */
  event(event: SeenEvent, after: TableView): void {
    if (event.type === 'took') {
      this.#requested = this.#requested.filter(({ place }) => place !== event.place);
    } else if (after.pile === undefined || event.type === 'mixed') {
      this.#requested = [];
    }
  }
}

/** Whether this person has to take tiles now: in their turn, or at the same time as everyone. */
export function takesNow(view: TableView, now: LiveState): boolean {
  const inTurn = view.pile?.order !== null;
  return missingIn(view, now.turn) > 0 && (!inTurn || isOwn(view, now.turn));
}
