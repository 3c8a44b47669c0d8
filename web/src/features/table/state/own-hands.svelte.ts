import type { LiveState, TableView, Tile } from '../../../net/protocol/types.ts';
import { arrangeHand, handsOf, moveInHand, nextToPlay, type OwnHand } from '../hand/hand.ts';
import { holds } from './optimistic.ts';

/** The hands that this person plays, in the order their owner gave the tiles. The order never leaves the device. */
export class OwnHandsState {
  #order: readonly Tile[] = $state.raw([]);
  readonly #view: () => TableView | null;
  readonly #now: () => LiveState;

  constructor(view: () => TableView | null, now: () => LiveState) {
    this.#view = view;
    this.#now = now;
  }

  readonly hands: readonly OwnHand[] = $derived.by(() => {
    const view = this.#view();
    const hands = view === null ? [] : handsOf(view);
    return hands.map(({ seat, tiles }) => ({ seat, tiles: arrangeHand(this.#order, tiles) }));
  });

  /** This person's seat that has the turn, or has it next. */
  readonly toPlay = $derived.by(() => {
    const seats = this.hands.map(({ seat }) => seat);
    return nextToPlay(seats, this.#now().turn, this.#view()?.seats.length ?? 0);
  });

  move(tile: Tile, to: number): void {
    const arranged = this.hands.map(({ tiles }) =>
      holds(tiles, tile) ? moveInHand(tiles, tile, to) : tiles,
    );
    this.#order = arranged.flat();
  }

  /** Forgets the order: another round has been dealt. */
  reset(): void {
    this.#order = [];
  }

  /** Keeps the tiles where they are. A drawn tile then stays last, even if a new snapshot would sort it elsewhere. */
  keepOrder(): void {
    this.#order = this.hands.flatMap(({ tiles }) => tiles);
  }
}
