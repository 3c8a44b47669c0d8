import type { LiveState, SeenEvent, TableView } from '../../../net/protocol/types.ts';
import { isOwn, missingIn } from '../view/people.ts';

/** A tile of the pile that this person asked for. */
interface Requested {
  readonly id: string;
  readonly place: number;
}

/** The tiles of the pile that this person has asked for, until the server says who has them. */
export class Taking {
  #requested: readonly Requested[] = $state.raw([]);

  /** Their places in the pile. */
  get places(): readonly number[] {
    return this.#requested.map(({ place }) => place);
  }

  ask(id: string, place: number): void {
    this.#requested = [...this.#requested, { id, place }];
  }

  refused(id: string): void {
    this.#requested = this.#requested.filter((requested) => requested.id !== id);
  }

  /** A snapshot has arrived. */
  snapshot(view: TableView): void {
    this.#requested = this.#requested.filter(({ place }) => view.pile?.takers[place] === null);
  }

  /** An event has been applied; `after` is the new view. */
  event(event: SeenEvent, after: TableView): void {
    if (event.type === 'took') {
      this.#requested = this.#requested.filter(({ place }) => place !== event.place);
    } else if (after.pile === undefined || event.type === 'mixed') {
      this.#requested = [];
    }
  }
}

/** Whether this person takes tiles now, in their turn or together with everyone. */
export function takesNow(view: TableView, now: LiveState): boolean {
  const inTurn = view.pile?.order !== null;
  return missingIn(view, now.turn) > 0 && (!inTurn || isOwn(view, now.turn));
}
